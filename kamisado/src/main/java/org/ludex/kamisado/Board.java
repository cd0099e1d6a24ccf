package org.ludex.kamisado;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.ludex.kamisado.KamisadoMove.Push;
import org.ludex.kamisado.KamisadoMove.Step;

/**
 * The sixteen towers on their squares and what they can do there, no matter whose turn it is. Sides, colours, ranks and
 * squares are given by their indices.
 *
 * @param black Black's towers, see {@link Towers}
 * @param white White's towers
 * @param occupied the set of their squares
 */
record Board(long black, long white, long occupied) {

    static Board of(long black, long white) {
        return new Board(black, white, Towers.squares(black) | Towers.squares(white));
    }

    /** Every tower on the home square of its own colour. */
    static Board start() {
        long black = 0;
        long white = 0;
        for (Colour colour : Colour.values()) {
            black = Towers.with(
                    black, colour.index(), 0, Square.home(Side.BLACK, colour).index());
            white = Towers.with(
                    white, colour.index(), 0, Square.home(Side.WHITE, colour).index());
        }
        return of(black, white);
    }

    private static int forward(int side) {
        return side == 0 ? 8 : -8;
    }

    long towers(int side) {
        return side == 0 ? black : white;
    }

    private Board with(int side, long own, long opponents, long squares) {
        return side == 0 ? new Board(own, opponents, squares) : new Board(opponents, own, squares);
    }

    int square(int side, int colour) {
        return Towers.square(towers(side), colour);
    }

    int rank(int side, int colour) {
        return Towers.rank(towers(side), colour);
    }

    boolean isEmpty(int square) {
        return (occupied >>> square & 1) == 0;
    }

    Optional<Tower> at(Square square) {
        if (isEmpty(square.index())) {
            return Optional.empty();
        }
        int side = Towers.on(black, square.index()) == Towers.NONE ? 1 : 0;
        int colour = Towers.on(towers(side), square.index());
        return Optional.of(
                new Tower(side == 0 ? Side.BLACK : Side.WHITE, Colour.of(colour), Rank.of(rank(side, colour))));
    }

    /** The colour of the tower on a square that is not empty. */
    Colour colour(int square) {
        int own = Towers.on(black, square);
        return Colour.of(own == Towers.NONE ? Towers.on(white, square) : own);
    }

    /** The empty squares that a tower can step to. */
    long steps(int side, int colour) {
        return Reach.steps(side, rank(side, colour), square(side, colour), occupied);
    }

    /** Whether a tower can step to a square. */
    boolean canStepTo(int side, int colour, int to) {
        return Reach.canStepTo(side, rank(side, colour), square(side, colour), to, occupied);
    }

    /** What is straight ahead of a tower. */
    PushLine pushLine(int side, int colour) {
        return PushLine.before(this, side, Reach.STRAIGHT, square(side, colour));
    }

    /** The number of towers that a tower can push from where it is; 0 if it cannot push. */
    int pushLength(int side, int colour) {
        int rank = rank(side, colour);
        if (rank == 0 || Reach.canGoStraight(side, square(side, colour), occupied)) {
            return 0;
        }
        PushLine line = pushLine(side, colour);
        return line.yieldsTo(rank) ? line.length() : 0;
    }

    /** Whether a tower can just have pushed others, the farthest onto a square of a certain colour. */
    boolean mayHavePushed(int side, int pusher, int colour) {
        return pushLine(side, pusher).mayHaveLanded(rank(side, pusher), colour);
    }

    boolean canStep(int side, int colour) {
        return Reach.canStep(side, square(side, colour), occupied);
    }

    boolean canMove(int side, int colour) {
        return canStep(side, colour) || pushLength(side, colour) > 0;
    }

    /**
     * Follows the chain of zero moves from a tower that must move (H6).
     *
     * @return the first tower in the chain that can move, as side * 8 + colour, or -1 if the chain returns to a tower
     *     that was found blocked (H8)
     */
    int firstMovable(int side, int due) {
        int seen = 0;
        int mover = side;
        int colour = due;
        while (!canMove(mover, colour)) {
            int tower = 1 << (mover << 3 | colour);
            if ((seen & tower) != 0) {
                return -1;
            }
            seen |= tower;
            colour = Towers.colour(square(mover, colour));
            mover ^= 1;
        }
        return mover << 3 | colour;
    }

