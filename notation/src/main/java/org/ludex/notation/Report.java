package org.ludex.notation;

import java.util.List;

/**
 * The report of a reader on one record.
 *
 * @param file the file's name, {@code -} for standard input
 * @param index the number of the record in the file, starting at 1
 * @param record the record; its moves are those before the first error
 * @param unproven the number of moves that could not be proven legal because they depend on hidden cards
 * @param diagnostics all findings, ordered by place
 */
public record Report(String file, int index, GameRecord<?, ?> record, int unproven, List<Diagnostic> diagnostics) {

    /** Copies the diagnostics. */
    public Report {
        diagnostics = List.copyOf(diagnostics);
    }

    /** Whether the record could be read and breaks no rule. */
    public boolean isValid() {
        return diagnostics.stream().noneMatch(diagnostic -> diagnostic.severity() == Severity.ERROR);
    }

    /** The number of plies before the first error. */
    public int plies() {
        return record.moves().size();
    }
}
