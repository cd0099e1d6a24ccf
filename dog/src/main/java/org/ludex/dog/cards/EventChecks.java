package org.ludex.dog.cards;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.ludex.core.Facts;
import org.ludex.core.Verdict;
import org.ludex.dog.Card;
import org.ludex.dog.CardFace;
import org.ludex.dog.Cards;
import org.ludex.dog.Deck;
import org.ludex.dog.Hand;
import org.ludex.dog.Phase;
import org.ludex.dog.Round;
import org.ludex.dog.TableRule;
import org.ludex.dog.deal.Concern;
import org.ludex.dog.deal.RuleBook;

/** The checks when cards are shuffled, dealt, given, drawn, turned up or looked at. */
final class EventChecks {

    private static final RuleBook BOOK = RuleBook.of(Map.of(
            Concern.ROUND, CardsRule.C2,
            Concern.HAND_SIZE, CardsRule.C2,
            Concern.LEADER, CardsRule.C2,
            Concern.DEAL, CardsRule.C2,
            Concern.GIVER, CardsRule.C10,
            Concern.EXCHANGE, CardsRule.C10,
            Concern.SHUFFLE, CardsRule.C11));

    private EventChecks() {}

    /** The announcement says who starts, once. */
    static Optional<Verdict.Illegal> announced(Tabletop table, Optional<Round> round) {
        if (round.isEmpty()) {
            return Optional.empty();
        }
        return table.seat.isPresent()
                ? Refusals.refuse(CardsRule.C2, Facts.of("round", round.get()).as("again"))
                : table.settings.round(Optional.empty()).refuse(round.get(), BOOK);
    }

    /** In the middle of the game the pile is shuffled only when a card is needed: C11. */
    static Optional<Verdict.Illegal> needless(Tabletop table, CardsMove.Shuffle move) {
        return table.phase == Phase.PLAY
                ? Refusals.refuse(
                        CardsRule.C11, Facts.of("left", table.deck.size()).as("needless"))
                : Optional.empty();
    }

    static Optional<Verdict.Illegal> order(Tabletop table, CardsMove.Shuffle move) {
        Cards cards = table.phase == Phase.SHUFFLE ? Numbers.TOTAL : table.pile;
        return table.refuseOrder(move.order(), Hand.of(cards), BOOK);
    }

    static Optional<Verdict.Illegal> hands(Tabletop table, CardsMove.Deal move) {
        return table.settings.round(table.seat).refuse(move.hands(), BOOK);
    }

    static Optional<Verdict.Illegal> dealt(Tabletop table, CardsMove.Deal move) {
        return table.refuseDealing(
                move.hands(), table.settings.round(table.seat).needed());
    }

    static Optional<Verdict.Illegal> gift(Tabletop table, CardsMove.Give move) {
        return move.card().card().flatMap(card -> table.refuseHolding(move.seat(), table.hand(move.seat()), card));
    }

    static Optional<Verdict.Illegal> gifts(Tabletop table, CardsMove.Exchange move) {
        return table.hands.refuseExchange(move.gifts(), table.settings.seating(), table, BOOK);
    }

    static Optional<Verdict.Illegal> drawer(Tabletop table, CardsMove.Draw move) {
        return Refusals.wrongSeat(move.seat(), table.player());
    }

    static Optional<Verdict.Illegal> top(Tabletop table, CardsMove.Draw move) {
        return table.refuseDrawing(move.card());
    }

    /** Once the hands are dealt, a card is turned up only for an empty place: C1. */
    static Optional<Verdict.Illegal> full(Tabletop table, CardsMove.TurnUp move) {
        return table.phase == Phase.PLAY
                ? Refusals.refuse(CardsRule.C1, Facts.of("card", move.card()).as("full"))
                : Optional.empty();
    }

    static Optional<Verdict.Illegal> turned(Tabletop table, CardsMove.TurnUp move) {
        return table.refuseDrawing(CardFace.of(move.card()));
    }

    static Optional<Verdict.Illegal> looking(Tabletop table, CardsMove.Look move) {
        return Refusals.wrongSeat(move.seat(), table.player());
    }

    static Optional<Verdict.Illegal> seven(Tabletop table, CardsMove.Look move) {
        int count = move.cards().size();
        return count == Numbers.LOOK
                ? Optional.empty()
                : Refusals.refuse(CardsRule.C6, Facts.of("count", count).as("seven"));
    }

    static Optional<Verdict.Illegal> seen(Tabletop table, CardsMove.Look move) {
        return turned(table, move.cards());
    }

    /** Why these cannot be the uppermost cards of the deck, in this order. */
    static Optional<Verdict.Illegal> turned(Tabletop table, List<CardFace> faces) {
        Cards unseen = table.unseen;
        Deck deck = table.deck;
        for (int place = 0; place < faces.size(); place++) {
            CardFace face = faces.get(place);
            CardFace there = table.deck.at(place);
            if (face.isHidden() || face.equals(there)) {
                continue;
            }
            Card card = face.card().orElseThrow();
            if (!there.isHidden()) {
                Facts facts = Facts.of("card", card, "top", there.card().orElseThrow());
                return Refusals.refuse(TableRule.DECK_ORDER, facts);
            }
            if (!table.shuffled().at(place, deck, unseen, table.hands.list()).contains(card)) {
                return Optional.of(table.tooMany(card));
            }
            unseen = unseen.minus(card);
            deck = table.shuffled().isNone() ? deck : deck.showing(place, card);
        }
        return Optional.empty();
    }

    static Optional<Verdict.Illegal> among(Tabletop table, CardsMove.Choose move) {
        if (Pick.of(table.deck, move).isPresent()) {
            return Optional.empty();
        }
        Object card = move.card().isHidden() ? "#" : move.card().card().orElseThrow();
        Facts facts = Facts.of("card", card).as("absent");
        return Refusals.refuse(
                CardsRule.C6,
                move.place()
                        .map(place -> facts.and("place", place).as("elsewhere"))
                        .orElse(facts));
    }

    /** A hidden card that is taken may be any that nobody has seen. */
    static Optional<Verdict.Illegal> count(Tabletop table, CardsMove.Choose move) {
        Pick pick = Pick.of(table.deck, move).orElseThrow();
        return move.card()
                .card()
                .filter(card -> table.deck.at(pick.from()).isHidden()
                        && !table.unseenAt(pick.from()).contains(card))
                .map(table::tooMany);
    }
}
