package com.example.nim;

import java.util.Locale;
import org.ludex.core.Seat;

/** The player who begins, and the other. */
public enum Side implements Seat {
    FIRST,
    SECOND;

    @Override
    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }

    Side other() {
        return this == FIRST ? SECOND : FIRST;
    }
}
