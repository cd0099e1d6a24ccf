package org.ludex.notation.sgf;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.StringTokenizer;
import org.ludex.notation.antlr.Memo;
import org.ludex.notation.spi.Span;

/**
 * What a player did: {@code P0[12 move A 2 B 2]}.
 *
 * @param player who did it, 0 or 1
 * @param deed what was done
 * @param text the value, unchanged
 * @param span its place
 */
record SgfAction(int player, Deed deed, String text, Span span) {

    private static final int MEMO_BITS = 12;
    private static final int LONGEST_NUMBER = 9;

    /** What players do in a game. */
    private static final Set<String> VERBS = Set.of(
            "pick", "pickb", "drop", "dropb", "place", "move", "remove", "done", "pass", "reset", "undo", "resign");

    /** The same is done in every game, only with other numbers before it. */
    private static final Memo<Deed> MEMO = new Memo<>(MEMO_BITS);

    /**
     * What can be done.
     *
     * @param verb what is done, in lower case; empty for nothing
     * @param words what it is done with, in lower case
     * @param cells the cells that the words name
     */
    record Deed(String verb, List<String> words, List<String> cells) {

        /** The deed that words say, the first of which is its verb. */
        static Deed of(List<String> words) {
            if (words.isEmpty()) {
                return new Deed("", List.of(), List.of());
            }
            List<String> others = List.copyOf(words.subList(1, words.size()));
            return new Deed(words.get(0), others, SgfAction.cells(others, 0));
        }

        /** Whether it is something in the game and not about a player. */
        boolean isAction() {
            return switch (verb) {
                case "", "id", "time", "ranking", "country" -> false;
                default -> true;
            };
        }
    }

    /** Whether a property says what a player did, but not which player: its name is damaged. The server's own notes are none. */
    static boolean isNobodys(SgfProperty property) {
        String name = property.name();
        boolean isKnown = property.isPlayers() || name.startsWith("P-") || name.equals("C") || name.equals("GC");
        String text = property.value().strip();
        return !isKnown && numberEnd(text) > 0 && VERBS.contains(deed(text).verb());
    }

    /** The action that a property is, if it is one. */
    static Optional<SgfAction> of(SgfProperty property) {
        boolean first = property.name().equals("P0");
        if (property.node() == 0 || !(first || property.name().equals("P1"))) {
            return Optional.empty();
        }
        String text = property.value().strip();
        // With a bracket in it, the value goes on where it should have been closed.
        Deed deed = text.indexOf('[') < 0 ? deed(text) : Deed.of(List.of(text.toLowerCase(Locale.ROOT)));
        return deed.isAction()
                ? Optional.of(new SgfAction(first ? 0 : 1, deed, text, property.span()))
                : Optional.empty();
    }

    /** What a text says. A number before the verb counts the actions; it may be missing. */
    static Deed deed(String text) {
        int start = numberEnd(text);
        if (start == 0) {
            return unknown(text);
        }
        Optional<Deed> known = MEMO.find(text, start, text.length());
        if (known.isPresent()) {
            return known.get();
        }
        Deed deed = unknown(text);
        MEMO.put(text.substring(start), deed);
        return deed;
    }

    /** The index of a letter after a number and a space; 0 if there is none. */
    private static int numberEnd(String text) {
        int at = 0;
        while (at < text.length() && text.charAt(at) >= '0' && text.charAt(at) <= '9') {
            at++;
        }
        boolean isNumber = at > 0 && at + 1 < text.length() && text.charAt(at) == ' ';
        char next = isNumber ? text.charAt(at + 1) : ' ';
        return (next >= 'a' && next <= 'z') || (next >= 'A' && next <= 'Z') ? at + 1 : 0;
    }

    /** What a text says, word by word. It is what {@link #deed} must come to. */
    static Deed unknown(String text) {
        List<String> words = words(text.toLowerCase(Locale.ROOT));
        boolean isNumbered = !words.isEmpty() && words.get(0).chars().allMatch(Character::isDigit);
        return Deed.of(isNumbered ? words.subList(1, words.size()) : words);
    }

    /** The number before the verb; empty if there is none, or one that no game reaches. */
    OptionalInt number() {
        int end = 0;
        while (end < text.length() && text.charAt(end) >= '0' && text.charAt(end) <= '9') {
            end++;
        }
        return end == 0 || end > LONGEST_NUMBER
                ? OptionalInt.empty()
                : OptionalInt.of(Integer.parseInt(text, 0, end, 10));
    }

    /** What was done, in lower case. */
    String verb() {
        return deed.verb();
    }

    /** What it was done with, in lower case. */
    List<String> words() {
        return deed.words();
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
        return from == 0 ? deed.cells() : cells(words(), from);
    }

    private static List<String> cells(List<String> words, int from) {
        List<String> cells = new ArrayList<>();
        for (int i = from; i < words.size(); i++) {
            boolean apart = words.get(i).length() == 1 && i + 1 < words.size();
            cells.add(apart ? words.get(i) + words.get(++i) : words.get(i));
        }
        return List.copyOf(cells);
    }
}
