package org.ludex.core.picture;

import java.util.List;
import java.util.Locale;

/**
 * A picture made of shapes, painted in order.
 *
 * @param title what the picture shows, for readers who do not see it
 * @param width the width in units
 * @param height the height in units
 * @param shapes the shapes, the last one on top
 */
public record Drawing(String title, double width, double height, List<Shape> shapes) {

    /** Keeps a copy of the shapes. */
    public Drawing {
        shapes = List.copyOf(shapes);
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
        text.append(" dominant-baseline=\"central\">\n<title>")
                .append(escape(title))
                .append("</title>\n");
        for (Shape shape : shapes) {
            text.append(shape.svg()).append('\n');
        }
        return text.append("</svg>\n").toString();
    }

    /** A length with at most two decimals, the same in every locale. */
    static String number(double value) {
        if (value == Math.rint(value)) {
            return Long.toString((long) value);
        }
        return String.format(Locale.ROOT, "%.2f", value);
    }

    static String escape(String text) {
        return text.replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace(">", "&gt;")
                .replace("\"", "&quot;");
    }
}
