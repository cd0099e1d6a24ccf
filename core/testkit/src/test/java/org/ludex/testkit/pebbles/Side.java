package org.ludex.testkit.pebbles;

import java.util.Locale;
import org.ludex.core.Seat;

/** The two players. */
public enum Side implements Seat {
    RED,
    BLUE;

    @Override
    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }

    public Side other() {
        return this == RED ? BLUE : RED;
    }
}
