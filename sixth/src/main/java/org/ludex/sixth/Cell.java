package org.ludex.sixth;

/**
 * A cell by its file and rank, both from 1: {@code a1} is at the lower left. Cells up to {@code h8} can be named; whether
 * one is on the board is for the position to say.
 *
 * @param file the file, 1 for a
 * @param rank the rank, 1 at the bottom
 */
public record Cell(int file, int rank) {

    private static final int MOST = 8;

    /** Checks that the largest board has the cell. */
    public Cell {
        if (file < 1 || file > MOST || rank < 1 || rank > MOST) {
            throw new IllegalArgumentException("not a cell: file " + file + ", rank " + rank + "; 1 to 8 was expected");
        }
    }

    /**
     * Reads a cell such as {@code c3}.
     *
     * @throws IllegalArgumentException when the text is not a letter from a to h and a digit from 1 to 8
     */
    public static Cell parse(String text) {
        if (text.length() == 2) {
            int file = text.charAt(0) - 'a' + 1;
            int rank = text.charAt(1) - '0';
            if (file >= 1 && file <= MOST && rank >= 1 && rank <= MOST) {
                return new Cell(file, rank);
            }
        }
        throw new IllegalArgumentException("not a cell: \"" + text + "\"; a1 to h8 was expected");
    }

    @Override
    public String toString() {
        return String.valueOf((char) ('a' + file - 1)) + rank;
    }
}
