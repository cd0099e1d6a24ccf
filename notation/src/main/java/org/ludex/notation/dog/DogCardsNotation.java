package org.ludex.notation.dog;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.ludex.core.Game;
import org.ludex.dog.CardFace;
import org.ludex.dog.Dealt;
import org.ludex.dog.Gift;
import org.ludex.dog.Player;
import org.ludex.dog.Round;
import org.ludex.dog.Seating;
import org.ludex.dog.cards.CardsMove;
import org.ludex.dog.cards.CardsPosition;
import org.ludex.dog.cards.DogCards;
import org.ludex.dog.cards.Phase;
import org.ludex.notation.grammar.DogParser;

/** DOG Cards' notation. Immutable and thread-safe. */
public final class DogCardsNotation extends LineNotation<CardsMove, CardsPosition> {

    private static final DogCards GAME = new DogCards();

    /** The notation. */
    public DogCardsNotation() {}

    @Override
    public Game<CardsMove, CardsPosition> game() {
        return GAME;
    }

    @Override
    Optional<CardsMove> chance(DogParser.ChanceContext chance, EntryParts parts) {
        if (chance instanceof DogParser.MarketContext market) {
            return Optional.of(new CardsMove.Market(
                    Optional.empty(),
                    parts.cards(market.cards()),
                    market.under() == null
                            ? List.of()
                            : parts.cards(market.under().cards())));
        }
        if (chance instanceof DogParser.DealContext deal) {
            return Optional.of(new CardsMove.Deal(parts.hands(deal.dealt())));
        }
        if (chance instanceof DogParser.GiveContext give) {
            return Optional.of(new CardsMove.Give(parts.gifts(give.gift())));
        }
        DogParser.ShuffleContext shuffle = (DogParser.ShuffleContext) chance;
        List<CardFace> order = shuffle.cards() == null ? List.of() : parts.faces(shuffle.cards());
        return Optional.of(new CardsMove.Shuffle(Optional.empty(), order));
    }

    @Override
    Optional<CardsMove> turn(Player seat, DogParser.TurnContext turn, EntryParts parts, Tail tail) {
        return new CardsTurn(seat, parts, tail).move(turn);
    }

    @Override
    boolean hasRounds() {
        return true;
    }

    @Override
    Optional<CardsMove> announced(CardsMove move, Round round) {
        if (move instanceof CardsMove.Market market && market.round().isEmpty()) {
            return Optional.of(new CardsMove.Market(Optional.of(round), market.cards(), market.under()));
        }
        if (move instanceof CardsMove.Shuffle shuffle && shuffle.round().isEmpty()) {
            return Optional.of(new CardsMove.Shuffle(Optional.of(round), shuffle.order()));
        }
        return Optional.empty();
    }

    @Override
    Optional<Round> round(CardsMove move) {
        if (move instanceof CardsMove.Market market) {
            return market.round();
        }
        return move instanceof CardsMove.Shuffle shuffle ? shuffle.round() : Optional.empty();
    }

    /** The market has no unknown cards, so that nothing can be filled in before a seat's turn. */
    @Override
    boolean isTurn(CardsMove move) {
        return false;
    }

    @Override
    Optional<CardsMove> refused(CardsPosition position, Round round) {
        CardsMove shuffle = new CardsMove.Shuffle(Optional.of(round), List.of());
        boolean shuffled = position.phase() == Phase.LAY && position.isShuffled();
        return shuffled || position.judge(shuffle).isPlayable() ? Optional.empty() : Optional.of(shuffle);
    }

    /** The deal and the exchange, where a record goes on from the market to the turns. */
    @Override
    List<CardsMove> leftOut(CardsPosition position, CardsMove move) {
        CardsPosition now = position;
        if (now.phase() != Phase.DEAL || !(move instanceof CardsMove.OfSeat)) {
            return List.of();
        }
        CardsMove deal = new CardsMove.Deal(List.of());
        return now.seating().inPairs() ? List.of(deal, new CardsMove.Give(List.of())) : List.of(deal);
    }

    /** Deals and exchanges name every seat, in order; places are named only where they must be. */
    @Override
    public CardsMove canonical(CardsPosition position, CardsMove move, CardsPosition next) {
        if (move instanceof CardsMove.Deal) {
            return new CardsMove.Deal(next.seating().players().stream()
                    .map(player -> new Dealt(player, next.hand(player)))
                    .toList());
        }
        if (move instanceof CardsMove.Give give) {
            return give(position.seating(), give);
        }
        if (move instanceof CardsMove.FourBuy four) {
            return CardsTurn.plain(four).orElse(four);
        }
        if (move instanceof CardsMove.Look look && look.place().isPresent()) {
            return shorter(
                    position,
                    look,
                    next,
                    new CardsMove.Look(
                            look.seat(),
                            look.card(),
                            look.as(),
                            look.look(),
                            look.take(),
                            Optional.empty(),
                            look.draw()));
        }
        if (move instanceof CardsMove.Exchange exchange && exchange.place().isPresent()) {
            return shorter(
                    position,
                    exchange,
                    next,
                    new CardsMove.Exchange(
                            exchange.seat(),
                            exchange.card(),
                            exchange.owner(),
                            exchange.row(),
                            Optional.empty(),
                            exchange.draw()));
        }
        return move;
    }

    private static CardsMove give(Seating seating, CardsMove.Give give) {
        List<Gift> gifts = new ArrayList<>();
        for (Player player : seating.players()) {
            gifts.add(give.gifts().stream()
                    .filter(gift -> gift.from() == player)
                    .findFirst()
                    .orElseGet(() -> new Gift(player, player.opposite(), CardFace.hidden())));
        }
        return new CardsMove.Give(gifts);
    }

    private static CardsMove shorter(CardsPosition position, CardsMove move, CardsPosition next, CardsMove shorter) {
        boolean same = position.attempt(shorter).toOptional().equals(Optional.of(next));
        return same ? shorter : move;
    }
}
