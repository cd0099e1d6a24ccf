package org.ludex.yinsh;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import org.ludex.yinsh.YinshMove.MoveRing;
import org.ludex.yinsh.YinshMove.Pass;
import org.ludex.yinsh.YinshMove.PlaceRing;
import org.ludex.yinsh.YinshMove.TakeRing;
import org.ludex.yinsh.YinshMove.TakeRow;

/** The moves that positions list, created once, because counting and searching need the same moves again and again. */
final class Moves {

    /** The moves of a side that must pass. */
    static final List<YinshMove> PASS = List.of(new Pass());

    /** The rows, ordered by their first point, then by their last. */
    static final Comparator<TakeRow> ROW_ORDER =
            Comparator.comparing(TakeRow::from).thenComparing(TakeRow::to);

    private static final PlaceRing[] PLACEMENTS = new PlaceRing[Rays.BITS];
    private static final TakeRing[] REMOVALS = new TakeRing[Rays.BITS];
    private static final MoveRing[] RING_MOVES = new MoveRing[Rays.BITS * Rays.BITS];

    static {
        for (Point from : Point.all()) {
            PLACEMENTS[from.bit()] = new PlaceRing(from);
            REMOVALS[from.bit()] = new TakeRing(from);
            for (Point to : Point.all()) {
                if (Rays.direction(from.bit(), to.bit()) >= 0) {
                    RING_MOVES[from.bit() * Rays.BITS + to.bit()] = new MoveRing(from, to);
                }
            }
        }
    }

    private Moves() {}

    /** The ring move between two points on a line, given by their bits. */
    static MoveRing ring(int from, int to) {
        return RING_MOVES[from * Rays.BITS + to];
    }

    /** The placement on a point. */
    static PlaceRing placement(Point point) {
        return PLACEMENTS[point.bit()];
    }

    /** The placement on a point, given by its bit. */
    static PlaceRing placement(int bit) {
        return PLACEMENTS[bit];
    }

    /** The removal of the ring on each of these points. */
    static List<YinshMove> removals(List<Point> points) {
        List<YinshMove> moves = new ArrayList<>(points.size());
        points.forEach(point -> moves.add(REMOVALS[point.bit()]));
        return Collections.unmodifiableList(moves);
    }
}
