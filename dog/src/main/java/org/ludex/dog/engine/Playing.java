package org.ludex.dog.engine;

import java.util.List;
import java.util.Optional;
import org.ludex.core.Facts;
import org.ludex.core.Phrase;
import org.ludex.core.Verdict;
import org.ludex.dog.After;
import org.ludex.dog.Card;
import org.ludex.dog.CardFace;
import org.ludex.dog.DogMove;
import org.ludex.dog.DogRule;
import org.ludex.dog.Place;
import org.ludex.dog.Rank;
import org.ludex.dog.TableRule;
import org.ludex.dog.engine.CardUse.Deed;

/** A card played: whether it may be, and what becomes of it. */
final class Playing {

    private final Trial attempt;
    private final State before;
    private final State next;
    private final Variant variant;
    private final Table table;
    private final DogMove.Play move;
    private final Card value;

    Playing(Trial attempt, DogMove.Play move) {
        this.attempt = attempt;
        this.before = attempt.before;
        this.next = attempt.next;
        this.variant = attempt.variant;
        this.table = variant.table();
        this.move = move;
        this.value = move.value();
    }

    Verdict play() {
        Verdict held = attempt.holds(move.card());
        if (!held.isPlayable()) {
            return held;
        }
        Verdict stands = standsFor();
        if (!stands.isPlayable()) {
            return stands;
        }
        Optional<CardUse> use = variant.use(value);
        if (use.isEmpty()) {
            return Verdict.illegal(TableRule.NOT_A_MOVE, Facts.of("card", value).as("card"));
        }
        Verdict done = carryOut(use.get());
        if (done.isPlayable()) {
            next.endTurn();
        }
        return done;
    }

    private Verdict standsFor() {
        Optional<Card> as = move.as();
        if (move.card() == Card.JOKER) {
            boolean fits = as.isPresent()
                    && as.get() != Card.JOKER
                    && variant.use(as.get()).isPresent();
            return fits
                    ? Verdict.legal()
                    : Verdict.illegal(
                            DogRule.D20,
                            as.map(card -> Facts.of("card", card))
                                    .orElse(Facts.none())
                                    .as(as.isEmpty() ? "what" : ""));
        }
        if (move.card() == Card.COPY) {
            if (before.last.isEmpty()) {
                return Verdict.illegal(variant.copyRule(), Facts.none().as("first"));
            }
            return as.equals(before.last)
                    ? Verdict.legal()
                    : Verdict.illegal(
                            variant.copyRule(),
                            Facts.of("last", before.last.get()).as("other"));
        }
        return as.isEmpty()
                ? Verdict.legal()
                : Verdict.illegal(
                        TableRule.NOT_A_MOVE, Facts.of("card", move.card()).as("as"));
    }

    private Verdict carryOut(CardUse use) {
        if (move instanceof DogMove.Go go) {
            next.board = before.board.copy();
            return use.deed() == Deed.MAGNET ? magnet(go) : steps(go, use);
        }
        if (move instanceof DogMove.Swap swap) {
            next.board = before.board.copy();
            return swap(swap, use);
        }
        if (move instanceof DogMove.Take take) {
            return take(take.taken(), use);
        }
        return nullSwap(use);
    }

    private Verdict steps(DogMove.Go go, CardUse use) {
        Walker walker = new Walker(before, next.board, use, move.card() == Card.COPY);
        Verdict walked = walker.walk(go.steps());
        if (!walked.isPlayable()) {
            return walked;
        }
        boolean king = Board.rankNumber(walker.piece()) == Board.rankNumber(Rank.KING);
        return finish(walker.effect(), go.after(), king);
    }

    private Verdict magnet(DogMove.Go go) {
        Walker walker = new Walker(before, next.board, variant.use(value).orElseThrow(), move.card() == Card.COPY);
        Verdict walked = walker.pull(go.steps());
        if (!walked.isPlayable()) {
            return walked;
        }
        boolean king = Board.rankNumber(walker.piece()) == Board.rankNumber(Rank.KING);
        return finish(walker.effect(), go.after(), king);
    }

