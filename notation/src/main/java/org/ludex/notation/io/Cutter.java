package org.ludex.notation.io;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Iterator;
import java.util.function.Function;
import org.ludex.notation.ReaderSettings;
import org.ludex.notation.Report;
import org.ludex.notation.input.Chunk;
import org.ludex.notation.input.Cut;
import org.ludex.notation.input.Guarded;
import org.ludex.notation.input.Mapped;
import org.ludex.notation.input.Utf8Input;
import org.ludex.notation.json.JsonRecords;
import org.ludex.notation.replay.Origin;
import org.ludex.notation.sgf.SgfChunks;
import org.ludex.notation.sgf.SgfRecords;
import org.ludex.notation.text.GolemScanner;
import org.ludex.notation.text.RecordChunks;
import org.ludex.notation.text.RecordChunks.Opening;
import org.ludex.notation.text.RecordScanner;
import org.ludex.notation.text.TextRecords;

/**
 * Cuts texts into records that are judged later. Immutable and thread-safe.
 *
 * @param name the name of the file in reports
 * @param settings how records are read
 */
record Cutter(String name, ReaderSettings settings) {

    private static final int HEAD = 4096;

    /** Whether a text is in our own format, whose records can be cut on their own. */
    boolean isText(String text) {
        try {
            String head = text.substring(0, Math.min(text.length(), HEAD));
            return RecordFormat.of(stream(head)) == RecordFormat.TEXT;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The records of a text in whatever format it is. */
    Iterator<Cut> cut(String text) {
        try {
            InputStream in = stream(text);
            int longest = settings.limits().recordLength();
            return switch (RecordFormat.of(in)) {
                case TEXT -> cutText(in);
                case JSON -> new JsonRecords(settings).cut(in, name);
                case SGF -> {
                    SgfRecords records = new SgfRecords(settings);
                    yield cuts(RecordFormat.SGF, new SgfChunks(in, longest), chunk -> records.judge(chunk, name));
                }
                case GOLEM -> {
                    TextRecords records = new TextRecords(settings, GolemScanner::scan, Origin.FOREIGN);
                    RecordChunks chunks = new RecordChunks(in, longest, Opening.EVENT);
                    yield cuts(RecordFormat.GOLEM, chunks, chunk -> records.judge(chunk, name));
                }
            };
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The records of a part of a text in our own format. */
    Iterator<Cut> cutText(String part) {
        return cutText(new ByteArrayInputStream(part.getBytes(StandardCharsets.UTF_8)));
    }

    private Iterator<Cut> cutText(InputStream in) {
        TextRecords records = new TextRecords(settings, RecordScanner::scan, Origin.TEXT);
        RecordChunks chunks = new RecordChunks(in, settings.limits().recordLength(), Opening.GAME_TAG);
        return cuts(RecordFormat.TEXT, chunks, chunk -> records.judge(chunk, name));
    }

    private Iterator<Cut> cuts(RecordFormat format, Iterator<Chunk> chunks, Function<Chunk, Report> judge) {
        Guarded<Chunk> guarded = new Guarded<>(judge, chunk -> chunk, name, settings);
        return new Mapped<>(chunks, chunk -> new Cut(chunk, format, () -> guarded.apply(chunk)));
    }

    private static InputStream stream(String text) throws IOException {
        return Utf8Input.of(new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)));
    }
}
