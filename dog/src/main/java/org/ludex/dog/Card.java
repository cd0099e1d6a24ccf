package org.ludex.dog;

import java.util.Locale;
import java.util.OptionalInt;
import org.ludex.core.Phrase;
import org.ludex.core.Spellings;

/** The kinds of cards in the box. Each game takes its own {@link Cards deck} of them. */
public enum Card {
    /** The card that serves as 1 or as 11 and may start a piece; written {@code 11}. */
    ONE_ELEVEN("11"),
    /** The 2. */
    TWO("2"),
    /** The 3. */
    THREE("3"),
    /** The 4. */
    FOUR("4"),
    /** The 5. */
    FIVE("5"),
    /** The 6. */
    SIX("6"),
    /** The card printed 1-7; written {@code 7}. */
    SEVEN("7"),
    /** The 8. */
    EIGHT("8"),
    /** The 9. */
    NINE("9"),
    /** The 10. */
    TEN("10"),
    /** The 12. */
    TWELVE("12"),
    /** The 13, which may start a piece. */
    THIRTEEN("13"),
    /** The 14. */
    FOURTEEN("14"),
    /** Two pieces change places. */
    SWAP("swap"),
    /** Stands for any other card. */
    JOKER("joker"),
    /** A piece moves up to the next one. */
    MAGNET("magnet"),
    /** Stands for the card played before it. */
    COPY("copy"),
    /** The swap card as DOG Cards uses it. */
    THIEF("thief");

    private static final Card[] ALL = values();

    private final String word;
    private final int number;

    Card(String word) {
        this.word = word;
        this.number = Character.isDigit(word.charAt(0)) ? Integer.parseInt(word) : 0;
    }

    /**
     * Reads a card as records write it.
     *
     * @throws IllegalArgumentException if there is no such card
     */
    public static Card parse(String text) {
        return Spellings.read(Card.class, "card", text);
    }

    /** The kind at a place of the list of kinds, from 0. */
    public static Card at(int index) {
        return ALL[index];
    }

    /** The place of this kind in the list of kinds, from 0. */
    @SuppressWarnings("EnumOrdinal") // the one place where kinds are counted
    public int index() {
        return ordinal();
    }

    /** The number printed on the card, 11 for the 1/11; none for the picture cards. */
    public OptionalInt number() {
        return number == 0 ? OptionalInt.empty() : OptionalInt.of(number);
    }

    /** What this card is called in a language: its number, or its word. */
    public String text(Locale locale) {
        return number == 0 ? Phrase.of(Card.class, "Card." + name()).text(locale) : word;
    }

    /** The word that records use for this card. */
    @Override
    public String toString() {
        return word;
    }
}
