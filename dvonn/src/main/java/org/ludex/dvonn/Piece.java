package org.ludex.dvonn;

import java.util.Optional;

/** The three kinds of pieces. */
public enum Piece {
    /** One of White's 23. */
    WHITE("white", 'W'),
    /** One of Black's 23. */
    BLACK("black", 'B'),
    /** One of the three red DVONN pieces, which belong to nobody. */
    DVONN("dvonn", 'D');

    private final String word;
    private final char letter;

    Piece(String word, char letter) {
        this.word = word;
        this.letter = letter;
    }

    /** The side whose colour the piece has; none for a DVONN piece. */
    public Optional<Side> side() {
        return switch (this) {
            case WHITE -> Optional.of(Side.WHITE);
            case BLACK -> Optional.of(Side.BLACK);
            case DVONN -> Optional.empty();
        };
    }

    /** The letter that stands for the piece in the text of a position: W, B or D. */
    public char letter() {
        return letter;
    }

    /**
     * The piece that a word names.
     *
     * @throws IllegalArgumentException when it names none
     */
    public static Piece parse(String word) {
        for (Piece piece : values()) {
            if (piece.word.equals(word)) {
                return piece;
            }
        }
        throw new IllegalArgumentException("no piece \"" + word + "\": white, black or dvonn");
    }

    @Override
    public String toString() {
        return word;
    }
}
