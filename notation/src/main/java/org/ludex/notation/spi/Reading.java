package org.ludex.notation.spi;

import java.util.List;
import java.util.Optional;
import org.ludex.core.Move;

/**
 * What a written move means on a position.
 *
 * @param <M> the moves of the game
 */
public sealed interface Reading<M extends Move> {

    /**
     * It means these moves, to be judged one after the other. None where the entry only repeats what is known, as the
     * entry of a pushed tower in Kamisado; several where one word holds a whole turn or where forced moves were left
     * out. Where one part of a turn cannot be understood, the parts before it still can.
     *
     * @param <M> the moves of the game
     * @param moves the moves
     * @param spans where each of them stands; empty where they stand together
     * @param remarks what was understood only leniently or filled in
     * @param trouble why what stands behind these moves cannot be a move there, if so
     */
    record Understood<M extends Move>(List<M> moves, List<Span> spans, List<Remark> remarks, Optional<Remark> trouble)
            implements Reading<M> {
        /** Keeps copies. */
        public Understood {
            moves = List.copyOf(moves);
            spans = List.copyOf(spans);
            remarks = List.copyOf(remarks);
            if (!spans.isEmpty() && spans.size() != moves.size()) {
                throw new IllegalArgumentException(spans.size() + " spans for " + moves.size() + " moves");
            }
        }
    }

    /**
     * It cannot be a move here.
     *
     * @param <M> the moves of the game
     * @param trouble why
     */
    record Misfit<M extends Move>(Remark trouble) implements Reading<M> {}

    /** One move, plainly written. */
    static <M extends Move> Reading<M> of(M move) {
        return new Understood<>(List.of(move), List.of(), List.of(), Optional.empty());
    }

    /** Moves with remarks. */
    static <M extends Move> Reading<M> of(List<? extends M> moves, List<Remark> remarks) {
        return new Understood<>(List.copyOf(moves), List.of(), remarks, Optional.empty());
    }

    /** Nothing that could be played here. */
    static <M extends Move> Reading<M> misfit(Remark trouble) {
        return new Misfit<>(trouble);
    }
}
