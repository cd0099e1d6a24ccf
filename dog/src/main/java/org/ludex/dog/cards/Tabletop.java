package org.ludex.dog.cards;

import java.util.Arrays;
import java.util.Collections;
import java.util.Optional;
import org.ludex.core.Viewer;
import org.ludex.dog.Card;
import org.ludex.dog.CardFace;
import org.ludex.dog.Cards;
import org.ludex.dog.Deck;
import org.ludex.dog.Hand;
import org.ludex.dog.Phase;
import org.ludex.dog.Player;
import org.ludex.dog.deal.Hands;
import org.ludex.dog.deal.Stock;

/**
 * Everything on the table. A move changes a {@link #copy}; once a position holds it, it is never changed again.
 * Arrays are replaced, never written.
 */
final class Tabletop implements Stock {

    /** The rows that are kept, two for each seat. */
    static final int SLOTS = 8;

    final Settings settings;
    /** What is due, or will be once the pile is shuffled; {@link Phase#SHUFFLE} only before the market. */
    Phase phase;
    /** Who starts, before the first turn; whose turn it is; who made the last move, after the end. */
    Optional<Player> seat;

    MarketCards market;
    private Row[] rows;
    Hands hands;
    Cards pile;
    Deck deck;
    /** The deck as everybody knows it. */
    Deck open;
    /** The seat that looked at the top of the deck last and still knows some of it. Seats that looked earlier know nothing now. */
    Optional<Player> looker;
    /** How many top cards that seat knows. */
    int seen;
    /** The card played in this turn, until the turn ends: it stays out of a shuffle. A card laid on a row is not here. */
    Optional<Card> spent;
    /** How many cards were turned up for the empty place and refused. They all have the number of that place. */
    int asides;

    Cards unseen;

    /** The table before anything lies on it. */
    Tabletop(Settings settings) {
        this.settings = settings;
        phase = Phase.SHUFFLE;
        seat = Optional.empty();
        market = MarketCards.NONE;
        rows = new Row[SLOTS];
        Arrays.fill(rows, Row.NONE);
        hands = Hands.none();
        pile = Cards.empty();
        deck = Deck.ofHidden(Numbers.TOTAL.size());
        open = deck;
        looker = Optional.empty();
        spent = Optional.empty();
        unseen = Numbers.TOTAL;
    }

    private Tabletop(Tabletop from) {
        settings = from.settings;
        phase = from.phase;
        seat = from.seat;
        market = from.market;
        rows = from.rows;
        hands = from.hands;
        pile = from.pile;
        deck = from.deck;
        open = from.open;
        looker = from.looker;
        seen = from.seen;
        spent = from.spent;
        asides = from.asides;
        unseen = from.unseen;
    }

    Tabletop copy() {
        return new Tabletop(this);
    }

    @Override
    public Cards total() {
        return Numbers.TOTAL;
    }

    @Override
    public Cards unseen() {
        return unseen;
    }

    @Override
    public Hands hands() {
        return hands;
    }

    @Override
    public Deck deck() {
        return deck;
    }

    /** What is due now. */
    Phase due() {
        return switch (phase) {
            case DRAW, REFILL -> deck.isEmpty() ? Phase.SHUFFLE : phase;
            case LOOK -> deck.size() < Numbers.LOOK ? Phase.SHUFFLE : phase;
            default -> phase;
        };
    }

    /** Whose decision is due. */
    Optional<Player> toMove() {
        return switch (phase) {
            case PLAY, CHOOSE -> seat;
            case GIVE -> seat.map(this::giver);
            default -> Optional.empty();
        };
    }

    /** Who gives next: clockwise from whoever starts. */
    private Player giver(Player starter) {
        Player player = starter;
        while (hands.given(player).isPresent()) {
            player = settings.seating().next(player);
        }
        return player;
    }

    Player player() {
        return seat.orElseThrow();
    }

    Hand hand(Player player) {
        return hands.of(player);
    }

    /** Whose row is kept in a slot. */
    static Player owner(int slot) {
        return Player.at(slot / 2);
    }

    /** The number of the row that is kept in a slot. */
    static int number(int slot) {
        return slot % 2 + 1;
    }

    /** The row in a slot. */
    Row row(int slot) {
        return rows[slot];
    }

    Row row(Player owner, int number) {
        return rows[owner.index() * 2 + number - 1];
    }

