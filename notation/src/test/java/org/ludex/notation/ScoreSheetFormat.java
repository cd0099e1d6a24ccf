package org.ludex.notation;

import java.io.InputStream;
import java.util.Iterator;
import org.ludex.dvonn.Dvonn;
import org.ludex.notation.format.Chunk;
import org.ludex.notation.format.Likeness;
import org.ludex.notation.format.LineCutter;
import org.ludex.notation.format.LineKind;
import org.ludex.notation.format.RecordDraft;
import org.ludex.notation.format.RecordFormat;
import org.ludex.notation.spi.Notations;
import org.ludex.notation.spi.Span;

/**
 * A stranger's format, which needs no class that is not exported: games of DVONN that begin with {@code %dvonn} and have a
 * move a line, {@code w:a1}. The page about formats shows it.
 */
public final class ScoreSheetFormat implements RecordFormat {

    private static final String HEAD = "%dvonn";

    @Override
    public String name() {
        return "score-sheet";
    }

    @Override
    public Likeness recognise(String head) {
        return head.startsWith(HEAD) ? Likeness.CERTAIN : Likeness.NONE;
    }

    @Override
    public Iterator<Chunk> cut(InputStream in, Limits limits) {
        return LineCutter.cut(in, limits, line -> line.startsWith(HEAD) ? LineKind.HEAD : LineKind.LATER);
    }

    @Override
    public ChunkReader reader(ReaderSettings settings) {
        return (chunk, file) -> RecordDraft.read(chunk, file, settings, Notations.of(Dvonn.GAME), draft -> {
            int start = 0;
            for (String line : draft.text().split("\n", -1)) {
                Span span = new Span(start, start + line.length());
                if (line.startsWith(HEAD)) {
                    draft.tag("Event", line.substring(HEAD.length()).strip(), span);
                } else if (line.startsWith("w:") || line.startsWith("b:")) {
                    draft.move(line.startsWith("w") ? "white" : "black", line.substring(2), span);
                } else if (!line.isBlank()) {
                    draft.unreadable(span);
                }
                start += line.length() + 1;
            }
        });
    }
}
