package org.ludex.lsp;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.ludex.notation.spi.GameNotation;
import org.ludex.notation.spi.Notations;

/** Finds the tags in a text. */
final class Tags {

    private static final Pattern TAG = Pattern.compile(
            "(?m)^[ \\t]*+\\[[ \\t]*+(?<name>[^\\s\"\\[\\]]++)[ \\t]++\"(?<value>(?:[^\"\\\\\\r\\n]|\\\\.)*+)\"[ \\t]*+]");

    private Tags() {}

    /**
     * A tag and where it stands.
     *
     * @param name its name
     * @param value its value as it is written
     * @param start where the tag begins
     * @param valueStart where the value begins
     * @param end where the tag ends
     */
    record Found(String name, String value, int start, int valueStart, int end) {

        int valueEnd() {
            return valueStart + value.length();
        }

        /** Whether the tag names who played. */
        boolean isPlayer() {
            return Notations.all().stream()
                    .map(GameNotation::game)
                    .flatMap(game -> game.seats(game.defaults()).stream())
                    .anyMatch(seat -> seat.id().equalsIgnoreCase(name));
        }
    }

    /** The tags of a text in their order. */
    static List<Found> of(String text) {
        List<Found> tags = new ArrayList<>();
        Matcher matcher = TAG.matcher(text);
        while (matcher.find()) {
            tags.add(new Found(
                    matcher.group("name"),
                    matcher.group("value"),
                    matcher.start(),
                    matcher.start("value"),
                    matcher.end()));
        }
        return tags;
    }
}
