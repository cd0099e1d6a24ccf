package org.ludex.notation;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.ludex.core.Game;
import org.ludex.core.Move;
import org.ludex.core.Position;

/**
 * A record, whether it could be read or not: a {@link GameRecord}, or an {@link UnreadRecord} of which only the text is
 * kept.
 */
public sealed interface AnyRecord permits GameRecord, UnreadRecord {

    /** The id of the game. If the record could not be read, it is what the record names as its game, or empty. */
    String game();

    /** The options that are not default; none if the record could not be read. */
    Map<String, String> options();

    /** The result so far; open if the record could not be read. */
    Result result();

    /** The score of each seat, if the game has one. */
    List<Integer> score();

    /** The tags, except those of the game, its options and its position. */
    List<Tag> tags();

    /** What could not be read or played, verbatim, or empty. */
    String rest();

    /** The value of the first tag with this name, ignoring case. */
    default Optional<String> tag(String name) {
        return tags().stream()
                .filter(tag -> tag.name().equalsIgnoreCase(name))
                .map(Tag::value)
                .findFirst();
    }

    /** This record with the types of a game; empty if it is of another game, or could not be read. */
    @SuppressWarnings("unchecked") // Games that are equal have the same moves and positions.
    default <M extends Move, P extends Position<M, P>> Optional<GameRecord<M, P>> as(Game<M, P> game) {
        return this instanceof GameRecord<?, ?> record && record.start().game().equals(game)
                ? Optional.of((GameRecord<M, P>) record)
                : Optional.empty();
    }
}
