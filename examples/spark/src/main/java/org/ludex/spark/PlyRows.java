package org.ludex.spark;

import java.util.ArrayList;
import java.util.List;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.RowFactory;
import org.jspecify.annotations.Nullable;
import org.ludex.core.BoardCell;
import org.ludex.core.Footprint;
import org.ludex.core.Move;
import org.ludex.core.Position;
import org.ludex.core.PositionHash;
import org.ludex.core.Seat;
import org.ludex.notation.GameRecord;
import org.ludex.notation.RecordedMove;

/**
 * Plays the moves of a record once and puts its plies into rows of {@link Tables#PLY}.
 *
 * @param <M> the moves of the game
 * @param <P> the positions of the game
 * @param record the record
 */
record PlyRows<M extends Move, P extends Position<M, P>>(GameRecord<M, P> record) {

    /** So many legal moves are few; reports list no more as expected. */
    private static final int FEW = 8;

    List<Row> rows() {
        List<Row> rows = new ArrayList<>(record.moves().size());
        P position = record.start();
        for (RecordedMove<M> entry : record.moves()) {
            @Nullable Boolean few = isNarrow(position);
            Footprint cells = Footprint.none();
            for (M move : entry.moves()) {
                position = position.play(move);
                cells = cells.then(move.footprint());
            }
            rows.add(RowFactory.create(
                    rows.size() + 1,
                    entry.seat().map(Seat::id).orElse(null),
                    entry.text(),
                    names(cells.from()),
                    names(cells.to()),
                    PositionHash.of(position),
                    few));
        }
        return rows;
    }

    /** Whether a seat has few moves to choose from; null where no seat decides, or moves cannot be listed. */
    private @Nullable Boolean isNarrow(P position) {
        boolean isChoice = position.turn().seat().isPresent() && position.listsMoves();
        return isChoice ? Boolean.valueOf(position.legalMoveCount() <= FEW) : null;
    }

    private static Object[] names(List<BoardCell> cells) {
        return cells.stream().map(BoardCell::id).toArray();
    }
}
