package org.ludex.notation.kamisado;

import java.util.ArrayList;
import java.util.List;
import org.ludex.kamisado.KamisadoMove;
import org.ludex.kamisado.KamisadoMove.Blocked;
import org.ludex.kamisado.KamisadoPosition;
import org.ludex.notation.spi.Moment;

/** The zero moves that a sheet may still contain when a deadlock has ended the round. */
final class DeadlockTail {

    private DeadlockTail() {}

    /**
     * The zero moves that may come here; none if there was no deadlock. After a push that caused the deadlock there may be
     * two, because the entry of the pushed tower may come before them or be omitted.
     */
    static List<Blocked> at(Moment<KamisadoMove, KamisadoPosition> moment) {
        List<Blocked> tail = moment.position().deadlockTail();
        List<Blocked> here = new ArrayList<>();
        if (tail.isEmpty()) {
            return here;
        }
        here.add(at(tail, moment.idle()));
        boolean afterPush =
                moment.last().filter(KamisadoMove.Push.class::isInstance).isPresent();
        if (afterPush && moment.idle() > 0) {
            here.add(at(tail, moment.idle() - 1));
        }
        return here;
    }

    /** The last of the tail is the first that comes round again; a sheet may go round as often as it likes. */
    private static Blocked at(List<Blocked> tail, int number) {
        int first = tail.indexOf(tail.get(tail.size() - 1));
        int round = tail.size() - 1 - first;
        return tail.get(number < tail.size() ? number : first + (number - first) % round);
    }
}
