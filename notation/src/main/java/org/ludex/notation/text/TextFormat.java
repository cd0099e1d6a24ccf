package org.ludex.notation.text;

import java.io.InputStream;
import java.util.Iterator;
import java.util.Optional;
import org.ludex.notation.Limits;
import org.ludex.notation.ReaderSettings;
import org.ludex.notation.format.Chunk;
import org.ludex.notation.format.FormatWriter;
import org.ludex.notation.format.Formats;
import org.ludex.notation.format.Likeness;
import org.ludex.notation.format.RecordFormat;
import org.ludex.notation.format.Splitting;
import org.ludex.notation.replay.Origin;
import org.ludex.notation.text.RecordChunks.Opening;
import org.ludex.notation.tree.Braces;

/** Our own text, which every file is taken for that nothing else claims. Immutable and thread-safe. */
public final class TextFormat implements RecordFormat {

    /** Begins a record wherever a line begins with it, whatever comes before. */
    private static final String OPENING = "[Game \"";

    @Override
    public String name() {
        return Formats.TEXT;
    }

    @Override
    public Likeness recognise(String head) {
        return Braces.beginsRecord(head) ? Likeness.CERTAIN : Likeness.NONE;
    }

    @Override
    public Iterator<Chunk> cut(InputStream in, Limits limits) {
        return new RecordChunks(in, limits.recordLength(), Opening.GAME_TAG);
    }

    @Override
    public Optional<Splitting> splitting(String head) {
        // A file that indents its first record may indent them all, and who begins in the middle does not know.
        Optional<String> first = head.lines().filter(line -> !line.isBlank()).findFirst();
        return first.filter(line -> line.startsWith(OPENING) || isPlain(line.stripLeading()))
                .map(line -> Splitting.at(OPENING));
    }

    /** Whether a line begins with a letter that everybody sees and that opens no tag. */
    private static boolean isPlain(String line) {
        char first = line.charAt(0);
        return first > ' ' && first < 127 && first != '[';
    }

    @Override
    public ChunkReader reader(ReaderSettings settings) {
        return new TextRecords(settings, RecordScanner::scan, Origin.TEXT);
    }

    @Override
    public Optional<FormatWriter> writer() {
        return Optional.of(new TextWriter());
    }
}
