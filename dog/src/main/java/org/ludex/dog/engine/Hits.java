package org.ludex.dog.engine;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.ludex.dog.Place;

/** The pieces that a move sent to their kennels, in order. Mutable; used while one move is tried. */
public final class Hits {

    private static final int[] NONE = {};

    private int[] found = NONE;
    private int count;
    private int lost;

    /** Forgets all of them. */
    void clear() {
        count = 0;
        lost = 0;
    }

    /** Sends the piece on a spot to its kennel. */
    public void hit(Board board, int spot) {
        int piece = board.lift(spot);
        board.kennel(piece);
        note(piece, spot);
    }

    /** Sends home a piece that its own move lost. */
    public void lose(Board board, int spot) {
        hit(board, spot);
        lost |= 1 << (count - 1);
    }

    private void note(int piece, int spot) {
        if (count == found.length) {
            found = Arrays.copyOf(found, 2 * count + 2);
        }
        found[count++] = piece << 8 | spot;
    }

    /** Whether a record's list of hits is right, in any order. Pieces that were lost may be left out of it. */
    public boolean fit(Table table, List<Place> listed) {
        return same(listed, places(table, 0)) || (lost != 0 && same(listed, places(table, lost)));
    }

    private static boolean same(List<Place> listed, List<Place> places) {
        List<Place> rest = new ArrayList<>(places);
        return listed.size() == rest.size() && listed.stream().allMatch(rest::remove);
    }

    /** What was hit, and where. */
    public List<Place> places(Table table) {
        return places(table, 0);
    }

    private List<Place> places(Table table, int without) {
        List<Place> places = new ArrayList<>();
        for (int index = 0; index < count; index++) {
            if ((without >> index & 1) == 0) {
                places.add(new Place(Board.player(Board.owner(found[index] >> 8)), table.cell(found[index] & 255)));
            }
        }
        return places;
    }
}
