package org.ludex.notation.io;

import java.util.List;
import java.util.Optional;
import org.ludex.core.Line;
import org.ludex.core.Move;
import org.ludex.core.Position;
import org.ludex.notation.GameRecord;
import org.ludex.notation.RecordedMove;
import org.ludex.notation.spi.GameNotation;
import org.ludex.notation.spi.Notations;

/**
 * Writes one move, or the moves of a turn, in the one form that records have. A {@link MoveReader} reads it back on the
 * same position.
 *
 * <pre>{@code
 * String text = MoveWriter.write(position, move); // R↗3B
 * }</pre>
 */
public final class MoveWriter {

    private MoveWriter() {}

    /**
     * A move as it is written. On a full position of a game with hidden cards, the entry may also contain what others
     * have already decided in secret, such as their gifts in an exchange: to show it to somebody, write the move on
     * their view. If its entry is incomplete without more, such as a card that is still to be drawn, three dots follow
     * it.
     *
     * @throws org.ludex.core.IllegalMoveException if the position refuses the move
     * @throws IllegalArgumentException if the game has no notation
     */
    public static <M extends Move, P extends Position<M, P>> String write(Position<M, P> position, M move) {
        return write(position, List.of(move));
    }

    /**
     * Moves as they are written one after another: the moves of one turn in one word if the game is written that way, and
     * entries on separate lines if the game requires it. There are no numbers.
     *
     * @throws org.ludex.core.IllegalMoveException if a move is refused
     * @throws IllegalArgumentException if the game has no notation
     */
    public static <M extends Move, P extends Position<M, P>> String write(
            Position<M, P> position, List<? extends M> moves) {
        Line<M, P> line = Line.of(position, moves);
        GameNotation<M, P> notation = Notations.of(line.start().game());
        List<RecordedMove<M>> entries = GameRecord.of(line).moves();
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < entries.size(); i++) {
            RecordedMove<M> entry = entries.get(i);
            if (i > 0) {
                String apart = notation.oneEntryPerLine() ? "\n" : " ";
                text.append(joint(notation, entries.get(i - 1), entry).orElse(apart));
            }
            text.append(entry.wording().orElseGet(() -> notation.write(entry.move())));
        }
        return text.toString();
    }

    private static <M extends Move> Optional<String> joint(
            GameNotation<M, ?> notation, RecordedMove<M> before, RecordedMove<M> entry) {
        return before.seat().equals(entry.seat()) ? notation.joint(before.move(), entry.move()) : Optional.empty();
    }
}
