package org.ludex.core;

import java.util.Locale;

/**
 * A place at the table: White, Black, or A to D. Each game's seats are an enum, in the order in which scores and lists
 * name them.
 */
public interface Seat {

    /** The word records and JSON use for this seat, such as {@code white} or {@code A}. */
    String id();

    /** The seat's place, from 0, among all seats that the game knows. */
    int ordinal();

    /** What people call this seat, in the language asked for or in English: {@code White}. */
    default String name(Locale locale) {
        return this instanceof Enum<?> constant ? Messages.word(constant, locale) : id();
    }
}
