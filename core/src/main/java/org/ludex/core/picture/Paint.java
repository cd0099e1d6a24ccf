package org.ludex.core.picture;

/**
 * How a shape is filled and outlined. Colours are {@code 0xRRGGBB}, or {@link Ink#UNSET} for none.
 *
 * @param fill the colour inside
 * @param stroke the colour of the outline
 * @param strokeWidth the width of the outline
 * @param dashed whether the outline is dashed
 */
public record Paint(int fill, int stroke, double strokeWidth, boolean dashed) {

    /** Filled, without an outline. */
    public static Paint fill(int colour) {
        return new Paint(colour, Ink.UNSET, 0, false);
    }

    /** Only an outline. */
    public static Paint stroke(int colour, double width) {
        return new Paint(Ink.UNSET, colour, width, false);
    }

    /** A copy of this paint with an outline. */
    public Paint outlined(int colour, double width) {
        return new Paint(fill, colour, width, dashed);
    }

    /** A copy of this paint with a dashed outline. */
    public Paint inDashes() {
        return new Paint(fill, stroke, strokeWidth, true);
    }

    String svg() {
        StringBuilder text = new StringBuilder(" fill=\"").append(colour(fill)).append('"');
        if (stroke != Ink.UNSET) {
            text.append(" stroke=\"").append(colour(stroke)).append('"');
            text.append(" stroke-width=\"").append(Drawing.number(strokeWidth)).append('"');
            if (dashed) {
                double dash = strokeWidth * 2;
                text.append(" stroke-dasharray=\"").append(Drawing.number(dash)).append('"');
            }
        }
        return text.toString();
    }

    static String colour(int colour) {
        return colour == Ink.UNSET ? "none" : String.format("#%06x", colour);
    }
}
