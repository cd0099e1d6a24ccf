package org.ludex.cli;

import java.io.InputStream;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;

/**
 * Where the program reads and writes: results to standard output, everything else to standard error.
 */
final class Terminal {

    private final InputStream in;
    private final PrintStream out;
    private final PrintStream err;
    private final boolean interactive;

    Terminal(InputStream in, PrintStream out, PrintStream err, boolean interactive) {
        this.in = in;
        this.out = out;
        this.err = err;
        this.interactive = interactive;
    }

    InputStream in() {
        return in;
    }

    PrintStream out() {
        return out;
    }

    /** Whether nobody reads the results any more, as when they are piped into a program that has ended. */
    boolean isClosed() {
        return out.checkError();
    }

    void diagnose(String text) {
        err.print(text);
    }

    void complain(String text) {
        err.println("ludex: " + text);
    }

    /** Whether a person sits before it. */
    boolean isInteractive() {
        return interactive;
    }

    /** Whether colours are welcome. */
    boolean likesColour() {
        String refused = System.getenv("NO_COLOR");
        return interactive && (refused == null || refused.isEmpty());
    }

    /** Shows how far a long job has come, on a terminal only. */
    void progress(String text) {
        if (interactive) {
            err.print("\r" + text + "\u001B[K");
            err.flush();
        }
    }

    PrintWriter writer(PrintStream stream) {
        return new PrintWriter(stream, true, StandardCharsets.UTF_8);
    }
}
