package org.ludex.notation.json;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Optional;
import org.ludex.notation.input.ByteCursor;

/**
 * Finds records that stand alone on a line, as they are written, with all their brackets. {@link RecordCut} comes to the same
 * end for them, byte by byte; whatever is only a little different is left to it. Mutable, for one file and
 * one thread.
 */
final class PlainLine {

    private final byte[] opening;
    private final PlainScan scan;
    /** How long the last record was. The next one may not be all there yet if fewer bytes are. */
    private int latest;

    /** Records that begin with their mark. */
    PlainLine(Mark mark) {
        this.scan = new PlainScan(mark.name().getBytes(StandardCharsets.US_ASCII));
        this.opening = ("{" + mark.name() + ":" + mark.value()).getBytes(StandardCharsets.US_ASCII);
    }

    /** How many bytes the record has that comes next and is all of its line; 0 where that is not certain. */
    int length(ByteCursor cursor) {
        int looked = 0;
        // As much as is there, and no more than is needed: whoever writes may be waiting for an answer.
        while (looked < ByteCursor.SIZE && cursor.fill(looked + 1) > looked && isBegun(cursor)) {
            boolean isLong = looked == 0 && cursor.end() - cursor.at() > latest;
            int length = isLong || hasLineBreak(cursor, looked) ? scanned(cursor) : 0;
            if (length > 0 || hasLineBreak(cursor, looked)) {
                return length;
            }
            looked = cursor.end() - cursor.at();
        }
        return 0;
    }

    private int scanned(ByteCursor cursor) {
        int end = scan.record(cursor.held(), cursor.at(), cursor.end());
        latest = Math.max(0, end - cursor.at());
        return end > 0 && end < cursor.end() && ByteCursor.isLineBreak(cursor.held()[end]) ? latest : 0;
    }

    /** The places of the moves in the record that was found last and still comes next, in a copy of its bytes. */
    Optional<PlainPlaces> moves(ByteCursor cursor, byte[] record) {
        return scan.places(record, cursor.at());
    }

    private static boolean hasLineBreak(ByteCursor cursor, int from) {
        byte[] bytes = cursor.held();
        for (int i = cursor.at() + from; i < cursor.end(); i++) {
            if (ByteCursor.isLineBreak(bytes[i])) {
                return true;
            }
        }
        return false;
    }

    private boolean isBegun(ByteCursor cursor) {
        int from = cursor.at();
        int to = Math.min(cursor.end(), from + opening.length);
        return Arrays.equals(cursor.held(), from, to, opening, 0, to - from);
    }
}
