package org.ludex.core.countdown;

import org.ludex.core.Move;

/** Taking some away. */
public record Minus(int count) implements Move {
    @Override
    public String toString() {
        return "-" + count;
    }
}
