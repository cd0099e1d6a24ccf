package org.ludex.notation.kamisado;

import java.util.List;
import java.util.Optional;
import org.ludex.core.Facts;
import org.ludex.core.Outcome;
import org.ludex.kamisado.Colour;
import org.ludex.kamisado.KamisadoMove;
import org.ludex.kamisado.KamisadoMove.Blocked;
import org.ludex.kamisado.KamisadoPosition;
import org.ludex.kamisado.Phase;
import org.ludex.kamisado.Side;
import org.ludex.kamisado.Square;
import org.ludex.kamisado.Tower;
import org.ludex.notation.spi.Moment;
import org.ludex.notation.spi.NotationRule;
import org.ludex.notation.spi.Reading;
import org.ludex.notation.spi.Remark;
import org.ludex.notation.spi.Span;
import org.ludex.notation.spi.WrittenMove;

/**
 * An entry of the score sheet: tower, arrow, number, landing colour. They are redundant on purpose: if one of
 * them does not fit, the report says which.
 *
 * @param span its place
 * @param words the words
 * @param tower the colour of the tower
 * @param arrow where it goes
 * @param number how far
 * @param landing the colour it lands on
 * @param form how it is written
 */
record FourSymbols(Span span, String words, Colour tower, Arrow arrow, int number, Colour landing, Form form)
        implements WrittenMove<KamisadoMove, KamisadoPosition> {

    @Override
    public Reading<KamisadoMove> on(Moment<KamisadoMove, KamisadoPosition> moment) {
        KamisadoPosition position = moment.position();
        if (arrow == Arrow.BACK) {
            return pushed(position, moment);
        }
        if (position.phase() != Phase.MOVE && !repeatsDeadlock(moment)) {
            // Nothing of it can fit any more; the refusal says why.
            return Reading.of(new Blocked(tower, position.square(side(position), tower)));
        }
        if (number == 0 || arrow == Arrow.NONE) {
            return blocked(position, moment);
        }
        Side side = side(position);
        Square from = position.square(side, tower);
        int sideways = arrow.sideways() * side.forward() * number;
        Optional<Square> to = Square.of(from.file() + sideways, from.row() + side.forward() * number);
        if (to.isEmpty()) {
            return misfit("off-board", Facts.of("tower", tower, "from", from, "number", number));
        }
        if (to.get().colour() != landing) {
            Facts facts = Facts.of(
                    "written", landing, "square", to.get(), "colour", to.get().colour());
            return misfit("landing", facts.and("tower", tower).and("from", from).and("number", number));
        }
        boolean isStep = form == Form.PROPER && position.at(to.get()).isEmpty();
        return isStep ? KnownSteps.of(tower, from, to.get()) : understood(position.move(from, to.get()));
    }

    /** The side to move or, when the match is over, the winner. */
    private static Side side(KamisadoPosition position) {
        Optional<Side> toMove = position.toMove();
        if (toMove.isPresent()) {
            return toMove.get();
        }
        return position.outcome() instanceof Outcome.Won won
                ? (Side) won.winners().get(0)
                : Side.BLACK;
    }

    private boolean repeatsDeadlock(Moment<KamisadoMove, KamisadoPosition> moment) {
        return number == 0 && !DeadlockTail.at(moment).isEmpty();
    }

    private Reading<KamisadoMove> blocked(KamisadoPosition position, Moment<KamisadoMove, KamisadoPosition> moment) {
        if (number != 0) {
            return misfit("no-arrow", Facts.of("words", words, "number", number));
        }
        // The round is over without them, but a sheet may still contain the zero moves of a deadlock.
        List<Blocked> tail = DeadlockTail.at(moment);
        if (!tail.isEmpty()) {
            boolean fits = tail.stream()
                    .anyMatch(each -> each.tower() == tower && each.at().colour() == landing);
            return fits
                    ? Reading.of(List.of(), form.remark(span, words, tower.letter() + "0" + landing.letter()))
                    : misfit("deadlock", Facts.of("words", words, "expected", tail.get(tail.size() - 1)));
        }
        Square at = position.square(side(position), tower);
        if (at.colour() != landing) {
            return misfit(
                    "standing",
                    Facts.of("written", landing, "square", at, "colour", at.colour())
                            .and("tower", tower));
        }
        return understood(new Blocked(tower, at));
    }

    /** The entry of a pushed tower: it repeats what the push before it said. */
    private Reading<KamisadoMove> pushed(KamisadoPosition position, Moment<KamisadoMove, KamisadoPosition> moment) {
        Optional<KamisadoMove.Push> push = moment.last()
                .filter(KamisadoMove.Push.class::isInstance)
                .map(KamisadoMove.Push.class::cast)
                .filter(any -> moment.idle() == 0);
        if (push.isEmpty()) {
            return misfit("no-push", Facts.of("words", words));
        }
        Square at = push.get().landing();
        Optional<Tower> there = position.at(at);
        boolean fits = number == 1 && push.get().pushed() == tower && at.colour() == landing && there.isPresent();
        String right = push.get().pushed().letter() + "↓1" + at.colour().letter();
        return fits
                ? Reading.of(List.of(), form.remark(span, words, right))
                : misfit("pushed", Facts.of("words", words, "expected", right));
    }

    private Reading<KamisadoMove> understood(KamisadoMove move) {
        return form == Form.PROPER
                ? Reading.of(move)
                : Reading.of(List.of(move), form.remark(span, words, move.toString()));
    }

    private Reading<KamisadoMove> misfit(String kind, Facts facts) {
        return Reading.misfit(new Remark(NotationRule.MISFIT, facts.as(KamisadoNotation.class, kind), span));
    }
}
