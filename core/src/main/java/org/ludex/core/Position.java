package org.ludex.core;

import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.random.RandomGenerator;
import org.ludex.core.picture.Drawing;
import org.ludex.core.picture.Picture;
import org.ludex.core.picture.StyledText;

/**
 * An immutable position: everything that the rules need to judge the next move.
 *
 * <p>{@link #attempt} is the central operation: it returns the next position and the verdict on the move, or the
 * refusal. {@link #judge} and {@link #play} each return one half of that.
 *
 * <p>Contract, tested for every game by the test kit:
 *
 * <ul>
 *   <li>every listed move is legal, and every legal move leads to a position that some listed move leads to;
 *   <li>a move is one decision of the seat to move or, when it is chance's turn, one event of chance;
 *   <li>when the game is over, a position lists no moves and it is nobody's turn;
 *   <li>positions that the rules do not distinguish are equal objects with the same {@link #text};
 *   <li>a view reveals nothing that is hidden from its viewer, and a viewer who plays the {@link #view(Move, Viewer)
 *       moves as they see them} always holds the {@link #view(Viewer) position as they see it}.
 * </ul>
 *
 * <p>Positions keep their type: a {@code DvonnPosition} is a {@code Position<DvonnMove, DvonnPosition>}, so lines,
 * playouts and records of DVONN return a {@code DvonnPosition}. Code that knows a game only at run time uses a {@code
 * Position<?, ?>} with {@link #attemptAny} and {@link #playAny}.
 *
 * @param <M> the moves of the game
 * @param <P> the positions of the game
 */
public interface Position<M extends Move, P extends Position<M, P>> {

    /** This position with its own type. */
    P self();

    /** The game that this position belongs to. */
    Game<M, P> game();

    /** The options of the game. */
    Options options();

    /** Who acts next. */
    Turn turn();

    /**
     * Whether this position is in the middle of a turn: a part of the turn has been decided or rolled, and more is to
     * come. {@link Line#undoTurn} never stops at such a position.
     */
    default boolean isMidTurn() {
        return false;
    }

    /**
     * The legal moves in a fixed order, as an unmodifiable list; none if the game is over.
     *
     * @throws IllegalStateException if chance has too many events to list, see {@link #listsMoves()}
     */
    List<M> legalMoves();

    /** The number of moves that {@link #legalMoves()} lists, often computed without creating them. */
    default long legalMoveCount() {
        return legalMoves().size();
    }

    /**
     * The legal moves that a player enters by choosing a cell first: those that start there or, if a piece comes onto
     * the board, end there.
     *
     * @throws IllegalStateException if chance has too many events to list
     */
    default List<M> movesFrom(BoardCell cell) {
        return movesFrom(cell.id());
    }

    /**
     * The legal moves that a player enters by choosing a cell first, by the {@link BoardCell#id id} of the cell: what a
     * page knows of a cell that was clicked.
     *
     * <pre>{@code
     * List<DvonnMove> moves = position.movesFrom("e3");
     * }</pre>
     *
     * @throws IllegalStateException if chance has too many events to list
     */
    default List<M> movesFrom(String cell) {
        Objects.requireNonNull(cell, "the cell is null");
        return legalMoves().stream()
                .filter(move -> move.footprint().beginsOn(cell))
                .toList();
    }

    /**
     * Whether the legal moves can be listed. Deals cannot: you can only attempt one, or draw one with {@link #sample}.
     */
    default boolean listsMoves() {
        return true;
    }

    /**
     * A random legal move. On a seat's turn every listed move is equally likely; on chance's turn every event has its
     * true probability.
     *
     * @throws IllegalStateException if the game is over
     */
    default M sample(RandomGenerator random) {
        List<M> moves = legalMoves();
        if (moves.isEmpty()) {
            throw new IllegalStateException(
                    "no moves: " + view(Viewer.spectator()).text());
        }
        return moves.get(random.nextInt(moves.size()));
    }

    /**
     * Tries a move. Returns the next position with the verdict on the move, or the refusal. This position does not
     * change.
     *
     * @throws NullPointerException if the move is null
     */
    Attempt<P> attempt(M move);

    /**
     * Tries a move whose game is known only at run time.
     *
     * @throws IllegalArgumentException if it is a move of another game
     */
    default Attempt<P> attemptAny(Move move) {
        return attempt(game().cast(move));
    }

    /** Whether a move is legal here and, if not, which rule it breaks. */
    default Verdict judge(M move) {
        return attempt(move).verdict();
    }

    /**
     * The position after a move. This position does not change.
     *
     * @throws IllegalMoveException if the move is refused
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
     * @throws IllegalMoveException if the move is refused
     * @throws IllegalArgumentException if it is a move of another game
     */
    default P playAny(Move move) {
        return play(game().cast(move));
    }

    /** The outcome of the game so far. */
    Outcome outcome();

    /** The score of each seat, in the order of the game's seats; empty if there is no score yet. */
    default List<Integer> score() {
        return List.of();
    }

    /** This position as one line of text, which {@link Game#position} reads back. */
    String text();

    /**
     * This position as a viewer may see it; the same position if nothing is hidden. A view remembers what its viewer
     * knows, such as a card that they gave away.
     *
     * @throws IllegalArgumentException if the viewer's seat does not take part
     */
    default P view(Viewer viewer) {
        viewer.at(this);
        return self();
    }

    /**
     * This position as a seat may see it.
     *
     * @throws IllegalArgumentException if the seat does not take part
     */
    default P view(Seat seat) {
        return view(Viewer.of(seat));
    }

    /**
     * What a viewer sees of a move played from this position; the same move if nothing is hidden.
     *
     * @throws IllegalArgumentException if the viewer's seat does not take part
     */
    default M view(M move, Viewer viewer) {
        viewer.at(this);
        return move;
    }

    /** A picture of the board. */
    default Picture picture() {
        return picture(Look.plain());
    }

    /**
     * A picture of the board with a certain look. The default shows only the text of this position.
     *
     * @throws IllegalArgumentException if the seat at the bottom does not take part
     */
    default Picture picture(Look look) {
        look.side().ifPresent(seat -> Viewer.of(seat).at(this));
        return new Picture(StyledText.of(text() + "\n"), Drawing.ofText(game().name(), text()));
    }

    /**
     * A picture of the board after a move, showing what the move did.
     *
     * @throws IllegalMoveException if the move is refused
     */
    default Picture pictureAfter(M move) {
        return pictureAfter(List.of(move), Look.plain());
    }

    /**
     * A picture of the board after several moves, such as a whole turn, showing what they did.
     *
     * @throws IllegalMoveException if one of them is refused
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

    /** Describes the state of the game in one sentence, in the requested language or in English. */
    default String message(Locale locale) {
        return Messages.standing(this, locale);
    }
}
