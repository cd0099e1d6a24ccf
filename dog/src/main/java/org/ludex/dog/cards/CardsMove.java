package org.ludex.dog.cards;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.ludex.core.Move;
import org.ludex.dog.Card;
import org.ludex.dog.CardFace;
import org.ludex.dog.Dealt;
import org.ludex.dog.Gift;
import org.ludex.dog.Player;
import org.ludex.dog.Round;

/**
 * A move of DOG Cards: one entry of a record. Laying the market, dealing, exchanging and shuffling are nobody's moves; what
 * is drawn or turned up within a seat's entry belongs to the entry.
 *
 * <p>Rows are numbered from 1; a row's number is written from 2 on. Every entry of a seat can say that a card was drawn,
 * even where none may be, so that the refusal can name the rule.
 */
public sealed interface CardsMove extends Move {

    /** A move that a seat makes. */
    sealed interface OfSeat extends CardsMove {
        /** Who makes it. */
        Player seat();

        /** The card that is played from the hand. */
        Card card();

        /** The card drawn at the end. */
        Optional<CardFace> draw();
    }

    /** A move with a card's own function. */
    sealed interface Function extends OfSeat {
        /** What a joker is said to stand for, though it has no function. */
        Optional<Card> as();
    }

    /**
     * The market is laid: {@code market 3,9,... under 5,12}.
     *
     * @param round the announcement before it, unless the shuffle had it
     * @param cards the thirteen cards
     * @param under the cards put under the deck, in the order turned up
     */
    record Market(Optional<Round> round, List<Card> cards, List<Card> under) implements CardsMove {
        /** Keeps copies of the lists. */
        public Market {
            cards = List.copyOf(cards);
            under = List.copyOf(under);
        }

        @Override
        public String toString() {
            return announced(round) + "market " + listed(cards) + putUnder(under);
        }
    }

    /**
     * Everybody gets cards: {@code deal A:13,4,#5 C:#7}.
     *
     * @param hands what is known of the hands; who is left out got hidden cards
     */
    record Deal(List<Dealt> hands) implements CardsMove {
        /** Keeps a copy of the list. */
        public Deal {
            hands = List.copyOf(hands);
        }

        @Override
        public String toString() {
            return spaced("deal", hands);
        }
    }

    /**
     * The partners' exchange, all cards at once: {@code give A>C:13 C>A:# B>D:# D>B:#}.
     *
     * @param gifts who gives what; who is left out gives a hidden card
     */
    record Give(List<Gift> gifts) implements CardsMove {
        /** Keeps a copy of the list. */
        public Give {
            gifts = List.copyOf(gifts);
        }

        @Override
        public String toString() {
            return spaced("give", gifts);
        }
    }

    /**
     * The pile is shuffled for the entry that follows; before the market, the whole deck: {@code shuffle 5,9,13,...}.
     *
     * @param round the announcement before it, when it is the first shuffle
     * @param order the shuffled cards, top first; empty when the order is not known
     */
    record Shuffle(Optional<Round> round, List<CardFace> order) implements CardsMove {
        /** Keeps a copy of the list. */
        public Shuffle {
            order = List.copyOf(order);
        }

        @Override
        public String toString() {
            return announced(round) + "shuffle" + (order.isEmpty() ? "" : " " + listed(order));
        }
    }

    /**
     * A card goes on a row: {@code A row 5 draw #}, {@code A row2 5 draw #}, {@code A row C 5 draw #}.
     *
     * @param seat who lays it
     * @param owner whose row it is
     * @param row the row's number
     * @param card the card
     * @param draw the card drawn afterwards; none after a winning 14
     */
    record Lay(Player seat, Player owner, int row, Card card, Optional<CardFace> draw) implements OfSeat {
        @Override
        public String toString() {
            String where = owner == seat ? "row" + number(row) : "row " + rowName(owner, row);
            return seat + " " + where + " " + card + drawn(draw);
        }
    }

    /**
     * A card buys another: {@code A buy 5@5=9 refill 12 under 5,5}.
     *
     * @param seat who buys
     * @param card the card played
     * @param place the place of the market
     * @param taken the card bought
     * @param refill the card that takes its place
     * @param under the cards put under the deck before, in the order turned up
     * @param draw no card is drawn
     */
    record Buy(
            Player seat,
            Card card,
            int place,
            Card taken,
            Optional<Card> refill,
            List<Card> under,
            Optional<CardFace> draw)
            implements OfSeat {
        /** Keeps a copy of the list. */
        public Buy {
            under = List.copyOf(under);
        }

        @Override
        public String toString() {
            return seat + " buy " + card + "@" + place + "=" + taken + refilled(refill, under) + drawn(draw);
        }
    }

