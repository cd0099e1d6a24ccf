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

    /** What blocks a piece on the track that goes to another track cell, forward or back. */
    public Obstacle along(Board board, int from, int steps, boolean lifted) {
        int mover = board.at(from);
        int target = table.ahead(from, steps);
        Obstacle passed = passing(board, mover, steps < 0 ? target : from, Math.abs(steps) - 1, lifted);
        if (passed != Obstacle.NONE) {
            return passed;
        }
        return board.isFree(target) ? Obstacle.NONE : pieces.landing(board, mover, target);
    }

    /** What keeps a piece from passing a number of cells of the track after one of them. */
    private Obstacle passing(Board board, int mover, int behind, int cells, boolean lifted) {
        int end = behind + cells;
        Obstacle obstacle = passingTo(board, mover, behind + 1, Math.min(end, table.length() - 1), lifted);
        return obstacle == Obstacle.NONE && end >= table.length()
                ? passingTo(board, mover, 0, end - table.length(), lifted)
                : obstacle;
    }

    private Obstacle passingTo(Board board, int mover, int first, int last, boolean lifted) {
        for (int spot = board.nextTaken(first); spot <= last; spot = board.nextTaken(spot + 1)) {
            Obstacle obstacle = pieces.passing(board, mover, spot, lifted);
            if (obstacle != Obstacle.NONE) {
                return obstacle;
            }
        }
        return Obstacle.NONE;
    }

    /** What blocks a piece that goes to a destination cell. */
    public Obstacle home(Board board, int from, int target, boolean lifted) {
        int mover = board.at(from);
        int seat = Board.owner(mover);
        int first = table.house(seat, 1);
        if (table.isTrack(from)) {
            Obstacle passed = passing(board, mover, from, table.distance(from, table.start(seat)), lifted);
            if (passed != Obstacle.NONE) {
                return passed;
            }
        } else {
            first = from + 1;
        }
        for (int spot = first; spot <= target; spot++) {
            if (!board.isFree(spot)) {
                return Obstacle.HOUSE;
            }
        }
        return Obstacle.NONE;
    }

    /** What blocks a piece to a spot that its number reaches. */
    public Obstacle between(Board board, int from, int target, int steps, boolean lifted) {
        return table.isTrack(target) ? along(board, from, steps, lifted) : home(board, from, target, lifted);
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
