package org.ludex.testkit.pebbles;

import java.util.List;
import org.ludex.core.Footprint;
import org.ludex.core.Move;

/** Taking pebbles from a heap; heaps count from 1. */
public sealed interface PebblesMove extends Move {

    int heap();

    int count();

    @Override
    default Footprint footprint() {
        return Footprint.off(List.of(new Heap(heap())));
    }

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

    /** Taking with a footprint that says something else: a broken move for tests. */
    record Stray(int heap, int count, Footprint footprint) implements PebblesMove {
        @Override
        public String toString() {
            return heap + "-" + count;
        }
    }
}
