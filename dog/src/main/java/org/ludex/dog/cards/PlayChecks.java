package org.ludex.dog.cards;

import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.ludex.core.Facts;
import org.ludex.core.Rule;
import org.ludex.core.Verdict;
import org.ludex.dog.Card;
import org.ludex.dog.Player;

/** The checks when a seat plays a card: C4 to C10. */
final class PlayChecks {

    private PlayChecks() {}

    private static Optional<Verdict.Illegal> check(boolean good, Rule rule, Supplier<Facts> facts) {
        return good ? Optional.empty() : Refusals.refuse(rule, facts.get());
    }

    static Optional<Verdict.Illegal> held(Tabletop table, CardsMove.Play move) {
        return table.refuseHolding(move.seat(), table.hand(move.seat()), move.card());
    }

    static Optional<Verdict.Illegal> owner(Tabletop table, CardsMove.Lay move) {
        boolean allowed = move.owner() == move.seat()
                || (table.settings.inPairs() && move.owner() == move.seat().opposite());
        return check(
                allowed,
                CardsRule.C10,
                () -> Facts.of("seat", move.seat(), "owner", move.owner()).as("owner"));
    }

    static Optional<Verdict.Illegal> number(Tabletop table, CardsMove.Lay move) {
        return number(table, move.row(), CardsRule.C10);
    }

    static Optional<Verdict.Illegal> number(Tabletop table, CardsMove.JokerExchange move) {
        return number(table, move.row(), CardsRule.C7);
    }

    private static Optional<Verdict.Illegal> number(Tabletop table, int row, Rule rule) {
        return check(
                table.settings.hasRow(row),
                rule,
                () -> Facts.of("row", row, "most", table.settings.rowsEach()).as("number"));
    }

    static Optional<Verdict.Illegal> finished(Tabletop table, CardsMove.Lay move) {
        return finished(table, move.owner(), move.row());
    }

    static Optional<Verdict.Illegal> finished(Tabletop table, CardsMove.JokerExchange move) {
        return finished(table, move.owner(), move.row());
    }

    private static Optional<Verdict.Illegal> finished(Tabletop table, Player owner, int row) {
        return check(
                !table.row(owner, row).isFinished(),
                table.settings.inPairs() ? CardsRule.C10 : CardsRule.C9,
                () -> Facts.of("owner", owner, "row", row).as("finished"));
    }

    static Optional<Verdict.Illegal> lowest(Tabletop table, CardsMove.Lay move) {
        return check(
                table.isLowest(move.owner(), move.row()),
                CardsRule.C10,
                () -> Facts.none().as("lowest"));
    }

    static Optional<Verdict.Illegal> next(Tabletop table, CardsMove.Lay move) {
        Row row = table.row(move.owner(), move.row());
        return check(row.takes(move.card()), CardsRule.C4, () -> {
            Facts facts = Facts.of("card", move.card(), "place", row.length() + 1);
            return row.isEmpty() ? facts.as("start") : facts;
        });
    }

    static Optional<Verdict.Illegal> place(Tabletop table, CardsMove.Buy move) {
        return place(move.place(), Numbers.PLACES, CardsRule.C5);
    }

    static Optional<Verdict.Illegal> firstEight(Tabletop table, CardsMove.FourBuy move) {
        return place(move.place(), Numbers.FOUR_PLACES, CardsRule.C6);
    }

    private static Optional<Verdict.Illegal> place(int place, int last, Rule rule) {
        return check(
                place >= 1 && place <= last,
                rule,
                () -> Facts.of("place", place).as("place"));
    }

    static Optional<Verdict.Illegal> price(Tabletop table, CardsMove.Buy move) {
        return check(
                Numbers.buys(move.card(), move.place()),
                CardsRule.C5,
                () -> Facts.of("card", move.card(), "place", move.place()));
    }

    static Optional<Verdict.Illegal> bought(Tabletop table, CardsMove.Buy move) {
        return bought(table, move.place(), move.taken(), CardsRule.C5);
    }

    static Optional<Verdict.Illegal> bought(Tabletop table, CardsMove.FourBuy move) {
        return bought(table, move.place(), move.taken(), CardsRule.C6);
    }

    private static Optional<Verdict.Illegal> bought(Tabletop table, int place, Card taken, Rule rule) {
        Card there = table.market.card(place);
        return check(
                there == taken,
                rule,
                () -> Facts.of("place", place, "card", there, "taken", taken).as("taken"));
    }

    /** A function is that of its own card, and a joker has none: C6. */
    static Optional<Verdict.Illegal> function(Tabletop table, CardsMove.Function move) {
        Card own = owner(move);
        return check(
                move.card() == own && move.as().isEmpty(),
                CardsRule.C6,
                () -> move.card() == Card.JOKER
                        ? Facts.none().as("joker")
                        : Facts.of("card", move.card(), "own", own).as("card"));
    }

    private static Card owner(CardsMove.Function move) {
        if (move instanceof CardsMove.FourBuy) {
            return Card.FOUR;
        }
        if (move instanceof CardsMove.Seven) {
            return Card.SEVEN;
        }
        return move instanceof CardsMove.Steal ? Card.THIEF : Card.FOURTEEN;
    }

    private static Row row(Tabletop table, CardsMove.Steal move) {
        return table.settings.hasRow(move.row()) ? table.row(move.owner(), move.row()) : Row.NONE;
    }

    private static Facts facts(CardsMove.Steal move) {
        return Facts.of("owner", move.owner(), "row", move.row());
    }

    static Optional<Verdict.Illegal> ownRow(Tabletop table, CardsMove.Steal move) {
        return check(
                move.owner() != move.seat(), CardsRule.C6, () -> facts(move).as("own"));
    }

    static Optional<Verdict.Illegal> emptyRow(Tabletop table, CardsMove.Steal move) {
        return check(
                !row(table, move).isEmpty(), CardsRule.C6, () -> facts(move).as("empty"));
    }

    static Optional<Verdict.Illegal> finishedRow(Tabletop table, CardsMove.Steal move) {
        return check(
                !row(table, move).isFinished(), CardsRule.C6, () -> facts(move).as("finished"));
    }

    static Optional<Verdict.Illegal> lastCard(Tabletop table, CardsMove.Steal move) {
        Card last = row(table, move).last();
        return check(
                last == move.taken(),
                CardsRule.C6,
                () -> facts(move).and("card", last).and("taken", move.taken()).as("last"));
    }

    static Optional<Verdict.Illegal> discarded(Tabletop table, CardsMove.Take move) {
        return check(
                table.pile.contains(move.taken()),
                CardsRule.C6,
                () -> Facts.of("card", move.taken()).as("pile"));
    }

    static Optional<Verdict.Illegal> joker(Tabletop table, CardsMove.JokerExchange move) {
        List<Integer> places = table.row(move.owner(), move.row()).jokersFor(move.card());
        if (move.place().isEmpty() && places.size() > 1) {
            return Refusals.refuse(
                    CardsRule.C7,
                    Facts.of("card", move.card(), "places", places).as("which"));
        }
        return check(
                move.place().map(places::contains).orElse(!places.isEmpty()),
                CardsRule.C7,
                () -> Facts.of("card", move.card(), "owner", move.owner(), "row", move.row()));
    }
}
