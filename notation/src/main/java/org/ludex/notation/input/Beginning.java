package org.ludex.notation.input;

import java.io.InputStream;

/**
 * What stands before the first byte of a stream in its file: nothing, unless the stream begins in the middle.
 *
 * @param offset how many bytes; -1 where the bytes of the stream are not those of the file, as after UTF-16
 * @param records how many records
 * @param lines how many lines
 * @param columns how many code points of the line on which it stands
 */
public record Beginning(long offset, long records, long lines, int columns) {

    /** Numbers are not counted further: they must leave room for the lines of one record. */
    private static final long MOST = 2_000_000_000L;

    private static final Beginning OF_FILE = new Beginning(0, 0, 0, 0);

    /** The beginning of a file whose first bytes, such as a byte order mark, were passed over. */
    static Beginning ofFile(long passed) {
        return passed == 0 ? OF_FILE : new Beginning(passed, 0, 0, 0);
    }

    /** What stands before the first byte of a stream. */
    public static Beginning of(InputStream in) {
        if (in instanceof Segment segment) {
            return segment.beginning();
        }
        return in instanceof Utf8Input input ? input.beginning() : OF_FILE;
    }

    /** The same place after a number of records. */
    Beginning behind(long recordsBefore) {
        return new Beginning(offset, recordsBefore, lines, columns);
    }

    /** The number in the file of the record that has a number in the stream. */
    public int record(int number) {
        return (int) Math.min(MOST, records + number);
    }

    /** The number in the file of the line that has a number in the stream. */
    public int line(int number) {
        return (int) Math.min(MOST, lines + number);
    }
}
