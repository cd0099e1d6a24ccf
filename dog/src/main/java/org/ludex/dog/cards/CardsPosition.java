package org.ludex.dog.cards;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.random.RandomGenerator;
import org.ludex.core.Attempt;
import org.ludex.core.Look;
import org.ludex.core.Options;
import org.ludex.core.Outcome;
import org.ludex.core.Position;
import org.ludex.core.Seat;
import org.ludex.core.Turn;
import org.ludex.core.Verdict;
import org.ludex.core.Viewer;
import org.ludex.core.picture.Picture;
import org.ludex.dog.Card;
import org.ludex.dog.Cards;
import org.ludex.dog.Deck;
import org.ludex.dog.Hand;
import org.ludex.dog.Player;
import org.ludex.dog.Seating;

/**
 * A position of DOG Cards.
 *
 * <p>{@link #legalMoves} goes through the kinds of cards that the seat holds or may hold, in the order of {@link Card}: rows
 * (own first), buys by place, the card's function, joker exchanges by seat, row and place, and the discard. What comes from
 * the deck within an entry is written as far as the deck is known: {@code draw 5} where the next card is known to be a 5,
 * {@code draw #} where it is not; a card that fills a hole in the market lies open, so a buy is listed once for each way in
 * which the hole may be filled. Two ways to take a card with a 7 that leave the same deck are one. Entries that tell more of
 * hidden cards than a listed one (or less: which of seven cards a 7 took) are legal too.
 *
 * <p>Laying the market, dealing and exchanging cannot be listed. Neither can the moves of a seat while a shuffle may be
 * needed for one of them, because a record has the shuffle before that entry: {@link #movesWithoutShuffle} then lists the
 * seat's other moves, and after the shuffle {@link #legalMoves} lists those that need it. {@link #sample} begins a game with a
 * shuffle in full, so that every card of a random game is known to the game (and hidden by {@link #view}).
 *
 * <p>A hidden hand may hold every card that is not accounted for elsewhere: playing such a card is legal and uses up a hidden
 * one. No rule asks what a hand does not hold, so no verdict is unproven. A view hides the other hands and the deck, but not
 * what was openly put under the deck.
 *
 * <p>Immutable and thread-safe.
 */
public final class CardsPosition implements Position<CardsMove, CardsPosition> {

    final Table table;
    final Phase phase;
    /** Who starts, before the first turn; who is to move; who made the last move, after the end. */
    final Optional<Player> seat;

    final Card[] market;
    final Row[] rows;
    final Hand[] hands;
    final Cards pile;
    final Deck deck;
    /** The deck as everybody knows it. */
    final Deck open;

    final boolean shuffled;
    /** The shuffled pile, if its order is known; the pile itself stays until an entry needs the cards. */
    final Deck fresh;

    final Cards unseen;

    CardsPosition(Draft draft) {
        table = draft.table;
        phase = draft.phase;
        seat = draft.seat;
        market = draft.market;
        rows = draft.rows;
        hands = draft.hands;
        pile = draft.pile;
        deck = draft.deck;
        open = draft.open;
        shuffled = draft.shuffled;
        fresh = draft.fresh;
        unseen = draft.unseen;
    }

    /** The position before anything lies on the table. */
    CardsPosition(Table table) {
        this.table = table;
        phase = Phase.LAY;
        seat = Optional.empty();
        market = new Card[0];
        rows = new Row[8];
        Arrays.fill(rows, Row.NONE);
        hands = new Hand[4];
        Arrays.fill(hands, Hand.empty());
        pile = Cards.empty();
        deck = Deck.ofHidden(Numbers.TOTAL.size());
        open = deck;
        shuffled = false;
        fresh = Deck.empty();
        unseen = Numbers.TOTAL;
    }

    @Override
    public CardsPosition self() {
        return this;
    }

    @Override
    public DogCards game() {
        return table.game();
    }

    @Override
    public Options options() {
        return table.options();
    }

    /** Who plays. */
    public Seating seating() {
        return table.seating();
    }

    /** What is due. */
    public Phase phase() {
        return phase;
    }

    /** The thirteen cards of the market; none before it is laid. */
    public List<Card> market() {
        return List.of(market);
    }

    /**
     * A row.
     *
     * @throws IllegalArgumentException when rows of this number do not exist in the game
     */
    public Row row(Player owner, int number) {
        if (number < 1 || number > table.rowsEach()) {
            throw new IllegalArgumentException("no row " + number);
        }
        return rows[Table.slot(owner, number)];
    }

    /** The cards of a seat. */
    public Hand hand(Player player) {
        return hands[player.index()];
    }

    /** The discard pile. */
    public Cards pile() {
        return pile;
    }

    /** The deck, as far as this position knows it. */
    public Deck deck() {
        return deck;
    }

