package org.ludex.notation.text;

/** Numbers in Western, Persian and Arabic digits. */
public final class Numerals {

    private static final int MOST = 1_000_000;

    private Numerals() {}

    /** The number that the digits of a text make; what is no digit is passed over, what is too large is cut. */
    public static int value(String text) {
        int value = 0;
        for (int i = 0; i < text.length(); i++) {
            int digit = Character.digit(text.charAt(i), 10);
            if (digit >= 0) {
                value = Math.min(MOST, value * 10 + digit);
            }
        }
        return value;
    }
}