    /**
     * A 4 buys one of the places 1 to 8: {@code A 4 buy 7=2 refill 9}.
     *
     * @param seat who buys
     * @param card the card played
     * @param as what a joker is said to stand for
     * @param place the place of the market
     * @param taken the card bought
     * @param refill the card that takes its place
     * @param under the cards put under the deck before, in the order turned up
     * @param draw no card is drawn
     */
    record FourBuy(
            Player seat,
            Card card,
            Optional<Card> as,
            int place,
            Card taken,
            Optional<Card> refill,
            List<Card> under,
            Optional<CardFace> draw)
            implements Function {
        /** Keeps a copy of the list. */
        public FourBuy {
            under = List.copyOf(under);
        }

        @Override
        public String toString() {
            return written(this) + " buy " + place + "=" + taken + refilled(refill, under) + drawn(draw);
        }
    }

    /**
     * A 7 looks at the seven top cards and takes one: {@code A 7 look 5,2,9,5,3,#,# take 5@4}.
     *
     * @param seat who looks
     * @param card the card played
     * @param as what a joker is said to stand for
     * @param look the seven cards, top first
     * @param take the card taken; {@code #} alone may be any of them
     * @param place the place of the taken card among them, from 1; needed only where an equal card lies higher
     * @param draw no card is drawn
     */
    record Look(
            Player seat,
            Card card,
            Optional<Card> as,
            List<CardFace> look,
            CardFace take,
            Optional<Integer> place,
            Optional<CardFace> draw)
            implements Function {
        /** Keeps a copy of the list. */
        public Look {
            look = List.copyOf(look);
        }

        @Override
        public String toString() {
            String which = place.map(number -> "@" + number).orElse("");
            return written(this) + " look " + listed(look) + " take " + take + which + drawn(draw);
        }
    }

    /**
     * A thief takes the last card of a row: {@code A thief B=9}, {@code A thief B2=9}.
     *
     * @param seat who takes it
     * @param card the card played
     * @param as what a joker is said to stand for
     * @param owner whose row it is
     * @param row the row's number
     * @param taken the card taken
     * @param draw no card is drawn
     */
    record Steal(Player seat, Card card, Optional<Card> as, Player owner, int row, Card taken, Optional<CardFace> draw)
            implements Function {
        @Override
        public String toString() {
            return written(this) + " " + rowName(owner, row) + "=" + taken + drawn(draw);
        }
    }

    /**
     * A 14 takes a card from the discard pile: {@code A 14 take 8}.
     *
     * @param seat who takes it
     * @param card the card played
     * @param as what a joker is said to stand for
     * @param taken the card taken
     * @param draw no card is drawn
     */
    record Take(Player seat, Card card, Optional<Card> as, Card taken, Optional<CardFace> draw) implements Function {
        @Override
        public String toString() {
            return written(this) + " take " + taken + drawn(draw);
        }
    }

    /**
     * A card takes the place of a joker: {@code A exchange 4@B}, {@code A exchange 11@B2=1}.
     *
     * @param seat who gets the joker
     * @param card the card played
     * @param owner whose row it is
     * @param row the row's number
     * @param place the joker's place in the row; needed only where the card is right for two jokers
     * @param draw no card is drawn
     */
    record Exchange(Player seat, Card card, Player owner, int row, Optional<Integer> place, Optional<CardFace> draw)
            implements OfSeat {
        @Override
        public String toString() {
            String which = place.map(number -> "=" + number).orElse("");
            return seat + " exchange " + card + "@" + rowName(owner, row) + which + drawn(draw);
        }
    }

    /**
     * A card is discarded and another drawn: {@code A drop 9 draw #}.
     *
     * @param seat who discards
     * @param card the card
     * @param draw the card drawn
     */
    record Drop(Player seat, Card card, Optional<CardFace> draw) implements OfSeat {
        @Override
        public String toString() {
            return seat + " drop " + card + drawn(draw);
        }
    }

    private static String announced(Optional<Round> round) {
        return round.map(line -> line + " ").orElse("");
    }

    private static String written(Function move) {
        return move.seat() + " " + move.card()
                + move.as().map(card -> "=" + card).orElse("");
    }

    private static String number(int row) {
        return row == 1 ? "" : "" + row;
    }

    private static String rowName(Player owner, int row) {
        return owner + number(row);
    }

    private static String drawn(Optional<CardFace> draw) {
        return draw.map(face -> " draw " + face).orElse("");
    }

    private static String refilled(Optional<Card> refill, List<Card> under) {
        return refill.map(card -> " refill " + card).orElse("") + putUnder(under);
    }

    private static String putUnder(List<Card> under) {
        return under.isEmpty() ? "" : " under " + listed(under);
    }

    private static String listed(List<?> cards) {
        return cards.stream().map(Object::toString).collect(Collectors.joining(","));
    }

    private static String spaced(String word, List<?> parts) {
        return word + parts.stream().map(part -> " " + part).collect(Collectors.joining());
    }
}
