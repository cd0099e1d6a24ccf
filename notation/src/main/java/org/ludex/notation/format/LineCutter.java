package org.ludex.notation.format;

import java.io.InputStream;
import java.util.Iterator;
import java.util.function.Function;
import org.ludex.notation.Limits;

/**
 * Cuts files that are made of lines into games, for {@link RecordFormat#cut}.
 *
 * <p>A game begins where a header line follows moves, and where opening moves follow later moves or an empty line. The
 * lines directly above the opening moves, up to the last empty line, belong to the new game. An empty line that is not
 * followed by an opening means nothing. So two games are kept apart even if one of them is damaged, as long as an empty
 * line separates them and something of their beginnings is left.
 */
public final class LineCutter {

    private LineCutter() {}

    /**
     * The games of a stream.
     *
     * @param in the bytes of the file
     * @param limits the limits for one record
     * @param kinds classifies a line by its first 200 characters; called once for each line, in order, so it may keep
     *     state
     */
    public static Iterator<Chunk> cut(InputStream in, Limits limits, Function<String, LineKind> kinds) {
        return new LineChunks(in, limits.recordLength(), kinds);
    }
}
