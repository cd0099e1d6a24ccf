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
     * The written move stands for these entries, to be judged one after another. There are none if it only repeats what
     * is known, such as the entry of a pushed tower in Kamisado, and several if one word is a whole turn or if forced
     * moves were omitted. If one part of a turn cannot be understood, the parts before it still can.
     *
     * @param <M> the moves of the game
     * @param entries the entries, each as the moves that are written for it: one move, unless the game has {@link
     *     Entries}
     * @param spans the place of each entry; empty if they are not separate
     * @param remarks what was read leniently or added
     * @param trouble why the text after these entries cannot be a move, if so; if each entry is on a separate line, the
     *     last entry is then invalid too
     * @param isBegun whether the last entry is incomplete
     */
    record Understood<M extends Move>(
            List<List<M>> entries, List<Span> spans, List<Remark> remarks, Optional<Remark> trouble, boolean isBegun)
            implements Reading<M> {
        /** Copies the lists. */
        public Understood {
            entries = List.copyOf(entries);
            spans = List.copyOf(spans);
            remarks = List.copyOf(remarks);
            if (!spans.isEmpty() && spans.size() != entries.size()) {
                throw new IllegalArgumentException(spans.size() + " spans for " + entries.size() + " entries");
            }
        }

        /** The written moves of all entries. */
        public List<M> moves() {
            return entries.stream().flatMap(List::stream).toList();
        }

        /** Whether any move is written. */
        public boolean hasMoves() {
            for (int i = 0; i < entries.size(); i++) {
                if (!entries.get(i).isEmpty()) {
                    return true;
                }
            }
            return false;
        }

        @Override
        public Reading<M> moved(int by) {
            if (by == 0 || (spans.isEmpty() && remarks.isEmpty() && trouble.isEmpty())) {
                return this;
            }
            return new Understood<>(
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
        return new Understood<>(List.of(List.of(move)), List.of(), List.of(), Optional.empty(), false);
    }

    /** Moves with remarks, each a separate entry. */
    static <M extends Move> Reading<M> of(List<? extends M> moves, List<Remark> remarks) {
        return new Understood<>(entries(moves), List.of(), remarks, Optional.empty(), false);
    }

    /** Moves at separate places, each a separate entry, possibly followed by something that is not a move. */
    static <M extends Move> Reading<M> of(
            List<? extends M> moves, List<Span> spans, List<Remark> remarks, Optional<Remark> trouble) {
        return new Understood<>(entries(moves), spans, remarks, trouble, false);
    }

    /** Entries that share one place. */
    static <M extends Move> Reading<M> ofEntries(List<List<M>> entries, Span span, List<Remark> remarks) {
        List<Span> spans = entries.size() == 1
                ? List.of(span)
                : entries.stream().map(entry -> span).toList();
        return new Understood<>(entries, spans, remarks, Optional.empty(), false);
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
        return new Understood<>(List.of(moves), List.of(), List.of(), Optional.of(trouble), false);
    }

    /** An entry in canonical form. */
    static <M extends Move> Reading<M> ofEntry(List<List<M>> entry) {
        return new Understood<>(entry, List.of(), List.of(), Optional.empty(), false);
    }

    /** An incomplete entry. */
    static <M extends Move> Reading<M> begun(List<M> moves, List<Remark> remarks) {
        return new Understood<>(List.of(moves), List.of(), remarks, Optional.empty(), true);
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
