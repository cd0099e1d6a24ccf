package org.ludex.core;

import java.util.List;

/** A text or set-up is no position of the game. */
public final class InvalidPositionException extends FaultsException {

    private static final long serialVersionUID = 1L;

    /** A set-up with these faults. */
    public InvalidPositionException(List<Fault> faults) {
        super(faults);
    }

    /**
     * A text that cannot be read at a place.
     *
     * @param text the whole text
     * @param column where the trouble is, from 1
     * @param expected what could stand there
     */
    public static InvalidPositionException unreadable(String text, int column, String expected) {
        return new InvalidPositionException(List.of(
                new Fault(CoreRule.POSITION_TEXT, Facts.of("text", text, "column", column, "expected", expected))));
    }
}
