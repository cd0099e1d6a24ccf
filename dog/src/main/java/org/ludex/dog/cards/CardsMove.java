package org.ludex.dog.cards;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Collectors;
import org.ludex.core.Facts;
import org.ludex.core.Footprint;
import org.ludex.core.Move;
import org.ludex.core.Verdict;
import org.ludex.dog.Card;
import org.ludex.dog.CardFace;
import org.ludex.dog.Dealt;
import org.ludex.dog.Gift;
import org.ludex.dog.Player;
import org.ludex.dog.Round;

/**
 * A move of DOG Cards: one decision of a seat, or one event of chance. A record joins them into entries: {@code A buy 5@5=9
 * refill 12 under 5} is a {@link Buy}, a {@link TurnUp} of the 5 and another of the 12.
 *
 * <p>Rows are numbered from 1; a row's number is written from 2 on. A move can name a row or a place that does not exist,
 * so that the refusal can name the rule.
 *
 * <p>The hash code of a move is the one of its text, the same in every virtual machine.
 */
public sealed interface CardsMove extends Move {

    /** An event of chance. */
    sealed interface Event extends CardsMove {}

    /** A decision of a seat. */
    sealed interface OfSeat extends CardsMove {
        /** Who decides. */
        Player seat();
    }

    /** The decision that begins a turn: a card is played from the hand. */
    sealed interface Play extends OfSeat {
        /** The card that is played. */
        Card card();

        /**
         * Why no card is drawn after this move, for an entry that reports a draw. A card is drawn after one was laid on a
         * row or discarded, unless the game is won.
         */
        default Verdict.Illegal needlessDraw() {
            return Verdict.illegal(CardsRule.C6, Facts.none().as("draw"));
        }
    }

    /** A move with a card's own function. */
    sealed interface Function extends Play {
        /** What the record says a joker stands for; in fact a joker has no function. */
        Optional<Card> as();
    }

    /**
     * The market is laid: {@code market 3,9,... under 5,12}.
     *
     * @param round the announcement before it, unless the shuffle had it
     * @param cards the thirteen cards
     * @param under the cards put under the deck, in the order turned up
     */
    record Market(Optional<Round> round, List<Card> cards, List<Card> under) implements Event {
        /** Refuses null. Keeps copies of the lists. */
        public Market {
            Objects.requireNonNull(round, "the round is null");
            cards = List.copyOf(cards);
            under = List.copyOf(under);
        }

        @Override
        public String toString() {
            String below = under.isEmpty() ? "" : " under " + listed(under);
            return announced(round) + "market " + listed(cards) + below;
        }

        @Override
        public int hashCode() {
            return toString().hashCode();
        }
    }

    /**
     * Everybody gets cards: {@code deal A:13,4,#5 C:#7}.
     *
     * @param hands what is known of the hands; a seat that is not listed got hidden cards
     */
    record Deal(List<Dealt> hands) implements Event {
        /** Keeps a copy of the list. */
        public Deal {
            hands = List.copyOf(hands);
        }

        @Override
        public String toString() {
            return spaced("deal", hands);
        }

        @Override
        public int hashCode() {
            return toString().hashCode();
        }
    }

    /**
     * The cards given change hands at the same time: {@code give A>C:13 C>A:# B>D:# D>B:#}.
     *
     * @param gifts what each seat gave; a seat that is not listed gave a hidden card
     */
    record Exchange(List<Gift> gifts) implements Event {
        /** Keeps a copy of the list. */
        public Exchange {
            gifts = List.copyOf(gifts);
        }

        @Override
        public String toString() {
            return spaced("give", gifts);
        }

        @Override
        public int hashCode() {
            return toString().hashCode();
        }
    }

