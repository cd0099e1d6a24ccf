package org.ludex.notation.spelling;

import java.util.List;
import org.ludex.core.Facts;
import org.ludex.notation.spi.NotationRule;
import org.ludex.notation.spi.Remark;
import org.ludex.notation.spi.Span;

/** How words of letters, digits and dashes are spelt: properly, or in one of the ways that are read all the same. */
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

    /** Digits of other scripts are digits, and the dashes that editors put in place of a hyphen are hyphens. */
    public static char foldDigitsAndDashes(char c) {
        int digit = Character.digit(c, 10);
        if (digit >= 0) {
            return (char) ('0' + digit);
        }
        return (c >= '\u2010' && c <= '\u2015') || c == '\u2212' ? '-' : c;
    }

    /** What a value type says about a text that it refuses, as a sentence. */
    public static String sentence(IllegalArgumentException refusal) {
        String words = String.valueOf(refusal.getMessage());
        String stopped = words.endsWith(".") ? words : words + ".";
        return Character.toUpperCase(stopped.charAt(0)) + stopped.substring(1);
    }

    /**
     * The remark that words were read though they are not the proper ones; none where they are.
     *
     * @param span where the words stand
     * @param words the words
     * @param proper the words as they should be
     * @param otherwise the kind of difference, where it is not one of digits, dashes or case alone
     */
    public static List<Remark> remarks(Span span, String words, String proper, String otherwise) {
        if (words.equals(proper)) {
            return List.of();
        }
        Facts facts = Facts.of("words", words, "proper", proper);
        return List.of(new Remark(NotationRule.LENIENT, facts.as(kind(words, proper, otherwise)), span));
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
