package org.ludex.dog.engine;

import java.util.List;
import java.util.Optional;
import org.ludex.core.Facts;
import org.ludex.core.Rule;
import org.ludex.core.Verdict;
import org.ludex.dog.After;
import org.ludex.dog.Card;
import org.ludex.dog.CardFace;
import org.ludex.dog.DogMove;
import org.ludex.dog.DogRule;
import org.ludex.dog.Place;
import org.ludex.dog.Rank;
import org.ludex.dog.TableRule;
import org.ludex.dog.deal.Concern;
import org.ludex.dog.engine.CardUse.Deed;

/** A card that is held and has a meaning: whether its pieces may move that way, and what follows. */
final class CardPlay {

    private static final int KING = Board.rankNumber(Rank.KING);

    private final State before;
    private final State next;
    private final Ruleset rules;
    private final Table table;
    private final DogMove.Play move;
    private final CardUse use;
    private final boolean copied;

    private CardPlay(State before, State next, DogMove.Play move) {
        this.before = before;
        this.next = next;
        this.rules = before.rules;
        this.table = rules.table();
        this.move = move;
        this.use = rules.use(move.value()).orElseThrow();
        this.copied = move.card() == Card.COPY;
    }

    /** Carries out a play on a copy of the state before it, or refuses it. */
    static Optional<Verdict.Illegal> play(State before, State next, DogMove.Play move) {
        CardPlay play = new CardPlay(before, next, move);
        if (move instanceof DogMove.Go go) {
            return play.go(go);
        }
        if (move instanceof DogMove.Swap swap) {
            return play.swap(swap);
        }
        return move instanceof DogMove.Take take ? play.take(take.taken()) : play.nullSwap();
    }

    private static Optional<Verdict.Illegal> refuse(Rule rule, Facts facts) {
        return Optional.of(Verdict.illegal(rule, facts));
    }

    private Optional<Verdict.Illegal> go(DogMove.Go go) {
        next.board = before.board.copy();
        Walker walker = new Walker(before, next.board, use, copied);
        Optional<Verdict.Illegal> refusal = walker.refuse(go.steps());
        return refusal.isPresent() ? refusal : finish(walker.effect(), go.after(), walker.piece());
    }

    private Optional<Verdict.Illegal> swap(DogMove.Swap swap) {
        int own = table.spot(swap.own().owner(), swap.own().cell());
        int other = table.spot(swap.other().owner(), swap.other().cell());
        if (use.deed() != Deed.SWAP) {
            return refuse(DogRule.D21, Facts.of("card", move.value()).as("card"));
        }
        if (!isThere(swap.own(), own) || swap.own().owner().index() != before.mover()) {
            return refuse(DogRule.D21, Facts.of("piece", swap.own()).as("own"));
        }
        if (!isThere(swap.other(), other) || swap.other().owner().index() == before.mover()) {
            return refuse(DogRule.D21, Facts.of("piece", swap.other()).as("other"));
        }
        for (Place place : List.of(swap.own(), swap.other())) {
            if (!Movement.isSwappable(before.board, table.spot(place.owner(), place.cell()))) {
                return refuse(DogRule.D21, Facts.of("piece", place).as("safe"));
            }
        }
        int piece = before.board.at(own);
        if (!rules.pieces().suits(before, piece, 0, copied)) {
            return refuse(
                    rules.rule(Concern.SUIT), Facts.of("card", move.value()).as("copy"));
        }
        next.board = before.board.copy();
        Movement.swap(next.board, own, other);
        int[] landings = {other, own};
        Effect effect = new Effect(before, next.board, Effect.Kind.SWAP, move.value(), 0, landings, new Hits());
        return finish(effect, swap.after(), piece);
    }

    private boolean isThere(Place place, int spot) {
        return spot >= 0
                && !before.board.isFree(spot)
                && Board.owner(before.board.at(spot)) == place.owner().index();
    }

    private Optional<Verdict.Illegal> nullSwap() {
        if (use.deed() != Deed.SWAP) {
            return refuse(DogRule.D21, Facts.of("card", move.value()).as("card"));
        }
        if (!rules.allowsNullSwap()) {
            return refuse(rules.rule(Concern.NULL_SWAP), Facts.none().as("dead"));
        }
        for (int spot = before.board.nextTaken(0); spot < table.length(); spot = before.board.nextTaken(spot + 1)) {
            int owner = Board.owner(before.board.at(spot));
            if (Movement.isSwappable(before.board, spot) && owner != before.mover()) {
                Place place = new Place(Board.player(owner), table.cell(spot));
                return refuse(DogRule.D21, Facts.of("piece", place).as("target"));
            }
        }
        leaveHand(Board.NOBODY);
        toPile();
        return Optional.empty();
    }

    private Optional<Verdict.Illegal> take(Card taken) {
        if (use.deed() != Deed.TAKE) {
            return refuse(TableRule.NOT_A_MOVE, Facts.of("card", move.value()).as("take"));
        }
        if (taken == Card.FOURTEEN || (taken == Card.JOKER && move.card() == Card.JOKER)) {
            return refuse(DogRule.D25, Facts.of("taken", taken).as("never"));
        }
        boolean shown = before.pile.known().contains(taken);
        if (!shown && (before.pile.hidden() == 0 || !before.unseen().contains(taken))) {
            return refuse(DogRule.D25, Facts.of("taken", taken).as("absent"));
        }
        next.pile = next.pile.minus(taken);
        leaveHand(Board.NOBODY);
        next.hands = next.hands.taking(next.player(), taken);
        toPile();
        return Optional.empty();
    }

    /** The consequences of the steps; then the card is spent. */
    private Optional<Verdict.Illegal> finish(Effect effect, After after, int piece) {
        boolean draws = rules.sequel().draws(effect);
        Optional<Verdict.Illegal> refusal = rules.sequel().finish(effect, after);
        if (refusal.isPresent()) {
            return refusal;
        }
        if (!after.hits().isEmpty() && !effect.hits().fit(table, after.hits())) {
            List<Place> hit = effect.hits().places(table);
            return refuse(
                    TableRule.WRONG_HIT,
                    Facts.of("listed", after.hits(), "hit", hit).as(hit.isEmpty() ? "nothing" : ""));
        }
        leaveHand(piece);
        if (draws) {
            next.reached = effect.landings()[0];
            Course.spendForCard(next, CardFace.of(move.card()));
        } else {
            toPile();
        }
        return Optional.empty();
    }

    /** The card leaves the hand and is remembered, with the piece it moved; a copy is not a card of its own. */
    private void leaveHand(int piece) {
        next.hands = next.hands.spending(next.player(), move.card());
        if (!copied && rules.remembers()) {
            next.last = CardFace.of(move.card()).card();
            next.lastKing = Board.rankNumber(piece) == KING;
        }
    }

    private void toPile() {
        next.pile = next.pile.plus(CardFace.of(move.card()));
        Course.endTurn(next);
    }
}
