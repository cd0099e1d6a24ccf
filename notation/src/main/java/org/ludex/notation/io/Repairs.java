package org.ludex.notation.io;

import java.util.List;
import java.util.Optional;
import org.ludex.notation.Diagnostic;
import org.ludex.notation.GameRecord;
import org.ludex.notation.Limits;
import org.ludex.notation.ReaderSettings;
import org.ludex.notation.Report;
import org.ludex.notation.Suggestion;
import org.ludex.notation.text.RecordTree;
import org.ludex.notation.text.RestText;
import org.ludex.notation.text.TextRecords;

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
        // What is written must be the record that was read, and no other.
        return RestText.isWhole(text)
                ? TextRecords.tree(text, ReaderSettings.standard())
                        .filter(tree -> tree.judge(0).content().equals(record))
                        .flatMap(tree -> mend(tree, first))
                : Optional.empty();
    }

    private static Optional<GameRecord<?, ?>> mend(RecordTree<?, ?> record, Optional<Suggestion> first) {
        RecordTree<?, ?> tree = record;
        for (int changes = 0; changes <= MOST_CHANGES; changes++) {
            Report report = tree.judge(Limits.standard().repairs());
            if (report.isValid()) {
                // Where nothing had to be changed, what is wrong is not in what was kept.
                return changes == 0 && first.isPresent() ? Optional.empty() : readBack(report.record());
            }
            Optional<Suggestion> suggestion = onlySuggestion(report.diagnostics());
            if (suggestion.isEmpty() || (changes == 0 && first.isPresent() && !isSame(suggestion.get(), first.get()))) {
                return Optional.empty();
            }
            tree = tree.with(suggestion.get());
        }
        return Optional.empty();
    }

    /** A mended record, if it is read back as it was written. */
    private static Optional<GameRecord<?, ?>> readBack(GameRecord<?, ?> mended) {
        List<Report> reports = RecordReader.standard().read(RecordWriter.write(mended));
        boolean same = reports.size() == 1
                && reports.get(0).isValid()
                && reports.get(0).content().equals(mended);
        return same ? Optional.of(mended) : Optional.empty();
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
}