    /** The number of steps and pushes that a tower has. */
    int count(int side, int colour) {
        return Long.bitCount(steps(side, colour)) + (pushLength(side, colour) > 0 ? 1 : 0);
    }

    /** Adds a tower's steps straight ahead, to the left and to the right, near squares first, then its push. */
    void addMoves(int side, int colour, List<? super KamisadoMove> moves) {
        int from = square(side, colour);
        for (int direction = Reach.STRAIGHT; direction <= Reach.RIGHT; direction++) {
            long squares = Reach.ray(side, rank(side, colour), direction, from, occupied);
            while (squares != 0) {
                long next = side == 0 ? Long.lowestOneBit(squares) : Long.highestOneBit(squares);
                squares ^= next;
                Square to = Square.of(Long.numberOfTrailingZeros(next));
                moves.add(new Step(Colour.of(colour), Square.of(from), to));
            }
        }
        if (pushLength(side, colour) > 0) {
            PushLine line = pushLine(side, colour);
            Square landing = Square.of(line.square(line.length() + 1));
            moves.add(new Push(Colour.of(colour), Square.of(from), Colour.of(line.farthest()), landing));
        }
    }

    /** Whether a push is the one that the pusher can make from its square. */
    boolean allows(int side, Push push) {
        int colour = push.tower().index();
        PushLine line = pushLine(side, colour);
        return line.yieldsTo(rank(side, colour))
                && line.farthest() == push.pushed().index()
                && line.square(line.length() + 1) == push.landing().index();
    }

    Board step(int side, int colour, int from, int to) {
        long own = Towers.moved(towers(side), colour, from, to);
        return with(side, own, towers(side ^ 1), occupied ^ 1L << from ^ 1L << to);
    }

    /** The board after a tower moved one square forward and pushed the towers ahead, the farthest onto a square. */
    Board push(int side, int colour, int from, int landing) {
        int forward = forward(side);
        long opponents = towers(side ^ 1);
        for (int to = landing; to != from + forward; to -= forward) {
            opponents = Towers.moved(opponents, Towers.on(opponents, to - forward), to - forward, to);
        }
        long own = Towers.moved(towers(side), colour, from, from + forward);
        return with(side, own, opponents, occupied ^ 1L << from ^ 1L << landing);
    }

    /** The board after a tower got a tooth; a triple sumo has no room for one. */
    Board promoted(int side, int colour) {
        return rank(side, colour) == 3
                ? this
                : with(side, Towers.promoted(towers(side), colour), towers(side ^ 1), occupied);
    }

    /** The board before a tower got its last tooth; unchanged if the tower is plain. */
    Board demoted(int side, int colour) {
        return rank(side, colour) == 0
                ? this
                : with(side, Towers.demoted(towers(side), colour), towers(side ^ 1), occupied);
    }

    /** The board of the next round (P3, P4). */
    Board refilled(FillSide from) {
        return of(Refill.row(black, 0, from), Refill.row(white, 1, from));
    }

    int teeth(int side) {
        return Towers.teeth(towers(side));
    }

    int points(int side) {
        return Towers.points(towers(side));
    }

    @Override
    public int hashCode() {
        long mixed = (black * 0x9E3779B97F4A7C15L ^ white) * 0xBF58476D1CE4E5B9L;
        return Long.hashCode(mixed ^ mixed >>> 29);
    }

    /** The zero moves from a blocked tower on, up to and including the first tower that is found blocked again. */
    List<KamisadoMove.Blocked> deadlockTail(int side, int colour) {
        List<KamisadoMove.Blocked> tail = new ArrayList<>();
        int player = side;
        int tower = colour;
        boolean found = false;
        while (!found) {
            int square = square(player, tower);
            KamisadoMove.Blocked blocked = new KamisadoMove.Blocked(Colour.of(tower), Square.of(square));
            found = tail.contains(blocked);
            tail.add(blocked);
            tower = Towers.colour(square);
            player ^= 1;
        }
        return List.copyOf(tail);
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof Board that && black == that.black && white == that.white;
    }
}
