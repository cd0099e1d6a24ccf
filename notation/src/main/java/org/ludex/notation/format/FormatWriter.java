package org.ludex.notation.format;

import org.ludex.core.Move;
import org.ludex.core.Position;
import org.ludex.notation.GameRecord;

/** Writes records in one format. Immutable and thread-safe. */
@FunctionalInterface
public interface FormatWriter {

    /**
     * Writes a record. What is read back has the same moves, players and result; what else the record holds and the format
     * cannot express is told of in {@link WrittenRecord#losses()}.
     *
     * @throws UnwritableException if what would be written is another game, or no game at all
     */
    <M extends Move, P extends Position<M, P>> WrittenRecord write(GameRecord<M, P> record);
}
