package org.ludex.dog.cards;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.ludex.core.Fault;
import org.ludex.core.InvalidPositionException;
import org.ludex.core.Options;
import org.ludex.core.Setup;
import org.ludex.dog.Card;
import org.ludex.dog.Cards;
import org.ludex.dog.Dealt;
import org.ludex.dog.Deck;
import org.ludex.dog.DogSetup;
import org.ludex.dog.Knowledge;
import org.ludex.dog.Phase;
import org.ludex.dog.Player;
import org.ludex.dog.deal.Hands;

/**
 * Cards on a table, whether or not they form a legal position. The text is one line:
 *
 * <pre>
 * play A market 3,9,12,... rows A:11,2,joker A2:14 C:13 hands A:2,7,#5 C:#7 pile 5,9 deck #60,5 open #60,5
 * </pre>
 *
 * <ul>
 *   <li>what is due and a seat: before the first turn, the seat that starts ({@code -} while it is unknown); then the seat whose turn it is;
 *       after the end, the seat that made the last move. {@code shuffle} is due only before the market; if the pile must be
 *       shuffled during a turn, the word says what comes after it: {@code draw}, {@code refill} or {@code look};
 *   <li>{@code market}: the thirteen cards, {@code -} before they are laid, and {@code -} for a place that was bought and is
 *       to be filled. A card that had to stay on its own number because no other was left is written with {@code !};
 *   <li>{@code rows}: whose, the number from 2 on, and the cards; {@code 14} is a finished row; {@code -} when there are none;
 *   <li>{@code hands}: known cards, and {@code #5} for five hidden ones; {@code -} before the deal;
 *   <li>{@code pile}: the discarded cards, in any order, {@code -} for none;
 *   <li>{@code deck}: top first, as far as it is known;
 * </ul>
 *
 * followed by any of these, if they apply:
 *
 * <ul>
 *   <li>{@code open}: the deck as everybody knows it, when something was openly put under it;
 *   <li>{@code seen A:6}: A looked at the deck and knows its six top cards;
 *   <li>{@code spent 9}: the card played in a turn that is not over, unless it is on a row;
 *   <li>{@code aside 5,5}: the cards turned up for the empty place of the market that are not allowed there;
 *   <li>{@code given A:13 B:# C:#/2,9}: the cards put face down for the exchange; C's is hidden and came from a hand of
 *       which the 2 and the 9 were known;
 *   <li>{@code known A>C:13 *>B:8}: A knows that C holds a 13, and everybody knows that B holds an 8;
 *       {@code *>deck:3,5,9} among them lists the cards that were {@linkplain org.ludex.dog.Shuffled shuffled} last.
 * </ul>
 *
 * <p>Immutable and thread-safe.
 *
 * @param options the options of the game
 * @param phase what is due, once the pile has been shuffled if it must be
 * @param seat the seat that starts, whose turn it is, or that made the last move
 * @param market the places of the market
 * @param rows the rows
 * @param hands the hands
 * @param pile the discarded cards
 * @param deck the deck, as far as it is known
 * @param open the deck as everybody knows it
 * @param seen who looked at the deck last
 * @param spent the card played in a turn that is not over
 * @param aside the cards that may not lie on the empty place
 * @param given the cards put face down for the exchange
 * @param knowledge what the seats know of each other's hands
 */
