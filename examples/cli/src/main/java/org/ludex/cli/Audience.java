package org.ludex.cli;

/** What a person at a screen sees of a run. */
enum Audience {
    /** Nothing: all goes to files and other programs. */
    NOBODY,
    /** The results as they come. */
    RESULTS,
    /** Only what is said beside the results, which go elsewhere: someone who waits, and likes to know how far it is. */
    PROGRESS;

    /** The property by which a launcher tells that standard error, and it alone, goes to a screen. Java cannot ask. */
    private static final String PROGRESS_PROPERTY = "ludex.progress";

    /** Who looks at this run. */
    @SuppressWarnings("SystemConsoleNull") // Java 17 has no other way to ask; later ones answer yes too often.
    static Audience present() {
        if (Boolean.getBoolean(PROGRESS_PROPERTY)) {
            return PROGRESS;
        }
        return System.console() == null ? NOBODY : RESULTS;
    }
}
