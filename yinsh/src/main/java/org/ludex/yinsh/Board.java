package org.ludex.yinsh;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import org.ludex.yinsh.YinshMove.TakeRow;

/**
 * The pieces on the 85 points: four sets of points in two longs each, see {@link Rays}. Knows where rings can go and
 * where rows are, but nothing of turns.
 */
final class Board {

    static final Board EMPTY = new Board(0, 0, 0, 0, 0, 0, 0, 0);

    private static final long MIX = 0x9E3779B97F4A7C15L;

    private final long whiteRingsLow;
    private final long whiteRingsHigh;
    private final long blackRingsLow;
    private final long blackRingsHigh;
    private final long whiteMarkersLow;
    private final long whiteMarkersHigh;
    private final long blackMarkersLow;
    private final long blackMarkersHigh;

    private Board(
            long whiteRingsLow,
            long whiteRingsHigh,
            long blackRingsLow,
            long blackRingsHigh,
            long whiteMarkersLow,
            long whiteMarkersHigh,
            long blackMarkersLow,
            long blackMarkersHigh) {
        this.whiteRingsLow = whiteRingsLow;
        this.whiteRingsHigh = whiteRingsHigh;
        this.blackRingsLow = blackRingsLow;
        this.blackRingsHigh = blackRingsHigh;
        this.whiteMarkersLow = whiteMarkersLow;
        this.whiteMarkersHigh = whiteMarkersHigh;
        this.blackMarkersLow = blackMarkersLow;
        this.blackMarkersHigh = blackMarkersHigh;
    }

    /** A copy of this board with one more piece on an empty point. */
    Board with(Piece piece, Point point) {
        long low = Rays.low(point.bit());
        long high = Rays.high(point.bit());
        return piece.isRing() ? toggleRing(piece.side(), low, high) : toggleMarkers(piece.side(), low, high);
    }

    /** A copy of this board without one of a side's rings. */
    Board withoutRing(Side side, Point point) {
        return toggleRing(side, Rays.low(point.bit()), Rays.high(point.bit()));
    }

    /** A copy of this board without the five markers of a row. */
    Board withoutRow(Side side, Point from, Point to) {
        int direction = Rays.direction(from.bit(), to.bit());
        return toggleMarkers(side, lineLow(from, to, direction), lineHigh(from, to, direction));
    }

    /** Whether the points from one to another are a row of a side's markers. */
    boolean isRow(Side side, Point from, Point to) {
        int direction = Rays.direction(from.bit(), to.bit());
        if (direction < 0) {
            return false;
        }
        long low = lineLow(from, to, direction);
        long high = lineHigh(from, to, direction);
        return Long.bitCount(low) + Long.bitCount(high) == Rows.LENGTH
                && (low & ~markersLow(side)) == 0
                && (high & ~markersHigh(side)) == 0;
    }

    private static long lineLow(Point from, Point to, int direction) {
        return span(Rays.low(from.bit(), direction), Rays.low(to.bit(), direction)) | Rays.low(from.bit());
    }

    private static long lineHigh(Point from, Point to, int direction) {
        return span(Rays.high(from.bit(), direction), Rays.high(to.bit(), direction)) | Rays.high(from.bit());
    }

    /**
     * The points that are ahead of one point but not ahead of a farther one: the farther point and all points between.
     */
    private static long span(long aheadOfNear, long aheadOfFar) {
        return aheadOfNear & ~aheadOfFar;
    }

    private Board toggleRing(Side side, long low, long high) {
        return side == Side.WHITE
                ? withRings(whiteRingsLow ^ low, whiteRingsHigh ^ high, blackRingsLow, blackRingsHigh)
                : withRings(whiteRingsLow, whiteRingsHigh, blackRingsLow ^ low, blackRingsHigh ^ high);
    }

    private Board withRings(long whiteLow, long whiteHigh, long blackLow, long blackHigh) {
        return new Board(
                whiteLow,
                whiteHigh,
                blackLow,
                blackHigh,
                whiteMarkersLow,
                whiteMarkersHigh,
                blackMarkersLow,
                blackMarkersHigh);
    }

