package org.ludex.core.picture;

import java.util.List;
import java.util.stream.Collectors;

/** A shape of a {@link Drawing}. Lengths are in the drawing's units, y downwards. */
public sealed interface Shape {

    /** A point of the plane. */
    record Point(double x, double y) {}

    /** A rectangle with rounded corners, by its upper left corner. */
    record Rect(double x, double y, double width, double height, double corner, Paint paint) implements Shape {
        @Override
        public String svg() {
            String round = corner == 0 ? "" : " rx=\"" + Drawing.number(corner) + "\"";
            return "<rect x=\"" + Drawing.number(x) + "\" y=\"" + Drawing.number(y) + "\" width=\""
                    + Drawing.number(width) + "\" height=\"" + Drawing.number(height) + "\"" + round + paint.svg()
                    + "/>";
        }
    }

    /** A circle, by its centre. */
    record Circle(double x, double y, double radius, Paint paint) implements Shape {
        @Override
        public String svg() {
            return "<circle cx=\"" + Drawing.number(x) + "\" cy=\"" + Drawing.number(y) + "\" r=\""
                    + Drawing.number(radius) + "\"" + paint.svg() + "/>";
        }
    }

    /** A closed polygon. */
    record Polygon(List<Point> points, Paint paint) implements Shape {
        /** Keeps a copy of the points. */
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
        /** Moved down by a third of its size: viewers disagree about what the middle of a text is. */
        @Override
        public String svg() {
            return "<text dy=\"0.35em\" x=\"" + Drawing.number(at.x()) + "\" y=\"" + Drawing.number(at.y())
                    + "\" font-size=\""
                    + Drawing.number(size) + "\" fill=\"" + Paint.colour(colour) + "\">" + Drawing.escape(text)
                    + "</text>";
        }
    }

    /** This shape as an SVG element. */
    String svg();
}