    /**
     * The pile is shuffled and becomes the deck; before the market, the whole deck: {@code shuffle 5,9,13,...}.
     *
     * @param round the announcement before it, when it is the first shuffle
     * @param order the shuffled cards, top first; empty when the order is not known
     */
    record Shuffle(Optional<Round> round, List<CardFace> order) implements Event {
        /** Refuses null. Keeps a copy of the list. */
        public Shuffle {
            Objects.requireNonNull(round, "the round is null");
            order = List.copyOf(order);
        }

        @Override
        public String toString() {
            return announced(round) + "shuffle" + (order.isEmpty() ? "" : " " + listed(order));
        }

        @Override
        public int hashCode() {
            return toString().hashCode();
        }
    }

    /**
     * A seat draws the top card: {@code A draw 5}.
     *
     * @param seat who draws
     * @param card the card, as far as it is known
     */
    record Draw(Player seat, CardFace card) implements Event {
        /** Refuses null. */
        public Draw {
            Objects.requireNonNull(seat, "the seat is null");
            Objects.requireNonNull(card, "the card is null");
        }

        @Override
        public Footprint footprint() {
            return Footprint.between(CardPlace.deck(), CardPlace.hand(seat));
        }

        @Override
        public String toString() {
            return seat + " draw " + card;
        }

        @Override
        public int hashCode() {
            return toString().hashCode();
        }
    }

    /**
     * The top card is turned up for the empty place of the market: {@code turn 12}. If it may not lie there, it is laid
     * aside, and another one is turned up.
     *
     * @param card the card
     */
    record TurnUp(Card card) implements Event {
        /** Refuses null. */
        public TurnUp {
            Objects.requireNonNull(card, "the card is null");
        }

        @Override
        public Footprint footprint() {
            return Footprint.off(List.of(CardPlace.deck()));
        }

        @Override
        public String toString() {
            return "turn " + card;
        }

        @Override
        public int hashCode() {
            return toString().hashCode();
        }
    }

    /**
     * A seat sees the seven top cards: {@code A look 5,2,9,5,3,#,#}.
     *
     * @param seat who looks
     * @param cards the seven cards, top first
     */
    record Look(Player seat, List<CardFace> cards) implements Event {
        /** Refuses null. Keeps a copy of the list. */
        public Look {
            Objects.requireNonNull(seat, "the seat is null");
            cards = List.copyOf(cards);
        }

        @Override
        public String toString() {
            return seat + " look " + listed(cards);
        }

        @Override
        public int hashCode() {
            return toString().hashCode();
        }
    }

    /**
     * A seat puts a card face down for the exchange: {@code A give 13}.
     *
     * @param seat who gives
     * @param card the card, as far as it is known
     */
    record Give(Player seat, CardFace card) implements OfSeat {
        /** Refuses null. */
        public Give {
            Objects.requireNonNull(seat, "the seat is null");
            Objects.requireNonNull(card, "the card is null");
        }

        @Override
        public Footprint footprint() {
            return Footprint.off(List.of(CardPlace.hand(seat)));
        }

        @Override
        public String toString() {
            return seat + " give " + card;
        }

        @Override
        public int hashCode() {
            return toString().hashCode();
        }
    }

    /**
     * A card goes on a row: {@code A row 5}, {@code A row2 5}, {@code A row C 5}.
     *
     * @param seat who lays it
     * @param owner whose row it is
     * @param row the row's number
     * @param card the card
     */
    record Lay(Player seat, Player owner, int row, Card card) implements Play {
        /** Refuses null. */
        public Lay {
            Objects.requireNonNull(seat, "the seat is null");
            Objects.requireNonNull(owner, "the owner is null");
            Objects.requireNonNull(card, "the card is null");
        }

        /** The 14 that wins is the only card laid after which nothing is drawn. */
        @Override
        public Verdict.Illegal needlessDraw() {
            return Verdict.illegal(CardsRule.C10, Facts.of("seat", seat).as("draw"));
        }

        @Override
        public Footprint footprint() {
            return Footprint.onto(CardPlace.row(owner, row));
        }

