package org.ludex.notation;

import java.util.List;
import java.util.Map;

/**
 * A record that could not be read: its game is unknown, or its options or its position are invalid. It is kept
 * verbatim, so that nothing is lost.
 *
 * @param game what it names as its game, or empty
 * @param tags the tags that could be read, except those of the game, its options and its position
 * @param rest the whole record, verbatim
 */
public record UnreadRecord(String game, List<Tag> tags, String rest) implements AnyRecord {

    /**
     * Keeps a copy.
     *
     * @throws IllegalArgumentException if the game, the options or the position are among the tags
     */
    public UnreadRecord {
        tags = Tag.requireNoHead(tags);
    }

    @Override
    public Map<String, String> options() {
        return Map.of();
    }

    @Override
    public Result result() {
        return Result.open();
    }

    @Override
    public List<Integer> score() {
        return List.of();
    }
}
