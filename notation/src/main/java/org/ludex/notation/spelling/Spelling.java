package org.ludex.notation.spelling;

import java.util.List;
import org.ludex.core.Facts;
import org.ludex.core.FaultsException;
import org.ludex.core.InvalidValueException;
import org.ludex.notation.spi.NotationRule;
import org.ludex.notation.spi.Remark;
import org.ludex.notation.spi.Span;

/** The spelling of words of letters, digits and dashes: canonical, or one of the others that are read. */
public final class Spelling {

    private static final int LAST_ASCII = 127;

    private Spelling() {}

    /** Words in lower case, with Western digits and plain hyphens. */
    public static String plain(String words) {
        int at = 0;
        while (at < words.length() && isPlain(words.charAt(at))) {
            at++;
        }
        if (at == words.length()) {
            return words;
        }
        StringBuilder plain = new StringBuilder(words);
        for (; at < words.length(); at++) {
            plain.setCharAt(at, plain(words.charAt(at)));
        }
        return plain.toString();
    }

    private static boolean isPlain(char c) {
        return c <= LAST_ASCII && (c < 'A' || c > 'Z');
    }

    private static char plain(char c) {
        return c <= LAST_ASCII ? Character.toLowerCase(c) : foldDigitsAndDashes(c);
    }

    /** Whether words have a character that is not on an English keyboard. */
    public static boolean isForeign(String words) {
        for (int i = 0; i < words.length(); i++) {
            if (words.charAt(i) > LAST_ASCII) {
                return true;
            }
        }
        return false;
    }

    /** Digits of other scripts are digits, and the dashes that editors put in place of a hyphen are hyphens. */
    public static char foldDigitsAndDashes(char c) {
        int digit = Character.digit(c, 10);
        if (digit >= 0) {
            return (char) ('0' + digit);
        }
        return (c >= '\u2010' && c <= '\u2015') || c == '\u2212' ? '-' : c;
    }

    /** Why a value type refused a text: a phrase if it has one, so that it can be translated, or else a sentence. */
    public static Object reason(IllegalArgumentException refusal) {
        if (refusal instanceof InvalidValueException invalid) {
            return invalid.reason();
        }
        if (refusal instanceof FaultsException faulty) {
            return faulty.faults();
        }
        String words = String.valueOf(refusal.getMessage());
        String stopped = words.endsWith(".") ? words : words + ".";
        return Character.toUpperCase(stopped.charAt(0)) + stopped.substring(1);
    }

    /**
     * The note that words were read although they are not in canonical form; none if they are.
     *
     * @param span the place of the words
     * @param words the words
     * @param proper the canonical form
     * @param home a class in the package of the bundle that describes the difference
     * @param otherwise the kind of difference, if it is not just one of digits, dashes or case
     */
    public static List<Remark> remarks(Span span, String words, String proper, Class<?> home, String otherwise) {
        if (words.equals(proper)) {
            return List.of();
        }
        Facts facts = Facts.of("words", words, "proper", proper).as(home, kind(words, proper, otherwise));
        return List.of(new Remark(NotationRule.LENIENT, facts, span));
    }

    private static String kind(String words, String proper, String otherwise) {
        boolean foreignDash = false;
        for (int i = 0; i < words.length(); i++) {
            char c = words.charAt(i);
            if (c > LAST_ASCII && Character.isDigit(c)) {
                return "digits";
            }
            foreignDash |= c > LAST_ASCII;
        }
        if (words.equalsIgnoreCase(proper)) {
            return "case";
        }
        return foreignDash && plain(words).equals(proper) ? "hyphen" : otherwise;
    }
}
