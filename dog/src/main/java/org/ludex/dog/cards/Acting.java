package org.ludex.dog.cards;

import java.util.List;
import java.util.Optional;
import org.ludex.core.Facts;
import org.ludex.core.Rule;
import org.ludex.core.Verdict;
import org.ludex.dog.Card;
import org.ludex.dog.CardFace;
import org.ludex.dog.Cards;
import org.ludex.dog.Player;
import org.ludex.dog.Seating;

/** What seats do: C4 to C10. Carries an entry out on a draft, as far as the rules let it. */
final class Acting {

    private final Draft draft;
    private final Table table;

    Acting(Draft draft) {
        this.draft = draft;
        this.table = draft.table;
    }

    Verdict act(CardsMove.OfSeat move) {
        Verdict held = draft.spend(move.seat(), move.card());
        if (!held.isPlayable()) {
            return held;
        }
        Verdict done = carryOut(move);
        if (done.isPlayable() && draft.phase == Phase.PLAY) {
            draft.seat = Optional.of(table.seating().next(move.seat()));
        }
        return done;
    }

    private Verdict carryOut(CardsMove.OfSeat move) {
        if (move instanceof CardsMove.Function function) {
            return new Functions(draft).use(function);
        }
        if (move instanceof CardsMove.Lay lay) {
            return lay(lay);
        }
        if (move instanceof CardsMove.Buy buy) {
            return buy(buy);
        }
        if (move instanceof CardsMove.Exchange exchange) {
            return exchange(exchange);
        }
        return drop((CardsMove.Drop) move);
    }

    private Verdict lay(CardsMove.Lay move) {
        Verdict allowed = judgeRow(move);
        if (!allowed.isPlayable()) {
            return allowed;
        }
        int slot = Table.slot(move.owner(), move.row());
        Row row = draft.rows[slot];
        if (!row.takes(move.card())) {
            Facts facts = Facts.of("card", move.card(), "place", row.length() + 1);
            return Verdict.illegal(CardsRule.C4, row.isEmpty() ? facts.as("start") : facts);
        }
        boolean wins = row.length() == Numbers.PLACES && wins(table, draft.rows, slot);
        draft.row(slot, row.plus(move.card()));
        Cards discarded = row.length() == Numbers.PLACES ? row.counted() : Cards.empty();
        if (wins) {
            return win(move, discarded);
        }
        Verdict settled = draft.settle(draft.deck.isEmpty(), discarded);
        return settled.isPlayable() ? draft.draw(move.seat(), move.draw(), CardsRule.C4) : settled;
    }

    private Verdict win(CardsMove.Lay move, Cards discarded) {
        if (move.draw().isPresent()) {
            return Verdict.illegal(CardsRule.C10, Facts.of("seat", move.seat()).as("draw"));
        }
        draft.phase = Phase.OVER;
        return draft.settle(false, discarded);
    }

    /** Whether the player may lay a card on this row at all. */
    private Verdict judgeRow(CardsMove.Lay move) {
        if (!table.seating().side(move.seat()).contains(move.owner())) {
            return Verdict.illegal(
                    CardsRule.C10,
                    Facts.of("seat", move.seat(), "owner", move.owner()).as("owner"));
        }
        Verdict number = judgeNumber(move.row(), CardsRule.C10);
        if (!number.isPlayable()) {
            return number;
        }
        Row row = draft.rows[Table.slot(move.owner(), move.row())];
        if (row.isFinished()) {
            return finished(move.owner(), move.row());
        }
        if (move.row() == 2 && row.isEmpty() && draft.rows[Table.slot(move.owner(), 1)].isEmpty()) {
            return Verdict.illegal(CardsRule.C10, Facts.none().as("lowest"));
        }
        return Verdict.legal();
    }

    /** A row's number must be one that a player can have. */
    private Verdict judgeNumber(int row, Rule rule) {
        return row >= 1 && row <= table.rowsEach()
                ? Verdict.legal()
                : Verdict.illegal(
                        rule, Facts.of("row", row, "most", table.rowsEach()).as("number"));
    }

    private Verdict finished(Player owner, int row) {
        return Verdict.illegal(
                table.seating().inPairs() ? CardsRule.C10 : CardsRule.C9,
                Facts.of("owner", owner, "row", row).as("finished"));
    }

    /** Whether finishing a row wins the game: all other rows of the player, or of the pair, are finished. */
    static boolean wins(Table table, Row[] rows, int slot) {
        Seating seating = table.seating();
        int other = seating.inPairs() ? Table.slot(Table.owner(slot).opposite(), 1) : slot ^ 1;
        return rows[other].isFinished();
    }

    private Verdict buy(CardsMove.Buy move) {
        boolean onMarket = move.place() >= 1 && move.place() <= Numbers.PLACES;
        if (!onMarket) {
            return Verdict.illegal(CardsRule.C5, Facts.of("place", move.place()).as("place"));
        }
        if (!Numbers.buys(move.card(), move.place())) {
            return Verdict.illegal(CardsRule.C5, Facts.of("card", move.card(), "place", move.place()));
        }
        return new Purchase(draft, CardsRule.C5)
                .make(move.seat(), move.card(), move.place(), move.taken(), move.refill(), move.under(), move.draw());
    }

    private Verdict exchange(CardsMove.Exchange move) {
        Verdict number = judgeNumber(move.row(), CardsRule.C7);
        if (!number.isPlayable()) {
            return number;
        }
        int slot = Table.slot(move.owner(), move.row());
        Row row = draft.rows[slot];
        if (row.isFinished()) {
            return finished(move.owner(), move.row());
        }
        List<Integer> places = jokersFor(row, move.card());
        if (move.place().isEmpty() && places.size() > 1) {
            return Verdict.illegal(
                    CardsRule.C7,
                    Facts.of("card", move.card(), "places", places).as("which"));
        }
        if (places.isEmpty() || !places.contains(move.place().orElseGet(() -> places.get(0)))) {
            return Verdict.illegal(
                    CardsRule.C7, Facts.of("card", move.card(), "owner", move.owner(), "row", move.row()));
        }
        Verdict undrawn = undrawn(move, CardsRule.C7);
        if (!undrawn.isPlayable()) {
            return undrawn;
        }
        int place = move.place().orElseGet(() -> places.get(0));
        draft.row(slot, row.exchanged(place, move.card()));
        draft.take(move.seat(), CardFace.of(Card.JOKER));
        return draft.settle(false, Cards.empty());
    }

    /** The places of jokers that a card may replace: at most two. */
    static List<Integer> jokersFor(Row row, Card card) {
        int low = 0;
        for (int place = 1; place <= row.length(); place++) {
            if (row.hasJoker(place) && Numbers.isRight(card, place)) {
                if (low > 0) {
                    return List.of(low, place);
                }
                low = place;
            }
        }
        return low == 0 ? List.of() : List.of(low);
    }

    private Verdict drop(CardsMove.Drop move) {
        Verdict settled = draft.settle(draft.deck.isEmpty(), Cards.empty());
        if (!settled.isPlayable()) {
            return settled;
        }
        draft.pile = draft.pile.plus(move.card());
        return draft.draw(move.seat(), move.draw(), CardsRule.C8);
    }

    /** Nothing may be drawn. */
    static Verdict undrawn(CardsMove.OfSeat move, Rule rule) {
        return undrawn(move.draw(), rule);
    }

    static Verdict undrawn(Optional<CardFace> draw, Rule rule) {
        return draw.isEmpty()
                ? Verdict.legal()
                : Verdict.illegal(rule, Facts.none().as("draw"));
    }
}
