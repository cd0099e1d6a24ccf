package org.ludex.notation.io;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Spliterator;
import java.util.Spliterators;
import java.util.concurrent.Executor;
import java.util.function.Supplier;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.ludex.notation.Limits;
import org.ludex.notation.ReaderSettings;
import org.ludex.notation.RecordHeader;
import org.ludex.notation.Report;
import org.ludex.notation.format.Chunk;
import org.ludex.notation.format.Formats;
import org.ludex.notation.format.RecordFormat;
import org.ludex.notation.input.Encoded;
import org.ludex.notation.input.FileInput;
import org.ludex.notation.input.Utf8Input;
import org.ludex.notation.text.RecordChunks;
import org.ludex.notation.text.RecordChunks.Opening;
import org.ludex.notation.text.TextRecords;

/**
 * Reads records from files, streams and strings, one by one, and judges each of them. The format is recognised by
 * content. A broken record is reported and never affects other records.
 *
 * <pre>{@code
 * try (Stream<Report> reports = RecordReader.standard().read(Path.of("games.lgn"))) {
 *     reports.filter(Report::isValid).forEach(report -> save(report.record()));
 * }
 * }</pre>
 *
 * <p>Immutable and thread-safe.
 */
public final class RecordReader {

    static final int HEAD = 4096;

    private static final RecordReader STANDARD = new RecordReader(ReaderSettings.standard(), Optional.empty());

    private final ReaderSettings settings;
    private final Optional<RecordFormat> format;

    private RecordReader(ReaderSettings settings, Optional<RecordFormat> format) {
        this.settings = settings;
        this.format = format;
    }

    /** A lenient reader for records that name their game. */
    public static RecordReader standard() {
        return STANDARD;
    }

    /** Cuts texts as this reader does. */
    Cutter cutter(String name) {
        return new Cutter(name, settings, format);
    }

    /** How this reader reads. */
    ReaderSettings settings() {
        return settings;
    }

    /** The format of a file: the one that was given, or else by how it begins. */
    RecordFormat format(InputStream in) {
        return format.orElseGet(() -> Formats.of(head(in)));
    }

    /** A copy of this reader that also reads bare score sheets: records that name no game belong to this one. */
    public RecordReader forGame(String game, Map<String, String> options) {
        return new RecordReader(
                new ReaderSettings(
                        Optional.of(game), options, settings.isStrict(), settings.limits(), settings.workers()),
                format);
    }

    /** A copy of this reader that reports notes and warnings as errors. */
    public RecordReader strict() {
        return new RecordReader(
                new ReaderSettings(settings.game(), settings.options(), true, settings.limits(), settings.workers()),
                format);
    }

    /** A copy of this reader with other limits. */
    public RecordReader withLimits(Limits limits) {
        return new RecordReader(
                new ReaderSettings(
                        settings.game(), settings.options(), settings.isStrict(), limits, settings.workers()),
                format);
    }

    /** A copy of this reader that judges several records of a file at a time. The order of the reports stays the same. */
    public RecordReader inParallel() {
        return inParallel(Judging.workers());
    }

    /** The formats that can be read. */
    public static List<RecordFormat> formats() {
        return Formats.all();
    }

    /**
     * A copy of this reader for files in one format, whatever they look like.
     *
     * @param name the name of the format
     * @throws IllegalArgumentException if there is no such format
     */
    public RecordReader format(String name) {
        RecordFormat forced = Formats.find(name)
                .orElseThrow(() -> new IllegalArgumentException(
                        "no format has the name \"" + name + "\"; known are: " + Formats.names()));
        return new RecordReader(settings, Optional.of(forced));
    }

    /**
     * A copy of this reader that judges several records at a time, in any format. The order of the reports stays the
     * same.
     *
     * @param workers the threads that judge them; the reader waits for them, so it must not itself run on the last
     *     thread of a pool
     */
    public RecordReader inParallel(Executor workers) {
        return new RecordReader(
                new ReaderSettings(
                        settings.game(),
                        settings.options(),
                        settings.isStrict(),
                        settings.limits(),
                        Optional.of(workers)),
                format);
    }

    /**
     * Reads the records of a file lazily. Close the stream when you are done.
     *
     * @throws UncheckedIOException if the file cannot be read
     */
    public Stream<Report> read(Path file) {
        try {
            InputStream in = new FileInput(file);
            return closing(in, () -> read(in, file.toString()));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /**
     * Reads the records of a stream of bytes lazily.
     *
     * @param in the bytes; not closed
     * @param name the name of the file in reports
     * @throws UncheckedIOException if the bytes cannot be read
     */
    public Stream<Report> read(InputStream in, String name) {
        try {
            return stream(new Judging(settings).reports(cutter(name).cut(Utf8Input.of(in))));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The first bytes of a stream, which stay in it. */
    static String head(InputStream in) {
        try {
            return new String(Encoded.peek(in, HEAD), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Reads the records of a text. */
    public List<Report> read(String text) {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        return read(new ByteArrayInputStream(bytes), "-").toList();
    }

    /**
     * Reads only the tags of the records of a text file, not the moves. Close the stream when you are done.
     *
     * @throws UncheckedIOException if the file cannot be read
     */
    public Stream<RecordHeader> headers(Path file) {
        try {
            InputStream in = new FileInput(file);
            return closing(in, () -> headers(in, file.toString()));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private Stream<RecordHeader> headers(InputStream in, String name) {
        try {
            Iterator<Chunk> chunks =
                    new RecordChunks(Utf8Input.of(in), settings.limits().recordLength(), Opening.GAME_TAG);
            return stream(chunks).map(chunk -> TextRecords.header(chunk, name));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** A stream that closes the file when it is closed, or immediately if the file cannot be read. */
    private static <T> Stream<T> closing(InputStream in, Supplier<Stream<T>> opening) {
        try {
            return opening.get().onClose(() -> close(in));
        } catch (UncheckedIOException e) {
            close(in);
            throw e;
        }
    }

    static <T> Stream<T> stream(Iterator<T> elements) {
        return StreamSupport.stream(
                Spliterators.spliteratorUnknownSize(elements, Spliterator.ORDERED | Spliterator.NONNULL), false);
    }

    private static void close(InputStream in) {
        try {
            in.close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
