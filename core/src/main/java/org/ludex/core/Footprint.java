package org.ludex.core;

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
 * @param touched every cell whose contents the move itself changes: those in {@code from} and {@code to}, and others,
 *     such as the points between, where a ring of YINSH flips markers. A piece touches no cell that it only passes, and
 *     what follows from the rest of the board is not among them, such as a stack that DVONN takes off
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
        return new Footprint(List.copyOf(from), List.copyOf(to), union(from, to));
    }

    /** A copy of this footprint that touches these cells as well. */
    public Footprint touching(List<? extends BoardCell> more) {
        return new Footprint(from, to, union(touched, more));
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

    /** The cells of this move and of the move after it, each once. */
    public Footprint then(Footprint next) {
        return new Footprint(union(from, next.from), union(to, next.to), union(touched, next.touched));
    }

    private static List<BoardCell> union(List<? extends BoardCell> cells, List<? extends BoardCell> more) {
        Set<BoardCell> all = new LinkedHashSet<>(cells);
        all.addAll(more);
        return List.copyOf(all);
    }
}
