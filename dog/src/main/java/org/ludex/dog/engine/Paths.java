package org.ludex.dog.engine;

/** The paths of pieces over the board: where a number leads, and what is in between. */
public final class Paths {

    /** There is no such target. */
    public static final int NOWHERE = -1;

    private final Table table;
    private final PieceRules pieces;

    /** The ways of a board under the rules for a game's pieces. */
    public Paths(Table table, PieceRules pieces) {
        this.table = table;
        this.pieces = pieces;
    }

    /** The steps from a track cell over the start cell of its colour to a destination cell's number; never from the start cell. */
    public int distanceHome(int seat, int from, int number) {
        int toStart = table.distance(from, table.start(seat));
        return toStart == 0 ? NOWHERE : toStart + number;
    }

    /** The destination spot that a number reaches, or {@link #NOWHERE}. */
    public int house(int seat, int from, int steps) {
        int number = steps - beforeHouse(seat, from);
        return number >= 1 && number <= Table.HOUSE ? table.house(seat, number) : NOWHERE;
    }

    /** The steps that lead a piece to just before the first cell of its destination; beyond all numbers from its start cell. */
    int beforeHouse(int seat, int from) {
        if (!table.isTrack(from)) {
            return -table.houseNumber(from);
        }
        int toStart = table.distance(from, table.start(seat));
        return toStart == 0 ? table.length() : toStart;
    }

    /** The track spot that a number reaches, or {@link #NOWHERE} from inside the destination. */
    public int track(int from, int steps) {
        return table.isTrack(from) ? table.ahead(from, steps) : NOWHERE;
    }

    /** What blocks a piece to a spot that its number reaches, which is negative when it leads back. */
    public Obstacle between(Board board, int from, int target, int steps, boolean lifted) {
        if (table.isTrack(from)) {
            int mover = board.at(from);
            int behind = steps < 0 ? target : from;
            int toStart = table.distance(from, table.start(Board.owner(mover)));
            int last = behind + (table.isTrack(target) ? Math.abs(steps) - 1 : toStart);
            int spot = firstBlocking(board, mover, behind, last, lifted);
            if (spot <= last) {
                return pieces.passing(board, mover, table.ahead(spot, 0), lifted);
            }
        }
        return arriving(board, from, target);
    }

    /** How many of the cells ahead of a piece on the track it may pass, up to a number. */
    int open(Board board, int from, int most, boolean lifted) {
        return firstBlocking(board, board.at(from), from, from + most, lifted) - from - 1;
    }

    /**
     * The first cell of the track with a piece that another may not pass, after a cell and up to the last; one more than the
     * last if there is none. Cells after the end of the track are those from its beginning, and a lap is added to them.
     */
    private int firstBlocking(Board board, int mover, int behind, int last, boolean lifted) {
        int end = Math.min(last, table.length() - 1);
        for (int spot = board.nextTaken(behind + 1); spot <= end; spot = board.nextTaken(spot + 1)) {
            if (pieces.passing(board, mover, spot, lifted) != Obstacle.NONE) {
                return spot;
            }
        }
        for (int spot = board.nextTaken(0); spot + table.length() <= last; spot = board.nextTaken(spot + 1)) {
            if (pieces.passing(board, mover, spot, lifted) != Obstacle.NONE) {
                return spot + table.length();
            }
        }
        return last + 1;
    }

    /** What blocks a piece at the end of its way: the one on a track cell, or one in its destination. */
    Obstacle arriving(Board board, int from, int target) {
        if (table.isTrack(target)) {
            return board.isFree(target) ? Obstacle.NONE : pieces.landing(board, board.at(from), target);
        }
        int first = table.isTrack(from) ? table.house(Board.owner(board.at(from)), 1) : from + 1;
        for (int spot = first; spot <= target; spot++) {
            if (!board.isFree(spot)) {
                return Obstacle.HOUSE;
            }
        }
        return Obstacle.NONE;
    }

    /** What blocks a piece that leaves the kennel: its own colour on the start cell. */
    public Obstacle start(Board board, int seat) {
        return board.isHeldStart(table.start(seat)) && Board.owner(board.at(table.start(seat))) == seat
                ? Obstacle.HELD_START
                : Obstacle.NONE;
    }

    /** The cell just before the next piece (or dog) ahead, or {@link #NOWHERE} if there is no room or no piece. */
    public int magnet(Board board, int from) {
        int ahead = board.nextTaken(from + 1);
        int next = ahead < table.length() ? ahead : board.nextTaken(0);
        int steps = table.distance(from, next);
        int toDog = board.dog() == Board.NO_DOG ? 0 : table.distance(from, board.dog());
        if (steps == 0 || (toDog > 0 && toDog < steps)) {
            steps = toDog;
        }
        return steps > 1 ? table.ahead(from, steps - 1) : NOWHERE;
    }
}
