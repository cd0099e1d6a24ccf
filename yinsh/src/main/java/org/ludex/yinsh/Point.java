package org.ludex.yinsh;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.ludex.core.BoardCell;
import org.ludex.core.Facts;
import org.ludex.core.Phrase;
import org.ludex.core.Spellings;

/**
 * One of the 85 points of the board, given by its column, {@code a} to {@code k}, and its row. Lines run along a column
 * ({@code e3}, {@code e4}), along a row ({@code e3}, {@code f3}), or diagonally with column and row increasing together
 * ({@code e3}, {@code f4}).
 *
 * <p>Points are ordered by column, then by row. Immutable and thread-safe; equal points are the same object.
 */
public final class Point implements BoardCell, Comparable<Point> {

    /** The number of columns, and the number of bits between neighbours in one row. */
    static final int COLUMNS = 11;

    private static final int[] LOWEST = {2, 1, 1, 1, 1, 2, 2, 3, 4, 5, 7};
    private static final int[] HIGHEST = {5, 7, 8, 9, 10, 10, 11, 11, 11, 11, 10};
    private static final List<Point> ALL = make();
    private static final Point[] BY_BIT = new Point[COLUMNS * COLUMNS];
    private static final Map<String, Point> BY_TEXT = new HashMap<>();

    static {
        for (Point point : ALL) {
            BY_BIT[point.bit] = point;
            BY_TEXT.put(point.text, point);
            BY_TEXT.put(point.text.toUpperCase(Locale.ROOT), point);
        }
    }

    private final int bit;
    private final String text;

    private Point(int column, int row) {
        this.bit = column * COLUMNS + row - 1;
        this.text = (char) ('a' + column) + Integer.toString(row);
    }

    private static List<Point> make() {
        List<Point> points = new ArrayList<>();
        for (int column = 0; column < COLUMNS; column++) {
            for (int row = LOWEST[column]; row <= HIGHEST[column]; row++) {
                points.add(new Point(column, row));
            }
        }
        return List.copyOf(points);
    }

    /** All points, ordered by column, then by row. */
    public static List<Point> all() {
        return ALL;
    }

    /**
     * The point in a column and a row.
     *
     * @throws IllegalArgumentException if the board has no such point
     */
    public static Point of(char column, int row) {
        String text = column + Integer.toString(row);
        return find(column - 'a', row).orElseThrow(() -> Spellings.unknown(Point.class, "point", text, expected(text)));
    }

    /**
     * The point with the id of a cell.
     *
     * @throws IllegalArgumentException if the board has no such point
     */
    static Point of(BoardCell cell) {
        return cell instanceof Point point ? point : parse(cell.id());
    }

    /**
     * Reads a point from text such as {@code e3} or {@code E3}.
     *
     * @throws IllegalArgumentException if the text is not a letter and a number, or the board has no such point
     */
    public static Point parse(String text) {
        return Optional.ofNullable(BY_TEXT.get(text))
                .orElseThrow(() -> Spellings.unknown(Point.class, "point", text, expected(text)));
    }

    private static Phrase expected(String text) {
        int column = text.isEmpty() ? COLUMNS : Character.toLowerCase(text.charAt(0)) - 'a';
        return column < 0 || column >= COLUMNS
                ? Phrase.of(Point.class, "kind.point.expected")
                : new Phrase(
                        Point.class,
                        "kind.point.expected.row",
                        Facts.of(
                                "first", LOWEST[column],
                                "last", HIGHEST[column],
                                "column", Character.toString('a' + column)));
    }

    /** The point in a column, counted from 0, and a row, if there is one. */
    static Optional<Point> find(int column, int row) {
        boolean there = column >= 0 && column < COLUMNS && row >= LOWEST[column] && row <= HIGHEST[column];
        return there ? Optional.of(BY_BIT[column * COLUMNS + row - 1]) : Optional.empty();
    }

    /** The point that belongs to a bit of a {@link Board}. */
    static Point ofBit(int bit) {
        return BY_BIT[bit];
    }

    /** The point opposite this one, as seen from the centre of the board. */
    Point opposite() {
        return BY_BIT[COLUMNS * COLUMNS - 1 - bit];
    }

    /** The text of this point, such as {@code e3}. */
    @Override
    public String id() {
        return text;
    }

    /** The column, {@code a} to {@code k}. */
    public char column() {
        return (char) ('a' + bit / COLUMNS);
    }

    /** The row, 1 to 11. */
    public int row() {
        return bit % COLUMNS + 1;
    }

    /** The bit of this point in a {@link Board}; bits increase in the order of points. */
    int bit() {
        return bit;
    }

    @Override
    public int compareTo(Point other) {
        return Integer.compare(bit, other.bit);
    }

    /** Equal points are the same object, so only the hash code is overridden, to be the same in every run. */
    @Override
    public int hashCode() {
        return bit;
    }

    /** The text of this point, such as {@code e3}. */
    @Override
    public String toString() {
        return text;
    }
}