    private Board toggleMarkers(Side side, long low, long high) {
        boolean white = side == Side.WHITE;
        return new Board(
                whiteRingsLow,
                whiteRingsHigh,
                blackRingsLow,
                blackRingsHigh,
                white ? whiteMarkersLow ^ low : whiteMarkersLow,
                white ? whiteMarkersHigh ^ high : whiteMarkersHigh,
                white ? blackMarkersLow : blackMarkersLow ^ low,
                white ? blackMarkersHigh : blackMarkersHigh ^ high);
    }

    /** The board after a legal ring move: the marker stays behind, and jumped markers are flipped. */
    Board afterMove(Side side, Point from, Point to) {
        long fromLow = Rays.low(from.bit());
        long fromHigh = Rays.high(from.bit());
        long ringLow = fromLow | Rays.low(to.bit());
        long ringHigh = fromHigh | Rays.high(to.bit());
        int direction = Rays.direction(from.bit(), to.bit());
        long flipLow = markersLow() & span(Rays.low(from.bit(), direction), Rays.low(to.bit(), direction));
        long flipHigh = markersHigh() & span(Rays.high(from.bit(), direction), Rays.high(to.bit(), direction));
        boolean white = side == Side.WHITE;
        return new Board(
                white ? whiteRingsLow ^ ringLow : whiteRingsLow,
                white ? whiteRingsHigh ^ ringHigh : whiteRingsHigh,
                white ? blackRingsLow : blackRingsLow ^ ringLow,
                white ? blackRingsHigh : blackRingsHigh ^ ringHigh,
                (whiteMarkersLow ^ flipLow) | (white ? fromLow : 0),
                (whiteMarkersHigh ^ flipHigh) | (white ? fromHigh : 0),
                (blackMarkersLow ^ flipLow) | (white ? 0 : fromLow),
                (blackMarkersHigh ^ flipHigh) | (white ? 0 : fromHigh));
    }

    /** The piece on a point, if there is one. */
    Optional<Piece> at(Point point) {
        int bit = point.bit();
        if (isEmpty(point)) {
            return Optional.empty();
        }
        Side side =
                has(whiteRingsLow | whiteMarkersLow, whiteRingsHigh | whiteMarkersHigh, bit) ? Side.WHITE : Side.BLACK;
        return Optional.of(hasRing(side, point) ? Piece.ring(side) : Piece.marker(side));
    }

    /** Whether a point is empty. */
    boolean isEmpty(Point point) {
        return !has(ringsLow() | markersLow(), ringsHigh() | markersHigh(), point.bit());
    }

    /** Whether a point holds one of a side's rings. */
    boolean hasRing(Side side, Point point) {
        return has(ringsLow(side), ringsHigh(side), point.bit());
    }

    /** Whether a set contains a point. */
    static boolean has(long low, long high, int bit) {
        // Java shifts a long by the lower six bits of the distance.
        return (((bit < 64 ? low : high) >>> bit) & 1) != 0;
    }

    /** The number of rings of a side. */
    int ringCount(Side side) {
        return Long.bitCount(ringsLow(side)) + Long.bitCount(ringsHigh(side));
    }

    /** The number of markers of both colours. */
    int markerCount() {
        return Long.bitCount(markersLow()) + Long.bitCount(markersHigh());
    }

    /** The points that hold a piece, in order. */
    List<Point> points(Piece piece) {
        Side side = piece.side();
        return piece.isRing() ? points(ringsLow(side), ringsHigh(side)) : points(markersLow(side), markersHigh(side));
    }

    /** A placement on each empty point, in order. */
    List<YinshMove> placements() {
        List<YinshMove> moves = new ArrayList<>(emptyCount());
        for (long rest = emptyLow(); rest != 0; rest &= rest - 1) {
            moves.add(Moves.placement(Long.numberOfTrailingZeros(rest)));
        }
        for (long rest = emptyHigh(); rest != 0; rest &= rest - 1) {
            moves.add(Moves.placement(Long.SIZE + Long.numberOfTrailingZeros(rest)));
        }
        return Collections.unmodifiableList(moves);
    }

