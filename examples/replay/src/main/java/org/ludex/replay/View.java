package org.ludex.replay;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.ludex.core.Facts;
import org.ludex.core.Move;
import org.ludex.core.Position;
import org.ludex.core.Seat;
import org.ludex.core.Viewer;
import org.ludex.notation.GameRecord;

/**
 * A record as somebody sees it.
 *
 * @param <M> the moves of the game
 * @param <P> the positions of the game
 * @param viewer who sees it; empty for the record as it was written, with all that it tells
 * @param record the record, without what could not be read or played unless it is the record as it was written
 */
record View<M extends Move, P extends Position<M, P>>(Optional<Viewer> viewer, GameRecord<M, P> record) {

    /** The record as it was written and, where that shows what somebody may not see, as each of them sees it. */
    static <M extends Move, P extends Position<M, P>> List<View<M, P>> all(GameRecord<M, P> record) {
        P start = record.start();
        List<Viewer> viewers = new ArrayList<>();
        viewers.add(Viewer.spectator());
        start.game().seats(start.options()).forEach(seat -> viewers.add(Viewer.of(seat)));
        List<View<M, P>> views = new ArrayList<>();
        views.add(new View<>(Optional.empty(), record));
        boolean hides = false;
        for (Viewer viewer : viewers) {
            View<M, P> view = of(record, viewer);
            views.add(view);
            hides |= !view.record.start().equals(record.start())
                    || !MoveTree.of(view.record)
                            .bare()
                            .equals(MoveTree.of(record).bare());
        }
        return hides ? views : views.subList(0, 1);
    }

    static <M extends Move, P extends Position<M, P>> View<M, P> of(GameRecord<M, P> record, Viewer viewer) {
        return new View<>(Optional.of(viewer), record.view(viewer));
    }

    /** The word for it in links: {@code open}, {@code spectator}, or the seat's. */
    String id() {
        return viewer.map(Viewer::toString).orElse("open");
    }

    String name(Locale locale) {
        Optional<Seat> seat = viewer.flatMap(Viewer::seat);
        return seat.map(who -> Words.of("view.seat", Facts.of("seat", who), locale))
                .orElseGet(() -> Words.of("view." + id(), Facts.none(), locale));
    }
}
