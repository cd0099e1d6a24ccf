package org.ludex.dog.cards;

import java.util.Optional;
import org.ludex.core.Checks;
import org.ludex.core.Facts;
import org.ludex.core.Phrase;
import org.ludex.core.Rule;
import org.ludex.core.Verdict;
import org.ludex.dog.Card;
import org.ludex.dog.CardFace;
import org.ludex.dog.Phase;
import org.ludex.dog.Player;
import org.ludex.dog.TableRule;

/**
 * Why moves are refused: for each kind of move one list of checks, the first that fails giving the reason. A move that
 * passes all of them is legal. When a move breaks several rules, the order of its list decides which one is named.
 */
final class Refusals {

    private static final Checks<Tabletop, CardsMove.Lay> LAY = Checks.inOrder(
            Refusals::afterEnd,
            Refusals::notPlaying,
            Refusals::wrongSeat,
            PlayChecks::held,
            PlayChecks::owner,
            PlayChecks::number,
            PlayChecks::finished,
            PlayChecks::lowest,
            PlayChecks::next);

    private static final Checks<Tabletop, CardsMove.Buy> BUY = Checks.inOrder(
            Refusals::afterEnd,
            Refusals::notPlaying,
            Refusals::wrongSeat,
            PlayChecks::held,
            PlayChecks::place,
            PlayChecks::price,
            PlayChecks::bought);

    private static final Checks<Tabletop, CardsMove.FourBuy> FOUR_BUY = Checks.inOrder(
            Refusals::afterEnd,
            Refusals::notPlaying,
            Refusals::wrongSeat,
            PlayChecks::held,
            PlayChecks::function,
            PlayChecks::firstEight,
            PlayChecks::bought);

    private static final Checks<Tabletop, CardsMove.Seven> SEVEN = Checks.inOrder(
            Refusals::afterEnd, Refusals::notPlaying, Refusals::wrongSeat, PlayChecks::held, PlayChecks::function);

    private static final Checks<Tabletop, CardsMove.Steal> STEAL = Checks.inOrder(
            Refusals::afterEnd,
            Refusals::notPlaying,
            Refusals::wrongSeat,
            PlayChecks::held,
            PlayChecks::function,
            PlayChecks::ownRow,
            PlayChecks::emptyRow,
            PlayChecks::finishedRow,
            PlayChecks::lastCard);

    private static final Checks<Tabletop, CardsMove.Take> TAKE = Checks.inOrder(
            Refusals::afterEnd,
            Refusals::notPlaying,
            Refusals::wrongSeat,
            PlayChecks::held,
            PlayChecks::function,
            PlayChecks::discarded);

    private static final Checks<Tabletop, CardsMove.JokerExchange> JOKER_EXCHANGE = Checks.inOrder(
            Refusals::afterEnd,
            Refusals::notPlaying,
            Refusals::wrongSeat,
            PlayChecks::held,
            PlayChecks::number,
            PlayChecks::finished,
            PlayChecks::joker);

    private static final Checks<Tabletop, CardsMove.Drop> DROP =
            Checks.inOrder(Refusals::afterEnd, Refusals::notPlaying, Refusals::wrongSeat, PlayChecks::held);

    private static final Checks<Tabletop, CardsMove.Give> GIVE =
            Checks.inOrder(Refusals::afterEnd, Refusals::outOfOrder, Refusals::wrongSeat, EventChecks::gift);

    private static final Checks<Tabletop, CardsMove.Choose> CHOOSE = Checks.inOrder(
            Refusals::afterEnd, Refusals::outOfOrder, Refusals::wrongSeat, EventChecks::among, EventChecks::count);

    private static final Checks<Tabletop, CardsMove.Draw> DRAW = Checks.inOrder(
            Refusals::afterEnd, Refusals::unshuffled, Refusals::outOfOrder, EventChecks::drawer, EventChecks::top);

    private static final Checks<Tabletop, CardsMove.TurnUp> TURN_UP = Checks.inOrder(
            Refusals::afterEnd, Refusals::unshuffled, EventChecks::full, Refusals::outOfOrder, EventChecks::turned);

    private static final Checks<Tabletop, CardsMove.Look> LOOK = Checks.inOrder(
            Refusals::afterEnd,
            Refusals::unshuffled,
            Refusals::outOfOrder,
            EventChecks::looking,
            EventChecks::seven,
            EventChecks::seen);

