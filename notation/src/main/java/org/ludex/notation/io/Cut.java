package org.ludex.notation.io;

import java.util.function.Function;
import org.ludex.notation.Report;
import org.ludex.notation.format.Chunk;
import org.ludex.notation.format.RecordFormat;

/**
 * A record that was cut out of a text and is judged only on demand.
 *
 * @param chunk its bytes and their place
 * @param format the format that it was cut in
 * @param judge judges it
 */
record Cut(Chunk chunk, RecordFormat format, Function<Chunk, Report> judge) {

    /** The report on it. */
    Report report() {
        return judge.apply(chunk);
    }

    /** Whether the report on another cut is the same but for the record's number and line. */
    boolean isLike(Cut other) {
        return format.name().equals(other.format.name()) && chunk.isLike(other.chunk);
    }
}
