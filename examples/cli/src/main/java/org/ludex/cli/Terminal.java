package org.ludex.cli;

import java.io.InputStream;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.ludex.notation.DiagnosticText;

/**
 * Where the program reads and writes: results to standard output, everything else to standard error.
 */
final class Terminal {

    private static final int ASK_EVERY = 256;

    /** The maximum length of a message. */
    private static final int LONGEST_LINE = 2000;

    private static final Pattern COLUMNS = Pattern.compile("\\d{1,6}");
    private static final int USUAL_WIDTH = 80;
    private static final int NARROWEST = 40;
    private static final int WIDEST = 100;

    private final InputStream in;
    private final PrintStream out;
    private final PrintStream err;
    private final Audience audience;
    private final Environment environment;
    private boolean showsProgress;
    private int asked;
    private boolean closed;

    /**
     * A terminal.
     *
     * @param in where records may come from
     * @param out where results go
     * @param err where everything else goes
     * @param audience what a person sees of the output
     * @param environment the variables of the environment by their names; null where one is not set
     */
    Terminal(InputStream in, PrintStream out, PrintStream err, Audience audience, Environment environment) {
        this.in = in;
        this.out = out;
        this.err = err;
        this.audience = audience;
        this.environment = environment;
    }

    /** The variables of the environment. */
    @FunctionalInterface
    interface Environment {
        /** The value of a variable, or null. */
        @Nullable
        String value(String name);
    }

    InputStream in() {
        return in;
    }

    PrintStream out() {
        return out;
    }

    /**
     * Whether nobody reads the results any more, for example because they are piped into a program that has ended.
     * Checking this flushes the output.
     */
    boolean isClosed() {
        asked++;
        if (audience == Audience.RESULTS || asked % ASK_EVERY == 0) {
            closed = out.checkError();
        }
        return closed;
    }

    /** Prints a line of results, with control characters escaped. */
    void say(String line) {
        out.println(DiagnosticText.visible(line, LONGEST_LINE));
    }

    /** Records as they may be shown: control characters are escaped on a screen, while files get every character. */
    String shown(String text) {
        return audience == Audience.RESULTS
                ? text.lines()
                        .map(line -> DiagnosticText.visible(line, Integer.MAX_VALUE) + "\n")
                        .collect(Collectors.joining())
                : text;
    }

    void diagnose(String text) {
        keepOrder();
        err.print(text);
    }

    void complain(String text) {
        keepOrder();
        err.println("ludex: " + DiagnosticText.visible(text, LONGEST_LINE));
    }

    /** Flushes the results before later messages, in case both go to the same place. */
    private void keepOrder() {
        clearProgress();
        out.flush();
    }

    /** The number of columns for running text: those of the screen, but no more than one likes to read. */
    int width() {
        String columns = environment.value("COLUMNS");
        if (audience != Audience.RESULTS
                || columns == null
                || !COLUMNS.matcher(columns).matches()) {
            return USUAL_WIDTH;
        }
        return Math.max(NARROWEST, Math.min(WIDEST, Integer.parseInt(columns)));
    }

    /** Whether colours are wanted. */
    boolean likesColour() {
        String refused = environment.value("NO_COLOR");
        return audience == Audience.RESULTS && !isDumb() && (refused == null || refused.isEmpty());
    }

    /** Whether the screen does not understand escape sequences. */
    private boolean isDumb() {
        return "dumb".equals(environment.value("TERM"));
    }

    /**
     * Shows the progress of a long job in a line that the next one replaces, but only to people who see nothing else.
     */
    void progress(String text) {
        if (audience == Audience.PROGRESS && !isDumb()) {
            clearProgress();
            err.print(text);
            err.flush();
            showsProgress = true;
        }
    }

    /** Removes the line that shows progress. */
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
