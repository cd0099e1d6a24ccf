package org.ludex.notation;

/**
 * How much a reader takes from one record before it gives up on it. The next record is read all the same.
 *
 * @param recordLength the most bytes of one record
 * @param nesting the deepest nesting of variations, at most 200
 * @param diagnostics the most diagnostics about one record
 * @param repairs how many plies may be tried in search of a repair of one record; 0 switches the search off
 */
public record Limits(int recordLength, int nesting, int diagnostics, int repairs) {

    /**
     * Variations are played and written one inside the other: more of them would exhaust the stack, and in JSON, where each
     * takes four levels, be deeper than what JSON's own readers and writers take.
     */
    private static final int DEEPEST = 200;

    private static final Limits DEFAULT = new Limits(1 << 20, 100, 100, 400_000);

    /** Checks that the numbers make sense. */
    public Limits {
        boolean large = recordLength >= 1 && nesting >= 0 && diagnostics >= 1 && repairs >= 0;
        if (!large || nesting > DEEPEST) {
            throw new IllegalArgumentException("limits out of their bounds: " + recordLength + " bytes, nesting "
                    + nesting + ", " + diagnostics + " diagnostics, " + repairs + " repairs");
        }
    }

    /** 1 MiB a record, 100 levels, 100 diagnostics, 400,000 plies of search. */
    public static Limits standard() {
        return DEFAULT;
    }

    /** The same with another length. */
    public Limits withRecordLength(int bytes) {
        return new Limits(bytes, nesting, diagnostics, repairs);
    }

    /** The same with another nesting. */
    public Limits withNesting(int levels) {
        return new Limits(recordLength, levels, diagnostics, repairs);
    }

    /** The same with another number of diagnostics. */
    public Limits withDiagnostics(int most) {
        return new Limits(recordLength, nesting, most, repairs);
    }

    /** The same with another search. */
    public Limits withRepairs(int plies) {
        return new Limits(recordLength, nesting, diagnostics, plies);
    }
}
