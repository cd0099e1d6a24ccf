package org.ludex.sixth;

import org.ludex.core.BoardCell;
import org.ludex.core.Facts;
import org.ludex.core.InvalidValueException;
import org.ludex.core.Phrase;
import org.ludex.core.Spellings;

/**
 * A cell by its file and rank, both from 1: {@code a1} is at White's lower left. Cells up to {@code h8} can be named;
 * whether one is on the board depends on the position.
 *
 * @param file the file, 1 for a
 * @param rank the rank, 1 at the bottom
 */
public record Cell(int file, int rank) implements BoardCell {

    private static final int MOST = 8;

    /** Checks that the largest board has the cell. */
    public Cell {
        if (file < 1 || file > MOST || rank < 1 || rank > MOST) {
            throw new InvalidValueException(
                    new Phrase(Cell.class, "invalid.cell", Facts.of("file", file, "rank", rank)));
        }
    }

    /**
     * Reads a cell such as {@code c3} or {@code C3}.
     *
     * @throws IllegalArgumentException if the text is not a letter from a to h and a digit from 1 to 8
     */
    public static Cell parse(String text) {
        if (text.length() == 2) {
            int file = (text.charAt(0) | ' ') - 'a' + 1;
            int rank = text.charAt(1) - '0';
            if (file >= 1 && file <= MOST && rank >= 1 && rank <= MOST) {
                return new Cell(file, rank);
            }
        }
        throw Spellings.unknown(Cell.class, "cell", text);
    }

    /** The text of this cell, such as {@code c3}. */
    @Override
    public String id() {
        return String.valueOf((char) ('a' + file - 1)) + rank;
    }

    @Override
    public String toString() {
        return id();
    }
}
