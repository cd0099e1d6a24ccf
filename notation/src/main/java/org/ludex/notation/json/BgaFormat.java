package org.ludex.notation.json;

import java.io.InputStream;
import java.util.Iterator;
import java.util.Set;
import org.ludex.notation.Limits;
import org.ludex.notation.ReaderSettings;
import org.ludex.notation.format.Chunk;
import org.ludex.notation.format.Likeness;
import org.ludex.notation.format.RecordFormat;
import org.ludex.notation.tree.Head;

/**
 * Logs of YINSH games in the JSON that Board Game Arena provides: a single log, several in an array, or one per line.
 * Immutable and thread-safe.
 */
public final class BgaFormat implements RecordFormat {

    private static final Mark MARK =
            new Mark(Head.BGA, "\"logs\"", "[", 2, Set.of(Set.of("data")), Set.of("status", "data"), Set.of("data"));

    @Override
    public String name() {
        return "bga";
    }

    /** A log has packets of notifications, which our own JSON has not. */
    @Override
    public Likeness recognise(String head) {
        boolean tells = head.contains("\"logs\"") || head.contains("\"packet_id\"");
        return JsonFormat.isJson(head) && tells && !head.contains(RecordJson.FORMAT) ? Likeness.CERTAIN : Likeness.NONE;
    }

    @Override
    public Iterator<? extends Chunk> cut(InputStream in, Limits limits) {
        return new JsonChunks(in, limits.recordLength(), MARK);
    }

    @Override
    public ChunkReader reader(ReaderSettings settings) {
        return new BgaRecords(settings);
    }
}
