package org.ludex.notation.sgf;

import java.io.InputStream;
import java.util.Iterator;
import java.util.Optional;
import java.util.regex.Pattern;
import org.ludex.notation.Limits;
import org.ludex.notation.ReaderSettings;
import org.ludex.notation.format.Chunk;
import org.ludex.notation.format.FormatWriter;
import org.ludex.notation.format.Likeness;
import org.ludex.notation.format.RecordFormat;

/** The SGF of Boardspace: games in brackets. Immutable and thread-safe. */
public final class SgfFormat implements RecordFormat {

    private static final Pattern START = Pattern.compile("\\(\\s*+;");

    @Override
    public String name() {
        return "sgf";
    }

    @Override
    public Likeness recognise(String head) {
        return START.matcher(head).lookingAt() ? Likeness.CERTAIN : Likeness.NONE;
    }

    @Override
    public Iterator<Chunk> cut(InputStream in, Limits limits) {
        return new SgfChunks(in, limits.recordLength());
    }

    @Override
    public ChunkReader reader(ReaderSettings settings) {
        return new SgfRecords(settings);
    }

    @Override
    public Optional<FormatWriter> writer() {
        return Optional.of(new SgfWriter());
    }
}
