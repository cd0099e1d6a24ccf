package org.ludex.notation;

import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Executor;

/**
 * How records are read.
 *
 * @param game the game of records that do not name one, such as bare score sheets
 * @param options the options of records that do not name any
 * @param isStrict whether notes and warnings are errors
 * @param limits the limits for one record
 * @param workers judge several records at the same time; empty to judge one after the other
 */
public record ReaderSettings(
        Optional<String> game,
        Map<String, String> options,
        boolean isStrict,
        Limits limits,
        Optional<Executor> workers) {

    /** Copies the options. */
    public ReaderSettings {
        options = Map.copyOf(options);
    }

    /** The default settings: records name their game and are read leniently, within the default limits. */
    public static ReaderSettings standard() {
        return new ReaderSettings(Optional.empty(), Map.of(), false, Limits.standard(), Optional.empty());
    }
}
