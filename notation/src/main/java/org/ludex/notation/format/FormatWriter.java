package org.ludex.notation.format;

import org.ludex.core.Move;
import org.ludex.core.Position;
import org.ludex.notation.GameRecord;

/** Writes records in one format. Immutable and thread-safe. */
@FunctionalInterface
public interface FormatWriter {

    /**
     * Writes a record. Read back, it has the same moves, players and result. Whatever else the format cannot express is
     * listed in {@link WrittenRecord#losses()}.
     *
     * @throws UnwritableException if a different game, or no game at all, would be written
     */
    <M extends Move, P extends Position<M, P>> WrittenRecord write(GameRecord<M, P> record);
}
