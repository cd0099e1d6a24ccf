package org.ludex.notation.kamisado;

import java.util.ArrayList;
import java.util.List;
import org.ludex.kamisado.KamisadoMove;
import org.ludex.kamisado.KamisadoMove.Blocked;
import org.ludex.kamisado.KamisadoPosition;
import org.ludex.notation.spi.Moment;

/** The zero moves that a sheet may still hold when a deadlock has ended the round. */
final class DeadlockTail {

    private DeadlockTail() {}

    /**
     * Those of them that may stand here; none when no more are left. After a push that caused the deadlock there may be
     * two: the entry of the pushed tower stands before them or is left out.
     */
    static List<Blocked> at(Moment<KamisadoMove> moment) {
        List<Blocked> tail = ((KamisadoPosition) moment.position()).deadlockTail();
        List<Blocked> here = new ArrayList<>();
        if (moment.idle() < tail.size()) {
            here.add(tail.get(moment.idle()));
        }
        boolean afterPush =
                moment.last().filter(KamisadoMove.Push.class::isInstance).isPresent();
        if (afterPush && moment.idle() > 0 && moment.idle() <= tail.size()) {
            here.add(tail.get(moment.idle() - 1));
        }
        return here;
    }
}
