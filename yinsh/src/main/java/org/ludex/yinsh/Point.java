package org.ludex.yinsh;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * One of the 85 points of the board, by column {@code a} to {@code k} and row. Lines run along a column ({@code e3},
 * {@code e4}), along a row ({@code e3}, {@code f3}) and along both together ({@code e3}, {@code f4}).
 *
 * <p>Points are ordered by column, then by row. Immutable and thread-safe; equal points are one object.
 */
public final class Point implements Comparable<Point> {

    /** The number of columns, and the number of bits between neighbours in one row. */
    static final int COLUMNS = 11;

    private static final int[] LOWEST = {2, 1, 1, 1, 1, 2, 2, 3, 4, 5, 7};
    private static final int[] HIGHEST = {5, 7, 8, 9, 10, 10, 11, 11, 11, 11, 10};
    private static final List<Point> ALL = make();
    private static final Point[] BY_BIT = new Point[COLUMNS * COLUMNS];

    static {
        ALL.forEach(point -> BY_BIT[point.bit] = point);
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

    /** All points, by column and then by row. */
    public static List<Point> all() {
        return ALL;
    }

    /**
     * The point of a column and a row.
     *
     * @throws IllegalArgumentException when the board has no such point
     */
    public static Point of(char column, int row) {
        return find(column - 'a', row).orElseThrow(() -> new IllegalArgumentException(missing(column, row)));
    }

    /**
     * The point that a text such as {@code e3} names.
     *
     * @throws IllegalArgumentException when the text is not a letter and a number, or the board has no such point
     */
    public static Point parse(String text) {
        int length = text.length();
        boolean readable = length == 2 || length == 3;
        int row = 0;
        for (int i = 1; readable && i < length; i++) {
            char digit = text.charAt(i);
            readable = digit >= '0' && digit <= '9' && (digit != '0' || row > 0);
            row = row * 10 + digit - '0';
        }
        if (!readable || text.charAt(0) < 'a' || text.charAt(0) > 'z') {
            throw new IllegalArgumentException("\"" + text + "\" is no point; points are written like e3");
        }
        return of(text.charAt(0), row);
    }

    private static String missing(char column, int row) {
        int index = column - 'a';
        if (index < 0 || index >= COLUMNS) {
            return "the board has no column " + column + "; columns are a to k";
        }
        return "the board has no point " + column + row + "; column " + column + " has rows " + LOWEST[index] + " to "
                + HIGHEST[index];
    }

    /** The point of a column, counted from 0, and a row, if the board has it. */
    static Optional<Point> find(int column, int row) {
        boolean there = column >= 0 && column < COLUMNS && row >= LOWEST[column] && row <= HIGHEST[column];
        return there ? Optional.of(BY_BIT[column * COLUMNS + row - 1]) : Optional.empty();
    }

    /** The point that a bit of a {@link Board} stands for. */
    static Point ofBit(int bit) {
        return BY_BIT[bit];
    }

    /** The column, {@code a} to {@code k}. */
    public char column() {
        return (char) ('a' + bit / COLUMNS);
    }

    /** The row, 1 to 11. */
    public int row() {
        return bit % COLUMNS + 1;
    }

    /** The bit that stands for this point in a {@link Board}: points in order have growing bits. */
    int bit() {
        return bit;
    }

    @Override
    public int compareTo(Point other) {
        return Integer.compare(bit, other.bit);
    }

    /** The text of this point, such as {@code e3}. */
    @Override
    public String toString() {
        return text;
    }
}
