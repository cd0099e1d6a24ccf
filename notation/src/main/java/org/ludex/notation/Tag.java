package org.ludex.notation;

import java.util.List;
import org.ludex.core.Facts;
import org.ludex.core.InvalidValueException;
import org.ludex.core.Phrase;
import org.ludex.notation.spelling.Excerpt;

/**
 * A tag of a record, such as {@code [White "..."]}. The game, the options and the position are not among the tags of a
 * record, because they have their own fields.
 *
 * @param name the name: one word without quotes and square brackets
 * @param value the value, without quotes: one line
 */
public record Tag(String name, String value) {

    /** The name of the tag that states the result. */
    public static final String RESULT = "Result";

    private static final List<String> HEADS = List.of("game", "options", "position");

    private static final List<String> USUAL = List.of("Event", "Site", "Date", "Round", RESULT, "Score");

    /**
     * Checks that the tag can be written.
     *
     * @throws IllegalArgumentException if it cannot
     */
    public Tag {
        if (name.isEmpty() || !name.codePoints().allMatch(Tag::isOfName)) {
            throw new InvalidValueException(
                    new Phrase(Tag.class, "invalid.tag-name", Facts.of("name", Excerpt.of(name))));
        }
        if (value.indexOf('\n') >= 0 || value.indexOf('\r') >= 0) {
            throw new InvalidValueException(
                    new Phrase(Tag.class, "invalid.tag-value", Facts.of("name", Excerpt.of(name))));
        }
    }

    /** The names of tags that records of any game usually have, in their usual order. Seats are names of tags, too. */
    public static List<String> usual() {
        return USUAL;
    }

    /** A copy of the tags of a record. */
    static List<Tag> requireNoHead(List<Tag> tags) {
        for (Tag tag : tags) {
            if (tag.isHead()) {
                throw new IllegalArgumentException("Game, Options and Position cannot be given as tags: " + tags);
            }
        }
        return List.copyOf(tags);
    }

    private static boolean isOfName(int point) {
        return "\"[]".indexOf(point) < 0
                && !Character.isSpaceChar(point)
                && !Excerpt.isControl(point)
                && point != '\uFEFF';
    }

    /** Whether this is the tag for the game, its options or its position, which are not among the tags of a record. */
    public boolean isHead() {
        for (int i = 0; i < HEADS.size(); i++) {
            if (name.equalsIgnoreCase(HEADS.get(i))) {
                return true;
            }
        }
        return false;
    }
}
