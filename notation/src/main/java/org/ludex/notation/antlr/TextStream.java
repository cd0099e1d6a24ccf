package org.ludex.notation.antlr;

import org.antlr.v4.runtime.CharStream;
import org.antlr.v4.runtime.IntStream;
import org.antlr.v4.runtime.misc.Interval;

/**
 * A string for ANTLR, counted in UTF-16 units: ANTLR's own streams count code points, so that places after an emoji
 * would be off.
 *
 * <p>A lexer sees the text folded: a character outside ASCII may appear as the ASCII character that means the same to
 * it. ANTLR remembers what it has learnt only about ASCII, so that a sheet full of arrows would be read many times
 * slower. The text of tokens is the original.
 */
public final class TextStream implements CharStream {

    private static final int LAST_ASCII = 127;

    private final String text;
    private final Fold fold;
    private int at;
    private int farthest = -1;

    /** A stream over a text, folded for its lexer. */
    public TextStream(String text, Fold fold) {
        this.text = text;
        this.fold = fold;
    }

    private char folded(int index) {
        char c = text.charAt(index);
        return c > LAST_ASCII ? fold.of(c) : c;
    }

    /** What a character outside ASCII means to a lexer. */
    @FunctionalInterface
    public interface Fold {
        /** The character that means the same, or the character itself. */
        char of(char c);
    }

    /** Goes on to the next character that is neither a space nor a tab. */
    void passBlanks() {
        while (at < text.length() && (folded(at) == ' ' || folded(at) == '\t')) {
            at++;
        }
    }

    /** The farthest place that anybody has looked at; -1 where nobody has. */
    public int farthest() {
        return farthest;
    }

    @Override
    public void consume() {
        if (at >= text.length()) {
            throw new IllegalStateException("cannot consume the end of the text");
        }
        at++;
    }

    @Override
    public int LA(int offset) {
        if (offset == 0) {
            return 0;
        }
        int index = offset < 0 ? at + offset : at + offset - 1;
        farthest = Math.max(farthest, index);
        return index < 0 || index >= text.length() ? IntStream.EOF : folded(index);
    }

    @Override
    public int mark() {
        return -1;
    }

    @Override
    public void release(int marker) {
        // The whole text is always at hand.
    }

    @Override
    public int index() {
        return at;
    }

    @Override
    public void seek(int index) {
        at = Math.min(index, text.length());
    }

    @Override
    public int size() {
        return text.length();
    }

    @Override
    public String getText(Interval interval) {
        int from = Math.min(interval.a, text.length());
        return text.substring(from, Math.max(from, Math.min(interval.b + 1, text.length())));
    }

    @Override
    public String getSourceName() {
        return IntStream.UNKNOWN_SOURCE_NAME;
    }
}