public record CardsSetup(
        Options options,
        Phase phase,
        Optional<Player> seat,
        List<Stall> market,
        List<PlacedRow> rows,
        List<Dealt> hands,
        Cards pile,
        Deck deck,
        Deck open,
        Optional<Seen> seen,
        Optional<Card> spent,
        Cards aside,
        List<DogSetup.Given> given,
        Knowledge knowledge)
        implements Setup<CardsPosition> {

    /**
     * A place of the market.
     *
     * @param card the card there; none on a place that is to be filled
     * @param stays whether it is marked as having had to stay on its own number
     */
    public record Stall(Optional<Card> card, boolean stays) {
        @Override
        public String toString() {
            return card.map(Card::toString).orElse("-") + (stays ? "!" : "");
        }
    }

    /**
     * A row with its owner and number.
     *
     * @param owner whose row it is
     * @param number the row's number
     * @param cards the cards
     */
    public record PlacedRow(Player owner, int number, List<Card> cards) {
        /** Keeps a copy of the cards. */
        public PlacedRow {
            cards = List.copyOf(cards);
        }

        @Override
        public String toString() {
            return owner + (number == 1 ? "" : "" + number) + ":"
                    + cards.stream().map(Card::toString).collect(Collectors.joining(","));
        }
    }

    /**
     * A seat that knows the top of the deck.
     *
     * @param seat the seat
     * @param count how many cards it knows
     */
    public record Seen(Player seat, int count) {
        @Override
        public String toString() {
            return seat + ":" + count;
        }
    }

    /** Keeps copies of the lists. */
    public CardsSetup {
        market = List.copyOf(market);
        rows = List.copyOf(rows);
        hands = List.copyOf(hands);
        given = List.copyOf(given);
    }

    /** The set-up of a position. */
    public static CardsSetup of(CardsPosition position) {
        Tabletop table = position.table();
        List<Stall> market = new ArrayList<>();
        for (int place = 1; table.market.isLaid() && place <= Numbers.PLACES; place++) {
            Optional<Card> card = table.market.at(place);
            market.add(new Stall(card, card.equals(Optional.of(Numbers.kind(place)))));
        }
        List<PlacedRow> rows = new ArrayList<>();
        List<Dealt> hands = new ArrayList<>();
        List<DogSetup.Given> given = new ArrayList<>();
        for (Player player : table.settings.seating().players()) {
            for (int number = 1; number <= table.settings.rowsEach(); number++) {
                Row row = table.row(player, number);
                if (!row.isEmpty()) {
                    rows.add(new PlacedRow(player, number, row.cards()));
                }
            }
            hands.add(new Dealt(player, table.hand(player)));
            table.hands
                    .given(player)
                    .ifPresent(gift -> given.add(new DogSetup.Given(player, gift.card(), gift.among())));
        }
        boolean dealt = table.hands.size() > 0;
        return new CardsSetup(
                position.options(),
                table.phase,
                table.seat,
                market,
                rows,
                dealt ? hands : List.of(),
                table.pile,
                table.deck,
                table.open,
                table.looker.map(seat -> new Seen(seat, table.seen)),
                table.spent,
                table.refused(),
                given,
                table.hands.knowledge());
    }

    /**
     * Reads a set-up.
     *
     * @throws InvalidPositionException if the text cannot be read, with the place and what was expected
     */
    public static CardsSetup parse(String text, Options options) {
        Settings.of(options);
        return new SetupReader(text, options).read();
    }

    @Override
    public List<Fault> faults() {
        return SetupCheck.faults(this);
    }

    @Override
    public CardsPosition position() {
        List<Fault> faults = faults();
        if (!faults.isEmpty()) {
            throw new InvalidPositionException(faults);
        }
        Tabletop table = new Tabletop(Settings.of(options));
        table.phase = phase;
        table.seat = seat;
        table.market = marketCards();
        rows.forEach(row -> table.row(row.owner(), row.number(), Row.of(row.cards())));
        hands.forEach(hand -> table.hands = table.hands.with(hand.seat(), hand.hand()));
        given.forEach(
                gift -> table.hands = table.hands.withGift(gift.seat(), new Hands.Lying(gift.card(), gift.among())));
        table.hands = table.hands.with(knowledge);
        table.pile = pile;
        table.deck = deck;
        table.open = open;
        seen.ifPresent(top -> table.knows(Optional.of(top.seat()), top.count()));
        table.spent = spent;
        table.asides = aside.size();
        table.unseen = Numbers.TOTAL.minus(Cards.of(told()));
        return new CardsPosition(table);
    }

    private MarketCards marketCards() {
        if (market.isEmpty()) {
            return MarketCards.NONE;
        }
        List<Card> cards = new ArrayList<>();
        int empty = 0;
        for (Stall stall : market) {
            cards.add(stall.card().orElse(Card.JOKER));
            empty = stall.card().isEmpty() ? cards.size() : empty;
        }
        MarketCards laid = MarketCards.of(cards);
        return empty == 0 ? laid : laid.without(empty);
    }

    /** Every known card, wherever it is. */
    List<Card> told() {
        List<Card> all = new ArrayList<>(pile.list());
        market.forEach(stall -> stall.card().ifPresent(all::add));
        rows.forEach(row -> all.addAll(row.cards()));
        hands.forEach(hand -> all.addAll(hand.hand().known().list()));
        given.forEach(gift -> gift.card().card().ifPresent(all::add));
        given.forEach(gift -> all.addAll(gift.among().list()));
        spent.ifPresent(all::add);
        all.addAll(aside.list());
        deck.top(deck.size()).forEach(face -> face.card().ifPresent(all::add));
        return all;
    }

    /** The number of unknown cards; for a hidden gift, some cards of the hand it came from may be known. */
    int hidden() {
        int count = deck.hidden();
        for (Dealt hand : hands) {
            count += hand.hand().hidden();
        }
        for (DogSetup.Given gift : given) {
            count += (gift.card().isHidden() ? 1 : 0) - gift.among().size();
        }
        return count;
    }

    /** The one-line text. */
    @Override
    public String toString() {
        StringBuilder text = new StringBuilder(400);
        text.append(phase).append(' ').append(seat.map(Player::id).orElse("-"));
        text.append(" market ").append(listed(market, ","));
        text.append(" rows ").append(listed(rows, " "));
        text.append(" hands ").append(listed(hands, " "));
        text.append(" pile ").append(pile).append(" deck ").append(deck);
        if (open.hidden() < open.size()) {
            text.append(" open ").append(open);
        }
        seen.ifPresent(top -> text.append(" seen ").append(top));
        spent.ifPresent(card -> text.append(" spent ").append(card));
        if (!aside.isEmpty()) {
            text.append(" aside ").append(aside);
        }
        if (!given.isEmpty()) {
            text.append(" given ").append(listed(given, " "));
        }
        if (!knowledge.isEmpty()) {
            text.append(" known ").append(knowledge);
        }
        return text.toString();
    }

    private static String listed(List<?> values, String comma) {
        return values.isEmpty() ? "-" : values.stream().map(Object::toString).collect(Collectors.joining(comma));
    }
}
