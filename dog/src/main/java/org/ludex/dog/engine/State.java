package org.ludex.dog.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.ludex.core.Viewer;
import org.ludex.dog.Card;
import org.ludex.dog.CardFace;
import org.ludex.dog.Cards;
import org.ludex.dog.Deck;
import org.ludex.dog.Hand;
import org.ludex.dog.Phase;
import org.ludex.dog.Player;
import org.ludex.dog.Seating;
import org.ludex.dog.deal.Hands;
import org.ludex.dog.deal.RoundDue;
import org.ludex.dog.deal.Stock;

/**
 * All there is to know of a position.
 *
 * <p>Mutable while a move is tried on a copy; a state inside a position is never touched again.
 */
public final class State implements Stock {

    /** Nobody leads yet, or no cell was reached. */
    static final int NONE = -1;

    final Ruleset rules;
    Board board;
    Hands hands = Hands.none();
    Hand pile = Hand.empty();
    Deck deck = Deck.empty();
    /** How many cards on top of the deck everybody knows: those left when the pile was shuffled under them. */
    int open;

    int round = 1;
    int leader = NONE;
    Phase phase = Phase.DEAL;
    int turn;
    /** Whether the deck was shuffled for the deal that is due. */
    boolean shuffled;
    /** The card for which another is to be drawn. */
    Optional<CardFace> spent = Optional.empty();
    /** The special cell that the play under way reached. */
    int reached = NONE;

    Optional<Card> last = Optional.empty();
    boolean lastKing;

    State(Ruleset rules, Board board) {
        this.rules = rules;
        this.board = board;
    }

    /** The state in which a game begins. */
    static State start(Ruleset rules) {
        State state = new State(rules, rules.startBoard());
        state.deck = Deck.ofHidden(rules.total().size());
        return state;
    }

    State copy() {
        State copy = new State(rules, board);
        copy.hands = hands;
        copy.pile = pile;
        copy.deck = deck;
        copy.open = open;
        copy.round = round;
        copy.leader = leader;
        copy.phase = phase;
        copy.turn = turn;
        copy.shuffled = shuffled;
        copy.spent = spent;
        copy.reached = reached;
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

    Seating seating() {
        return rules.seating();
    }

    Hand hand() {
        return hands.of(player());
    }

    Optional<Player> leader() {
        return leader == NONE ? Optional.empty() : Optional.of(Player.at(leader));
    }

    /** The seat whose pieces the player moves: the partner's, once the player's own four are home. */
    public int mover() {
        return seating().inPairs() && board.isHome(turn) ? turn ^ 2 : turn;
    }

    /** Whether the seat plays a card or burns. */
    boolean isPlaying() {
        return phase == Phase.PLAY || phase == Phase.AGAIN;
    }

    /** Whether chance acts for all seats, so it is no seat's turn. */
    boolean isForAll() {
        return phase == Phase.DEAL || phase == Phase.EXCHANGE || (phase == Phase.SHUFFLE && spent.isEmpty());
    }

    RoundDue due() {
        return new RoundDue(round, rules.handSize(round), leader(), seating());
    }

    /** Whether the deal cannot be served before the pile is shuffled. */
    boolean isShortForDeal() {
        return deck.size() < due().needed() && !pile.isEmpty();
    }

    /** Whether nothing has happened to the deck yet, so that the whole of it may still be shuffled. */
    boolean isUntouched() {
        return round == 1 && phase == Phase.DEAL && !shuffled && deck.hidden() == total().size();
    }

    @Override
    public Cards total() {
        return rules.total();
    }

    @Override
    public Deck deck() {
        return deck;
    }

    @Override
    public Hands hands() {
        return hands;
    }

    @Override
    public Cards unseen() {
        Cards known = hands.known().plus(pile.known()).plus(deck.known());
        Optional<Card> apart = spent.isPresent() ? spent.get().card() : Optional.empty();
        return total().minus(apart.isPresent() ? known.plus(apart.get()) : known);
    }

    /** A seat of the side that is home: the player's own, else the next clockwise; {@link #NONE} while there is none. */
    int winner() {
        Player seat = player();
        for (int tries = 0; tries < 4; tries++) {
            if (seating().plays(seat) && board.sideHome(seat.index())) {
                return seat.index();
            }
            seat = seating().next(seat);
        }
        return NONE;
    }

    /** What a viewer sees: their own hand, what they know of the others, and what everybody knows of the deck. */
    State view(Viewer viewer) {
        State view = copy();
        view.hands = hands.view(viewer);
        view.deck = deck.covered();
        if (open > 0) {
            // All of these are dealt at the same time, so their order reveals nothing.
            List<CardFace> top = new ArrayList<>();
            deck.known(open).list().forEach(card -> top.add(CardFace.of(card)));
            view.deck = Deck.of(top).over(Deck.ofHidden(deck.size() - open));
        }
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
                && open == state.open
                && reached == state.reached
                && lastKing == state.lastKing
                && spent.equals(state.spent)
                && last.equals(state.last)
                && board.equals(state.board)
                && hands.equals(state.hands)
                && pile.equals(state.pile)
                && deck.equals(state.deck);
    }

    @Override
    public int hashCode() {
        int hash = board.hashCode() * 31 + hands.hashCode();
        hash = (hash * 31 + pile.hashCode()) * 31 + deck.size();
        return ((hash * 31 + round) * 31 + turn * 5 + leader) * 31 + reached;
    }
}