        @Override
        public String toString() {
            String where = owner == seat ? "row" + number(row) : "row " + rowName(owner, row);
            return seat + " " + where + " " + card;
        }

        @Override
        public int hashCode() {
            return toString().hashCode();
        }
    }

    /**
     * A card buys another: {@code A buy 5@5=9}.
     *
     * @param seat who buys
     * @param card the card played
     * @param place the place of the market
     * @param taken the card bought
     */
    record Buy(Player seat, Card card, int place, Card taken) implements Play {
        /** Refuses null. */
        public Buy {
            Objects.requireNonNull(seat, "the seat is null");
            Objects.requireNonNull(card, "the card is null");
            Objects.requireNonNull(taken, "the card taken is null");
        }

        @Override
        public Verdict.Illegal needlessDraw() {
            return Verdict.illegal(CardsRule.C5, Facts.none().as("draw"));
        }

        @Override
        public Footprint footprint() {
            return Footprint.between(CardPlace.market(place), CardPlace.hand(seat));
        }

        @Override
        public String toString() {
            return seat + " buy " + card + "@" + place + "=" + taken;
        }

        @Override
        public int hashCode() {
            return toString().hashCode();
        }
    }

    /**
     * A 4 buys on one of the places 1 to 8: {@code A 4 buy 7=2}.
     *
     * @param seat who buys
     * @param card the card played
     * @param as what the record says a joker stands for
     * @param place the place of the market
     * @param taken the card bought
     */
    record FourBuy(Player seat, Card card, Optional<Card> as, int place, Card taken) implements Function {
        /** Refuses null. */
        public FourBuy {
            Objects.requireNonNull(seat, "the seat is null");
            Objects.requireNonNull(card, "the card is null");
            Objects.requireNonNull(as, "what the card stands for is null");
            Objects.requireNonNull(taken, "the card taken is null");
        }

        @Override
        public Footprint footprint() {
            return Footprint.between(CardPlace.market(place), CardPlace.hand(seat));
        }

        @Override
        public String toString() {
            return written(this) + " buy " + place + "=" + taken;
        }

        @Override
        public int hashCode() {
            return toString().hashCode();
        }
    }

    /**
     * A 7 is played to look at the seven top cards: {@code A 7 look}.
     *
     * @param seat who plays it
     * @param card the card played
     * @param as what the record says a joker stands for
     */
    record Seven(Player seat, Card card, Optional<Card> as) implements Function {
        /** Refuses null. */
        public Seven {
            Objects.requireNonNull(seat, "the seat is null");
            Objects.requireNonNull(card, "the card is null");
            Objects.requireNonNull(as, "what the card stands for is null");
        }

        @Override
        public Footprint footprint() {
            return Footprint.off(List.of(CardPlace.deck()));
        }

        @Override
        public String toString() {
            return written(this) + " look";
        }

        @Override
        public int hashCode() {
            return toString().hashCode();
        }
    }

    /**
     * The seat that looked at the seven top cards takes one: {@code A take 5@4}.
     *
     * @param seat who takes it
     * @param card the card taken; {@code #} alone may be any of the seven
     * @param place its place among them, from 1; needed only if there is an equal card above it
     */
    record Choose(Player seat, CardFace card, Optional<Integer> place) implements OfSeat {
        /** Refuses null. */
        public Choose {
            Objects.requireNonNull(seat, "the seat is null");
            Objects.requireNonNull(card, "the card is null");
            Objects.requireNonNull(place, "the place is null");
        }

        @Override
        public Footprint footprint() {
            return Footprint.between(CardPlace.deck(), CardPlace.hand(seat));
        }

        @Override
        public String toString() {
            return seat + " take " + card + place.map(number -> "@" + number).orElse("");
        }

        @Override
        public int hashCode() {
            return toString().hashCode();
        }
    }

