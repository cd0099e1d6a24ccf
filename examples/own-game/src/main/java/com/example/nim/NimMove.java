package com.example.nim;

import org.ludex.core.Move;

/** What a player can do. The fields of the records are the JSON of a move, their text is how it is written. */
public sealed interface NimMove extends Move {

    /** Takes some matches from a row, counted from 1: {@code 4x7}. */
    record Take(int row, int count) implements NimMove {
        @Override
        public String toString() {
            return row + "x" + count;
        }
    }
}
