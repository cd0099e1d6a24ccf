package org.ludex.core;

import java.util.Locale;

/**
 * A place at the table, such as White or Black, or A to D. The seats of a game are an enum, in the order in which
 * scores and lists name them.
 */
public interface Seat {

    /** The id of this seat in records and JSON, such as {@code white} or {@code A}. */
    String id();

    /** The index of this seat among all seats of the game, starting at 0. */
    int ordinal();

    /** The name of this seat, such as {@code White}, in the requested language or in English. */
    default String name(Locale locale) {
        return this instanceof Enum<?> constant ? Messages.word(constant, locale) : id();
    }
}