    /**
     * A thief takes the last card of a row: {@code A thief B=9}, {@code A thief B2=9}.
     *
     * @param seat who takes it
     * @param card the card played
     * @param as what the record says a joker stands for
     * @param owner whose row it is
     * @param row the row's number
     * @param taken the card taken
     */
    record Steal(Player seat, Card card, Optional<Card> as, Player owner, int row, Card taken) implements Function {
        /** Refuses null. */
        public Steal {
            Objects.requireNonNull(seat, "the seat is null");
            Objects.requireNonNull(card, "the card is null");
            Objects.requireNonNull(as, "what the card stands for is null");
            Objects.requireNonNull(owner, "the owner is null");
            Objects.requireNonNull(taken, "the card taken is null");
        }

        @Override
        public Footprint footprint() {
            return Footprint.between(CardPlace.row(owner, row), CardPlace.hand(seat));
        }

        @Override
        public String toString() {
            return written(this) + " " + rowName(owner, row) + "=" + taken;
        }

        @Override
        public int hashCode() {
            return toString().hashCode();
        }
    }

    /**
     * A 14 takes a card from the discard pile: {@code A 14 take 8}.
     *
     * @param seat who takes it
     * @param card the card played
     * @param as what the record says a joker stands for
     * @param taken the card taken
     */
    record Take(Player seat, Card card, Optional<Card> as, Card taken) implements Function {
        /** Refuses null. */
        public Take {
            Objects.requireNonNull(seat, "the seat is null");
            Objects.requireNonNull(card, "the card is null");
            Objects.requireNonNull(as, "what the card stands for is null");
            Objects.requireNonNull(taken, "the card taken is null");
        }

        @Override
        public Footprint footprint() {
            return Footprint.between(CardPlace.pile(), CardPlace.hand(seat));
        }

        @Override
        public String toString() {
            return written(this) + " take " + taken;
        }

        @Override
        public int hashCode() {
            return toString().hashCode();
        }
    }

    /**
     * A card takes the place of a joker: {@code A exchange 4@B}, {@code A exchange 11@B2=1}.
     *
     * @param seat who gets the joker
     * @param card the card played
     * @param owner whose row it is
     * @param row the row's number
     * @param place the joker's place in the row; needed only if the card could replace two jokers
     */
    record JokerExchange(Player seat, Card card, Player owner, int row, Optional<Integer> place) implements Play {
        /** Refuses null. */
        public JokerExchange {
            Objects.requireNonNull(seat, "the seat is null");
            Objects.requireNonNull(card, "the card is null");
            Objects.requireNonNull(owner, "the owner is null");
            Objects.requireNonNull(place, "the place is null");
        }

        @Override
        public Verdict.Illegal needlessDraw() {
            return Verdict.illegal(CardsRule.C7, Facts.none().as("draw"));
        }

        @Override
        public Footprint footprint() {
            return Footprint.between(CardPlace.row(owner, row), CardPlace.hand(seat));
        }

        @Override
        public String toString() {
            String which = place.map(number -> "=" + number).orElse("");
            return seat + " exchange " + card + "@" + rowName(owner, row) + which;
        }

        @Override
        public int hashCode() {
            return toString().hashCode();
        }
    }

    /**
     * A card is discarded: {@code A drop 9}.
     *
     * @param seat who discards
     * @param card the card
     */
    record Drop(Player seat, Card card) implements Play {
        /** Refuses null. */
        public Drop {
            Objects.requireNonNull(seat, "the seat is null");
            Objects.requireNonNull(card, "the card is null");
        }

        @Override
        public Footprint footprint() {
            return Footprint.onto(CardPlace.pile());
        }

        @Override
        public String toString() {
            return seat + " drop " + card;
        }

        @Override
        public int hashCode() {
            return toString().hashCode();
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

    private static String listed(List<?> cards) {
        return cards.stream().map(Object::toString).collect(Collectors.joining(","));
    }

    private static String spaced(String word, List<?> parts) {
        return word + parts.stream().map(part -> " " + part).collect(Collectors.joining());
    }
}
