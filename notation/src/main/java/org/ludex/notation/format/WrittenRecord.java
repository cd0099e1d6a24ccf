package org.ludex.notation.format;

import java.util.List;
import org.ludex.core.Fault;

/**
 * A record as a format writes it.
 *
 * @param text the text, ending in a line break
 * @param losses what the record contains but the text does not, because the format cannot express it
 */
public record WrittenRecord(String text, List<Fault> losses) {

    /** Keeps a copy. */
    public WrittenRecord {
        losses = List.copyOf(losses);
    }

    /** A record that was written without losses. */
    public static WrittenRecord whole(String text) {
        return new WrittenRecord(text, List.of());
    }
}
