package org.ludex.notation;

import java.util.List;
import java.util.Optional;
import org.ludex.notation.spi.Span;
import org.ludex.notation.text.Braces;

/**
 * Mends records by the changes that reports suggest, where one change stands out. Each change leaves a comment.
 *
 * <pre>{@code
 * Repairs.mend(report.record()).ifPresent(mended -> System.out.print(RecordWriter.write(mended)));
 * }</pre>
 */
public final class Repairs {

    /** A record that needs more changes than these is better mended by somebody who was there. */
    private static final int MOST_CHANGES = 5;

    private Repairs() {}

    /** The record with the suggested changes made, if that makes it a good one. */
    public static Optional<GameRecord<?, ?>> mend(GameRecord<?, ?> record) {
        if (record.start().isEmpty()) {
            return Optional.empty();
        }
        String text = RecordWriter.write(record);
        for (int changes = 0; changes <= MOST_CHANGES; changes++) {
            Report report = RecordReader.standard().read(text).get(0);
            if (report.isValid()) {
                return Optional.of(report.record());
            }
            Optional<Suggestion> suggestion = onlySuggestion(report.diagnostics());
            if (suggestion.isEmpty()) {
                return Optional.empty();
            }
            text = change(text, suggestion.get());
        }
        return Optional.empty();
    }

    private static Optional<Suggestion> onlySuggestion(List<Diagnostic> diagnostics) {
        return diagnostics.stream()
                .filter(diagnostic -> diagnostic.suggestions().size() == 1)
                .map(diagnostic -> diagnostic.suggestions().get(0))
                .findFirst();
    }

    private static String change(String text, Suggestion suggestion) {
        Span span = suggestion.span();
        String now = text.substring(span.start(), span.end());
        String mended = switch (suggestion.kind()) {
            case REPLACE -> suggestion.to() + comment("repaired: was " + suggestion.from());
            case LEAVE_OUT -> comment("repaired: left out " + suggestion.from());
            case PUT_IN -> suggestion.to() + comment("repaired: put in") + "\n" + now;
            case SWAP -> suggestion.to() + "\n" + suggestion.from() + comment("repaired: swapped");
        };
        return text.substring(0, span.start()) + mended + text.substring(span.end());
    }

    private static String comment(String words) {
        return " " + Braces.comment(words);
    }
}
