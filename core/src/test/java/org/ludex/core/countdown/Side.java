package org.ludex.core.countdown;

import java.util.Locale;
import org.ludex.core.Seat;

/** The two players. */
public enum Side implements Seat {
    WHITE,
    BLACK;

    @Override
    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }

    Side other() {
        return this == WHITE ? BLACK : WHITE;
    }

    @Override
    public String toString() {
        return id();
    }
}
