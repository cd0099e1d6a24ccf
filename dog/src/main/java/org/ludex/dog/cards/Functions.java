package org.ludex.dog.cards;

import java.util.List;
import org.ludex.core.Facts;
import org.ludex.core.Verdict;
import org.ludex.dog.Card;
import org.ludex.dog.CardFace;
import org.ludex.dog.Cards;

/** The functions of the 4, the 7, the thief and the 14: C6. */
final class Functions {

    private final Draft draft;

    Functions(Draft draft) {
        this.draft = draft;
    }

    Verdict use(CardsMove.Function move) {
        Card own = owner(move);
        if (move.card() == Card.JOKER) {
            return refuse(Facts.none().as("joker"));
        }
        if (move.card() != own || move.as().isPresent()) {
            return refuse(Facts.of("card", move.card(), "own", own).as("card"));
        }
        if (move instanceof CardsMove.FourBuy buy) {
            return buy(buy);
        }
        Verdict undrawn = Acting.undrawn(move, CardsRule.C6);
        if (!undrawn.isPlayable()) {
            return undrawn;
        }
        if (move instanceof CardsMove.Look look) {
            return look(look);
        }
        return move instanceof CardsMove.Steal steal ? steal(steal) : take((CardsMove.Take) move);
    }

    private static Card owner(CardsMove.Function move) {
        if (move instanceof CardsMove.FourBuy) {
            return Card.FOUR;
        }
        if (move instanceof CardsMove.Look) {
            return Card.SEVEN;
        }
        return move instanceof CardsMove.Steal ? Card.THIEF : Card.FOURTEEN;
    }

    private static Verdict refuse(Facts facts) {
        return Verdict.illegal(CardsRule.C6, facts);
    }

    private Verdict buy(CardsMove.FourBuy move) {
        if (move.place() < 1 || move.place() > 8) {
            return refuse(Facts.of("place", move.place()).as("place"));
        }
        return new Purchase(draft, CardsRule.C6)
                .make(move.seat(), move.card(), move.place(), move.taken(), move.refill(), move.under(), move.draw());
    }

    private Verdict steal(CardsMove.Steal move) {
        boolean number = move.row() >= 1 && move.row() <= draft.table.rowsEach();
        Row row = number ? draft.rows[Table.slot(move.owner(), move.row())] : Row.NONE;
        Facts facts = Facts.of("owner", move.owner(), "row", move.row());
        if (move.owner() == move.seat()) {
            return refuse(facts.as("own"));
        }
        if (row.isEmpty()) {
            return refuse(facts.as("empty"));
        }
        if (row.isFinished()) {
            return refuse(facts.as("finished"));
        }
        Card last = row.at(row.length());
        if (last != move.taken()) {
            return refuse(facts.and("card", last).and("taken", move.taken()).as("last"));
        }
        draft.row(Table.slot(move.owner(), move.row()), row.minusLast());
        return finish(move, last);
    }

    private Verdict take(CardsMove.Take move) {
        if (!draft.pile.contains(move.taken())) {
            return refuse(Facts.of("card", move.taken()).as("pile"));
        }
        draft.pile = draft.pile.minus(move.taken());
        return finish(move, move.taken());
    }

    private Verdict finish(CardsMove.Function move, Card taken) {
        draft.take(move.seat(), CardFace.of(taken));
        draft.pile = draft.pile.plus(move.card());
        return draft.settle(false, Cards.empty());
    }

    private Verdict look(CardsMove.Look move) {
        List<CardFace> look = move.look();
        if (look.size() != Numbers.LOOK) {
            return refuse(Facts.of("count", look.size()).as("seven"));
        }
        Verdict settled = draft.settle(draft.deck.size() < Numbers.LOOK, Cards.empty());
        if (!settled.isPlayable()) {
            return settled;
        }
        boolean news = false;
        for (int index = 0; index < look.size(); index++) {
            CardFace face = look.get(index);
            if (!face.isHidden()) {
                news |= draft.deck.at(index).isHidden();
                Verdict seen = draft.turnUp(index, face.card().orElseThrow());
                if (!seen.isPlayable()) {
                    return seen;
                }
            }
        }
        if (news) {
            draft.deck = draft.deck.showing(look);
        }
        Verdict taken = new Choice(draft).take(move);
        if (taken.isPlayable()) {
            draft.pile = draft.pile.plus(move.card());
        }
        return taken;
    }
}
