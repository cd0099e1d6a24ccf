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

    /** The name by which people ask for it: a word in lower case, such as {@code sgf}. */
    String name();

    /**
     * Whether a file is in this format, by how it begins.
     *
     * @param head the first 4096 bytes of the file, as text, without the blanks before the first word
     */
    Likeness recognise(String head);

    /**
     * Cuts a file into records without understanding them. A record that is damaged must not swallow its neighbours: where
     * the next one surely begins, it begins. No more than one record is held in memory, and of that no more than
     * {@link Limits#recordLength()} bytes. {@link LineCutter} does it for formats that are made of lines.
     *
     * @param in the bytes of the file, as UTF-8 without a byte order mark
     * @param limits how much is taken from one record
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
     * Where a file can be cut from the middle, so that several workers share it; empty if it can only be cut from its
     * beginning.
     *
     * @param head the first 4096 bytes of the file, as text, with the blanks before the first word
     */
    default Optional<Splitting> splitting(String head) {
        return Optional.empty();
    }

    /** What writes this format; empty if it can only be read. */
    default Optional<FormatWriter> writer() {
        return Optional.empty();
    }

    /** Judges records. Immutable and thread-safe: several records may be judged at a time. */
    @FunctionalInterface
    interface ChunkReader {
        /**
         * Judges the record in a chunk of a file. It throws no exception, whatever the file contains.
         *
         * @param chunk the chunk
         * @param file what reports call the file
         */
        Report read(Chunk chunk, String file);
    }
}
