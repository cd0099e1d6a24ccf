package org.ludex.notation;

import java.util.ArrayList;
import java.util.List;
import org.ludex.core.Line;
import org.ludex.core.Move;
import org.ludex.core.Position;
import org.ludex.notation.entry.OpenEntry;
import org.ludex.notation.spi.GameNotation;

/** Joins the moves of a line into the entries of a record. */
final class Joining {

    private Joining() {}

    /** The entries of a line. If the line stops inside an entry, that entry is incomplete. */
    static <M extends Move, P extends Position<M, P>> List<RecordedMove<M>> entries(
            GameNotation<M, P> notation, Line<M, P> line) {
        List<M> moves = line.moves();
        List<P> positions = line.positions();
        List<RecordedMove<M>> entries = new ArrayList<>();
        OpenEntry<M, P> entry = OpenEntry.at(notation, line.start());
        for (int i = 0; i < moves.size(); i++) {
            entry = entry.plus(moves.get(i), positions.get(i + 1));
            if (i + 1 == moves.size() || !entry.isInside()) {
                entry.announced().map(RecordedMove::announcing).ifPresent(entries::add);
                entries.add(recorded(entry));
                entry = OpenEntry.at(notation, positions.get(i + 1));
            }
        }
        return entries;
    }

    /** An entry as it is kept in a record. */
    static <M extends Move, P extends Position<M, P>> RecordedMove<M> recorded(OpenEntry<M, P> entry) {
        List<M> moves = entry.canonicalMoves();
        return RecordedMove.of(moves.get(entry.decision()), moves, entry.seat(), entry.wording());
    }
}
