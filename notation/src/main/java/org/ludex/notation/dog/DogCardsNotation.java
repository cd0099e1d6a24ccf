package org.ludex.notation.dog;

import java.util.List;
import java.util.Optional;
import org.ludex.dog.CardFace;
import org.ludex.dog.Dealt;
import org.ludex.dog.Gift;
import org.ludex.dog.Phase;
import org.ludex.dog.Player;
import org.ludex.dog.Round;
import org.ludex.dog.cards.CardsMove;
import org.ludex.dog.cards.CardsPosition;
import org.ludex.dog.cards.DogCards;
import org.ludex.notation.grammar.DogParser;
import org.ludex.notation.spi.Entries;

/** DOG Cards' notation. Immutable and thread-safe. */
public final class DogCardsNotation extends LineNotation<CardsMove, CardsPosition> {

    private static final Optional<Entries<CardsMove, CardsPosition>> ENTRIES = Optional.of(new CardsEntries());

    /** The notation. */
    public DogCardsNotation() {}

    @Override
    public DogCards game() {
        return DogCards.GAME;
    }

    @Override
    public Optional<Entries<CardsMove, CardsPosition>> entries() {
        return ENTRIES;
    }

    @Override
    List<CardsMove> chance(DogParser.ChanceContext chance, EntryParts parts) {
        if (chance instanceof DogParser.TurnUpsContext up) {
            return parts.cards(up.cards()).stream()
                    .<CardsMove>map(CardsMove.TurnUp::new)
                    .toList();
        }
        return List.of(event(chance, parts));
    }

    private static CardsMove event(DogParser.ChanceContext chance, EntryParts parts) {
        if (chance instanceof DogParser.MarketContext market) {
            return new CardsMove.Market(
                    Optional.empty(),
                    parts.cards(market.cards()),
                    market.under() == null
                            ? List.of()
                            : parts.cards(market.under().cards()));
        }
        if (chance instanceof DogParser.DealContext deal) {
            return new CardsMove.Deal(parts.hands(deal.dealt()));
        }
        if (chance instanceof DogParser.GiveContext give) {
            return new CardsMove.Exchange(parts.gifts(give.gift()));
        }
        DogParser.ShuffleContext shuffle = (DogParser.ShuffleContext) chance;
        List<CardFace> order = shuffle.cards() == null ? List.of() : parts.faces(shuffle.cards());
        return new CardsMove.Shuffle(Optional.empty(), order);
    }

    @Override
    List<CardsMove> turn(Player seat, DogParser.TurnContext turn, EntryParts parts, Tail tail) {
        return new CardsTurn(seat, parts, tail).moves(turn);
    }

    @Override
    List<CardsMove> begun(CardsPosition position, List<CardsMove> moves) {
        if (!(moves.get(0) instanceof CardsMove.Exchange exchange)) {
            return moves;
        }
        List<Gift> gifts = exchange.gifts();
        return Exchanges.givers(position.seating(), position.toMove(), gifts, position::given).stream()
                .<CardsMove>map(giver -> new CardsMove.Give(giver, Exchanges.card(gifts, giver)))
                .toList();
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
        boolean fits =
                position.phase() == Phase.MARKET || position.judge(shuffle).isPlayable();
        return fits ? Optional.empty() : Optional.of(shuffle);
    }

    /** The deal and the exchange, where a record goes on from the market to the turns. */
    @Override
    List<CardsMove> leftOut(CardsPosition position, CardsMove move) {
        if (position.phase() != Phase.DEAL || !(move instanceof CardsMove.Play)) {
            return List.of();
        }
        CardsMove deal = new CardsMove.Deal(List.of());
        return position.seating().inPairs() ? List.of(deal, new CardsMove.Exchange(List.of())) : List.of(deal);
    }

    /** Deals and exchanges name every seat, in order; places are named only if they must be. */
    @Override
    public CardsMove canonical(CardsPosition position, CardsMove move, CardsPosition next) {
        if (move instanceof CardsMove.Deal) {
            return new CardsMove.Deal(next.seating().players().stream()
                    .map(player -> new Dealt(player, next.hand(player)))
                    .toList());
        }
        if (move instanceof CardsMove.Exchange exchange) {
            return new CardsMove.Exchange(Exchanges.whole(position.seating(), exchange.gifts(), position::given));
        }
        if (move instanceof CardsMove.FourBuy four) {
            return CardsTurn.plain(four).map(CardsMove.class::cast).orElse(four);
        }
        if (move instanceof CardsMove.Choose choose && choose.place().isPresent()) {
            return shorter(position, move, next, new CardsMove.Choose(choose.seat(), choose.card(), Optional.empty()));
        }
        if (move instanceof CardsMove.JokerExchange exchange && exchange.place().isPresent()) {
            CardsMove shorter = new CardsMove.JokerExchange(
                    exchange.seat(), exchange.card(), exchange.owner(), exchange.row(), Optional.empty());
            return shorter(position, move, next, shorter);
        }
        return move;
    }

    private static CardsMove shorter(CardsPosition position, CardsMove move, CardsPosition next, CardsMove shorter) {
        boolean same = position.attempt(shorter).toOptional().equals(Optional.of(next));
        return same ? shorter : move;
    }
}
