package org.ludex.testkit.pebbles;

import org.ludex.core.Move;

/** Taking pebbles from a heap; heaps count from 1. */
public sealed interface PebblesMove extends Move {

    int heap();

    int count();

    record Take(int heap, int count) implements PebblesMove {
        @Override
        public String toString() {
            return heap + "-" + count;
        }
    }

    /** The same in two handfuls: legal by P3, but never listed, because it leads where one handful leads. */
    record TakeTwice(int heap, int first, int second) implements PebblesMove {
        @Override
        public int count() {
            return first + second;
        }

        @Override
        public String toString() {
            return heap + "-" + first + "-" + second;
        }
    }

    /** Taking with a text that says something else: a broken move for tests. */
    record Mumble(int heap, int count, String text) implements PebblesMove {
        @Override
        public String toString() {
            return text;
        }
    }
}