    private static final Checks<Tabletop, CardsMove.Shuffle> SHUFFLE = Checks.inOrder(
            Refusals::afterEnd,
            EventChecks::needless,
            Refusals::outOfOrder,
            (table, move) -> EventChecks.announced(table, move.round()),
            EventChecks::order);

    private static final Checks<Tabletop, CardsMove.Market> MARKET = Checks.inOrder(
            Refusals::afterEnd,
            Refusals::outOfOrder,
            (table, move) -> EventChecks.announced(table, move.round()),
            MarketChecks::starter,
            MarketChecks::thirteen,
            MarketChecks::ownNumber,
            MarketChecks::fromDeck);

    private static final Checks<Tabletop, CardsMove.Deal> DEAL =
            Checks.inOrder(Refusals::afterEnd, Refusals::outOfOrder, EventChecks::hands, EventChecks::dealt);

    private static final Checks<Tabletop, CardsMove.Exchange> EXCHANGE =
            Checks.inOrder(Refusals::afterEnd, Refusals::outOfOrder, EventChecks::gifts);

    private Refusals() {}

    /** Why a move is refused; empty for a legal one. Most moves pass at a glance. */
    static Optional<Verdict.Illegal> of(Tabletop table, CardsMove move) {
        return isPlain(table, move) ? Optional.empty() : byLists(table, move);
    }

    /**
     * Whether a move passes its list at a glance: a card that is due comes from the deck, or a seat drops or buys with a
     * card that it is known to hold.
     */
    private static boolean isPlain(Tabletop table, CardsMove move) {
        if (move instanceof CardsMove.Draw draw) {
            return table.due() == Phase.DRAW
                    && draw.seat() == table.player()
                    && table.refuseDrawing(draw.card()).isEmpty();
        }
        if (move instanceof CardsMove.TurnUp up) {
            return table.due() == Phase.REFILL
                    && table.refuseDrawing(CardFace.of(up.card())).isEmpty();
        }
        if (move instanceof CardsMove.Drop drop) {
            return isHeld(table, drop.seat(), drop.card());
        }
        return move instanceof CardsMove.Buy buy
                && isHeld(table, buy.seat(), buy.card())
                && buy.place() >= 1
                && buy.place() <= Numbers.PLACES
                && Numbers.buys(buy.card(), buy.place())
                && table.market.card(buy.place()) == buy.taken();
    }

    /** Whether a seat is to play and is known to hold a card. */
    private static boolean isHeld(Tabletop table, Player seat, Card card) {
        return table.phase == Phase.PLAY
                && seat == table.player()
                && table.hand(seat).known().contains(card);
    }

    /** Why a move is refused, found by going through its list. */
    static Optional<Verdict.Illegal> byLists(Tabletop table, CardsMove move) {
        if (move instanceof CardsMove.Draw draw) {
            return DRAW.first(table, draw);
        }
        if (move instanceof CardsMove.TurnUp up) {
            return TURN_UP.first(table, up);
        }
        if (move instanceof CardsMove.Play play) {
            return ofPlay(table, play);
        }
        if (move instanceof CardsMove.Look look) {
            return LOOK.first(table, look);
        }
        if (move instanceof CardsMove.Choose choose) {
            return CHOOSE.first(table, choose);
        }
        if (move instanceof CardsMove.Shuffle shuffle) {
            return SHUFFLE.first(table, shuffle);
        }
        if (move instanceof CardsMove.Give give) {
            return GIVE.first(table, give);
        }
        if (move instanceof CardsMove.Market market) {
            return MARKET.first(table, market);
        }
        return move instanceof CardsMove.Deal deal
                ? DEAL.first(table, deal)
                : EXCHANGE.first(table, (CardsMove.Exchange) move);
    }

