package org.ludex.notation.sgf;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.StringTokenizer;
import org.ludex.notation.spi.Span;

/**
 * What a player did: {@code P0[12 move A 2 B 2]}.
 *
 * @param player who did it, 0 or 1
 * @param verb what was done, in lower case
 * @param words what it was done with, in lower case
 * @param text the value, unchanged
 * @param span its place
 */
record SgfAction(int player, String verb, List<String> words, String text, Span span) {

    /** Keeps a copy. */
    SgfAction {
        words = List.copyOf(words);
    }

    /** The action that a property is, if it is one. */
    static Optional<SgfAction> of(SgfProperty property) {
        boolean first = property.name().equals("P0");
        if (property.node() == 0 || !(first || property.name().equals("P1"))) {
            return Optional.empty();
        }
        String text = property.value().strip();
        List<String> words = words(text.toLowerCase(Locale.ROOT));
        // A number before the verb counts the actions; it may be missing.
        if (!words.isEmpty() && words.get(0).chars().allMatch(Character::isDigit)) {
            words.remove(0);
        }
        if (words.isEmpty()) {
            return Optional.empty();
        }
        String verb = words.remove(0);
        return switch (verb) {
            case "id", "time", "ranking", "country" -> Optional.empty();
            default -> Optional.of(new SgfAction(first ? 0 : 1, verb, words, text, property.span()));
        };
    }

    private static List<String> words(String text) {
        List<String> words = new ArrayList<>();
        StringTokenizer tokens = new StringTokenizer(text);
        while (tokens.hasMoreTokens()) {
            words.add(tokens.nextToken());
        }
        return words;
    }

    /** The cells that the words from one on name, each a letter and a number: {@code a 2} is {@code a2}. */
    List<String> cells(int from) {
        List<String> cells = new ArrayList<>();
        for (int i = from; i < words.size(); i++) {
            boolean apart = words.get(i).length() == 1 && i + 1 < words.size();
            cells.add(apart ? words.get(i) + words.get(++i) : words.get(i));
        }
        return cells;
    }
}
