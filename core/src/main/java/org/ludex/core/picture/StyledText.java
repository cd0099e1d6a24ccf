package org.ludex.core.picture;

import java.util.ArrayList;
import java.util.List;

/**
 * Text made of runs, each with its own style.
 *
 * <pre>{@code
 * StyledText line = StyledText.of("a1 ").plus("R", Ink.of(0xFFFFFF, 0xC62828)).plus("\n");
 * }</pre>
 *
 * @param runs the runs in order
 */
public record StyledText(List<Run> runs) {

    private static final StyledText EMPTY = new StyledText(List.of());
    private static final String RESET = "\u001B[0m";

    /**
     * A piece of text in one style.
     *
     * @param text the text, line breaks included
     * @param ink its style
     */
    public record Run(String text, Ink ink) {}

    /** Copies the list of runs. */
    public StyledText {
        runs = List.copyOf(runs);
    }

    /** No text. */
    public static StyledText empty() {
        return EMPTY;
    }

    /** Text in the terminal's default style. */
    public static StyledText of(String text) {
        return of(text, Ink.PLAIN);
    }

    /** Text in a certain style. */
    public static StyledText of(String text, Ink ink) {
        return new StyledText(List.of(new Run(text, ink)));
    }

    /** Joins several texts. */
    public static StyledText join(List<StyledText> parts) {
        return new StyledText(parts.stream().flatMap(part -> part.runs.stream()).toList());
    }

    /** This text followed by more text in the terminal's default style. */
    public StyledText plus(String text) {
        return plus(text, Ink.PLAIN);
    }

    /** This text followed by more text in a certain style. */
    public StyledText plus(String text, Ink ink) {
        return plus(of(text, ink));
    }

    /** This text followed by another. */
    public StyledText plus(StyledText other) {
        List<Run> all = new ArrayList<>(runs);
        all.addAll(other.runs);
        return new StyledText(all);
    }

    /** The text without styles. */
    public String plain() {
        StringBuilder text = new StringBuilder();
        runs.forEach(run -> text.append(run.text()));
        return text.toString();
    }

    /** The text with escape sequences for a terminal. */
    public String ansi() {
        StringBuilder text = new StringBuilder();
        for (Run run : runs) {
            String escape = run.ink().escape();
            text.append(escape).append(run.text()).append(escape.isEmpty() ? "" : RESET);
        }
        return text.toString();
    }
}
