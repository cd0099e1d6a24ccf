package org.ludex.core;

import java.util.List;
import java.util.random.RandomGenerator;
import org.ludex.core.picture.Picture;

/**
 * An immutable position: everything the rules need to judge the next move, and nothing that changes.
 *
 * <p>Contract, tested for every game by the test kit:
 *
 * <ul>
 *   <li>every listed move is judged legal, and every move judged legal leads where some listed move leads;
 *   <li>{@link #play} refuses exactly what {@link #judge} calls illegal, and leaves this position as it was;
 *   <li>a position with an outcome lists no moves and nobody's turn;
 *   <li>positions equal by the rules are equal objects, and {@link #text} gives them the same text.
 * </ul>
 *
 * @param <M> the moves of the game
 */
public interface Position<M extends Move> {

    /** The game that this is a position of. */
    Game<M> game();

    /** The options the game is played with. */
    Options options();

    /** Who acts next. */
    Turn turn();

    /**
     * The legal moves, in a fixed order; none when the game is over.
     *
     * @throws IllegalStateException where chance has too many events to list, see {@link #listsMoves()}
     */
    List<M> legalMoves();

    /** How many moves {@link #legalMoves()} lists, often found without making them. */
    default long legalMoveCount() {
        return legalMoves().size();
    }

    /** Whether the moves can be listed. A deal cannot: it can only be judged or drawn by {@link #sample}. */
    default boolean listsMoves() {
        return true;
    }

    /**
     * One legal move at random: at a seat's turn each listed move is equally likely, at chance's turn each event has its
     * true chance.
     *
     * @throws IllegalStateException when the game is over
     */
    default M sample(RandomGenerator random) {
        List<M> moves = legalMoves();
        if (moves.isEmpty()) {
            throw new IllegalStateException("no moves: " + text());
        }
        return moves.get(random.nextInt(moves.size()));
    }

    /** Whether a move may be played here and, if not, which rule it breaks. */
    Verdict judge(M move);

    /**
     * The position after a move. This one stays as it is.
     *
     * @throws IllegalMoveException when the move is judged illegal
     */
    Position<M> play(M move);

    /** How the game stands. */
    Outcome outcome();

    /** The points of the seats, in the order of the game's seats; empty where the game has none to tell now. */
    default List<Integer> score() {
        return List.of();
    }

    /** This position in one line; {@link Game#position} reads it back. */
    String text();

    /** This position as a seat may see it. The same position where nothing is hidden. */
    default Position<M> view(Seat seat) {
        return this;
    }

    /** A picture of the board. */
    Picture picture();

    /**
     * A picture of the board after a move from here, showing what the move did.
     *
     * @throws IllegalMoveException when the move is judged illegal
     */
    Picture pictureAfter(M move);
}
