package org.ludex.notation.input;

import java.util.Arrays;
import java.util.function.Supplier;
import org.ludex.notation.Report;

/**
 * A record that was cut out of a file and is judged only when somebody asks.
 *
 * @param chunk its bytes and where they stand
 * @param around what decides about its report besides the bytes and their indentation, such as the format
 * @param judge judges it
 */
public record Cut(Chunk chunk, Object around, Supplier<Report> judge) {

    /** Whether the report on another cut is the same but for the record's number and line. */
    public boolean isLike(Cut other) {
        return around.equals(other.around)
                && chunk.isCut() == other.chunk.isCut()
                && chunk.indent() == other.chunk.indent()
                && Arrays.equals(chunk.bytes(), other.chunk.bytes());
    }
}
