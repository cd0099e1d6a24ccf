package org.ludex.dog.classic;

import java.util.Locale;

/** Whether the eight 14s of DOG Cards are added. */
public enum Cards14 {
    /** They stay in the box. */
    OFF,
    /** They are added. */
    ON;

    /** The word in options. */
    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