    /** The number of empty points. */
    int emptyCount() {
        return Long.bitCount(emptyLow()) + Long.bitCount(emptyHigh());
    }

    /** The points of a set, in order. */
    static List<Point> points(long low, long high) {
        List<Point> points = new ArrayList<>(Long.bitCount(low) + Long.bitCount(high));
        for (long rest = low; rest != 0; rest &= rest - 1) {
            points.add(Point.ofBit(Long.numberOfTrailingZeros(rest)));
        }
        for (long rest = high; rest != 0; rest &= rest - 1) {
            points.add(Point.ofBit(64 + Long.numberOfTrailingZeros(rest)));
        }
        return points;
    }

    /**
     * Whether a ring can move from a point to an empty point on its line, either over no piece or to where its jump
     * ends.
     */
    boolean isOpen(Point from, Point to) {
        int start = from.bit();
        int goal = to.bit();
        int direction = Rays.direction(start, goal);
        long low = span(Rays.low(start, direction), Rays.low(goal, direction)) & ~Rays.low(goal);
        long high = span(Rays.high(start, direction), Rays.high(goal, direction)) & ~Rays.high(goal);
        long piecesLow = low & (ringsLow() | markersLow());
        long piecesHigh = high & (ringsHigh() | markersHigh());
        if ((piecesLow | piecesHigh) == 0) {
            return true;
        }
        // From the first piece on there is nothing but markers up to the goal.
        int first = Rays.first(piecesLow, piecesHigh, direction);
        return !has(ringsLow(), ringsHigh(), first)
                && (low & Rays.low(first, direction) & ~markersLow()) == 0
                && (high & Rays.high(first, direction) & ~markersHigh()) == 0;
    }

    /** The first ring between a point and an empty point on its line. */
    Optional<Point> firstRing(Point from, Point to) {
        return first(ringsLow(), ringsHigh(), from, to);
    }

    /** The first marker between a point and an empty point on its line. */
    Optional<Point> firstMarker(Point from, Point to) {
        return first(markersLow(), markersHigh(), from, to);
    }

    /** The first empty point on the way from a point to another point on its line, which is included. */
    Optional<Point> firstEmpty(Point from, Point to) {
        return first(emptyLow(), emptyHigh(), from, to);
    }

    private static Optional<Point> first(long low, long high, Point from, Point to) {
        int direction = Rays.direction(from.bit(), to.bit());
        long lowOnWay = low & span(Rays.low(from.bit(), direction), Rays.low(to.bit(), direction));
        long highOnWay = high & span(Rays.high(from.bit(), direction), Rays.high(to.bit(), direction));
        return (lowOnWay | highOnWay) == 0
                ? Optional.empty()
                : Optional.of(Point.ofBit(Rays.first(lowOnWay, highOnWay, direction)));
    }

    /** The number of ring moves of a side. */
    int moveCount(Side side) {
        int count = 0;
        for (long rest = ringsLow(side); rest != 0; rest &= rest - 1) {
            int ring = Long.numberOfTrailingZeros(rest);
            count += Paths.count(ringsLow(), ringsHigh(), markersLow(), markersHigh(), ring);
        }
        for (long rest = ringsHigh(side); rest != 0; rest &= rest - 1) {
            int ring = 64 + Long.numberOfTrailingZeros(rest);
            count += Paths.count(ringsLow(), ringsHigh(), markersLow(), markersHigh(), ring);
        }
        return count;
    }

    /** The ring moves of a side, ordered by ring, then by direction, the nearest point first. */
    List<YinshMove> moves(Side side) {
        List<YinshMove> moves = new ArrayList<>(64);
        for (Point ring : points(ringsLow(side), ringsHigh(side))) {
            Paths.list(ringsLow(), ringsHigh(), markersLow(), markersHigh(), ring.bit(), moves);
        }
        return moves;
    }

