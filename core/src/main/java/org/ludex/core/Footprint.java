package org.ludex.core;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * The cells of a move: where it starts, where it ends, and what else it touches on the way.
 *
 * <p>A piece put on the board has no cell to start from; a piece taken off has none to end on; a pass has neither.
 *
 * <p>Immutable and thread-safe.
 *
 * @param from the cells that pieces leave
 * @param to the cells that pieces reach
 * @param touched every cell the move is about: those two, and the cells in between that it passes or changes
 */
public record Footprint(List<BoardCell> from, List<BoardCell> to, List<BoardCell> touched) {

    private static final Footprint NONE = new Footprint(List.of(), List.of(), List.of());

    /** Keeps copies. */
    public Footprint {
        from = List.copyOf(from);
        to = List.copyOf(to);
        touched = List.copyOf(touched);
    }

    /** No cells: a pass, a roll, a deal. */
    public static Footprint none() {
        return NONE;
    }

    /** A piece put on a cell. */
    public static Footprint onto(BoardCell to) {
        return new Footprint(List.of(), List.of(to), List.of(to));
    }

    /** Pieces taken off these cells. */
    public static Footprint off(List<? extends BoardCell> from) {
        return new Footprint(List.copyOf(from), List.of(), List.copyOf(from));
    }

    /** A piece moved from a cell to another. */
    public static Footprint between(BoardCell from, BoardCell to) {
        return of(List.of(from), List.of(to));
    }

    /** Pieces moved from some cells to others, touching nothing else. */
    public static Footprint of(List<? extends BoardCell> from, List<? extends BoardCell> to) {
        Set<BoardCell> both = new LinkedHashSet<>(from);
        both.addAll(to);
        return new Footprint(List.copyOf(from), List.copyOf(to), List.copyOf(both));
    }

    /** The same, touching these cells as well. */
    public Footprint touching(List<? extends BoardCell> more) {
        Set<BoardCell> all = new LinkedHashSet<>(touched);
        all.addAll(more);
        return new Footprint(from, to, List.copyOf(all));
    }

    /** Whether a player who makes this move begins by choosing a cell: one it starts from or, if none, one it ends on. */
    public boolean beginsOn(BoardCell cell) {
        return from.isEmpty() ? to.contains(cell) : from.contains(cell);
    }

    /** The cells of this move and of one after it. */
    public Footprint then(Footprint next) {
        List<BoardCell> starts = new ArrayList<>(from);
        starts.addAll(next.from);
        List<BoardCell> ends = new ArrayList<>(to);
        ends.addAll(next.to);
        return new Footprint(starts, ends, touched).touching(next.touched);
    }
}
