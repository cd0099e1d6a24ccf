package org.ludex.notation.input;

import java.util.List;
import java.util.ServiceConfigurationError;
import java.util.function.Function;
import org.ludex.core.Facts;
import org.ludex.notation.ReaderSettings;
import org.ludex.notation.Report;
import org.ludex.notation.UnreadRecord;
import org.ludex.notation.spi.NotationRule;
import org.ludex.notation.spi.Span;
import org.ludex.notation.tree.Findings;
import org.ludex.notation.tree.Source;

/**
 * Judges records so that whatever goes wrong inside costs the one record only: a mistake in a game, in a notation or here,
 * and a record that needs more stack or memory than there is, become a report on that record. Immutable and thread-safe.
 *
 * @param <T> what holds a record
 */
public final class Guarded<T> implements Function<T, Report> {

    /** How much of a record is kept where there is no memory for more. */
    private static final int HEAD = 1000;

    private final Function<T, Report> judge;
    private final Function<T, Chunk> chunk;
    private final String file;
    private final ReaderSettings settings;

    /**
     * A guard around a judge.
     *
     * @param judge what judges a record
     * @param chunk the bytes of a record
     * @param file the file's name
     * @param settings how records are read
     */
    public Guarded(Function<T, Report> judge, Function<T, Chunk> chunk, String file, ReaderSettings settings) {
        this.judge = judge;
        this.chunk = chunk;
        this.file = file;
        this.settings = settings;
    }

    @Override
    public Report apply(T record) {
        try {
            return judge.apply(record);
        } catch (OutOfMemoryError e) {
            return failed(chunk.apply(record), Facts.none().as("memory"));
        } catch (StackOverflowError e) {
            return failed(chunk.apply(record), Facts.none().as("stack"));
        } catch (RuntimeException | LinkageError | AssertionError | ServiceConfigurationError e) {
            return failed(chunk.apply(record), Facts.of("trouble", e.toString()));
        }
    }

    private Report failed(Chunk bytes, Facts facts) {
        Encoded encoded;
        try {
            encoded = bytes.text();
        } catch (OutOfMemoryError e) {
            encoded = bytes.head(HEAD).text();
        }
        Source source = bytes.source(file, encoded);
        Findings findings = new Findings(source, settings.limits(), settings.isStrict());
        findings.error(NotationRule.INTERNAL_ERROR, facts, new Span(0, 0));
        UnreadRecord kept = new UnreadRecord("", List.of(), source.text().strip());
        return new Report(file, bytes.index(), kept, 0, findings.all());
    }
}
