package org.ludex.dog.engine;

import java.util.List;
import org.ludex.dog.Cell;
import org.ludex.dog.Geometry;
import org.ludex.dog.Player;
import org.ludex.dog.Seating;
import org.ludex.dog.Spot;

/**
 * The numbers of a board with its players. Spots are the cells of the track by their numbers, followed by four
 * destination cells for each seat.
 *
 * <p>Immutable and thread-safe.
 */
public final class Table {

    /** Cells of a destination. */
    public static final int HOUSE = 4;

    private final Geometry geometry;
    private final Seating seating;
    private final int length;
    private final int quarter;

    /** A board with players. */
    public Table(Geometry geometry, Seating seating) {
        this.geometry = geometry;
        this.seating = seating;
        this.length = geometry.length();
        this.quarter = geometry.quarter();
    }

    /** The board's marks. */
    public Geometry geometry() {
        return geometry;
    }

    /** The seats that play. */
    public Seating seating() {
        return seating;
    }

    /** The seats that play. */
    public List<Player> players() {
        return seating.players();
    }

    /** How many cells the track has. */
    public int length() {
        return length;
    }

    /** How many spots there are. */
    public int spots() {
        return length + 4 * HOUSE;
    }

    /** The start cell of a seat. */
    public int start(int seat) {
        return seat * quarter;
    }

    /** Whether a spot is a start cell, of whichever seat. */
    public boolean isStart(int spot) {
        return spot < length && spot % quarter == 0;
    }

    /** Whether a spot is on the track. */
    public boolean isTrack(int spot) {
        return spot < length;
    }

    /** The spot of a destination cell, 1 to 4. */
    public int house(int seat, int number) {
        return length + seat * HOUSE + number - 1;
    }

    /** The number of a destination cell, 1 to 4. */
    public int houseNumber(int spot) {
        return (spot - length) % HOUSE + 1;
    }

    /** The track cell one step clockwise, or one step back with a direction of -1. */
    public int next(int spot, int direction) {
        int next = spot + direction;
        return next == length ? 0 : next < 0 ? length - 1 : next;
    }

    /** A track cell some steps clockwise, or anticlockwise when negative; never a whole lap away. */
    public int ahead(int spot, int steps) {
        int ahead = spot + steps;
        return ahead < 0 ? ahead + length : ahead < length ? ahead : ahead - length;
    }

    /** The steps clockwise from one track cell to another, 0 to the track's length less one. */
    public int distance(int from, int to) {
        return to < from ? to - from + length : to - from;
    }

    /** The spot of a cell of a seat's piece; -1 for the kennel and for cells that this board does not have. */
    public int spot(Player owner, Cell cell) {
        if (cell.isHouse()) {
            return house(owner.index(), cell.number());
        }
        return cell.isTrack() && cell.number() < length ? cell.number() : -1;
    }

    /** A spot as a front end names it. */
    public Spot place(int spot) {
        return isTrack(spot) ? Spot.track(spot) : Spot.of(Player.at((spot - length) / HOUSE), cell(spot));
    }

    /** The cell of a spot. */
    public Cell cell(int spot) {
        return isTrack(spot) ? Cell.track(spot) : Cell.house(houseNumber(spot));
    }
}
