package org.ludex.notation.format;

import java.util.List;
import org.ludex.core.Fault;

/**
 * A record as a format writes it.
 *
 * @param text the text, ending in a line break
 * @param losses what the record holds and the text does not, because the format has no word for it
 */
public record WrittenRecord(String text, List<Fault> losses) {

    /** Keeps a copy. */
    public WrittenRecord {
        losses = List.copyOf(losses);
    }

    /** A record that was written whole. */
    public static WrittenRecord whole(String text) {
        return new WrittenRecord(text, List.of());
    }
}
