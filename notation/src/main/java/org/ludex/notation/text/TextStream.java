package org.ludex.notation.text;

import org.antlr.v4.runtime.CharStream;
import org.antlr.v4.runtime.IntStream;
import org.antlr.v4.runtime.misc.Interval;

/**
 * A string for ANTLR, counted in UTF-16 units. ANTLR's own streams count code points, so that places behind an emoji
 * would be off.
 */
public final class TextStream implements CharStream {

    private final String text;
    private int at;

    /** A stream over a text. */
    public TextStream(String text) {
        this.text = text;
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
        return index < 0 || index >= text.length() ? IntStream.EOF : text.charAt(index);
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
