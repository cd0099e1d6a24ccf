package org.ludex.dog;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Collectors;
import org.ludex.core.Footprint;
import org.ludex.core.Move;

/**
 * A move of DOG, DOG Royal or Black DOG: one decision of one seat, or one event of chance.
 *
 * <p>A record joins what belongs together: {@code B burn 9 draw #} is a burn and a draw, {@code give A>C:13 C>A:#} a gift
 * of each seat and the exchange.
 *
 * <p>The hash code of a move is the one of its text, the same in every virtual machine.
 */
public sealed interface DogMove extends Move {

    /** What chance does. */
    sealed interface Event extends DogMove {}

    /** What a seat decides. */
    sealed interface OfSeat extends DogMove {
        /** Who makes it. */
        Player seat();
    }

    /** A card played face up. */
    sealed interface Play extends OfSeat {
        /** The card. */
        Card card();

        /** What a joker or a copy stands for. */
        Optional<Card> as();

        /** The card, or what it stands for. */
        default Card value() {
            return as().orElse(card());
        }
    }

    /**
     * Everybody gets cards: {@code deal A:13,4,#4 B:#6 C:#6 D:#6}.
     *
     * @param round the announcement before it, unless a shuffle in between carries that; the first one names the leader
     * @param hands what is known of the hands; a seat that is not listed got hidden cards
     */
    record Deal(Optional<Round> round, List<Dealt> hands) implements Event {
        /** Refuses null. Keeps a copy of the list. */
        public Deal {
            Objects.requireNonNull(round, "the round is null");
            hands = List.copyOf(hands);
        }

        @Override
        public String toString() {
            return announced(round) + spaced("deal", hands);
        }

        @Override
        public int hashCode() {
            return toString().hashCode();
        }
    }

