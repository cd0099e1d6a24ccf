package org.ludex.table.host;

import java.util.Locale;
import java.util.Optional;

/** What kind of player has a seat. */
public enum Player {
    /** Somebody with the seat's link. */
    PERSON,
    /** The server plays any legal move. */
    RANDOM,
    /** The server plays what looks best one move ahead. */
    GREEDY;

    /** The player that a word means. */
    public static Optional<Player> parse(String word) {
        for (Player player : values()) {
            if (player.toString().equals(word)) {
                return Optional.of(player);
            }
        }
        return Optional.empty();
    }

    /** The word that requests and journals use. */
    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