    private static Optional<Verdict.Illegal> ofPlay(Tabletop table, CardsMove.Play move) {
        if (move instanceof CardsMove.Buy buy) {
            return BUY.first(table, buy);
        }
        if (move instanceof CardsMove.Lay lay) {
            return LAY.first(table, lay);
        }
        if (move instanceof CardsMove.Drop drop) {
            return DROP.first(table, drop);
        }
        if (move instanceof CardsMove.FourBuy buy) {
            return FOUR_BUY.first(table, buy);
        }
        if (move instanceof CardsMove.Seven seven) {
            return SEVEN.first(table, seven);
        }
        if (move instanceof CardsMove.Steal steal) {
            return STEAL.first(table, steal);
        }
        return move instanceof CardsMove.Take take
                ? TAKE.first(table, take)
                : JOKER_EXCHANGE.first(table, (CardsMove.JokerExchange) move);
    }

    static Optional<Verdict.Illegal> refuse(Rule rule, Facts facts) {
        return Optional.of(Verdict.illegal(rule, facts));
    }

    private static Optional<Verdict.Illegal> afterEnd(Tabletop table, CardsMove move) {
        return table.phase == Phase.OVER ? refuse(TableRule.AFTER_END, Facts.of("move", move)) : Optional.empty();
    }

    private static Optional<Verdict.Illegal> notPlaying(Tabletop table, CardsMove.Play move) {
        return table.phase == Phase.PLAY ? Optional.empty() : outOfOrder(table, move);
    }

    private static Optional<Verdict.Illegal> outOfOrder(Tabletop table, CardsMove move) {
        Phase due = table.due();
        return isDue(table, due, move)
                ? Optional.empty()
                : refuse(
                        TableRule.OUT_OF_ORDER,
                        Facts.of("move", move, "due", Phrase.of(TableRule.class, "due." + due)));
    }

    /** The first shuffle is due before the market, but may be left out. */
    private static boolean isDue(Tabletop table, Phase due, CardsMove move) {
        return switch (due) {
            case PLAY -> move instanceof CardsMove.Play;
            case DRAW -> move instanceof CardsMove.Draw;
            case REFILL -> move instanceof CardsMove.TurnUp;
            case LOOK -> move instanceof CardsMove.Look;
            case CHOOSE -> move instanceof CardsMove.Choose;
            case SHUFFLE ->
                move instanceof CardsMove.Shuffle || (table.phase == Phase.SHUFFLE && move instanceof CardsMove.Market);
            case MARKET -> move instanceof CardsMove.Market;
            case DEAL -> move instanceof CardsMove.Deal;
            case GIVE -> move instanceof CardsMove.Give;
            case EXCHANGE -> move instanceof CardsMove.Exchange;
            default -> false;
        };
    }

    private static Optional<Verdict.Illegal> wrongSeat(Tabletop table, CardsMove.OfSeat move) {
        return wrongSeat(move.seat(), table.toMove().orElseThrow());
    }

    static Optional<Verdict.Illegal> wrongSeat(Player seat, Player due) {
        return seat == due ? Optional.empty() : refuse(TableRule.WRONG_SEAT, Facts.of("seat", seat, "due", due));
    }

    /** A card from a deck that has too few: C11. */
    private static Optional<Verdict.Illegal> unshuffled(Tabletop table, CardsMove move) {
        return table.due() == Phase.SHUFFLE && table.phase != Phase.SHUFFLE ? missing(table) : Optional.empty();
    }

    private static Optional<Verdict.Illegal> missing(Tabletop table) {
        return refuse(CardsRule.C11, Facts.of("left", table.deck.size()).as("missing"));
    }

    /** What the turn still lacks, as the refusal of a turn that stops here; empty when no turn is under way. */
    static Optional<Verdict.Illegal> unfinished(Tabletop table) {
        return switch (table.due()) {
            case SHUFFLE -> table.phase == Phase.SHUFFLE ? Optional.empty() : missing(table);
            case DRAW ->
                refuse(
                        table.spent.isPresent() ? CardsRule.C8 : CardsRule.C4,
                        Facts.of("seat", table.player()).as("undrawn"));
            case REFILL -> {
                int place = table.market.emptyPlace().orElseThrow();
                yield table.asides == 0
                        ? refuse(CardsRule.C1, Facts.of("place", place).as("unfilled"))
                        : refuse(CardsRule.C1, Facts.of("card", Numbers.kind(place), "place", place));
            }
            case LOOK, CHOOSE ->
                refuse(CardsRule.C6, Facts.of("seat", table.player()).as("untaken"));
            default -> Optional.empty();
        };
    }
}
