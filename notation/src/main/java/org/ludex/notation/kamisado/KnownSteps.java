package org.ludex.notation.kamisado;

import java.util.Arrays;
import java.util.List;
import org.ludex.kamisado.FillSide;
import org.ludex.kamisado.KamisadoMove;
import org.ludex.notation.spi.Reading;

/**
 * What steps mean that were met before. Records of Kamisado hold the same steps over and over, so that records share them.
 * It never holds more than a fixed number, and a step that was driven out is only made again. Thread-safe without locks:
 * what is in it never changes, and at worst a thread misses what another has just learnt.
 */
final class KnownSteps {

    private static final int BITS = 14;
    private static final int SPREAD = 0x9E3779B1;

    private static final Reading.Plain<KamisadoMove> NOTHING = plain(new KamisadoMove.Fill(FillSide.LEFT));

    private static final KnownSteps KNOWN = new KnownSteps();

    private final Reading.Plain<KamisadoMove>[] places;

    @SuppressWarnings({"unchecked", "rawtypes"}) // There are no arrays with type arguments.
    private KnownSteps() {
        this.places = new Reading.Plain[1 << BITS];
        Arrays.fill(places, NOTHING);
    }

    /** What a step means that was written properly. */
    static Reading<KamisadoMove> of(KamisadoMove.Step step) {
        int place = (step.hashCode() * SPREAD) >>> (Integer.SIZE - BITS);
        Reading.Plain<KamisadoMove> known = KNOWN.places[place];
        if (step.equals(known.move())) {
            return known;
        }
        Reading.Plain<KamisadoMove> learnt = plain(step);
        KNOWN.places[place] = learnt;
        return learnt;
    }

    private static Reading.Plain<KamisadoMove> plain(KamisadoMove move) {
        return new Reading.Plain<>(move, List.of(move));
    }
}
