package org.ludex.dvonn;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import org.ludex.core.BoardCell;
import org.ludex.core.Spellings;

/**
 * A space of the board: columns a to k and rows 1 to 5, which have 9, 10, 11, 10 and 9 spaces. The order is a1 to i1,
 * a2 to j2, a3 to k3, b4 to k4, c5 to k5.
 *
 * <p>The neighbours of column x, row y are (x±1, y), (x, y±1), (x+1, y+1) and (x-1, y-1).
 *
 * <p>There is one object for each space. Immutable and thread-safe.
 */
public final class Cell implements BoardCell, Comparable<Cell> {

    private static final Cell[] BY_BIT = new Cell[Grid.SIZE];
    private static final List<Cell> ALL = make();

    private final int bit;
    private final int index;
    private final String text;

    private Cell(int bit, int index) {
        this.bit = bit;
        this.index = index;
        this.text = (char) ('a' + Grid.column(bit)) + Integer.toString(1 + Grid.row(bit));
    }

    private static List<Cell> make() {
        List<Cell> cells = new ArrayList<>();
        for (long rest = Grid.SPACES; rest != 0; rest &= rest - 1) {
            int bit = Long.numberOfTrailingZeros(rest);
            BY_BIT[bit] = new Cell(bit, cells.size());
            cells.add(BY_BIT[bit]);
        }
        return List.copyOf(cells);
    }

    /** All 49 spaces in order. */
    public static List<Cell> all() {
        return ALL;
    }

    /**
     * The space with a name such as {@code g2}, ignoring case.
     *
     * @throws IllegalArgumentException if there is no such space
     */
    public static Cell parse(String text) {
        if (text.length() == 2) {
            // Only the letters a to k in either case give columns of the board.
            int column = (text.charAt(0) | 0x20) - 'a';
            int row = text.charAt(1) - '1';
            if (Grid.contains(column, row)) {
                return BY_BIT[Grid.bit(column, row)];
            }
        }
        throw Spellings.unknown(Cell.class, "cell", text);
    }

    /** The spaces of a set of bits, in order. */
    static List<Cell> of(long set) {
        List<Cell> cells = new ArrayList<>(Long.bitCount(set));
        for (long rest = set; rest != 0; rest &= rest - 1) {
            cells.add(BY_BIT[Long.numberOfTrailingZeros(rest)]);
        }
        return List.copyOf(cells);
    }

    /** The index among all spaces, starting at 0. */
    public int index() {
        return index;
    }

    /** The column, a to k. */
    public char column() {
        return text.charAt(0);
    }

    /** The row, 1 to 5. */
    public int row() {
        return text.charAt(1) - '0';
    }

    /** The neighbouring spaces in order: six inside the board, fewer at its edge. */
    public List<Cell> neighbours() {
        return of(Grid.spread(1L << bit));
    }

    /** The number of steps in a straight line from here to another space; empty if no straight line leads there. */
    public OptionalInt distanceTo(Cell other) {
        int across = other.column() - column();
        int up = other.row() - row();
        boolean straight = across == 0 || up == 0 || across == up;
        return straight ? OptionalInt.of(Math.max(Math.abs(across), Math.abs(up))) : OptionalInt.empty();
    }

    /** Whether a stack of a certain height that starts here can land on another space. */
    boolean reaches(Cell other, int height) {
        return (Grid.landings(bit, height) >>> other.bit & 1) != 0;
    }

    /** The space that takes this one's place when the board is turned round. */
    Cell opposite() {
        return ALL.get(ALL.size() - 1 - index);
    }

    /** The space's place on the {@link Grid}. */
    int bit() {
        return bit;
    }

    @Override
    public String id() {
        return text;
    }

    @Override
    public int compareTo(Cell other) {
        return Integer.compare(index, other.index);
    }

    @Override
    public boolean equals(Object other) {
        return this == other;
    }

    @Override
    public int hashCode() {
        return index;
    }

    /** The name of the space, as in records. */
    @Override
    public String toString() {
        return text;
    }
}
