package org.ludex.notation.io;

import java.util.List;
import java.util.Optional;
import org.ludex.notation.Diagnostic;
import org.ludex.notation.GameRecord;
import org.ludex.notation.Report;
import org.ludex.notation.Suggestion;
import org.ludex.notation.spi.Span;
import org.ludex.notation.tree.Braces;

/**
 * Repairs records by the edits that reports suggest, if one edit stands out. Each edit leaves a comment. A record with
 * any other fault is not repaired: nothing of it may be lost, and it must not become another game.
 *
 * <pre>{@code
 * Repairs.mend(report).ifPresent(mended -> System.out.print(RecordWriter.write(mended)));
 * }</pre>
 */
public final class Repairs {

    /** A record that needs more edits than this is better repaired by a person. */
    private static final int MOST_CHANGES = 5;

    private Repairs() {}

    /**
     * The record of a report with the suggested edits applied, if that makes it valid. The report itself must suggest
     * the first edit, in the format that the record was read from.
     */
    public static Optional<GameRecord<?, ?>> mend(Report report) {
        Optional<Suggestion> first = onlySuggestion(report.diagnostics());
        return first.isPresent() && report.content() instanceof GameRecord<?, ?> record
                ? mend(record, first)
                : Optional.empty();
    }

    /** The record with the suggested edits applied, if that makes it valid. */
    public static Optional<GameRecord<?, ?>> mend(GameRecord<?, ?> record) {
        return mend(record, Optional.empty());
    }

    private static Optional<GameRecord<?, ?>> mend(GameRecord<?, ?> record, Optional<Suggestion> first) {
        String text = RecordWriter.write(record);
        for (int changes = 0; changes <= MOST_CHANGES; changes++) {
            List<Report> reports = RecordReader.standard().read(text);
            Report report = reports.get(0);
            // What is written must be the record that was read, and no other.
            if (reports.size() > 1 || (changes == 0 && !report.content().equals(record))) {
                return Optional.empty();
            }
            if (report.isValid()) {
                // Where nothing had to be changed, what is wrong is not in what was kept.
                return changes == 0 && first.isPresent() ? Optional.empty() : Optional.of(report.record());
            }
            Optional<Suggestion> suggestion = onlySuggestion(report.diagnostics());
            if (suggestion.isEmpty() || (changes == 0 && first.isPresent() && !isSame(suggestion.get(), first.get()))) {
                return Optional.empty();
            }
            text = change(text, suggestion.get());
        }
        return Optional.empty();
    }

    private static boolean isSame(Suggestion one, Suggestion other) {
        return one.kind() == other.kind() && one.to().equals(other.to());
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
