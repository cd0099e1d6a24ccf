package org.ludex.cli;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;

/**
 * What a call of the program did.
 *
 * @param code its exit code
 * @param out what it printed
 * @param err what it complained about
 */
record Run(int code, String out, String err) {

    /** Runs the program on a text as standard input. */
    static Run of(String input, String... arguments) {
        return of(new ByteArrayInputStream(input.getBytes(StandardCharsets.UTF_8)), arguments);
    }

    /** Runs the program on some standard input. */
    static Run of(InputStream input, String... arguments) {
        return of(input, Audience.NOBODY, arguments);
    }

    /** Runs the program on some standard input, before somebody's eyes. */
    static Run of(InputStream input, Audience audience, String... arguments) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        int code = Main.run(
                input,
                new PrintStream(out, false, StandardCharsets.UTF_8),
                new PrintStream(err, true, StandardCharsets.UTF_8),
                audience,
                arguments);
        return new Run(code, text(out), text(err));
    }

    /** What was printed, with lines that end everywhere alike. */
    static String text(ByteArrayOutputStream printed) {
        return printed.toString(StandardCharsets.UTF_8).replace(System.lineSeparator(), "\n");
    }
}
