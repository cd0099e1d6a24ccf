package org.ludex.kamisado;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.ludex.core.BoardCell;
import org.ludex.core.Spellings;

/**
 * A square of the board. Files a to h run from Black's left to right, rows 1 to 8 from Black's home to White's. The
 * order is a1 to h1, then a2 to h2, and so on.
 */
public enum Square implements BoardCell {
    A1,
    B1,
    C1,
    D1,
    E1,
    F1,
    G1,
    H1,
    A2,
    B2,
    C2,
    D2,
    E2,
    F2,
    G2,
    H2,
    A3,
    B3,
    C3,
    D3,
    E3,
    F3,
    G3,
    H3,
    A4,
    B4,
    C4,
    D4,
    E4,
    F4,
    G4,
    H4,
    A5,
    B5,
    C5,
    D5,
    E5,
    F5,
    G5,
    H5,
    A6,
    B6,
    C6,
    D6,
    E6,
    F6,
    G6,
    H6,
    A7,
    B7,
    C7,
    D7,
    E7,
    F7,
    G7,
    H7,
    A8,
    B8,
    C8,
    D8,
    E8,
    F8,
    G8,
    H8;

    /** The colours of the board, row 1 first. */
    private static final String BOARD = "NGRYKPBO" //
            + "PNYBGKOR" //
            + "BYNPROKG" //
            + "YRGNOBPK" //
            + "KPBONGRY" //
            + "GKORPNYB" //
            + "ROKGBYNP" //
            + "OBPKYRGN";

    private static final Square[] ALL = values();
    private static final List<Optional<Square>> FOUND =
            Arrays.stream(ALL).map(Optional::of).toList();

    private final String text = name().toLowerCase(Locale.ROOT);
    private final Colour colour = colourAt(index());

    private static Colour colourAt(int index) {
        return Colour.ofLetter(BOARD.charAt(index)).orElseThrow();
    }

    /** The file, 1 for a to 8 for h. */
    public int file() {
        return (index() & 7) + 1;
    }

    /** The row, 1 to 8. */
    public int row() {
        return (index() >> 3) + 1;
    }

    /** The colour of the square. */
    public Colour colour() {
        return colour;
    }

    /** The square on a file and row, both from 1 to 8, if it is on the board. */
    public static Optional<Square> of(int file, int row) {
        boolean onBoard = file >= 1 && file <= 8 && row >= 1 && row <= 8;
        return onBoard ? FOUND.get((row - 1) * 8 + file - 1) : Optional.empty();
    }

    /** The home square of a colour. */
    public static Square home(Side side, Colour colour) {
        return ALL[side == Side.BLACK ? colour.index() : 63 - colour.index()];
    }

    /**
     * The square with a name such as {@code c1}, ignoring case.
     *
     * @throws IllegalArgumentException if there is no such square
     */
    public static Square parse(String text) {
        // Only the letters a to h in either case give files of the board.
        Optional<Square> square =
                text.length() == 2 ? of((text.charAt(0) | 0x20) - 'a' + 1, text.charAt(1) - '0') : Optional.empty();
        return square.orElseThrow(() -> Spellings.unknown(Square.class, "square", text));
    }

    /** The square one step from here towards another; this square if they are the same. */
    Square towards(Square other) {
        int file = Integer.signum(other.file() - file());
        int row = Integer.signum(other.row() - row());
        return ALL[index() + row * 8 + file];
    }

    /** The square that takes this one's place when the board is turned round. */
    Square opposite() {
        return ALL[63 - index()];
    }

    /** The square with an index, without copying the array of constants. */
    static Square of(int index) {
        return ALL[index];
    }

    /** The index, starting at 0; packed positions rely on it. */
    @SuppressWarnings("EnumOrdinal")
    int index() {
        return ordinal();
    }

    @Override
    public String id() {
        return text;
    }

    /** The square's name, such as {@code c1}. */
    @Override
    public String toString() {
        return text;
    }
}
