package org.ludex.spark;

import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Iterator;
import java.util.List;
import org.ludex.core.Facts;
import org.ludex.notation.Diagnostic;
import org.ludex.notation.Limits;
import org.ludex.notation.Place;
import org.ludex.notation.ReaderSettings;
import org.ludex.notation.Report;
import org.ludex.notation.Severity;
import org.ludex.notation.UnreadRecord;
import org.ludex.notation.format.Chunk;
import org.ludex.notation.format.Likeness;
import org.ludex.notation.format.LineCutter;
import org.ludex.notation.format.LineKind;
import org.ludex.notation.format.RecordFormat;
import org.ludex.notation.spi.NotationRule;

/** A format with a mistake in it: one line is one record, and a line that says "bad" makes its reader throw. */
public final class PoisonedFormat implements RecordFormat {

    @Override
    public String name() {
        return "poisoned";
    }

    @Override
    public Likeness recognise(String head) {
        return head.startsWith("POISON") ? Likeness.CERTAIN : Likeness.NONE;
    }

    @Override
    public Iterator<Chunk> cut(InputStream in, Limits limits) {
        return LineCutter.cut(in, limits, line -> LineKind.BEGINNING);
    }

    @Override
    public ChunkReader reader(ReaderSettings settings) {
        return (chunk, file) -> {
            String text = new String(chunk.bytes(), StandardCharsets.UTF_8);
            if (text.contains("bad")) {
                throw new IllegalStateException("a mistake in a format");
            }
            Place place = new Place(file, chunk.index(), chunk.firstLine(), 1, 1, "", 1);
            Diagnostic error = Diagnostic.of(Severity.ERROR, NotationRule.NO_GAME_TAG, Facts.none(), place);
            return new Report(file, chunk.index(), new UnreadRecord("", List.of(), text), 0, List.of(error));
        };
    }
}
