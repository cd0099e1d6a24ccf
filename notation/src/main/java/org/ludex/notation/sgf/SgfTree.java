package org.ludex.notation.sgf;

import java.util.ArrayList;
import java.util.List;
import org.ludex.notation.spi.Span;

/**
 * The main line of a game in SGF.
 *
 * @param properties its properties in order
 * @param rest what could not be read, raw, or empty
 * @param strays where the part of that stands which was skipped
 */
record SgfTree(List<SgfProperty> properties, String rest, List<Span> strays) {

    /** Keeps a copy. */
    SgfTree {
        properties = List.copyOf(properties);
        strays = List.copyOf(strays);
    }

    /** The tree with some of its properties as comments before the first move, so that nothing of them is lost. */
    SgfTree withComments(List<SgfProperty> kept, String text) {
        if (kept.isEmpty()) {
            return this;
        }
        List<SgfProperty> all = new ArrayList<>();
        for (SgfProperty property : kept) {
            String words = property.name()
                    + text.substring(property.valueIn(text), property.span().end());
            all.add(new SgfProperty("C", words, 0, property.span()));
        }
        all.addAll(properties);
        return new SgfTree(all, rest, strays);
    }

    /** What was skipped before a place, one stretch a line. */
    static String skipped(List<Span> strays, String text, int end) {
        StringBuilder words = new StringBuilder();
        for (Span stretch : strays) {
            if (stretch.start() < end) {
                String piece = text.substring(stretch.start(), Math.min(end, stretch.end()))
                        .strip();
                words.append(piece).append(piece.isEmpty() ? "" : "\n");
            }
        }
        return words.toString();
    }

    /** A rest that is nothing but signs, after a word: a star alone would be an ending where it is written as text. */
    static String unmistakable(String rest) {
        boolean signs = !rest.isEmpty() && rest.chars().noneMatch(Character::isLetterOrDigit);
        return signs ? "sgf: " + rest : rest;
    }

    /**
     * The text from a place on, beginning with the first name in it: a rest that began with a bracket could
     * not be distinguished from a variation when it is written into a record.
     */
    static String rest(String text, int place) {
        int from = place;
        while (from < text.length() && !Character.isLetterOrDigit(text.charAt(from))) {
            from++;
        }
        return text.substring(from).strip();
    }
}
