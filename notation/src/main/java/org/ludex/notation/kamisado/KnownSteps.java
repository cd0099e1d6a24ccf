package org.ludex.notation.kamisado;

import java.util.Arrays;
import java.util.List;
import org.ludex.kamisado.Colour;
import org.ludex.kamisado.FillSide;
import org.ludex.kamisado.KamisadoMove;
import org.ludex.kamisado.Square;
import org.ludex.notation.spi.Reading;

/**
 * What steps mean that were met before. Records of Kamisado hold the same steps over and over, so that records share them.
 * There is a place for each step that can be written, so that none is looked for. Thread-safe without locks: what is in a
 * place never changes, and at worst a thread makes what another has just made.
 */
final class KnownSteps {

    private static final int SQUARES = Square.values().length;
    private static final int COLOURS = Colour.values().length;

    private static final Reading.Plain<KamisadoMove> NOTHING = plain(new KamisadoMove.Fill(FillSide.LEFT));

    private static final KnownSteps KNOWN = new KnownSteps();

    private final Reading.Plain<KamisadoMove>[] places;

    @SuppressWarnings({"unchecked", "rawtypes"}) // There are no arrays with type arguments.
    private KnownSteps() {
        this.places = new Reading.Plain[COLOURS * SQUARES * SQUARES];
        Arrays.fill(places, NOTHING);
    }

    /** What a step means that was written properly. */
    @SuppressWarnings("ReferenceEquality") // Nothing but one object says that a place is free.
    static Reading<KamisadoMove> of(Colour tower, Square from, Square to) {
        int place = place(tower, from, to);
        Reading.Plain<KamisadoMove> known = KNOWN.places[place];
        if (known != NOTHING) {
            return known;
        }
        Reading.Plain<KamisadoMove> made = plain(new KamisadoMove.Step(tower, from, to));
        KNOWN.places[place] = made;
        return made;
    }

    @SuppressWarnings("EnumOrdinal") // Any numbers do that are dense.
    private static int place(Colour tower, Square from, Square to) {
        return (tower.ordinal() * SQUARES + from.ordinal()) * SQUARES + to.ordinal();
    }

    private static Reading.Plain<KamisadoMove> plain(KamisadoMove move) {
        return new Reading.Plain<>(move, List.of(move));
    }
}
