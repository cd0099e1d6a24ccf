package org.ludex.notation.format;

import java.io.InputStream;
import java.util.Iterator;
import java.util.function.Function;
import org.ludex.notation.Limits;

/**
 * Cuts files that are made of lines into games, for {@link RecordFormat#cut}.
 *
 * <p>A game begins where a line for the head of a game follows moves, where the moves of an opening follow those of a game
 * that is further on, and where they follow an empty line. The lines directly above them, up to the last empty line,
 * belongs to them. An empty line that no opening follows means nothing. So two games are not taken for one although one of
 * them is damaged, as long as there are empty lines between them and something is left of their beginnings.
 */
public final class LineCutter {

    private LineCutter() {}

    /**
     * The games of a stream.
     *
     * @param in the bytes of the file
     * @param limits how much is taken from one record
     * @param kinds what a line is, given the first 200 characters of it; called for each line once, in order, so that it
     *     may remember what it saw
     */
    public static Iterator<Chunk> cut(InputStream in, Limits limits, Function<String, LineKind> kinds) {
        return new LineChunks(in, limits.recordLength(), kinds);
    }
}