    void row(Player owner, int number, Row row) {
        rows = rows.clone();
        rows[owner.index() * 2 + number - 1] = row;
    }

    /** Whether a row of this number may be begun or goes on: a new row takes the lowest free number, C10. */
    boolean isLowest(Player owner, int number) {
        return number == 1 || !row(owner, number).isEmpty() || !row(owner, 1).isEmpty();
    }

    /** Whether finishing a row wins the game: the other row of the player, or of the partner, is finished, C10. */
    boolean winsWith(Player owner, int number) {
        Row other = settings.inPairs() ? row(owner.opposite(), 1) : row(owner, 3 - number);
        return other.isFinished();
    }

    /** A hidden card turns out to be this one. */
    void show(Card card) {
        unseen = unseen.minus(card);
    }

    /** The seat's card leaves its hand face up. */
    void spend(Player player, Card card) {
        if (!hand(player).known().contains(card)) {
            show(card);
        }
        hands = hands.spending(player, card);
    }

    /** Hands change in a way that may hide or show cards, but moves none to another place. */
    void changeHands(Hands after) {
        unseen = unseen.plus(hands.known()).minus(after.known());
        hands = after;
    }

    /** The top card turns out to be this one, if it was hidden, and leaves the deck. */
    void turnTop(CardFace face) {
        if (deck.at(0).isHidden()) {
            face.card().ifPresent(this::show);
        }
        dropTop(1);
    }

    void dropTop(int count) {
        Deck rest = deck.drop(count);
        open = isOpenAlike() ? rest : open.drop(count);
        deck = rest;
        knows(looker, Math.max(0, seen - count));
    }

    /** Whether everybody knows all that anybody knows of the deck: most of the time the two are one object. */
    @SuppressWarnings("ReferenceEquality") // Only a short cut: decks that are merely equal are changed one by one.
    boolean isOpenAlike() {
        return open == deck;
    }

    /** Who alone knows how many top cards. */
    void knows(Optional<Player> who, int count) {
        looker = count == 0 ? Optional.empty() : who;
        seen = count;
    }

    /** A card goes under the deck, openly. */
    void putUnder(Card card) {
        Deck more = deck.over(CardFace.of(card));
        open = isOpenAlike() ? more : open.over(CardFace.of(card));
        deck = more;
    }

    /** The turn is over: the card played is discarded, and the next seat plays. */
    void pass() {
        if (spent.isPresent()) {
            pile = pile.plus(spent.get());
            spent = Optional.empty();
        }
        phase = Phase.PLAY;
        seat = settings.next(player());
    }

    /** How many top cards a viewer knows. */
    int seenBy(Viewer viewer) {
        Optional<Player> own = viewer.seat().map(each -> Player.at(each.ordinal()));
        if (own.isEmpty()) {
            return 0;
        }
        return phase == Phase.CHOOSE && own.equals(seat) ? Numbers.LOOK : own.equals(looker) ? seen : 0;
    }

    /** What a viewer sees. Everybody knows how many cards of the deck a seat knows, but not which cards they are. */
    Tabletop view(Viewer viewer) {
        Tabletop view = copy();
        view.changeHands(hands.view(viewer));
        int count = seenBy(viewer);
        view.deck = count == 0 ? open : open.showing(deck.top(count));
        view.unseen = view.unseen.plus(deck.known()).minus(view.deck.known());
        return view;
    }

    /** The cards refused for the empty place. */
    Cards refused() {
        return asides == 0
                ? Cards.empty()
                : Cards.of(Collections.nCopies(
                        asides, Numbers.kind(market.emptyPlace().orElseThrow())));
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Tabletop table
                && phase == table.phase
                && seat.equals(table.seat)
                && unseen.equals(table.unseen)
                && pile.equals(table.pile)
                && market.equals(table.market)
                && Arrays.equals(rows, table.rows)
                && hands.equals(table.hands)
                && deck.equals(table.deck)
                && open.equals(table.open)
                && seen == table.seen
                && looker.equals(table.looker)
                && spent.equals(table.spent)
                && asides == table.asides
                && settings.options().equals(table.settings.options());
    }

    @Override
    public int hashCode() {
        int hash = hands.hashCode() * 31 + Arrays.hashCode(rows);
        hash = (hash * 31 + pile.hashCode()) * 31 + market.hashCode();
        return (hash * 31 + deck.hashCode()) * 31 + asides;
    }
}
