package org.ludex.notation.format;

import java.nio.charset.StandardCharsets;
import java.util.function.Predicate;

/**
 * Where a file can be cut from the middle: at a line that begins with certain words. Whoever {@link RecordFormat#cut
 * cuts} the file from such a line on gets the same records, from there on, as from the beginning of the file. A damaged
 * file may be an exception: {@link org.ludex.notation.io.PartReader} notices, as long as both ways differ in the first
 * two records.
 *
 * @param opening how the line begins, in ASCII
 * @param isSure whether a line with this beginning is suitable, given its bytes without the line break
 */
public record Splitting(String opening, Predicate<byte[]> isSure) {

    /**
     * At every line that begins with certain words.
     *
     * @param opening the words, in ASCII
     */
    public static Splitting at(String opening) {
        return new Splitting(opening, line -> true);
    }

    /** Checks the opening. */
    public Splitting {
        if (opening.isEmpty() || !StandardCharsets.US_ASCII.newEncoder().canEncode(opening)) {
            throw new IllegalArgumentException("a line begins with ASCII letters, not with \"" + opening + "\"");
        }
    }
}