    /** The deck as everybody knows it: only what was openly put under it. */
    public Deck openDeck() {
        return open;
    }

    /** The cards that may be in hidden places: all 120 less those that are known. */
    public Cards unseen() {
        return unseen;
    }

    /** Whether the pile was shuffled for the entry that comes next, or the whole deck for the market. */
    public boolean isShuffled() {
        return shuffled;
    }

    @Override
    public Turn turn() {
        return switch (phase) {
            case PLAY -> Table.turn(seat.orElseThrow());
            case OVER -> Table.NOBODY;
            default -> Table.CHANCE;
        };
    }

    @Override
    public boolean listsMoves() {
        return phase == Phase.OVER || (phase == Phase.PLAY && (shuffled || !new Shuffling(this).mayBeDue()));
    }

    @Override
    public List<CardsMove> legalMoves() {
        requireList();
        return movesWithoutShuffle();
    }

    @Override
    public long legalMoveCount() {
        requireList();
        return phase == Phase.OVER ? 0 : new Entries(this).count();
    }

    private void requireList() {
        if (!listsMoves()) {
            throw new IllegalStateException(
                    "moves cannot be listed where chance is due, or a shuffle may be: " + text());
        }
    }

    /** The moves of the seat to move that can be made now, without a shuffle of the pile; none when no seat is to move. */
    public List<CardsMove> movesWithoutShuffle() {
        return phase == Phase.PLAY ? new Entries(this).moves() : List.of();
    }

    @Override
    public CardsMove sample(RandomGenerator random) {
        if (phase == Phase.OVER) {
            throw new IllegalStateException("no moves: " + text());
        }
        return phase == Phase.PLAY ? new Entries(this).sample(random) : new Dealer(this, random).sample();
    }

    @Override
    public Attempt<CardsPosition> attempt(CardsMove move) {
        Trial trial = new Trial(this, Objects.requireNonNull(move, "the move is null"));
        return trial.verdict() instanceof Verdict.Illegal refusal
                ? Attempt.refused(refusal)
                : new Attempt.Played<>(trial.after(), trial.verdict());
    }

    @Override
    public Outcome outcome() {
        return phase == Phase.OVER
                ? Outcome.won(table.seating().side(seat.orElseThrow()), CardsRule.C10)
                : Outcome.open();
    }

    @Override
    public CardsPosition view(Viewer viewer) {
        Optional<Seat> looking = viewer.at(this).seat();
        Draft draft = new Draft(this);
        draft.unseen = draft.unseen.plus(deck.known().minus(open.known()));
        draft.deck = open;
        draft.fresh = Deck.empty();
        for (Player player : table.seating().players()) {
            if (!looking.equals(Optional.of(player))) {
                draft.unseen = draft.unseen.plus(hand(player).known());
                draft.hand(player, hand(player).covered());
            }
        }
        return new CardsPosition(draft);
    }

    @Override
    public Picture picture(Look look) {
        return CardsPicture.of(this);
    }

    @Override
    public Picture pictureAfter(CardsMove move) {
        return CardsPicture.after(this, move, play(move));
    }

    /** One line, as {@link CardsSetup} describes it. */
    @Override
    public String text() {
        List<String> words = new ArrayList<>();
        words.add(phase + " " + seat.map(Player::id).orElse("-"));
        words.add("market " + CardsSetup.marketText(market));
        words.add("rows " + CardsSetup.rowsText(rows));
        words.add("hands " + handsText());
        words.add("pile " + pile);
        words.add("deck " + deck);
        if (open.hidden() < open.size()) {
            words.add("open " + open);
        }
        if (shuffled) {
            words.add("shuffled" + (fresh.isEmpty() ? "" : " " + fresh));
        }
        return String.join(" ", words);
    }

    private String handsText() {
        if (phase == Phase.LAY || phase == Phase.DEAL) {
            return "-";
        }
        List<String> words = new ArrayList<>();
        for (Player player : table.seating().players()) {
            words.add(player + ":" + hand(player));
        }
        return String.join(" ", words);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof CardsPosition position
                && phase == position.phase
                && seat.equals(position.seat)
                && shuffled == position.shuffled
                && unseen.equals(position.unseen)
                && pile.equals(position.pile)
                && Arrays.equals(market, position.market)
                && Arrays.equals(rows, position.rows)
                && Arrays.equals(hands, position.hands)
                && deck.equals(position.deck)
                && open.equals(position.open)
                && fresh.equals(position.fresh)
                && table.options().equals(position.table.options());
    }

    @Override
    public int hashCode() {
        int hash = Arrays.hashCode(hands) * 31 + Arrays.hashCode(rows);
        hash = hash * 31 + pile.hashCode();
        return hash * 31 + deck.hashCode();
    }

    @Override
    public String toString() {
        return text();
    }
}
