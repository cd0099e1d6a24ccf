package org.ludex.cli;

import java.io.InputStream;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;

/**
 * Where the program reads and writes: results to standard output, everything else to standard error.
 */
final class Terminal {

    private static final int ASK_EVERY = 256;

    private final InputStream in;
    private final PrintStream out;
    private final PrintStream err;
    private final Audience audience;
    private boolean showsProgress;
    private int asked;
    private boolean closed;

    Terminal(InputStream in, PrintStream out, PrintStream err, Audience audience) {
        this.in = in;
        this.out = out;
        this.err = err;
        this.audience = audience;
    }

    InputStream in() {
        return in;
    }

    PrintStream out() {
        return out;
    }

    /**
     * Whether nobody reads the results any more, as when they are piped into a program that has ended. Only a person sees
     * each result at once: asking means writing out what there is.
     */
    boolean isClosed() {
        asked++;
        if (audience == Audience.RESULTS || asked % ASK_EVERY == 0) {
            closed = out.checkError();
        }
        return closed;
    }

    void diagnose(String text) {
        keepOrder();
        err.print(text);
    }

    void complain(String text) {
        keepOrder();
        err.println("ludex: " + text);
    }

    /** Results come before what is said after them, also where both go to one place. */
    private void keepOrder() {
        clearProgress();
        out.flush();
    }

    /** Whether colours are welcome. */
    boolean likesColour() {
        String refused = System.getenv("NO_COLOR");
        return audience == Audience.RESULTS && (refused == null || refused.isEmpty());
    }

    /** Shows how far a long job has come, in a line that the next one replaces; to those only who see nothing else. */
    void progress(String text) {
        if (audience == Audience.PROGRESS) {
            clearProgress();
            err.print(text);
            err.flush();
            showsProgress = true;
        }
    }

    /** Takes the line that shows progress away. */
    void clearProgress() {
        if (showsProgress) {
            err.print("\r\u001B[K");
            showsProgress = false;
        }
    }

    PrintWriter writer(PrintStream stream) {
        return new PrintWriter(stream, true, StandardCharsets.UTF_8);
    }
}