    /** A random ring move of a side, each as likely as any other; empty where there is none. */
    Optional<YinshMove> sampleMove(Side side, RandomGenerator random) {
        // How many moves each ring has, eight bits each: no side has more than five rings, and no ring so many moves.
        long counts = 0;
        int total = 0;
        int rings = 0;
        for (long low = ringsLow(side), high = ringsHigh(side); (low | high) != 0; rings++) {
            int count = Paths.count(ringsLow(), ringsHigh(), markersLow(), markersHigh(), first(low, high));
            counts |= (long) count << (rings * Byte.SIZE);
            total += count;
            high = low == 0 ? high & (high - 1) : high;
            low &= low - 1;
        }
        int left = random.nextInt(Math.max(1, total));
        if (total == 0) {
            return Optional.empty();
        }
        long low = ringsLow(side);
        long high = ringsHigh(side);
        while (left >= (counts & 0xFF)) {
            left -= (int) (counts & 0xFF);
            counts >>>= Byte.SIZE;
            high = low == 0 ? high & (high - 1) : high;
            low &= low - 1;
        }
        return Optional.of(Paths.move(ringsLow(), ringsHigh(), markersLow(), markersHigh(), first(low, high), left));
    }

    private static int first(long low, long high) {
        return low != 0 ? Long.numberOfTrailingZeros(low) : 64 + Long.numberOfTrailingZeros(high);
    }

    /** The empty point with a number, from 0, in the order of {@link #placements}. There are as many. */
    Point empty(int number) {
        long low = emptyLow();
        int lower = Long.bitCount(low);
        boolean inLow = number < lower;
        long rest = inLow ? low : emptyHigh();
        for (int left = inLow ? number : number - lower; left > 0; left--) {
            rest &= rest - 1;
        }
        return Point.ofBit((inLow ? 0 : 64) + Long.numberOfTrailingZeros(rest));
    }

    /** Whether a side has a row. */
    boolean hasRow(Side side) {
        return Rows.any(markersLow(side), markersHigh(side));
    }

    /** The number of rows of a side. */
    int rowCount(Side side) {
        return Rows.count(markersLow(side), markersHigh(side));
    }

    /** The rows of a side, ordered by their first point, then by their last. */
    List<TakeRow> rows(Side side) {
        return Rows.list(markersLow(side), markersHigh(side));
    }

    private long ringsLow(Side side) {
        return side == Side.WHITE ? whiteRingsLow : blackRingsLow;
    }

    private long ringsHigh(Side side) {
        return side == Side.WHITE ? whiteRingsHigh : blackRingsHigh;
    }

    private long ringsLow() {
        return whiteRingsLow | blackRingsLow;
    }

    private long ringsHigh() {
        return whiteRingsHigh | blackRingsHigh;
    }

    private long markersLow(Side side) {
        return side == Side.WHITE ? whiteMarkersLow : blackMarkersLow;
    }

    private long markersHigh(Side side) {
        return side == Side.WHITE ? whiteMarkersHigh : blackMarkersHigh;
    }

    private long markersLow() {
        return whiteMarkersLow | blackMarkersLow;
    }

    private long markersHigh() {
        return whiteMarkersHigh | blackMarkersHigh;
    }

    private long emptyLow() {
        return Rays.BOARD_LOW & ~(ringsLow() | markersLow());
    }

    private long emptyHigh() {
        return Rays.BOARD_HIGH & ~(ringsHigh() | markersHigh());
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Board board
                && whiteRingsLow == board.whiteRingsLow
                && whiteRingsHigh == board.whiteRingsHigh
                && blackRingsLow == board.blackRingsLow
                && blackRingsHigh == board.blackRingsHigh
                && whiteMarkersLow == board.whiteMarkersLow
                && whiteMarkersHigh == board.whiteMarkersHigh
                && blackMarkersLow == board.blackMarkersLow
                && blackMarkersHigh == board.blackMarkersHigh;
    }

    @Override
    public int hashCode() {
        long hash = whiteRingsLow;
        hash = hash * MIX + whiteRingsHigh;
        hash = hash * MIX + blackRingsLow;
        hash = hash * MIX + blackRingsHigh;
        hash = hash * MIX + whiteMarkersLow;
        hash = hash * MIX + whiteMarkersHigh;
        hash = hash * MIX + blackMarkersLow;
        hash = hash * MIX + blackMarkersHigh;
        return Long.hashCode(hash);
    }
}
