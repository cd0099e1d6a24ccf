package org.ludex.notation.io;

import java.util.List;
import java.util.ServiceConfigurationError;
import java.util.function.Function;
import org.ludex.core.Facts;
import org.ludex.notation.ReaderSettings;
import org.ludex.notation.Report;
import org.ludex.notation.UnreadRecord;
import org.ludex.notation.format.Chunk;
import org.ludex.notation.format.RecordFormat;
import org.ludex.notation.input.Encoded;
import org.ludex.notation.spi.NotationRule;
import org.ludex.notation.spi.Span;
import org.ludex.notation.tree.Findings;
import org.ludex.notation.tree.Source;

/**
 * Judges records so that whatever goes wrong inside costs the one record only: a mistake in a game, in a notation or here,
 * and a record that needs more stack or memory than there is, become a report on that record. Immutable and thread-safe.
 */
final class Guarded implements Function<Chunk, Report> {

    /** How much of a record is kept if there is no memory for more. */
    private static final int HEAD = 1000;

    private final RecordFormat.ChunkReader reader;
    private final String file;
    private final ReaderSettings settings;

    /**
     * A guard around a reader.
     *
     * @param reader what judges a record
     * @param file the file's name
     * @param settings how records are read
     */
    Guarded(RecordFormat.ChunkReader reader, String file, ReaderSettings settings) {
        this.reader = reader;
        this.file = file;
        this.settings = settings;
    }

    @Override
    public Report apply(Chunk chunk) {
        try {
            return reader.read(chunk, file);
        } catch (OutOfMemoryError e) {
            return failed(chunk, Facts.none().as("memory"));
        } catch (StackOverflowError e) {
            return failed(chunk, Facts.none().as("stack"));
        } catch (RuntimeException | LinkageError | AssertionError | ServiceConfigurationError e) {
            return failed(chunk, Facts.of("trouble", e.toString()));
        }
    }

    private Report failed(Chunk bytes, Facts facts) {
        Encoded encoded;
        try {
            encoded = encoded(bytes);
        } catch (OutOfMemoryError e) {
            encoded = encoded(bytes.head(HEAD));
        }
        Source source = new Source(file, bytes.index(), bytes.firstLine(), bytes.indent(), encoded.text());
        Findings findings = new Findings(source, settings.limits(), settings.isStrict());
        findings.error(NotationRule.INTERNAL_ERROR, facts, new Span(0, 0));
        UnreadRecord kept = new UnreadRecord("", List.of(), source.text().strip());
        return new Report(file, bytes.index(), kept, 0, findings.all());
    }

    private static Encoded encoded(Chunk bytes) {
        return Encoded.of(bytes.bytes()).from(bytes.guess());
    }
}
