package org.ludex.dog;

import org.ludex.core.Facts;
import org.ludex.core.InvalidValueException;
import org.ludex.core.Phrase;
import org.ludex.core.Spellings;

/**
 * A place for a piece: {@code 0} to {@code 63} on the track, {@code h1} to {@code h4} in the destination of the piece's
 * colour, {@code k} in its kennel. Which colour's destination is meant is said by the piece.
 *
 * <p>Immutable and thread-safe.
 */
public final class Cell {

    /** The kennel. */
    public static final Cell KENNEL = new Cell(-5);

    private static final int LARGEST = 999;
    private static final Cell[] HOUSES = {new Cell(-1), new Cell(-2), new Cell(-3), new Cell(-4)};
    private static final Cell[] TRACK = track();

    /** A track cell as its number, h1 to h4 as -1 to -4, the kennel as -5. */
    private final int code;

    private Cell(int code) {
        this.code = code;
    }

    private static Cell[] track() {
        Cell[] cells = new Cell[Geometry.LONGEST];
        for (int number = 0; number < cells.length; number++) {
            cells[number] = new Cell(number);
        }
        return cells;
    }

    /**
     * A cell of the track.
     *
     * @throws IllegalArgumentException if the number is negative or above 999
     */
    public static Cell track(int number) {
        if (number < 0 || number > LARGEST) {
            throw invalid("track-cell", Integer.toString(number));
        }
        return number < TRACK.length ? TRACK[number] : new Cell(number);
    }

    /**
     * A cell of the destination, 1 to 4.
     *
     * @throws IllegalArgumentException if the number is not 1 to 4
     */
    public static Cell house(int number) {
        if (number < 1 || number > HOUSES.length) {
            throw invalid("destination-cell", "h" + number);
        }
        return HOUSES[number - 1];
    }

    private static InvalidValueException invalid(String key, String cell) {
        return new InvalidValueException(new Phrase(Cell.class, "invalid." + key, Facts.of("cell", cell)));
    }

    /**
     * Reads a cell, in either case.
     *
     * @throws IllegalArgumentException if the text is not the word for one
     */
    public static Cell parse(String text) {
        if (text.equalsIgnoreCase("k")) {
            return KENNEL;
        }
        if (text.length() == 2 && (text.charAt(0) == 'h' || text.charAt(0) == 'H') && Faces.isDigit(text.charAt(1))) {
            int number = text.charAt(1) - '0';
            if (number >= 1 && number <= HOUSES.length) {
                return house(number);
            }
        } else if (!text.isEmpty() && text.length() <= 3 && text.chars().allMatch(Faces::isDigit)) {
            return track(Integer.parseInt(text));
        }
        throw Spellings.unknown(Cell.class, "cell", text);
    }

    /** Whether this is a cell of the track. */
    public boolean isTrack() {
        return code >= 0;
    }

    /** Whether this is a cell of the destination. */
    public boolean isHouse() {
        return code < 0 && code > -5;
    }

    /** Whether this is the kennel. */
    public boolean isKennel() {
        return code == -5;
    }

    /** The number of a track cell or of a destination cell; 0 for the kennel. */
    public int number() {
        return isTrack() ? code : isHouse() ? -code : 0;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Cell cell && code == cell.code;
    }

    @Override
    public int hashCode() {
        return code;
    }

    @Override
    public String toString() {
        return isTrack() ? Integer.toString(code) : isHouse() ? "h" + -code : "k";
    }
}
