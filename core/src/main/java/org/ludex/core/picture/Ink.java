package org.ludex.core.picture;

/**
 * The style of a piece of text on a colour terminal. Colours are {@code 0xRRGGBB}, or {@link #UNSET}.
 *
 * @param foreground the colour of the letters
 * @param background the colour behind them
 * @param bold whether the letters are bold
 */
public record Ink(int foreground, int background, boolean bold) {

    /** The terminal's default colour. */
    public static final int UNSET = -1;

    /** The terminal's default style. */
    public static final Ink PLAIN = new Ink(UNSET, UNSET, false);

    /** Coloured letters. */
    public static Ink of(int foreground) {
        return new Ink(foreground, UNSET, false);
    }

    /** Coloured letters on a coloured background. */
    public static Ink of(int foreground, int background) {
        return new Ink(foreground, background, false);
    }

    /** A copy of this style in bold. */
    public Ink inBold() {
        return new Ink(foreground, background, true);
    }

    /** The escape sequence that switches to this style; empty for {@link #PLAIN}. */
    String escape() {
        StringBuilder codes = new StringBuilder();
        if (bold) {
            codes.append(";1");
        }
        append(codes, 38, foreground);
        append(codes, 48, background);
        return codes.isEmpty() ? "" : "\u001B[" + codes.substring(1) + "m";
    }

    private static void append(StringBuilder codes, int layer, int colour) {
        if (colour != UNSET) {
            codes.append(';').append(layer).append(";2;").append(colour >> 16 & 0xFF);
            codes.append(';').append(colour >> 8 & 0xFF).append(';').append(colour & 0xFF);
        }
    }
}
