package org.ludex.notation.io;

import java.io.InputStream;
import java.util.HashMap;
import java.util.Iterator;
import java.util.Map;
import java.util.NoSuchElementException;
import org.ludex.notation.ReaderSettings;
import org.ludex.notation.format.Chunk;
import org.ludex.notation.format.Formats;
import org.ludex.notation.format.RecordFormat;
import org.ludex.notation.input.Segment;

/**
 * The records of a file, cut in one format after the other where files of several formats were put together. Mutable, for
 * one file and one thread.
 */
final class Cuts implements Iterator<Cut> {

    private final String name;
    private final ReaderSettings settings;
    private final Map<String, Guarded> judges = new HashMap<>();
    private InputStream in;
    private RecordFormat format;
    private Iterator<? extends Chunk> chunks;
    /** How many records of this format have been cut since it was begun with. */
    private long count;

    /**
     * The records of a stream.
     *
     * @param in the stream; a {@link Segment} if it may go on in another format
     * @param format the format that it begins in
     * @param name the name of the file in reports
     * @param settings how records are read
     */
    Cuts(InputStream in, RecordFormat format, String name, ReaderSettings settings) {
        this.name = name;
        this.settings = settings;
        this.in = in;
        this.format = format;
        this.chunks = format.cut(in, settings.limits());
    }

    @Override
    public boolean hasNext() {
        while (!chunks.hasNext()) {
            if (!(in instanceof Segment segment) || segment.next().isEmpty()) {
                return false;
            }
            format = Formats.find(segment.next().get().format()).orElseThrow();
            in = segment.rest(count);
            chunks = format.cut(in, settings.limits());
            count = 0;
        }
        return true;
    }

    @Override
    public Cut next() {
        if (!hasNext()) {
            throw new NoSuchElementException("no more records");
        }
        count++;
        Guarded judge =
                judges.computeIfAbsent(format.name(), each -> new Guarded(format.reader(settings), name, settings));
        return new Cut(chunks.next(), format, judge);
    }
}
