package org.ludex.notation.spelling;

import org.ludex.core.Facts;

/** Numbers in Western, Persian and Arabic digits. */
public final class Numerals {

    private static final int MOST = 1_000_000;

    private Numerals() {}

    /**
     * Whether a move number in a text is written in canonical form: Western digits, no zero before
     * them, and one or three dots.
     */
    public static boolean isProper(String text, int start, int end) {
        int dot = text.indexOf('.', start);
        int dots = end - dot;
        boolean proper = (dots == 1 || dots == 3) && (text.charAt(start) != '0' || dot == start + 1);
        for (int i = start; proper && i < dot; i++) {
            proper = text.charAt(i) >= '0' && text.charAt(i) <= '9';
        }
        return proper;
    }

    /** The remarks on a move number that is not written in canonical form. */
    public static Facts proper(String number) {
        int dot = number.indexOf('.');
        StringBuilder digits = new StringBuilder();
        number.substring(0, dot).chars().map(c -> Character.digit(c, 10)).forEach(digits::append);
        int zeros = 0;
        while (zeros + 1 < digits.length() && digits.charAt(zeros) == '0') {
            zeros++;
        }
        String plain = digits.substring(zeros);
        String dots = number.length() - dot == 1 ? "." : "...";
        boolean foreign = !number.startsWith(digits.toString());
        Facts facts = Facts.of("words", number, "proper", plain + dots);
        return facts.as(foreign ? "digits" : zeros > 0 ? "zero" : "dots");
    }

    /** Whether a number has a zero before it that it does not need. */
    public static boolean isPadded(String digits) {
        return digits.length() > 1 && Character.digit(digits.charAt(0), 10) == 0;
    }

    /** The number that the digits of a text make; what is not a digit is skipped, what is too large is cut. */
    public static int value(String text) {
        return value(text, 0, text.length());
    }

    /** The same for a stretch of a text. */
    public static int value(String text, int start, int end) {
        int value = 0;
        for (int i = start; i < end; i++) {
            int digit = Character.digit(text.charAt(i), 10);
            if (digit >= 0) {
                value = Math.min(MOST, value * 10 + digit);
            }
        }
        return value;
    }
}
