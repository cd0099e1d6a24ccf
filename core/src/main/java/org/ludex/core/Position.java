package org.ludex.core;

import java.util.List;
import java.util.Locale;
import java.util.random.RandomGenerator;
import org.ludex.core.picture.Drawing;
import org.ludex.core.picture.Picture;
import org.ludex.core.picture.StyledText;

/**
 * An immutable position: everything the rules need to judge the next move, and nothing that changes.
 *
 * <p>{@link #attempt} is its one operation: it gives the next position with the verdict on the move, or the refusal.
 * {@link #judge} and {@link #play} are two ways to ask for half of that.
 *
 * <p>Contract, tested for every game by the test kit:
 *
 * <ul>
 *   <li>every listed move is legal, and every legal move leads where some listed move leads;
 *   <li>a move is one decision of the seat to move, or one event of chance when it is chance's turn;
 *   <li>a position with an outcome lists no moves and nobody's turn;
 *   <li>positions equal by the rules are equal objects, and {@link #text} gives them the same text;
 *   <li>a view tells its viewer nothing that is hidden, and whoever follows a game by {@link #view(Move, Viewer) the
 *       moves as they see them} always holds the {@link #view(Viewer) position as they see it}.
 * </ul>
 *
 * <p>The type of the position travels with it: a {@code DvonnPosition} is a {@code Position<DvonnMove, DvonnPosition>}, so
 * lines, playouts and records of DVONN give back a {@code DvonnPosition}. Code that knows a game only at run time holds
 * a {@code Position<?, ?>} and uses {@link #attemptAny} and {@link #playAny}.
 *
 * @param <M> the moves of the game
 * @param <P> the positions of the game
 */
public interface Position<M extends Move, P extends Position<M, P>> {

    /** This position, in its own type. */
    P self();

    /** The game that this is a position of. */
    Game<M, P> game();

    /** The options the game is played with. */
    Options options();

    /** Who acts next. */
    Turn turn();

    /**
     * Whether this position is in the middle of a turn: something of the turn has been decided or rolled, and more is to
     * come. {@link Line#undoTurn} never stops here.
     */
    default boolean isMidTurn() {
        return false;
    }

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

    /**
     * The legal moves that a player begins by choosing a cell: those that start there or, where a piece comes onto the
     * board, end there.
     *
     * @throws IllegalStateException where chance has too many events to list
     */
    default List<M> movesFrom(BoardCell cell) {
        return legalMoves().stream()
                .filter(move -> move.footprint().beginsOn(cell))
                .toList();
    }

    /** Whether the moves can be listed. A deal cannot: it can only be attempted, or drawn by {@link #sample}. */
    default boolean listsMoves() {
        return true;
    }

    /**
     * One legal move at random: at a seat's turn each listed move is equally likely, at chance's turn each event has its
     * true probability.
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

    /**
     * Tries a move: the next position with the verdict on the move, or the refusal. This position stays as it is.
     *
     * @throws NullPointerException when the move is null
     */
    Attempt<P> attempt(M move);

    /**
     * Tries a move whose game is known only at run time.
     *
     * @throws IllegalArgumentException when it is a move of another game
     */
    default Attempt<P> attemptAny(Move move) {
        return attempt(game().cast(move));
    }

    /** Whether a move may be played here and, if not, which rule it breaks. */
    default Verdict judge(M move) {
        return attempt(move).verdict();
    }

    /**
     * The position after a move. This one stays as it is.
     *
     * @throws IllegalMoveException when the move is refused
     */
    default P play(M move) {
        Attempt<P> attempt = attempt(move);
        if (attempt instanceof Attempt.Played<P> played) {
            return played.next();
        }
        throw new IllegalMoveException(this, move, ((Attempt.Refused<P>) attempt).verdict());
    }

    /**
     * The position after a move whose game is known only at run time.
     *
     * <pre>{@code
     * Position<?, ?> position = Games.find("yinsh").orElseThrow().start();
     * position = position.playAny(position.legalMoves().get(0));
     * }</pre>
     *
     * @throws IllegalMoveException when the move is refused
     * @throws IllegalArgumentException when it is a move of another game
     */
    default P playAny(Move move) {
        return play(game().cast(move));
    }

    /** How the game stands. */
    Outcome outcome();

    /** The points of the seats, in the order of the game's seats; empty if there is no score yet. */
    default List<Integer> score() {
        return List.of();
    }

    /** This position in one line; {@link Game#position} reads it back. */
    String text();

    /**
     * This position as somebody may see it; the same position where nothing is hidden. A view remembers what its viewer
     * knows, such as a card that was handed over.
     *
     * @throws IllegalArgumentException when the viewer's seat does not play
     */
    default P view(Viewer viewer) {
        viewer.at(this);
        return self();
    }

    /**
     * This position as a seat may see it.
     *
     * @throws IllegalArgumentException when the seat does not play
     */
    default P view(Seat seat) {
        return view(Viewer.of(seat));
    }

    /**
     * What somebody sees of a move that is played from this position; the same move where nothing is hidden.
     *
     * @throws IllegalArgumentException when the viewer's seat does not play
     */
    default M view(M move, Viewer viewer) {
        viewer.at(this);
        return move;
    }

    /** A picture of the board. */
    default Picture picture() {
        return picture(Look.plain());
    }

    /** A picture of the board that looks as asked for. Unless the game draws one, this position's text. */
    default Picture picture(Look look) {
        return new Picture(StyledText.of(text() + "\n"), Drawing.ofText(game().name(), text()));
    }

    /**
     * A picture of the board after a move from here, showing what the move did.
     *
     * @throws IllegalMoveException when the move is refused
     */
    default Picture pictureAfter(M move) {
        return pictureAfter(List.of(move), Look.plain());
    }

    /**
     * A picture of the board after moves from here, such as a whole turn, showing what they did.
     *
     * @throws IllegalMoveException when one of them is refused
     */
    default Picture pictureAfter(List<? extends M> moves, Look look) {
        P after = self();
        Look marked = look;
        for (M move : moves) {
            after = after.play(move);
            marked = marked.marking(move.footprint().touched());
        }
        return after.picture(marked);
    }

    /** How the game stands, in one sentence, in the language asked for or in English. */
    default String message(Locale locale) {
        return Messages.standing(this, locale);
    }
}
