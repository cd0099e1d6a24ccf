package org.ludex.core;

import java.util.List;

/** A text or a set-up that is not a position of the game. */
public final class InvalidPositionException extends FaultsException {

    private static final long serialVersionUID = 1L;

    /** How many characters the message shows on either side of the unreadable place. */
    private static final int SHOWN = 60;

    /** A set-up with these faults. */
    public InvalidPositionException(List<Fault> faults) {
        super(faults);
    }

    /**
     * A text that cannot be read at a certain column. The message shows the text around it in one line.
     *
     * @param text the whole text
     * @param column where it becomes unreadable, in code points, starting at 1
     * @param expected what should be there: a word or a symbol, or a {@link Phrase} that describes it
     */
    public static InvalidPositionException unreadable(String text, int column, Object expected) {
        Facts facts = Facts.of("text", around(text, column), "column", column, "expected", expected);
        return new InvalidPositionException(List.of(new Fault(CoreRule.POSITION_TEXT, facts)));
    }

    private static String around(String text, int column) {
        int length = text.codePointCount(0, text.length());
        int place = Math.max(0, Math.min(column - 1, length));
        int from = Math.max(0, place - SHOWN);
        int to = Math.min(length, place + SHOWN);
        StringBuilder shown = new StringBuilder(from > 0 ? "..." : "");
        text.substring(text.offsetByCodePoints(0, from), text.offsetByCodePoints(0, to))
                .codePoints()
                .map(codePoint -> Character.isISOControl(codePoint) ? '\uFFFD' : codePoint)
                .forEach(shown::appendCodePoint);
        return shown.append(to < length ? "..." : "").toString();
    }
}
