package org.ludex.dog;

import java.util.Locale;
import org.ludex.core.Spellings;

/** What is due in a game with cards. No single game has all phases. */
public enum Phase {
    /** Chance: the pile is shuffled because a deal or a draw needs it. */
    SHUFFLE,
    /** Chance: cards are dealt. */
    DEAL,
    /** Chance: the market of DOG Cards is laid. */
    MARKET,
    /** A seat puts a card face down for the exchange. */
    GIVE,
    /** Chance: the cards that were given change hands. */
    EXCHANGE,
    /** A seat puts its first piece on the start cell. */
    START,
    /** A seat puts the dog down. */
    DOG,
    /** A seat plays or burns. */
    PLAY,
    /** A seat that burnt and drew a card plays or burns once more. */
    AGAIN,
    /** Chance: a seat draws a card. */
    DRAW,
    /** A seat whose peasant reached a special cell goes on or stays. */
    LEAP,
    /** Chance: a card is turned up for an empty place of the market. */
    REFILL,
    /** Chance: the top of the deck is shown to a seat. */
    LOOK,
    /** A seat takes one of the cards it looked at. */
    CHOOSE,
    /** Nothing: the game is over. */
    OVER;

    /**
     * Reads a phase, in any case.
     *
     * @throws IllegalArgumentException if the text is not the word for one
     */
    public static Phase parse(String text) {
        return Spellings.read(Phase.class, "phase", text);
    }

    /** Whether no seat decides. */
    public boolean isChance() {
        return switch (this) {
            case SHUFFLE, DEAL, MARKET, EXCHANGE, DRAW, REFILL, LOOK -> true;
            default -> false;
        };
    }

    /** The word in a position's text. */
    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
