package org.ludex.dvonn;

import java.util.Arrays;
import java.util.Collections;
import java.util.List;

/** Every move that can ever be legal, created once, so that listing moves creates no objects. */
final class MoveTable {

    /** The moves of a side that must pass. */
    static final List<DvonnMove> ONLY_PASS = List.of(new DvonnMove.Pass());

    private static final DvonnMove[] PLACES = new DvonnMove[Grid.SIZE];
    private static final DvonnMove[] STACKS = new DvonnMove[Grid.SIZE * Grid.SIZE];

    static {
        for (Cell from : Cell.all()) {
            PLACES[from.bit()] = new DvonnMove.Place(from);
            for (Cell to : Cell.all()) {
                if (!to.equals(from) && from.distanceTo(to).isPresent()) {
                    STACKS[from.bit() * Grid.SIZE + to.bit()] = new DvonnMove.Stack(from, to);
                }
            }
        }
    }

    private MoveTable() {}

    /** The placements on a set of spaces. */
    static List<DvonnMove> places(long spaces) {
        DvonnMove[] moves = new DvonnMove[Long.bitCount(spaces)];
        int count = 0;
        for (long rest = spaces; rest != 0; rest &= rest - 1) {
            moves[count++] = PLACES[Long.numberOfTrailingZeros(rest)];
        }
        return Collections.unmodifiableList(Arrays.asList(moves));
    }

    /** Adds the moves from one space to each space of a set, and returns the new number of moves. */
    static int addStacks(DvonnMove[] moves, int count, int from, long landings) {
        int next = count;
        for (long rest = landings; rest != 0; rest &= rest - 1) {
            moves[next++] = STACKS[from * Grid.SIZE + Long.numberOfTrailingZeros(rest)];
        }
        return next;
    }
}
