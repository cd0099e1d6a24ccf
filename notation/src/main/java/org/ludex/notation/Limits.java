package org.ludex.notation;

/**
 * Limits on what a reader accepts from one record. If a record exceeds them, the next record is still read.
 *
 * @param recordLength the maximum length of a record in bytes
 * @param nesting the maximum nesting of variations, at most 200
 * @param diagnostics the maximum number of diagnostics for one record
 * @param repairs the maximum number of plies to search for a repair of one record; 0 switches the search off
 */
public record Limits(int recordLength, int nesting, int diagnostics, int repairs) {

    /**
     * Nested variations are played and written recursively: more levels would exhaust the stack and, in JSON, where
     * each variation takes four levels, exceed what JSON readers and writers accept.
     */
    private static final int DEEPEST = 200;

    private static final Limits DEFAULT = new Limits(1 << 20, 100, 100, 400_000);

    /** Checks that the limits are within their bounds. */
    public Limits {
        boolean large = recordLength >= 1 && nesting >= 0 && diagnostics >= 1 && repairs >= 0;
        if (!large || nesting > DEEPEST) {
            throw new IllegalArgumentException("limits out of their bounds: " + recordLength + " bytes, nesting "
                    + nesting + ", " + diagnostics + " diagnostics, " + repairs + " repairs");
        }
    }

    /** The default limits: 1 MiB, 100 levels, 100 diagnostics and 400,000 searched plies for each record. */
    public static Limits standard() {
        return DEFAULT;
    }

    /** A copy of these limits with another length. */
    public Limits withRecordLength(int bytes) {
        return new Limits(bytes, nesting, diagnostics, repairs);
    }

    /** A copy of these limits with another nesting. */
    public Limits withNesting(int levels) {
        return new Limits(recordLength, levels, diagnostics, repairs);
    }

    /** A copy of these limits with another number of diagnostics. */
    public Limits withDiagnostics(int most) {
        return new Limits(recordLength, nesting, most, repairs);
    }

    /** A copy of these limits with another number of searched plies. */
    public Limits withRepairs(int plies) {
        return new Limits(recordLength, nesting, diagnostics, plies);
    }
}
