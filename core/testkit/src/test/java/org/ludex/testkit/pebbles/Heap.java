package org.ludex.testkit.pebbles;

import org.ludex.core.BoardCell;

/** A heap on the table, from 1. */
public record Heap(int number) implements BoardCell {
    @Override
    public String id() {
        return "h" + number;
    }
}
