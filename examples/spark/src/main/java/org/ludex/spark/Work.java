package org.ludex.spark;

import java.io.Serializable;
import java.util.ArrayList;
import java.util.List;

/**
 * What one task does: pieces of one input.
 *
 * @param input the id of the input
 * @param pieces what to judge, in order
 */
record Work(String input, List<Piece> pieces) implements Serializable {

    /** The pieces of an input as work for tasks, each of about so many bytes. */
    static List<Work> of(String input, List<Piece> pieces, long bytes) {
        List<Work> works = new ArrayList<>();
        List<Piece> next = new ArrayList<>();
        long size = 0;
        for (Piece piece : pieces) {
            if (!next.isEmpty() && size + piece.length() > bytes) {
                works.add(new Work(input, List.copyOf(next)));
                next.clear();
                size = 0;
            }
            next.add(piece);
            size += piece.length();
        }
        if (!next.isEmpty()) {
            works.add(new Work(input, List.copyOf(next)));
        }
        return works;
    }
}
