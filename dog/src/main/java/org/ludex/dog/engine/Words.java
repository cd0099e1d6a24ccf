package org.ludex.dog.engine;

import java.util.Optional;
import java.util.function.Function;
import org.ludex.core.Facts;
import org.ludex.core.InvalidPositionException;
import org.ludex.core.Phrase;
import org.ludex.dog.Player;
import org.ludex.dog.TableRule;

/** The words of a position's text, read one after the other. Mutable; used once. */
public final class Words {

    private static final int LONGEST = 5000;

    private final String text;
    private int at;

    /** The words of a text. */
    public Words(String text) {
        this.text = text;
        if (text.length() > LONGEST) {
            throw unreadable(LONGEST, phrase("length", Facts.of("most", LONGEST)));
        }
    }

    /** Reads a seat, or no seat if the given word is found. */
    public static Function<String, Optional<Player>> seatOr(String nobody) {
        return word -> word.equals(nobody) ? Optional.empty() : Optional.of(Player.parse(word));
    }

    /** Reads a whole number of at most six digits. */
    public static int number(String word) {
        if (word.isEmpty() || word.length() > 6 || !word.chars().allMatch(c -> c >= '0' && c <= '9')) {
            throw new IllegalArgumentException(word);
        }
        return Integer.parseInt(word);
    }

    /** What could stand in a text, by its key among the messages. */
    public static Phrase phrase(String expected, Facts facts) {
        return new Phrase(TableRule.class, "expected." + expected, facts);
    }

    /** That the text cannot be read. */
    public InvalidPositionException unreadable(int column, Object expected) {
        return InvalidPositionException.unreadable(
                text, text.codePointCount(0, Math.min(column, text.length())) + 1, expected);
    }

    /** The next word; empty at the end. */
    public String peek() {
        int end = text.indexOf(' ', at);
        return at >= text.length() ? "" : text.substring(at, end < 0 ? text.length() : end);
    }

    /** Where the next word begins, from 0. */
    public int column() {
        return at;
    }

    private String next(Object expected) {
        if (at >= text.length()) {
            throw unreadable(text.length(), expected);
        }
        int end = text.indexOf(' ', at);
        end = end < 0 ? text.length() : end;
        String word = text.substring(at, end);
        at = end + 1;
        return word;
    }

    /** Reads a given word. */
    public void word(String expected) {
        int column = at;
        if (!next(expected).equals(expected)) {
            throw unreadable(column, expected);
        }
    }

    /** Reads a given word, if it comes next. */
    public boolean acceptIf(String word) {
        boolean here = peek().equals(word);
        if (here) {
            word(word);
        }
        return here;
    }

    /** Reads what follows a seat and a colon. */
    public String labelled(Player player) {
        int column = at;
        String expected = player + ":";
        String word = next(expected);
        if (!word.startsWith(expected)) {
            throw unreadable(column, expected);
        }
        return word.substring(expected.length());
    }

    /**
     * Reads a value.
     *
     * @param expected what the value is called in messages, by its key
     */
    public <T> T value(String expected, Function<String, T> reader) {
        int column = at;
        return parsed(next(phrase(expected, Facts.none())), column, expected, reader);
    }

    /** Reads a value from a part of the text that begins at a column. */
    public <T> T parsed(String word, int column, String expected, Function<String, T> reader) {
        try {
            return reader.apply(word);
        } catch (IllegalArgumentException notThat) {
            throw unreadable(column, phrase(expected, Facts.none()));
        }
    }

    /** Nothing more may come. */
    public void end() {
        if (at <= text.length()) {
            throw unreadable(at, phrase("end", Facts.none()));
        }
    }
}
