package org.ludex.dog.cards;

import org.ludex.core.Facts;
import org.ludex.core.Verdict;
import org.ludex.dog.CardFace;
import org.ludex.dog.Deck;
import org.ludex.dog.Player;
import org.ludex.dog.TableRule;

/** A move tried on a position: the one way to judge and to play. */
final class Trial {

    private final CardsPosition before;
    private final Draft draft;
    private final Verdict verdict;

    Trial(CardsPosition before, CardsMove move) {
        this.before = before;
        this.draft = new Draft(before);
        this.verdict = carryOut(move);
    }

    Verdict verdict() {
        return verdict;
    }

    /** The position after the move, if it may be played. */
    CardsPosition after() {
        return new CardsPosition(draft);
    }

    private Verdict carryOut(CardsMove move) {
        if (before.phase == Phase.OVER) {
            return Verdict.illegal(TableRule.AFTER_END, Facts.of("move", move));
        }
        if (!isDue(move)) {
            return Verdict.illegal(TableRule.OUT_OF_ORDER, Facts.of("move", move, "due", before.phase));
        }
        if (move instanceof CardsMove.OfSeat mine) {
            Player due = before.seat.orElseThrow();
            return mine.seat() == due
                    ? new Acting(draft).act(mine)
                    : Verdict.illegal(TableRule.WRONG_SEAT, Facts.of("seat", mine.seat(), "due", due));
        }
        Opening opening = new Opening(draft);
        if (move instanceof CardsMove.Market market) {
            return opening.market(market);
        }
        if (move instanceof CardsMove.Deal deal) {
            return opening.deal(deal);
        }
        if (move instanceof CardsMove.Give give) {
            return opening.give(give);
        }
        CardsMove.Shuffle shuffle = (CardsMove.Shuffle) move;
        return before.phase == Phase.LAY ? opening.shuffle(shuffle) : shuffle(opening, shuffle);
    }

    private boolean isDue(CardsMove move) {
        return switch (before.phase) {
            case LAY -> move instanceof CardsMove.Market || (move instanceof CardsMove.Shuffle && !before.shuffled);
            case DEAL -> move instanceof CardsMove.Deal;
            case GIVE -> move instanceof CardsMove.Give;
            case PLAY -> move instanceof CardsMove.OfSeat || (move instanceof CardsMove.Shuffle && !before.shuffled);
            case OVER -> false;
        };
    }

    private Verdict shuffle(Opening opening, CardsMove.Shuffle move) {
        Verdict heard = opening.announce(move.round());
        if (!heard.isPlayable()) {
            return heard;
        }
        Verdict due = new Shuffling(before).judge(Deck.of(move.order()));
        draft.shuffled = true;
        draft.fresh = move.order().stream().allMatch(CardFace::isHidden) ? Deck.empty() : Deck.of(move.order());
        return due;
    }
}
