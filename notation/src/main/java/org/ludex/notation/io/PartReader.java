package org.ludex.notation.io;

import java.io.BufferedInputStream;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Iterator;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.Stream;
import org.ludex.notation.format.Formats;
import org.ludex.notation.format.RecordFormat;
import org.ludex.notation.format.Splitting;
import org.ludex.notation.input.Beginning;
import org.ludex.notation.input.Utf8Input;

/**
 * Reads parts of files, for archives that one machine cannot read alone: however a file is divided, the reports on its parts
 * are those of {@link RecordReader} on the whole. {@link PartPlan} explains how. It opens no files: the caller knows where
 * they are.
 *
 * <p>Immutable and thread-safe.
 */
public final class PartReader {

    /** The number of bytes at the beginning of a file that are needed to recognise its format. */
    public static final int HEAD = RecordReader.HEAD;

    private final RecordReader reader;

    private PartReader(RecordReader reader) {
        this.reader = reader;
    }

    /** Reads parts as a reader reads files. */
    public static PartReader of(RecordReader reader) {
        return new PartReader(reader);
    }

    /** Opens one file, possibly several times. */
    @FunctionalInterface
    public interface Opener {
        /** The bytes of the file from an offset on. */
        InputStream from(long offset) throws IOException;
    }

    /**
     * The name of the format of a file.
     *
     * @param head the first {@link #HEAD} bytes of the file, or all if there are fewer
     */
    public String format(byte[] head) {
        return reader.format(stream(head)).name();
    }

    /**
     * Whether a file can be read in parts.
     *
     * @param head the first {@link #HEAD} bytes of the file, or all if there are fewer
     */
    public boolean isDivisible(byte[] head) {
        return splitting(head).isPresent();
    }

    private Optional<Splitting> splitting(byte[] head) {
        InputStream in = stream(head);
        return Utf8Input.guess(in).isEmpty() ? reader.format(in).splitting(RecordReader.head(in)) : Optional.empty();
    }

    /**
     * Finds the first record in a stretch of a file at which a part can begin; empty if there is none.
     *
     * @param file opens the file
     * @param head the first {@link #HEAD} bytes of the file, or all if there are fewer
     * @param from where the stretch begins, in bytes
     * @param to where it ends: a record that begins there does not count
     * @throws UncheckedIOException if the file cannot be read
     */
    public OptionalLong find(Opener file, byte[] head, long from, long to) {
        Optional<Splitting> splitting = splitting(head);
        if (splitting.isEmpty() || from <= 0) {
            return splitting.isEmpty() ? OptionalLong.empty() : OptionalLong.of(0);
        }
        // Only the byte before it shows whether a line begins here.
        try (InputStream in = new BufferedInputStream(file.from(from - 1))) {
            return new Openings(
                            in,
                            from - 1,
                            splitting.get(),
                            reader.settings().limits().recordLength())
                    .before(to);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /**
     * Counts the records and lines of a part without judging them.
     *
     * @param file opens the file
     * @param part the part
     * @throws UncheckedIOException if the file cannot be read
     */
    public PartSurvey survey(Opener file, FilePart part) {
        try (InputStream in = file.from(part.start());
                InputStream next = file.from(part.end())) {
            Iterator<Cut> cuts = cuts(in, "", part.behind(0, 0));
            long records = 0;
            while (cuts.hasNext()) {
                Cut cut = cuts.next();
                if (begins(cut) >= part.end()) {
                    int lines = cut.chunk().firstLine() - 1;
                    FilePart behind = new FilePart(part.format(), part.end(), FilePart.OPEN, records, lines);
                    return survey(part, records, lines, isMet(cut, cuts, cuts(next, "", behind)));
                }
                records++;
            }
            return survey(part, records, 0, false);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static PartSurvey survey(FilePart part, long records, long lines, boolean isMet) {
        return new PartSurvey(part.start(), part.end(), records, lines, isMet);
    }

    /** Whether the first two records are the same, read on from the part before and read from their own beginning. */
    private static boolean isMet(Cut first, Iterator<Cut> readOn, Iterator<Cut> fresh) {
        if (!fresh.hasNext() || !isSame(fresh.next(), first)) {
            return false;
        }
        return readOn.hasNext() == fresh.hasNext() && (!fresh.hasNext() || isSame(fresh.next(), readOn.next()));
    }

    private static boolean isSame(Cut one, Cut other) {
        return begins(one) == begins(other)
                && one.chunk().firstLine() == other.chunk().firstLine()
                && one.chunk().index() == other.chunk().index()
                && one.isLike(other);
    }

    /**
     * Reads the records of a part lazily.
     *
     * @param in the bytes of the file from the start of the part on, to the end of the file; not closed
     * @param name the name of the file in reports
     * @param part the part
     * @throws UncheckedIOException if the bytes cannot be read, also while reports are pulled
     */
    public Stream<PlacedReport> read(InputStream in, String name, FilePart part) {
        return RecordReader.stream(cuts(in, name, part))
                .takeWhile(cut -> begins(cut) < part.end())
                .map(PartReader::placed);
    }

    /**
     * Reads the records of a whole file lazily, in whatever format it is.
     *
     * @param in the bytes of the file; not closed
     * @param name the name of the file in reports
     * @throws UncheckedIOException if the bytes cannot be read, also while reports are pulled
     */
    public Stream<PlacedReport> read(InputStream in, String name) {
        try {
            return RecordReader.stream(reader.cutter(name).cut(Utf8Input.of(in)))
                    .map(PartReader::placed);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The records of a file from the beginning of a part on. */
    private Iterator<Cut> cuts(InputStream in, String name, FilePart part) {
        try {
            InputStream text = part.start() == 0
                    ? Utf8Input.of(in)
                    : Utf8Input.from(in, new Beginning(part.start(), part.records(), part.lines(), 0));
            return reader.cutter(name).cuts(format(part), text);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static RecordFormat format(FilePart part) {
        return Formats.find(part.format())
                .orElseThrow(() -> new IllegalArgumentException("no format has the name \"" + part.format() + "\""));
    }

    private static PlacedReport placed(Cut cut) {
        return new PlacedReport(cut.report(), cut.format().name(), cut.chunk().offset());
    }

    /** Where a record begins. A format that can be cut from the middle tells it, and no other is cut there. */
    private static long begins(Cut cut) {
        return cut.chunk().offset().orElse(0);
    }

    private static InputStream stream(byte[] head) {
        try {
            return Utf8Input.of(new ByteArrayInputStream(head));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
