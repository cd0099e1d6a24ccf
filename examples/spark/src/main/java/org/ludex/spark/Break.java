package org.ludex.spark;

import java.io.UncheckedIOException;
import java.util.Locale;
import java.util.Optional;
import org.ludex.core.Facts;
import org.ludex.core.Phrase;

/**
 * Where and why a file cannot be read any further.
 *
 * @param bytes how many bytes of it could be read, unpacked
 * @param line the line that was reached, if the file is in UTF-8
 * @param column the column that was reached, if the file is in UTF-8
 * @param reason why it cannot be read any further
 */
record Break(long bytes, int line, int column, String reason) {

    /** The place that was reached. */
    Break(BreakableInput in, Throwable trouble) {
        this(in.bytes(), in.line(), in.column(), reason(trouble));
    }

    private static String reason(Throwable trouble) {
        Throwable known = trouble instanceof UncheckedIOException
                ? Optional.ofNullable(trouble.getCause()).orElse(trouble)
                : trouble;
        String name = known.getClass().getSimpleName();
        return Optional.ofNullable(known.getMessage())
                .map(message -> name + ": " + message)
                .orElse(name);
    }

    /** All that in a sentence. */
    String text(Locale locale) {
        return new Phrase(Break.class, "breaks-off", Facts.of("bytes", bytes, "reason", reason)).text(locale);
    }
}