    /**
     * The cards that everybody gave change hands at the same time: {@code give A>C:13 C>A:#}.
     *
     * @param gifts what each seat gives; a seat that is not listed gives a hidden card
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
     * A seat draws a card: {@code A draw 5}.
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
        public String toString() {
            return seat + " draw " + card;
        }

        @Override
        public int hashCode() {
            return toString().hashCode();
        }
    }

    /**
     * The pile is shuffled and goes under the deck; before the first deal, the whole deck is shuffled.
     *
     * @param round the announcement before it, when the shuffle is for a deal
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
            String cards = order.stream().map(CardFace::toString).collect(Collectors.joining(","));
            return announced(round) + "shuffle" + (order.isEmpty() ? "" : " " + cards);
        }

        @Override
        public int hashCode() {
            return toString().hashCode();
        }
    }

    /**
     * A card is put face down for the exchange: {@code A give 13}.
     *
     * @param seat who gives it
     * @param card the card; hidden if the record does not name it
     */
    record Give(Player seat, CardFace card) implements OfSeat {
        /** Refuses null. */
        public Give {
            Objects.requireNonNull(seat, "the seat is null");
            Objects.requireNonNull(card, "the card is null");
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
     * The free first piece: {@code A start}, {@code A start king}.
     *
     * @param seat who starts
     * @param rank the rank of the piece, in DOG Royal
     */
    record Start(Player seat, Optional<Rank> rank) implements OfSeat {
        /** Refuses null. */
        public Start {
            Objects.requireNonNull(seat, "the seat is null");
            Objects.requireNonNull(rank, "the rank is null");
        }

        @Override
        public Footprint footprint() {
            return Footprint.off(List.of(Spot.kennel(seat)));
        }

        @Override
        public String toString() {
            return seat + " start" + rank.map(word -> " " + word).orElse("");
        }

        @Override
        public int hashCode() {
            return toString().hashCode();
        }
    }

    /**
     * The free first piece is declined: {@code A nostart}.
     *
     * @param seat who declines
     */
    record NoStart(Player seat) implements OfSeat {
        /** Refuses null. */
        public NoStart {
            Objects.requireNonNull(seat, "the seat is null");
        }

        @Override
        public String toString() {
            return seat + " nostart";
        }

        @Override
        public int hashCode() {
            return toString().hashCode();
        }
    }

    /**
     * The dog is put down: {@code C dog 8}.
     *
     * @param seat who puts it down
     * @param cell where
     */
    record PutDog(Player seat, Cell cell) implements OfSeat {
        /** Refuses null. */
        public PutDog {
            Objects.requireNonNull(seat, "the seat is null");
            Objects.requireNonNull(cell, "the cell is null");
        }

        @Override
        public Footprint footprint() {
            return Footprint.onto(Spot.of(seat, cell));
        }

        @Override
        public String toString() {
            return seat + " dog " + cell;
        }

        @Override
        public int hashCode() {
            return toString().hashCode();
        }
    }

    /**
     * A card that moves pieces: {@code A 7 60>h1+C:20>22}, {@code A joker=8 60>h4}.
     *
     * @param seat who plays
     * @param card the card
     * @param as what a joker or a copy stands for
     * @param steps the ways of the pieces, in order
     * @param after what comes of it
     */
    record Go(Player seat, Card card, Optional<Card> as, List<Step> steps, After after) implements Play {
        /** Refuses null. Keeps a copy of the steps. */
        public Go {
            Objects.requireNonNull(seat, "the seat is null");
            Objects.requireNonNull(card, "the card is null");
            Objects.requireNonNull(as, "what the card stands for is null");
            Objects.requireNonNull(after, "what comes of it is null");
            steps = List.copyOf(steps);
        }

        @Override
        public Footprint footprint() {
            return Footprint.of(
                            steps.stream()
                                    .map(step -> Spot.of(step.owner(), step.from()))
                                    .toList(),
                            steps.stream()
                                    .map(step -> Spot.of(step.owner(), step.to()))
                                    .toList())
                    .touching(after.hits().stream().map(Place::spot).toList());
        }

        @Override
        public String toString() {
            String ways = steps.stream().map(step -> step.as(seat)).collect(Collectors.joining("+"));
            return written(this) + " " + ways + after;
        }

        @Override
        public int hashCode() {
            return toString().hashCode();
        }
    }

    /**
     * A card that swaps two pieces: {@code A swap 5<>B:20}.
     *
     * @param seat who plays
     * @param card the card
     * @param as what a joker or a copy stands for
     * @param own the player's piece
     * @param other the other player's piece
     * @param after what comes of it
     */
    record Swap(Player seat, Card card, Optional<Card> as, Place own, Place other, After after) implements Play {
        /** Refuses null. */
        public Swap {
            Objects.requireNonNull(seat, "the seat is null");
            Objects.requireNonNull(card, "the card is null");
            Objects.requireNonNull(as, "what the card stands for is null");
            Objects.requireNonNull(own, "the player's piece is null");
            Objects.requireNonNull(other, "the other piece is null");
            Objects.requireNonNull(after, "what comes of it is null");
        }

        @Override
        public Footprint footprint() {
            return Footprint.between(own.spot(), other.spot());
        }

        @Override
        public String toString() {
            return written(this) + " " + own.as(seat) + "<>" + other.as(seat) + after;
        }

        @Override
        public int hashCode() {
            return toString().hashCode();
        }
    }

    /**
     * A swap that burns because nobody's piece can be swapped: {@code A swap -}.
     *
     * @param seat who plays
     * @param card the card
     * @param as what a joker or a copy stands for
     */
    record NullSwap(Player seat, Card card, Optional<Card> as) implements Play {
        /** Refuses null. */
        public NullSwap {
            Objects.requireNonNull(seat, "the seat is null");
            Objects.requireNonNull(card, "the card is null");
            Objects.requireNonNull(as, "what the card stands for is null");
        }

        @Override
        public String toString() {
            return written(this) + " -";
        }

        @Override
        public int hashCode() {
            return toString().hashCode();
        }
    }

    /**
     * A 14 that takes a card from the pile: {@code A 14 take 8}.
     *
     * @param seat who plays
     * @param card the card
     * @param as what a joker stands for
     * @param taken the card taken
     */
    record Take(Player seat, Card card, Optional<Card> as, Card taken) implements Play {
        /** Refuses null. */
        public Take {
            Objects.requireNonNull(seat, "the seat is null");
            Objects.requireNonNull(card, "the card is null");
            Objects.requireNonNull(as, "what the card stands for is null");
            Objects.requireNonNull(taken, "the card taken is null");
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
     * Cards are burnt because none can be played: {@code A burn 5,9,swap}; with two or three players one card,
     * {@code B burn 9}, and perhaps a second one after a draw.
     *
     * @param seat who burns
     * @param cards the cards
     */
    record Burn(Player seat, Hand cards) implements OfSeat {
        /** Refuses null. */
        public Burn {
            Objects.requireNonNull(seat, "the seat is null");
            Objects.requireNonNull(cards, "the hand is null");
        }

        @Override
        public String toString() {
            return seat + " burn " + cards;
        }

        @Override
        public int hashCode() {
            return toString().hashCode();
        }
    }

    /**
     * A peasant of DOG Royal on a special cell goes on to the next free one: {@code A leap 24}.
     *
     * @param seat who plays
     * @param cell where the peasant goes
     */
    record Leap(Player seat, Cell cell) implements OfSeat {
        /** Refuses null. */
        public Leap {
            Objects.requireNonNull(seat, "the seat is null");
            Objects.requireNonNull(cell, "the cell is null");
        }

        @Override
        public Footprint footprint() {
            return Footprint.onto(Spot.of(seat, cell));
        }

        @Override
        public String toString() {
            return seat + " leap " + cell;
        }

        @Override
        public int hashCode() {
            return toString().hashCode();
        }
    }

    /**
     * A peasant of DOG Royal stays on its special cell: {@code A stay}.
     *
     * @param seat who plays
     */
    record Stay(Player seat) implements OfSeat {
        /** Refuses null. */
        public Stay {
            Objects.requireNonNull(seat, "the seat is null");
        }

        @Override
        public String toString() {
            return seat + " stay";
        }

        @Override
        public int hashCode() {
            return toString().hashCode();
        }
    }

    private static String announced(Optional<Round> round) {
        return round.map(line -> line + " ").orElse("");
    }

    private static String written(Play play) {
        return play.seat() + " " + play.card()
                + play.as().map(card -> "=" + card).orElse("");
    }

    private static String spaced(String word, List<?> parts) {
        return word + parts.stream().map(part -> " " + part).collect(Collectors.joining());
    }
}
