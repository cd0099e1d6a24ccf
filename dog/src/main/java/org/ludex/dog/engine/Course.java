package org.ludex.dog.engine;

import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import org.ludex.dog.Card;
import org.ludex.dog.CardFace;
import org.ludex.dog.Dealt;
import org.ludex.dog.Deck;
import org.ludex.dog.Gift;
import org.ludex.dog.Hand;
import org.ludex.dog.Phase;
import org.ludex.dog.Player;
import org.ludex.dog.Shuffled;
import org.ludex.dog.deal.Stock;

/** The course of a game: what a deal, a gift, a draw or the end of a turn changes, and what is due then. */
final class Course {

    private Course() {}

    /** Everybody got cards: the leader gives first. */
    static void deal(State state, List<Dealt> hands) {
        state.hands = state.hands.dealt(hands, state.due());
        state.deck = state.deck.drop(state.due().needed());
        state.open = 0;
        state.shuffled = false;
        state.phase = Phase.GIVE;
        state.turn = state.leader;
    }

    /** A seat gave a card: the next one gives, or all gifts change hands. */
    static void give(State state, CardFace card) {
        state.hands = state.hands.giving(state.player(), card);
        state.turn = state.seating().next(state.player()).index();
        if (state.turn == state.leader) {
            state.phase = Phase.EXCHANGE;
            state.turn = 0;
        }
    }

    /** The gifts changed hands: the first pieces come, then the dog, then play. */
    static void exchange(State state, List<Gift> gifts) {
        state.hands = state.hands.exchanged(gifts, state.seating());
        state.turn = state.leader;
        if (state.round == 1 && state.rules.opening() != Opening.NONE) {
            state.phase = Phase.START;
        } else {
            putDogOrPlay(state);
        }
    }

    /** A seat put its first piece down, or did not: the next one's turn. */
    static void nextStart(State state) {
        state.turn = state.seating().next(state.player()).index();
        if (state.turn == state.leader) {
            putDogOrPlay(state);
        }
    }

    private static void putDogOrPlay(State state) {
        state.turn = state.leader;
        state.phase = Phase.PLAY;
        if (state.rules.hasDog() && state.board.dog() == Board.NO_DOG) {
            state.turn = state.rules.dogBy(state.player()).index();
            state.phase = Phase.DOG;
        }
    }

    /** The dog is down: play begins. */
    static void putDog(State state, int spot) {
        state.board = state.board.copy();
        state.board.dog(spot);
        state.phase = Phase.PLAY;
        state.turn = state.leader;
    }

    /** The pile was shuffled, or before the first deal the whole deck. */
    static void shuffle(State state, List<CardFace> order) {
        boolean forDeal = state.spent.isEmpty();
        if (state.isUntouched()) {
            state.deck = Stock.deckOf(order, state.deck.size());
        } else {
            Deck added = Stock.deckOf(order, state.pile.size());
            state.open = forDeal && state.pile.hidden() == 0 ? state.deck.size() : 0;
            // During a deal nobody holds cards, so the shuffled cards are the only hidden ones.
            boolean counted = !forDeal && state.pile.hidden() == 0;
            state.hands =
                    state.hands.with(counted ? Shuffled.of(state.pile.known(), state.deck.size()) : Shuffled.none());
            state.deck = (state.open > 0 ? left(state) : state.deck).over(added);
            state.pile = Hand.empty();
        }
        state.shuffled = forDeal;
        state.phase = forDeal ? Phase.DEAL : Phase.DRAW;
    }

    /** The rest of the deck, which is known if nobody holds a card and the whole pile is known. */
    private static Deck left(State state) {
        Iterator<Card> unseen = state.unseen().list().iterator();
        return Deck.of(state.deck.top(state.deck.size()).stream()
                .map(face -> face.isHidden() ? CardFace.of(unseen.next()) : face)
                .toList());
    }

    /** A card was spent, and another is drawn for it: now, after a shuffle, or not at all if there is none. */
    static void spendForCard(State state, CardFace card) {
        state.spent = Optional.of(card);
        if (!state.deck.isEmpty()) {
            state.phase = Phase.DRAW;
        } else if (!state.pile.isEmpty()) {
            state.phase = Phase.SHUFFLE;
        } else {
            settle(state);
            goOn(state);
        }
    }

    /** The seat drew the top card, which is this one unless the deck knows it better. */
    static void draw(State state, CardFace face) {
        state.hands = state.hands.drawing(state.player(), state.drawn(face), List.of());
        state.deck = state.deck.drop(1);
        settle(state);
        if (state.reached != State.NONE && state.rules.sequel().leap(state.board, state.reached) != Paths.NOWHERE) {
            state.phase = Phase.LEAP;
        } else {
            goOn(state);
        }
    }

    /** Now that a card was drawn for it, the spent one goes to the pile. */
    private static void settle(State state) {
        state.pile = state.pile.plus(state.spent.orElseThrow());
        state.spent = Optional.empty();
    }

    /** After a burnt card the seat acts once more; after a play its turn is over. */
    private static void goOn(State state) {
        if (state.reached == State.NONE && !state.hand().isEmpty()) {
            state.phase = Phase.AGAIN;
        } else {
            endTurn(state);
        }
    }

    /** The turn is over: the game may be too, or the round. */
    static void endTurn(State state) {
        state.reached = State.NONE;
        if (state.winner() != State.NONE) {
            state.phase = Phase.OVER;
            return;
        }
        state.phase = Phase.PLAY;
        Player seat = state.player();
        for (int tries = 0; tries < 4; tries++) {
            seat = state.seating().next(seat);
            if (!state.hands.of(seat).isEmpty()) {
                state.turn = seat.index();
                return;
            }
        }
        state.round++;
        state.leader = state.seating().next(Player.at(state.leader)).index();
        state.phase = state.isShortForDeal() ? Phase.SHUFFLE : Phase.DEAL;
        state.turn = 0;
        state.last = Optional.empty();
        state.lastKing = false;
    }
}
