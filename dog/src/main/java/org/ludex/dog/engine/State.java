package org.ludex.dog.engine;

import java.util.Arrays;
import java.util.Optional;
import org.ludex.dog.Card;
import org.ludex.dog.CardFace;
import org.ludex.dog.Cards;
import org.ludex.dog.Deck;
import org.ludex.dog.Hand;
import org.ludex.dog.Player;

/**
 * All there is to know of a position.
 *
 * <p>Mutable while a move is tried on a copy; a state inside a position is never touched again.
 */
public final class State {

    /** Nobody leads yet. */
    static final int NO_LEADER = -1;

    final Variant variant;
    final Hand[] hands;
    Board board;
    Hand pile = Hand.empty();
    Deck deck = Deck.empty();
    int round = 1;
    int leader = NO_LEADER;
    Phase phase = Phase.DEAL;
    int turn;
    boolean shuffled;
    Optional<Card> last = Optional.empty();
    boolean lastKing;

    State(Variant variant, Board board) {
        this(variant, board, new Hand[] {Hand.empty(), Hand.empty(), Hand.empty(), Hand.empty()});
    }

    private State(Variant variant, Board board, Hand[] hands) {
        this.variant = variant;
        this.board = board;
        this.hands = hands;
    }

    /** Where a game begins. */
    static State start(Variant variant) {
        State state = new State(variant, variant.startBoard());
        state.deck = Deck.ofHidden(variant.total().size());
        return state;
    }

    State copy() {
        State copy = new State(variant, board, hands.clone());
        copy.pile = pile;
        copy.deck = deck;
        copy.round = round;
        copy.leader = leader;
        copy.phase = phase;
        copy.turn = turn;
        copy.shuffled = shuffled;
        copy.last = last;
        copy.lastKing = lastKing;
        return copy;
    }

    /** The pieces. */
    public Board board() {
        return board;
    }

    /** The card that a copy would copy. */
    public Optional<Card> last() {
        return last;
    }

    /** Whether the card that a copy would copy moved a king. */
    public boolean lastKing() {
        return lastKing;
    }

    /** The number of the seat whose turn it is. */
    public int turn() {
        return turn;
    }

    Player player() {
        return Player.at(turn);
    }

    /** The seat whose pieces the player moves: the partner's, once the own four are home. */
    public int mover() {
        return variant.table().seating().inPairs() && board.isHome(turn) ? turn ^ 2 : turn;
    }

    /** All cards that may be where nobody sees them. */
    Cards unseen() {
        Cards known = pile.known().plus(deck.known());
        for (Hand hand : hands) {
            known = known.plus(hand.known());
        }
        return variant.total().minus(known);
    }

    /** Whether there is a card to draw, at once or after a shuffle. */
    boolean canDraw() {
        return !deck.isEmpty() || !pile.isEmpty();
    }

    /** Whether a card can only be drawn after a shuffle. */
    boolean mustShuffle() {
        return deck.isEmpty() && !pile.isEmpty();
    }

    /** Draws a card for the player; the deck's own word comes first. */
    void draw(CardFace face) {
        CardFace top = deck.at(0);
        deck = deck.drop(1);
        hands[turn] = hands[turn].plus(top.isHidden() ? face : top);
        shuffled = false;
    }

    /** A played or burnt card goes to the pile. */
    void discard(Card card) {
        hands[turn] = hands[turn].minus(card);
        pile = pile.plus(CardFace.of(card));
    }

    /** The turn is over: the game may be too, or the round. */
    void endTurn() {
        shuffled = false;
        if (winner() >= 0) {
            phase = Phase.OVER;
            return;
        }
        phase = Phase.PLAY;
        Player seat = player();
        for (int tries = 0; tries < 4; tries++) {
            seat = variant.table().seating().next(seat);
            if (!hands[seat.index()].isEmpty()) {
                turn = seat.index();
                return;
            }
        }
        phase = Phase.DEAL;
        round++;
        leader = variant.table().seating().next(Player.at(leader)).index();
        turn = 0;
        last = Optional.empty();
        lastKing = false;
    }

    /** A seat of the side that is home: the player's own, else the next clockwise; -1 while there is none. */
    int winner() {
        Player seat = player();
        for (int tries = 0; tries < 4; tries++) {
            if (variant.table().seating().plays(seat) && board.sideHome(seat.index())) {
                return seat.index();
            }
            seat = variant.table().seating().next(seat);
        }
        return -1;
    }

    /** After deal and exchange: the first pieces, then the dog, then play. */
    void open() {
        turn = leader;
        boolean first = round == 1;
        phase = first && variant.opening() != Opening.NONE ? Phase.START : Phase.PLAY;
        if (phase == Phase.PLAY) {
            putDogOrPlay();
        }
    }

    /** After a seat's first piece: the next one's. */
    void nextStart() {
        turn = variant.table().seating().next(player()).index();
        if (turn == leader) {
            putDogOrPlay();
        }
    }

    private void putDogOrPlay() {
        turn = leader;
        phase = Phase.PLAY;
        if (variant.hasDog() && board.dog() == Board.NO_DOG) {
            Player dealer = variant.table().seating().previous(Player.at(leader));
            turn = variant.table().seating().previous(dealer).index();
            phase = Phase.DOG;
        }
    }

    /** What a seat sees: its own hand, the sizes of the others and of the deck. */
    State view(int seat) {
        State view = copy();
        for (int other = 0; other < 4; other++) {
            if (other != seat) {
                view.hands[other] = hands[other].covered();
            }
        }
        view.deck = deck.covered();
        return view;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof State state
                && phase == state.phase
                && turn == state.turn
                && round == state.round
                && leader == state.leader
                && shuffled == state.shuffled
                && lastKing == state.lastKing
                && last.equals(state.last)
                && board.equals(state.board)
                && Arrays.equals(hands, state.hands)
                && pile.equals(state.pile)
                && deck.equals(state.deck);
    }

    @Override
    public int hashCode() {
        int hash = board.hashCode() * 31 + Arrays.hashCode(hands);
        hash = hash * 31 + pile.hashCode();
        hash = hash * 31 + deck.size();
        // Not the enums' own hash codes: those differ from run to run.
        hash = hash * 31 + phase.toString().length() * 7 + phase.toString().charAt(0);
        return (hash * 31 + round) * 31 + turn * 5 + leader;
    }
}
