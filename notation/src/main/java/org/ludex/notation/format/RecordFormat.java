package org.ludex.notation.format;

import java.io.InputStream;
import java.util.Iterator;
import java.util.Optional;
import org.ludex.notation.Limits;
import org.ludex.notation.ReaderSettings;
import org.ludex.notation.Report;

/**
 * A format that records are kept in. Declare an implementation as a service, and files in your format are read like those
 * of the library. A page of the documentation, {@code formats.md}, walks through an example.
 *
 * <p>Implementations are immutable and thread-safe; what they return for one file need not be.
 */
public interface RecordFormat {

    /** The name of the format: a word in lower case, such as {@code sgf}. */
    String name();

    /**
     * How much the beginning of a file looks like this format.
     *
     * @param head the first 4096 bytes of the file, as text, without the blanks before the first word
     */
    Likeness recognise(String head);

    /**
     * Cuts a file into records without understanding them. A damaged record must not swallow its neighbours: wherever a
     * record certainly begins, the one before it ends. At most one record is held in memory, and at most {@link
     * Limits#recordLength()} bytes of it. {@link LineCutter} does it for formats that are made of lines.
     *
     * @param in the bytes of the file, as UTF-8 without a byte order mark
     * @param limits the limits for one record
     * @throws java.io.UncheckedIOException if the bytes cannot be read, also while the chunks are pulled
     */
    Iterator<? extends Chunk> cut(InputStream in, Limits limits);

    /**
     * A reader for the chunks of {@link #cut}. {@link RecordDraft} has everything that it needs.
     *
     * @param settings how records are read
     */
    ChunkReader reader(ReaderSettings settings);

    /**
     * Where a file can be cut from the middle, so that several workers can share it; empty if it can only be cut from
     * its beginning.
     *
     * @param head the first 4096 bytes of the file, as text, with the blanks before the first word
     */
    default Optional<Splitting> splitting(String head) {
        return Optional.empty();
    }

    /** The writer for this format; empty if it can only be read. */
    default Optional<FormatWriter> writer() {
        return Optional.empty();
    }

    /** Judges records. Immutable and thread-safe: several records may be judged at a time. */
    @FunctionalInterface
    interface ChunkReader {
        /**
         * Judges the record in a chunk of a file. It never throws, whatever the file contains.
         *
         * @param chunk the chunk
         * @param file the name of the file in reports
         */
        Report read(Chunk chunk, String file);
    }
}
