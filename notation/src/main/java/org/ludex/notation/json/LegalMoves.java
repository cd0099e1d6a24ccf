package org.ludex.notation.json;

import java.util.ArrayList;
import java.util.List;
import org.ludex.core.Footprint;
import org.ludex.core.Move;
import org.ludex.core.Position;

/**
 * The legal moves of a position for a front end: the text and the cells of each move, and the move itself to send back.
 * {@link LudexModule} writes them as a list.
 *
 * <pre>{@code
 * String json = mapper.writeValueAsString(LegalMoves.of(position));
 * }</pre>
 *
 * <p>Immutable and thread-safe.
 *
 * @param choices the moves, in the order of {@link Position#legalMoves()}
 */
public record LegalMoves(List<Choice> choices) {

    /**
     * A legal move.
     *
     * @param text its text
     * @param footprint its cells
     * @param move the move
     */
    public record Choice(String text, Footprint footprint, Move move) {}

    /** Copies the list. */
    public LegalMoves {
        choices = List.copyOf(choices);
    }

    /** The legal moves of a position; none if the game is over, or if chance has too many events to list. */
    public static LegalMoves of(Position<?, ?> position) {
        List<Choice> choices = new ArrayList<>();
        if (position.listsMoves()) {
            position.legalMoves().forEach(move -> choices.add(new Choice(move.toString(), move.footprint(), move)));
        }
        return new LegalMoves(choices);
    }
}
