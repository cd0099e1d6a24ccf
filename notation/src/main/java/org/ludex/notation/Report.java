package org.ludex.notation;

import java.util.List;

/**
 * What a reader has to say about one record.
 *
 * @param file the file's name, {@code -} for standard input
 * @param index the record's number in the file, from 1
 * @param record the record as far as it is good
 * @param unproven how many moves hang on hidden cards
 * @param diagnostics all there is to say, in the order of places
 */
public record Report(String file, int index, GameRecord<?, ?> record, int unproven, List<Diagnostic> diagnostics) {

    /** Keeps a copy of the diagnostics. */
    public Report {
        diagnostics = List.copyOf(diagnostics);
    }

    /** Whether the record can be read and breaks no rule. */
    public boolean isValid() {
        return diagnostics.stream().noneMatch(diagnostic -> diagnostic.severity() == Severity.ERROR);
    }

    /** How many moves are good. */
    public int plies() {
        return record.moves().size();
    }
}
