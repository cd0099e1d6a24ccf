package org.ludex.notation;

import java.util.List;
import java.util.Map;

/**
 * A record that could not be read: nobody knows its game, its options are wrong, or its position cannot be. It is kept
 * raw, so that nothing of it is lost.
 *
 * @param game what it names as its game, or empty
 * @param tags the tags that could be read, but for those of the game, its options and its position
 * @param rest all of it, raw
 */
public record UnreadRecord(String game, List<Tag> tags, String rest) implements AnyRecord {

    /**
     * Keeps a copy.
     *
     * @throws IllegalArgumentException if the game, the options or the position stand among the tags
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
