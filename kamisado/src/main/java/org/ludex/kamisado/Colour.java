package org.ludex.kamisado;

import java.util.Locale;
import java.util.Optional;
import org.ludex.core.Spellings;

/** The eight colours of squares and towers, in the order of a home row, left to right. */
public enum Colour {
    /** Brown, written N. */
    BROWN('N'),
    /** Green, written G. */
    GREEN('G'),
    /** Red, written R. */
    RED('R'),
    /** Yellow, written Y. */
    YELLOW('Y'),
    /** Pink, written K. */
    PINK('K'),
    /** Purple, written P. */
    PURPLE('P'),
    /** Blue, written B. */
    BLUE('B'),
    /** Orange, written O. */
    ORANGE('O');

    private static final Colour[] ALL = values();

    private final char letter;
    private final String word = name().toLowerCase(Locale.ROOT);

    Colour(char letter) {
        this.letter = letter;
    }

    /** The letter that records use. */
    public char letter() {
        return letter;
    }

    /** The colour with a letter, ignoring case. */
    public static Optional<Colour> ofLetter(char letter) {
        for (Colour colour : ALL) {
            if (colour.letter == letter || Character.toLowerCase(colour.letter) == letter) {
                return Optional.of(colour);
            }
        }
        return Optional.empty();
    }

    /**
     * The colour with a name such as {@code red}, ignoring case.
     *
     * @throws IllegalArgumentException if there is no such colour
     */
    public static Colour parse(String word) {
        return Spellings.read(Colour.class, "colour", word);
    }

    /** The colour with an index, without copying the array of constants. */
    static Colour of(int index) {
        return ALL[index];
    }

    /** The index, starting at 0; packed positions rely on it. */
    @SuppressWarnings("EnumOrdinal")
    int index() {
        return ordinal();
    }

    /** The colour's name, such as {@code red}. */
    @Override
    public String toString() {
        return word;
    }
}
