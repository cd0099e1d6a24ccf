package org.ludex.dog.engine;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import org.ludex.dog.Card;
import org.ludex.dog.CardFace;
import org.ludex.dog.Cards;
import org.ludex.dog.Dealt;
import org.ludex.dog.DogMove;
import org.ludex.dog.Gift;
import org.ludex.dog.Hand;
import org.ludex.dog.Player;
import org.ludex.dog.Round;

/** Deals, exchanges, shuffles and draws at random, with real cards. */
final class Dealer {

    private final State state;
    private final RandomGenerator random;

    Dealer(State state, RandomGenerator random) {
        this.state = state;
        this.random = random;
    }

    DogMove next() {
        return switch (state.phase) {
            case DEAL -> Dealing.isShuffleDue(state) ? new DogMove.Shuffle(Optional.of(round()), List.of()) : deal();
            case GIVE -> give();
            default -> choice();
        };
    }

    private Round round() {
        List<Player> players = state.variant.table().players();
        Player leader =
                state.leader == State.NO_LEADER ? players.get(random.nextInt(players.size())) : Player.at(state.leader);
        return new Round(state.round, state.variant.handSize(state.round), leader);
    }

    private DogMove deal() {
        // A shuffle just before has announced the round already.
        boolean announced = state.shuffled && state.leader != State.NO_LEADER;
        Optional<Round> round = announced ? Optional.empty() : Optional.of(round());
        List<Card> cards = new ArrayList<>();
        Cards hidden = state.unseen();
        for (CardFace face : state.deck.top(Dealing.needed(state))) {
            Card card = face.card().orElse(Card.JOKER);
            if (face.isHidden()) {
                card = hidden.at(random.nextInt(hidden.size()));
                hidden = hidden.minus(card);
            }
            cards.add(card);
        }
        for (int index = cards.size() - 1; index > 0; index--) {
            Collections.swap(cards, index, random.nextInt(index + 1));
        }
        List<Dealt> hands = new ArrayList<>();
        int size = state.variant.handSize(state.round);
        for (Player player : state.variant.table().players()) {
            List<Card> mine = cards.subList(hands.size() * size, (hands.size() + 1) * size);
            hands.add(new Dealt(player, Hand.of(Cards.of(mine))));
        }
        return new DogMove.Deal(round, hands);
    }

    private DogMove give() {
        List<Gift> gifts = new ArrayList<>();
        for (Player player : state.variant.table().players()) {
            Hand hand = state.hands[player.index()];
            int place = random.nextInt(hand.size());
            CardFace face =
                    place < hand.known().size() ? CardFace.of(hand.known().at(place)) : CardFace.hidden();
            gifts.add(new Gift(player, state.variant.table().seating().receiver(player), face));
        }
        return new DogMove.Give(gifts);
    }

    private DogMove choice() {
        List<DogMove> moves = Choices.undrawn(state);
        DogMove move = moves.get(random.nextInt(moves.size()));
        if (!Choices.draws(move)) {
            return move;
        }
        CardFace top = state.deck.at(0);
        if (top.isHidden()) {
            Cards cards = Choices.drawable(state, move);
            top = CardFace.of(cards.at(random.nextInt(cards.size())));
        }
        return Choices.drawing(move, top);
    }
}
