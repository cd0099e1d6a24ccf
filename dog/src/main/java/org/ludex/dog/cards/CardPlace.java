package org.ludex.dog.cards;

import java.util.Locale;
import java.util.regex.Pattern;
import org.ludex.core.BoardCell;
import org.ludex.core.Spellings;
import org.ludex.dog.Player;

/**
 * A place on the table that holds cards: {@code market:5}, {@code A:row1}, {@code A:hand}, {@code pile} or {@code deck}.
 *
 * <p>Immutable and thread-safe; two are equal if their ids are.
 */
public final class CardPlace implements BoardCell {

    private static final CardPlace PILE = new CardPlace("pile");
    private static final CardPlace DECK = new CardPlace("deck");
    private static final Pattern IDS = Pattern.compile("market:([1-9]|1[0-3])|[A-D]:(row[12]|hand)|pile|deck");

    private final String id;

    private CardPlace(String id) {
        this.id = id;
    }

    /** A place of the market, from 1. */
    public static CardPlace market(int place) {
        return new CardPlace("market:" + place);
    }

    /** A row of a seat, by its number from 1. */
    public static CardPlace row(Player owner, int number) {
        return new CardPlace(owner + ":row" + number);
    }

    /** The hand of a seat. */
    public static CardPlace hand(Player owner) {
        return new CardPlace(owner + ":hand");
    }

    /** The discard pile. */
    public static CardPlace pile() {
        return PILE;
    }

    /** The deck. */
    public static CardPlace deck() {
        return DECK;
    }

    /**
     * Reads an id, in either case.
     *
     * @throws IllegalArgumentException if no table has such a place
     */
    public static CardPlace parse(String text) {
        String lower = text.toLowerCase(Locale.ROOT);
        String id =
                lower.indexOf(':') == 1 ? lower.substring(0, 1).toUpperCase(Locale.ROOT) + lower.substring(1) : lower;
        if (!IDS.matcher(id).matches()) {
            throw Spellings.unknown(CardPlace.class, "place", text);
        }
        return new CardPlace(id);
    }

    @Override
    public String id() {
        return id;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof CardPlace spot && id.equals(spot.id);
    }

    @Override
    public int hashCode() {
        return id.hashCode();
    }

    @Override
    public String toString() {
        return id;
    }
}
