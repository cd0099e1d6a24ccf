package org.ludex.notation.json;

import java.util.Optional;
import org.ludex.core.Move;
import org.ludex.core.Position;
import org.ludex.core.Seat;
import org.ludex.notation.RecordedMove;
import org.ludex.notation.spi.GameNotation;
import org.ludex.notation.tree.LineTree;

/**
 * Words of a move that were parsed. Immutable and thread-safe.
 *
 * @param <M> the moves of the game
 * @param <P> the positions of the game
 */
final class KnownMove<M extends Move, P extends Position<M, P>> extends MoveWords {

    private final GameNotation<M, P> notation;
    private final JsonMove<M, P> move;
    private final LineTree.Node<M, P> node;
    private final RecordedMove<M> recorded;
    private final boolean bare;
    private final boolean fixed;

    /**
     * What words mean.
     *
     * @param words the words
     * @param notation the notation that they were read with
     * @param move the move, at a place of its own
     * @param node what is written around it
     */
    KnownMove(MoveWords words, GameNotation<M, P> notation, JsonMove<M, P> move, LineTree.Node<M, P> node) {
        super(words.bytes(), words.sum());
        this.notation = notation;
        this.move = move;
        this.node = node;
        Optional<Seat> seat = move.ownSeat();
        this.recorded = RecordedMove.of(move.moves().get(0), move.moves(), seat, Optional.empty());
        this.bare = node.suffix().isEmpty() && node.comment().isEmpty();
        this.fixed = bare && seat.isPresent() && move.plain().isPresent();
    }

    GameNotation<M, P> notation() {
        return notation;
    }

    /** The move, at a place of its own. */
    JsonMove<M, P> move() {
        return move;
    }

    /** What is written around it. */
    LineTree.Node<M, P> node() {
        return node;
    }

    /** Whether nothing is written around it. */
    boolean isBare() {
        return bare;
    }

    /** How the move is recorded wherever it is legal, if that is {@link #isFixed fixed}. */
    RecordedMove<M> recorded() {
        return recorded;
    }

    /** Whether nothing is written around the move and its seat is named: then it is always recorded in the same way. */
    boolean isFixed() {
        return fixed;
    }
}