    private Verdict swap(DogMove.Swap swap, CardUse use) {
        if (use.deed() != Deed.SWAP) {
            return Verdict.illegal(DogRule.D21, Facts.of("card", value).as("card"));
        }
        int own = table.spot(swap.own().owner(), swap.own().cell());
        int other = table.spot(swap.other().owner(), swap.other().cell());
        if (!isThere(swap.own(), own) || swap.own().owner().index() != before.mover()) {
            return Verdict.illegal(DogRule.D21, Facts.of("piece", swap.own()).as("own"));
        }
        if (!isThere(swap.other(), other) || swap.other().owner().index() == before.mover()) {
            return Verdict.illegal(DogRule.D21, Facts.of("piece", swap.other()).as("other"));
        }
        for (Place place : new Place[] {swap.own(), swap.other()}) {
            if (!Movement.isSwappable(before.board, table.spot(place.owner(), place.cell()))) {
                return Verdict.illegal(DogRule.D21, Facts.of("piece", place).as("safe"));
            }
        }
        int piece = before.board.at(own);
        if (!variant.suits(before, piece, 0, move.card() == Card.COPY)) {
            return Verdict.illegal(variant.suitRule(), Facts.of("card", value).as("copy"));
        }
        Movement.swap(next.board, own, other);
        boolean king = Board.rankNumber(piece) == Board.rankNumber(Rank.KING);
        int[] landings = {other, own};
        Effect effect = new Effect(before, next.board, Effect.Kind.SWAP, value, 0, landings, new Hits());
        return finish(effect, swap.after(), king);
    }

    private boolean isThere(Place place, int spot) {
        return spot >= 0
                && !before.board.isFree(spot)
                && Board.owner(before.board.at(spot)) == place.owner().index();
    }

    private Verdict nullSwap(CardUse use) {
        if (use.deed() != Deed.SWAP) {
            return Verdict.illegal(DogRule.D21, Facts.of("card", value).as("card"));
        }
        if (!variant.nullSwap()) {
            return Verdict.illegal(variant.nullSwapRule(), Facts.none().as("dead"));
        }
        for (int spot = 0; spot < table.length(); spot++) {
            if (Movement.isSwappable(before.board, spot) && Board.owner(before.board.at(spot)) != before.mover()) {
                Place place = new Place(Board.player(Board.owner(before.board.at(spot))), table.cell(spot));
                return Verdict.illegal(DogRule.D21, Facts.of("piece", place).as("target"));
            }
        }
        if (before.shuffled) {
            return Verdict.illegal(
                    TableRule.OUT_OF_ORDER, Facts.of("move", move, "due", Phrase.of(TableRule.class, "due.draw")));
        }
        spend(false);
        return Verdict.legal();
    }

    private Verdict take(Card taken, CardUse use) {
        if (use.deed() != Deed.TAKE) {
            return Verdict.illegal(TableRule.NOT_A_MOVE, Facts.of("card", value).as("take"));
        }
        if (taken == Card.FOURTEEN || (taken == Card.JOKER && move.card() == Card.JOKER)) {
            return Verdict.illegal(DogRule.D25, Facts.of("taken", taken).as("never"));
        }
        boolean shown = before.pile.known().contains(taken);
        if (!shown && (before.pile.hidden() == 0 || !before.unseen().contains(taken))) {
            return Verdict.illegal(DogRule.D25, Facts.of("taken", taken).as("absent"));
        }
        next.pile = next.pile.minus(taken);
        spend(false);
        next.hands[next.turn] = next.hands[next.turn].plus(CardFace.of(taken));
        return Verdict.legal();
    }

    /** What comes of the pieces' steps; then the card is spent. */
    private Verdict finish(Effect effect, After after, boolean king) {
        boolean draws = variant.draws(effect);
        if (!draws && after.draw().isPresent()) {
            return Verdict.illegal(variant.drawRule(), Facts.of("text", "draw").as("after"));
        }
        if (before.shuffled && !draws) {
            return Verdict.illegal(
                    TableRule.OUT_OF_ORDER, Facts.of("move", move, "due", Phrase.of(TableRule.class, "due.draw")));
        }
        Verdict finished = variant.finish(effect, after);
        if (!finished.isPlayable()) {
            return finished;
        }
        if (!after.hits().isEmpty() && !effect.hits().fit(table, after.hits())) {
            List<Place> hit = effect.hits().places(table);
            return Verdict.illegal(
                    TableRule.WRONG_HIT,
                    Facts.of("listed", after.hits(), "hit", hit).as(hit.isEmpty() ? "nothing" : ""));
        }
        spend(king);
        return draws ? attempt.draw(after.draw().orElse(CardFace.hidden())) : Verdict.legal();
    }

    /** The card goes to the pile and is remembered, with what it was used for; a copy is no card of its own. */
    private void spend(boolean king) {
        next.discard(move.card());
        if (move.card() != Card.COPY && variant.remembers()) {
            next.last = Optional.of(move.card());
            next.lastKing = king;
        }
    }
}
