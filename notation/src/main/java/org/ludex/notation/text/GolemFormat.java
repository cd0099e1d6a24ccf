package org.ludex.notation.text;

import java.io.InputStream;
import java.util.Iterator;
import java.util.regex.Pattern;
import org.ludex.notation.Limits;
import org.ludex.notation.ReaderSettings;
import org.ludex.notation.format.Chunk;
import org.ludex.notation.format.Likeness;
import org.ludex.notation.format.RecordFormat;
import org.ludex.notation.replay.Origin;
import org.ludex.notation.text.RecordChunks.Opening;

/** The text of Little Golem, for DVONN. Immutable and thread-safe. */
public final class GolemFormat implements RecordFormat {

    private static final Pattern START = Pattern.compile("Event[ \\t]*+\\[", Pattern.CASE_INSENSITIVE);

    @Override
    public String name() {
        return "golem";
    }

    @Override
    public Likeness recognise(String head) {
        return START.matcher(head).lookingAt() ? Likeness.CERTAIN : Likeness.NONE;
    }

    @Override
    public Iterator<Chunk> cut(InputStream in, Limits limits) {
        return new RecordChunks(in, limits.recordLength(), Opening.EVENT);
    }

    @Override
    public ChunkReader reader(ReaderSettings settings) {
        return new TextRecords(settings, GolemScanner::scan, Origin.FOREIGN);
    }
}
