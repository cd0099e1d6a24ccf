package org.ludex.core;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * The cells of a move: where it starts, where it ends, and what else it touches.
 *
 * <p>A piece that comes onto the board has no cell to start from, a piece that is removed has no cell to end on, and a
 * pass has neither.
 *
 * <p>Immutable and thread-safe.
 *
 * @param from the cells that pieces leave
 * @param to the cells that pieces reach
 * @param touched every cell that the move involves: those in {@code from} and {@code to}, and the cells between them
 *     that it passes or changes
 */
public record Footprint(List<BoardCell> from, List<BoardCell> to, List<BoardCell> touched) {

    private static final Footprint NONE = new Footprint(List.of(), List.of(), List.of());

    /** Copies the lists. */
    public Footprint {
        from = List.copyOf(from);
        to = List.copyOf(to);
        touched = List.copyOf(touched);
    }

    /** No cells: a pass, a roll, a deal. */
    public static Footprint none() {
        return NONE;
    }

    /** A piece is placed on a cell. */
    public static Footprint onto(BoardCell to) {
        return new Footprint(List.of(), List.of(to), List.of(to));
    }

    /** Pieces are removed from these cells. */
    public static Footprint off(List<? extends BoardCell> from) {
        return new Footprint(List.copyOf(from), List.of(), List.copyOf(from));
    }

    /** A piece moves from one cell to another. */
    public static Footprint between(BoardCell from, BoardCell to) {
        return of(List.of(from), List.of(to));
    }

    /** Pieces move from some cells to others and touch nothing else. */
    public static Footprint of(List<? extends BoardCell> from, List<? extends BoardCell> to) {
        Set<BoardCell> both = new LinkedHashSet<>(from);
        both.addAll(to);
        return new Footprint(List.copyOf(from), List.copyOf(to), List.copyOf(both));
    }

    /** A copy of this footprint that touches these cells as well. */
    public Footprint touching(List<? extends BoardCell> more) {
        Set<BoardCell> all = new LinkedHashSet<>(touched);
        all.addAll(more);
        return new Footprint(from, to, List.copyOf(all));
    }

    /**
     * Whether a player enters this move by choosing the cell first: a cell the move starts from or, if it has none, a
     * cell it ends on.
     */
    public boolean beginsOn(BoardCell cell) {
        return beginsOn(cell.id());
    }

    /** The same for the {@link BoardCell#id id} of a cell, as a page sends it. */
    public boolean beginsOn(String cell) {
        return (from.isEmpty() ? to : from)
                .stream().anyMatch(first -> first.id().equals(cell));
    }

    /** The cells of this move and of the move after it. */
    public Footprint then(Footprint next) {
        List<BoardCell> starts = new ArrayList<>(from);
        starts.addAll(next.from);
        List<BoardCell> ends = new ArrayList<>(to);
        ends.addAll(next.to);
        return new Footprint(starts, ends, touched).touching(next.touched);
    }
}
