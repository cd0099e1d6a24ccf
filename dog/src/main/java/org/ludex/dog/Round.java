package org.ludex.dog;

import java.util.Objects;

/**
 * The announcement before a deal, {@code round 1 6 A} in a record. It is not a move of its own; the move that follows it,
 * a shuffle or a deal, carries it and writes it before its own words: {@code round 1 6 A deal A:#6 ...}. A writer of
 * records breaks the line after the leader.
 *
 * @param number the number of the round, from 1
 * @param size how many cards everybody gets
 * @param leader who plays first
 */
public record Round(int number, int size, Player leader) {
    /** Refuses null. */
    public Round {
        Objects.requireNonNull(leader, "the leader is null");
    }

    @Override
    public String toString() {
        return "round " + number + " " + size + " " + leader;
    }
}
