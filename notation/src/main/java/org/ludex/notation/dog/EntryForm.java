package org.ludex.notation.dog;

import java.util.Optional;

/**
 * How the words of an entry are spelt: seats in capitals and all else in lower case, no space beside a sign, one
 * between words. Which words they are is for the grammar.
 */
final class EntryForm {

    private static final int LAST_ASCII = 127;
    private static final String TIGHT = ",:><=@+/";

    private boolean foreign;
    private boolean wrongCase;
    private boolean spaced;

    private EntryForm() {}

    /** What is odd about the spelling of an entry; empty if it is the one that is written. */
    static Optional<String> of(String words) {
        EntryForm form = new EntryForm();
        int at = 0;
        while (at < words.length()) {
            char c = words.charAt(at);
            if (c > LAST_ASCII) {
                if (Character.isDigit(c)) {
                    return Optional.of("digits");
                }
                form.foreign = true;
                at++;
            } else if (isLetter(c)) {
                at = form.letters(words, at);
            } else {
                form.spaced |= isBlank(c) ? isLoose(words, at) : isGlued(words, at);
                at++;
            }
        }
        if (form.wrongCase) {
            return Optional.of("case");
        }
        return form.spaced ? Optional.of("blanks") : form.foreign ? Optional.of("signs") : Optional.empty();
    }

    /** Looks at a run of letters; returns the place after it. */
    private int letters(String words, int start) {
        int end = start;
        boolean capital = false;
        while (end < words.length() && isLetter(words.charAt(end))) {
            capital |= words.charAt(end) <= 'Z';
            end++;
        }
        char first = words.charAt(start);
        boolean cell = end == start + 1 && (first == 'k' || first == 'h' || first == 'K' || first == 'H');
        boolean seat = end == start + 1 && !cell;
        wrongCase |= seat != capital;
        boolean numbered = seat || cell || words.startsWith("row", start);
        char next = end < words.length() ? words.charAt(end) : ' ';
        spaced |= next == '#' || next == '-' || (Character.isDigit(next) && !numbered);
        return end;
    }

    /** Whether a blank stands beside a sign. */
    private static boolean isLoose(String words, int at) {
        return TIGHT.indexOf(words.charAt(at - 1)) >= 0
                || (at + 1 < words.length() && TIGHT.indexOf(words.charAt(at + 1)) >= 0);
    }

    /** Whether a blank is missing after a digit. */
    private static boolean isGlued(String words, int at) {
        if (!Character.isDigit(words.charAt(at)) || at + 1 == words.length()) {
            return false;
        }
        char next = words.charAt(at + 1);
        return isLetter(next) || next == '#' || next == '-';
    }

    private static boolean isLetter(char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
    }

    private static boolean isBlank(char c) {
        return c == ' ' || c == '\t';
    }
}
