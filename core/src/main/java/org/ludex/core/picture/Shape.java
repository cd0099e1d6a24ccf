package org.ludex.core.picture;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** A shape in a {@link Drawing}. Lengths are in the drawing's units; y points down. */
public sealed interface Shape {

    /** A point in the drawing. */
    record Point(double x, double y) {}

    /** A rectangle with rounded corners, given by its upper left corner. */
    record Rect(double x, double y, double width, double height, double corner, Paint paint) implements Shape {
        @Override
        public String svg() {
            String round = corner == 0 ? "" : " rx=\"" + Drawing.number(corner) + "\"";
            return "<rect x=\"" + Drawing.number(x) + "\" y=\"" + Drawing.number(y) + "\" width=\""
                    + Drawing.number(width) + "\" height=\"" + Drawing.number(height) + "\"" + round + paint.svg()
                    + "/>";
        }
    }

    /** A circle, given by its centre. */
    record Circle(double x, double y, double radius, Paint paint) implements Shape {
        @Override
        public String svg() {
            return "<circle cx=\"" + Drawing.number(x) + "\" cy=\"" + Drawing.number(y) + "\" r=\""
                    + Drawing.number(radius) + "\"" + paint.svg() + "/>";
        }
    }

    /** A closed polygon. */
    record Polygon(List<Point> points, Paint paint) implements Shape {
        /** Copies the list of points. */
        public Polygon {
            points = List.copyOf(points);
        }

        @Override
        public String svg() {
            String list = points.stream()
                    .map(point -> Drawing.number(point.x()) + "," + Drawing.number(point.y()))
                    .collect(Collectors.joining(" "));
            return "<polygon points=\"" + list + "\"" + paint.svg() + "/>";
        }
    }

    /** A straight line between two points. */
    record Segment(Point from, Point to, Paint paint) implements Shape {
        @Override
        public String svg() {
            return "<line x1=\"" + Drawing.number(from.x()) + "\" y1=\"" + Drawing.number(from.y()) + "\" x2=\""
                    + Drawing.number(to.x()) + "\" y2=\"" + Drawing.number(to.y()) + "\" stroke-linecap=\"round\""
                    + paint.svg() + "/>";
        }
    }

    /** Text centred on a point. */
    record Label(Point at, double size, String text, int colour) implements Shape {
        /** Moved down by a third of its size, because viewers disagree about where the middle of a text is. */
        @Override
        public String svg() {
            return "<text dy=\"0.35em\" x=\"" + Drawing.number(at.x()) + "\" y=\"" + Drawing.number(at.y())
                    + "\" font-size=\""
                    + Drawing.number(size) + "\"" + direction() + " fill=\"" + Paint.colour(colour) + "\">"
                    + Drawing.escape(text) + "</text>";
        }

        /**
         * Viewers lay out text from left to right unless the element says otherwise. Words that run from right to left say how all
         * of it runs, even where it begins with the letter of a seat or the name of a game.
         */
        private String direction() {
            return text.chars().anyMatch(Label::runsToTheLeft) ? " direction=\"rtl\"" : "";
        }

        private static boolean runsToTheLeft(int letter) {
            byte direction = Character.getDirectionality(letter);
            return direction == Character.DIRECTIONALITY_RIGHT_TO_LEFT
                    || direction == Character.DIRECTIONALITY_RIGHT_TO_LEFT_ARABIC;
        }
    }

    /**
     * Shapes that belong together, such as a cell and the piece on it. A group becomes a {@code g} element with a class
     * and data attributes, so that a page can style it and make it clickable.
     *
     * @param kind the class of the element, such as {@code cell} or {@code piece}
     * @param data the data attributes by name, without the {@code data-} prefix: {@code cell} for the id of a cell,
     *     {@code piece} for what is on it
     * @param shapes the shapes, the last one on top
     */
    record Group(String kind, Map<String, String> data, List<Shape> shapes) implements Shape {
        private static final Pattern WORD = Pattern.compile("[a-z][a-z-]*");

        /** Copies the arguments, and checks that the names of the data attributes are words in lower case. */
        public Group {
            data.keySet().forEach(Group::requireWord);
            data = Collections.unmodifiableMap(new LinkedHashMap<>(data));
            shapes = List.copyOf(shapes);
        }

        private static void requireWord(String name) {
            if (!WORD.matcher(name).matches()) {
                throw new IllegalArgumentException("\"" + name + "\" cannot be the name of a data attribute");
            }
        }

        /** A cell of the board. */
        public static Group cell(String id, List<Shape> shapes) {
            return new Group("cell", Map.of("cell", id), shapes);
        }

        /** A piece on a cell. */
        public static Group piece(String cell, String piece, List<Shape> shapes) {
            Map<String, String> data = new LinkedHashMap<>();
            data.put("cell", cell);
            data.put("piece", piece);
            return new Group("piece", data, shapes);
        }

        @Override
        public String svg() {
            StringBuilder text = new StringBuilder("<g class=\"")
                    .append(Drawing.escape(kind))
                    .append('"');
            data.forEach((name, value) -> text.append(" data-")
                    .append(name)
                    .append("=\"")
                    .append(Drawing.escape(value))
                    .append('"'));
            text.append('>');
            shapes.forEach(shape -> text.append(shape.svg()));
            return text.append("</g>").toString();
        }
    }

    /** This shape as an SVG element. */
    String svg();
}
