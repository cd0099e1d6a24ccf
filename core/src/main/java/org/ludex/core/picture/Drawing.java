package org.ludex.core.picture;

import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;

/**
 * A picture made of shapes, painted in order.
 *
 * @param title a description for readers who cannot see the picture
 * @param width the width in units
 * @param height the height in units
 * @param shapes the shapes, the last one on top
 */
public record Drawing(String title, double width, double height, List<Shape> shapes) {

    private static final Pattern NOT_XML =
            Pattern.compile("[^\\t\\n\\r\\u0020-\\uD7FF\\uE000-\\uFFFD\\x{10000}-\\x{10FFFF}]");

    /** Copies the list of shapes. */
    public Drawing {
        shapes = List.copyOf(shapes);
    }

    /** A picture that shows one line of text, for games that do not draw a board. */
    public static Drawing ofText(String title, String text) {
        double width = Math.max(200, text.length() * 9.0 + 20);
        Shape label = new Shape.Label(new Shape.Point(width / 2, 20), 14, text, 0);
        return new Drawing(title, width, 40, List.of(label));
    }

    /** The picture as an SVG document. */
    public String svg() {
        StringBuilder text = new StringBuilder();
        text.append("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"").append(number(width));
        text.append("\" height=\"")
                .append(number(height))
                .append("\" viewBox=\"0 0 ")
                .append(number(width));
        text.append(' ').append(number(height)).append("\" font-family=\"sans-serif\" text-anchor=\"middle\"");
        text.append(">\n<title>").append(escape(title)).append("</title>\n");
        for (Shape shape : shapes) {
            text.append(shape.svg()).append('\n');
        }
        return text.append("</svg>\n").toString();
    }

    /** A length with at most two decimal places, written the same way in every locale. */
    static String number(double value) {
        double rounded = Math.rint(value * 100) / 100;
        if (rounded == Math.rint(rounded)) {
            return Long.toString((long) rounded);
        }
        return String.format(Locale.ROOT, "%.2f", rounded);
    }

    /** Text for XML: some characters must be escaped, and some are not allowed at all. */
    static String escape(String text) {
        return NOT_XML.matcher(text)
                .replaceAll("\uFFFD")
                .replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace(">", "&gt;")
                .replace("\"", "&quot;");
    }
}
