package org.ludex.cli;

/** What a person at a screen sees of the output. */
enum Audience {
    /** Nothing: all output goes to files and other programs. */
    NOBODY,
    /** The results as they come. */
    RESULTS,
    /** Only messages, because the results go elsewhere: somebody who waits and wants to see the progress. */
    PROGRESS;

    /** The property by which a launcher says that only standard error goes to a screen. Java cannot find out. */
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
