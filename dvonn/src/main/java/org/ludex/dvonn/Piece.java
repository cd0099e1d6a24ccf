package org.ludex.dvonn;

import java.util.Locale;
import java.util.Optional;
import org.ludex.core.Spellings;

/** The three kinds of pieces. */
public enum Piece {
    /** One of White's 23. */
    WHITE('W'),
    /** One of Black's 23. */
    BLACK('B'),
    /** One of the three red DVONN pieces, which belong to nobody. */
    DVONN('D');

    private final String word = name().toLowerCase(Locale.ROOT);
    private final char letter;

    Piece(char letter) {
        this.letter = letter;
    }

    /** The side that the piece belongs to; empty for a DVONN piece. */
    public Optional<Side> side() {
        return switch (this) {
            case WHITE -> Optional.of(Side.WHITE);
            case BLACK -> Optional.of(Side.BLACK);
            case DVONN -> Optional.empty();
        };
    }

    /** The letter of the piece in the text of a position: W, B or D. */
    public char letter() {
        return letter;
    }

    /**
     * The piece with a name, ignoring case.
     *
     * @throws IllegalArgumentException if there is no such piece
     */
    public static Piece parse(String word) {
        return Spellings.read(Piece.class, "piece", word);
    }

    @Override
    public String toString() {
        return word;
    }
}
