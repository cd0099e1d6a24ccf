package org.ludex.notation.io;

import java.io.Serializable;

/**
 * A part of a file that one worker reads: all records that begin in it. A {@link PartPlan} makes them. It can be sent to a
 * worker on another machine.
 *
 * @param format the name of the format of the file
 * @param start where it begins, in bytes: at the beginning of the file or of a record
 * @param end where the next part begins; {@link Long#MAX_VALUE} for the last part
 * @param records the number of records before it in the file
 * @param lines the number of lines before it in the file
 */
public record FilePart(String format, long start, long end, long records, long lines) implements Serializable {

    /** The end of a part that goes on to the end of its file. */
    public static final long OPEN = Long.MAX_VALUE;

    /** Checks that the part is not empty. */
    public FilePart {
        if (start < 0 || end <= start || records < 0 || lines < 0) {
            throw new IllegalArgumentException(
                    "no part of a file: from " + start + " to " + end + " behind " + records + " records");
        }
    }

    /** A whole file. */
    public static FilePart whole(String format) {
        return new FilePart(format, 0, OPEN, 0, 0);
    }

    /** A copy of this part after a number of records and lines. */
    FilePart behind(long recordsBefore, long linesBefore) {
        return new FilePart(format, start, end, recordsBefore, linesBefore);
    }
}
