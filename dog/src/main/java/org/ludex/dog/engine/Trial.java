package org.ludex.dog.engine;

import java.util.Optional;
import org.ludex.core.Facts;
import org.ludex.core.Verdict;
import org.ludex.dog.Card;
import org.ludex.dog.CardFace;
import org.ludex.dog.Cards;
import org.ludex.dog.DogMove;
import org.ludex.dog.DogRule;
import org.ludex.dog.Hand;
import org.ludex.dog.Player;
import org.ludex.dog.Rank;
import org.ludex.dog.TableRule;

/** A move tried on a copy of a position: the verdict on it and, unless it is illegal, the position after it. */
final class Trial {

    final State before;
    final State next;
    final Variant variant;

    private Trial(State before) {
        this.before = before;
        this.next = before.copy();
        this.variant = before.variant;
    }

    /**
     * A move with the verdict on it and the position it leads to.
     *
     * @param move the move
     * @param verdict what the rules say
     * @param next the position after the move; of no use when it is illegal
     */
    record Tried(DogMove move, Verdict verdict, State next) {}

    static Tried of(State state, DogMove move) {
        Trial attempt = new Trial(state);
        return new Tried(move, attempt.attempt(move), attempt.next);
    }

    private Verdict attempt(DogMove move) {
        if (before.phase == Phase.OVER) {
            return Verdict.illegal(TableRule.AFTER_END, Facts.of("move", move));
        }
        if (!isDue(move)) {
            return Verdict.illegal(TableRule.OUT_OF_ORDER, outOfOrder(move));
        }
        if (move instanceof DogMove.OfSeat mine && mine.seat() != before.player()) {
            return Verdict.illegal(TableRule.WRONG_SEAT, Facts.of("seat", mine.seat(), "due", before.player()));
        }
        if (move instanceof DogMove.Deal deal) {
            return new Dealing(this).deal(deal);
        }
        if (move instanceof DogMove.Give give) {
            return new Dealing(this).give(give);
        }
        if (move instanceof DogMove.Shuffle shuffle) {
            return new Dealing(this).shuffle(shuffle);
        }
        if (move instanceof DogMove.Start start) {
            return start(start.rank());
        }
        if (move instanceof DogMove.NoStart) {
            return noStart();
        }
        if (move instanceof DogMove.PutDog put) {
            return putDog(put);
        }
        if (move instanceof DogMove.Burn burn) {
            return new Burning(this).burn(burn);
        }
        return new Playing(this, (DogMove.Play) move).play();
    }

    /** What is due instead of a move; where that begins a round, which round goes on. */
    private Facts outOfOrder(DogMove move) {
        Facts facts = Facts.of("move", move, "due", before.phase);
        if (!(move instanceof DogMove.Deal deal) || deal.round().isEmpty()) {
            return facts;
        }
        Facts rounds = facts.and("number", deal.round().get().number()).and("round", before.round);
        return before.phase.isChance()
                ? rounds.as("dealt")
                : rounds.and("seat", before.player()).as("playing");
    }

    private boolean isDue(DogMove move) {
        Phase phase = before.phase;
        if (move instanceof DogMove.Deal) {
            return phase == Phase.DEAL;
        }
        if (move instanceof DogMove.Give) {
            return phase == Phase.GIVE;
        }
        if (move instanceof DogMove.Shuffle) {
            return phase == Phase.DEAL || phase.isPlay();
        }
        if (move instanceof DogMove.Start || move instanceof DogMove.NoStart) {
            return phase == Phase.START;
        }
        if (move instanceof DogMove.PutDog) {
            return phase == Phase.DOG;
        }
        return phase.isPlay();
    }

    private Verdict start(Optional<Rank> rank) {
        int seat = before.turn;
        Verdict verdict = Starting.check(variant, before.board, seat, rank);
        if (verdict.isPlayable()) {
            next.board = before.board.copy();
            Movement.start(variant, next.board, Starting.piece(before.board, seat, rank), new Hits());
            next.nextStart();
        }
        return verdict;
    }

    private Verdict noStart() {
        if (variant.opening() == Opening.FORCED && Starting.isPossible(variant, before.board, before.turn)) {
            return Verdict.illegal(
                    variant.openingRule(), Facts.of("seat", before.player()).as("start"));
        }
        next.nextStart();
        return Verdict.legal();
    }

    private Verdict putDog(DogMove.PutDog put) {
        int spot = variant.table().spot(put.seat(), put.cell());
        if (spot < 0 || !variant.table().geometry().disc().contains(spot)) {
            return Verdict.illegal(
                    variant.dogRule(), Facts.of("cell", put.cell()).as("dog"));
        }
        if (!before.board.isFree(spot)) {
            return Verdict.illegal(
                    variant.dogRule(), Facts.of("cell", put.cell()).as("taken"));
        }
        next.board = before.board.copy();
        next.board.dog(spot);
        next.phase = Phase.PLAY;
        next.turn = next.leader;
        return Verdict.legal();
    }

    /** Whether the player can hold a card, given all that is known. */
    Verdict holds(Card card) {
        return holds(before, before.player(), card);
    }

    static Verdict holds(State state, Player player, Card card) {
        Hand hand = state.hands[player.index()];
        if (hand.known().contains(card)) {
            return Verdict.legal();
        }
        if (hand.hidden() == 0) {
            return Verdict.illegal(TableRule.NOT_HELD, Facts.of("seat", player, "card", card));
        }
        return state.unseen().contains(card) ? Verdict.legal() : tooMany(state.variant, card);
    }

    static Verdict.Illegal tooMany(Variant variant, Card card) {
        return Verdict.illegal(
                TableRule.CARD_COUNT,
                Facts.of("card", card, "total", variant.total().count(card)));
    }

    /** Draws a card into the player's hand, after the play or burn that asks for it. */
    Verdict draw(CardFace face) {
        if (before.mustShuffle()) {
            return Verdict.illegal(DogRule.D7, Facts.of("needed", 1, "left", 0).as("deck"));
        }
        if (before.deck.isEmpty()) {
            return face.isHidden()
                    ? Verdict.legal()
                    : Verdict.illegal(DogRule.D7, Facts.of("card", face).as("nothing"));
        }
        CardFace top = before.deck.at(0);
        if (face.isHidden()) {
            next.draw(face);
            return Verdict.legal();
        }
        if (!top.isHidden() && !top.equals(face)) {
            return Verdict.illegal(TableRule.DECK_ORDER, Facts.of("card", face, "top", top));
        }
        Cards unseen = next.unseen();
        if (top.isHidden() && !unseen.contains(face.card().orElseThrow())) {
            return tooMany(variant, face.card().orElseThrow());
        }
        next.draw(face);
        return Verdict.legal();
    }
}
