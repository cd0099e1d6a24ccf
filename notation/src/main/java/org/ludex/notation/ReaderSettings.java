package org.ludex.notation;

import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Executor;

/**
 * How records are read.
 *
 * @param game the game of records that do not name one, as bare score sheets
 * @param options the options of records that do not name any
 * @param isStrict whether notes and warnings are errors
 * @param limits how much is taken from one record
 * @param workers who judges several records at a time; empty for one after the other
 */
public record ReaderSettings(
        Optional<String> game,
        Map<String, String> options,
        boolean isStrict,
        Limits limits,
        Optional<Executor> workers) {

    /** Keeps a copy. */
    public ReaderSettings {
        options = Map.copyOf(options);
    }

    /** Records that name their game, read leniently, within the standard limits. */
    public static ReaderSettings standard() {
        return new ReaderSettings(Optional.empty(), Map.of(), false, Limits.standard(), Optional.empty());
    }
}
