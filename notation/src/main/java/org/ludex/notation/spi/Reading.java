package org.ludex.notation.spi;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.ludex.core.Facts;
import org.ludex.core.Move;

/**
 * What a written move means on a position.
 *
 * @param <M> the moves of the game
 */
public sealed interface Reading<M extends Move> {

    /**
     * The written move stands for entries, to be judged one after another. There are none if it only repeats what is known,
     * such as the entry of a pushed tower in Kamisado, and several if one word is a whole turn or if forced moves were
     * omitted. If one part of a turn cannot be understood, the parts before it still can.
     *
     * @param <M> the moves of the game
     */
    sealed interface Understood<M extends Move> extends Reading<M> {

        /** The entries, each as the moves that are written for it: one move, unless the game has {@link Entries}. */
        List<List<M>> entries();

        /** The place of each entry; empty if they are not separate. */
        List<Span> spans();

        /** What was read leniently or added. */
        List<Remark> remarks();

        /**
         * Why the text after these entries cannot be a move, if so; if each entry is on a separate line, the last entry is
         * then invalid too.
         */
        Optional<Remark> trouble();

        /** Whether the last entry is incomplete. */
        boolean isBegun();

        /** The written moves of all entries. */
        default List<M> moves() {
            return entries().stream().flatMap(List::stream).toList();
        }

        /** Whether any move is written. */
        default boolean hasMoves() {
            List<List<M>> entries = entries();
            for (int i = 0; i < entries.size(); i++) {
                if (!entries.get(i).isEmpty()) {
                    return true;
                }
            }
            return false;
        }
    }

    /**
     * One move in canonical form, as nearly all written moves are: there is nothing to say about it.
     *
     * @param <M> the moves of the game
     * @param move the move
     * @param entry the move alone
     */
    record Plain<M extends Move>(M move, List<M> entry) implements Understood<M> {

        /** Keeps a copy of the entry. */
        public Plain {
            entry = List.copyOf(entry);
            if (entry.size() != 1 || !entry.contains(move)) {
                throw new IllegalArgumentException("not " + move + " alone: " + entry);
            }
        }

        @Override
        public List<List<M>> entries() {
            return List.of(entry);
        }

        @Override
        public List<Span> spans() {
            return List.of();
        }

        @Override
        public List<Remark> remarks() {
            return List.of();
        }

        @Override
        public Optional<Remark> trouble() {
            return Optional.empty();
        }

        @Override
        public boolean isBegun() {
            return false;
        }

        @Override
        public Reading<M> moved(int by) {
            return this;
        }
    }

    /**
     * Any number of entries, and what there is to say about them.
     *
     * @param <M> the moves of the game
     * @param entries the entries
     * @param spans the place of each, if they are separate
     * @param remarks what was read leniently or added
     * @param trouble why the text after them cannot be a move, if so
     * @param isBegun whether the last entry is incomplete
     */
    record Detailed<M extends Move>(
            List<List<M>> entries, List<Span> spans, List<Remark> remarks, Optional<Remark> trouble, boolean isBegun)
            implements Understood<M> {

        /** Copies the lists. */
        public Detailed {
            entries = List.copyOf(entries);
            spans = List.copyOf(spans);
            remarks = List.copyOf(remarks);
            if (!spans.isEmpty() && spans.size() != entries.size()) {
                throw new IllegalArgumentException(spans.size() + " spans for " + entries.size() + " entries");
            }
        }

        @Override
        public Reading<M> moved(int by) {
            if (by == 0 || (spans.isEmpty() && remarks.isEmpty() && trouble.isEmpty())) {
                return this;
            }
            return new Detailed<>(
                    entries,
                    Reading.moved(spans, span -> span.moved(by)),
                    Reading.moved(remarks, remark -> remark.moved(by)),
                    trouble.map(remark -> remark.moved(by)),
                    isBegun);
        }
    }

    /**
     * The written move cannot be a move here.
     *
     * @param <M> the moves of the game
     * @param trouble why
     */
    record Misfit<M extends Move>(Remark trouble) implements Reading<M> {

        @Override
        public Reading<M> moved(int by) {
            return new Misfit<>(trouble.moved(by));
        }
    }

    private static <T> List<T> moved(List<T> placed, UnaryOperator<T> moving) {
        if (placed.size() <= 1) {
            return placed.isEmpty() ? placed : List.of(moving.apply(placed.get(0)));
        }
        List<T> moved = new ArrayList<>(placed.size());
        for (int i = 0; i < placed.size(); i++) {
            moved.add(moving.apply(placed.get(i)));
        }
        return moved;
    }

    /** The same meaning for words at a place this many characters further on. */
    Reading<M> moved(int by);

    /** One move in canonical form. */
    static <M extends Move> Reading<M> of(M move) {
        return new Plain<>(move, List.of(move));
    }

    /** Moves with remarks, each a separate entry. */
    static <M extends Move> Reading<M> of(List<? extends M> moves, List<Remark> remarks) {
        return new Detailed<>(entries(moves), List.of(), remarks, Optional.empty(), false);
    }

    /** Moves at separate places, each a separate entry, possibly followed by something that is not a move. */
    static <M extends Move> Reading<M> of(
            List<? extends M> moves, List<Span> spans, List<Remark> remarks, Optional<Remark> trouble) {
        return new Detailed<>(entries(moves), spans, remarks, trouble, false);
    }

    /** Entries that share one place. */
    static <M extends Move> Reading<M> ofEntries(List<List<M>> entries, Span span, List<Remark> remarks) {
        List<Span> spans = entries.size() == 1
                ? List.of(span)
                : entries.stream().map(entry -> span).toList();
        return new Detailed<>(entries, spans, remarks, Optional.empty(), false);
    }

    /**
     * Entries of which only the last is written; those before it are added, with a remark.
     *
     * @param span the place of the last one
     * @param whole its place together with everything that announces it
     */
    static <M extends Move> Reading<M> filledIn(List<List<M>> entries, Span span, Span whole, List<Remark> remarks) {
        List<Remark> all = new ArrayList<>(remarks);
        for (List<M> leftOut : entries.subList(0, entries.size() - 1)) {
            leftOut.forEach(move -> all.add(new Remark(NotationRule.FILLED_IN, Facts.of("move", move), whole)));
        }
        return ofEntries(entries, span, all);
    }

    /** An entry followed by something that cannot belong to it. */
    static <M extends Move> Reading<M> ofEntry(List<M> moves, Remark trouble) {
        return new Detailed<>(List.of(moves), List.of(), List.of(), Optional.of(trouble), false);
    }

    /** The moves of an entry in canonical form. */
    static <M extends Move> Reading<M> ofEntry(List<M> moves) {
        return moves.size() == 1
                ? new Plain<>(moves.get(0), moves)
                : new Detailed<>(List.of(moves), List.of(), List.of(), Optional.empty(), false);
    }

    /** An incomplete entry. */
    static <M extends Move> Reading<M> begun(List<M> moves, List<Remark> remarks) {
        return new Detailed<>(List.of(moves), List.of(), remarks, Optional.empty(), true);
    }

    /** Nothing that could be played here. */
    static <M extends Move> Reading<M> misfit(Remark trouble) {
        return new Misfit<>(trouble);
    }

    private static <M extends Move> List<List<M>> entries(List<? extends M> moves) {
        if (moves.size() == 1) {
            return List.of(List.of(moves.get(0)));
        }
        List<List<M>> entries = new ArrayList<>(moves.size());
        for (M move : moves) {
            entries.add(List.of(move));
        }
        return entries;
    }
}
