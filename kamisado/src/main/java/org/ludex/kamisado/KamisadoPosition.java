package org.ludex.kamisado;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.ludex.core.IllegalMoveException;
import org.ludex.core.Options;
import org.ludex.core.Outcome;
import org.ludex.core.Position;
import org.ludex.core.Turn;
import org.ludex.core.Verdict;
import org.ludex.core.picture.Picture;
import org.ludex.kamisado.KamisadoMove.Blocked;
import org.ludex.kamisado.KamisadoMove.Fill;
import org.ludex.kamisado.KamisadoMove.Push;
import org.ludex.kamisado.KamisadoMove.Step;

/**
 * A position of a match: sixteen towers with their ranks, who moves, and which tower is due. Between rounds the winner
 * of the round is to choose how the home rows are filled.
 *
 * <p>Points and the number of the round follow from the teeth. After a deadlock the position remembers which tower was
 * found blocked first, because a record may still write the zero moves that follow, see {@link #deadlockTail()}.
 *
 * <p>Immutable and thread-safe. Two positions are equal when level, towers, turn and due tower are, and whether the due
 * tower moves because of a push.
 */
public final class KamisadoPosition implements Position<KamisadoMove> {

    /** No tower is due: any may move, or the round was won on a home row. */
    private static final int ANY = Towers.NONE;

    private static final int DUE = 15;
    private static final int SIDE = 1 << 4;
    private static final int PUSHED = 1 << 5;
    private static final int FILL = 1 << 6;
    private static final int OVER = 1 << 7;
    private static final int CROWNED = 1 << 8;

    private static final List<KamisadoMove> FILLS = List.of(new Fill(FillSide.LEFT), new Fill(FillSide.RIGHT));
    private static final Turn[] TURNS = {Turn.of(Side.BLACK), Turn.of(Side.WHITE)};
    private static final Turn NOBODY = Turn.nobody();
    private static final Outcome[] REACHED = outcomes(KamisadoRule.H7);
    private static final Outcome[] DEADLOCKED = outcomes(KamisadoRule.H8);

    private final Level level;
    private final long black;
    private final long white;
    private final long occupied;
    private final int state;

    private KamisadoPosition(Level level, long black, long white, long occupied, int state) {
        this.level = level;
        this.black = black;
        this.white = white;
        this.occupied = occupied;
        this.state = state;
    }

    private static Outcome[] outcomes(KamisadoRule rule) {
        return new Outcome[] {Outcome.won(Side.BLACK, rule), Outcome.won(Side.WHITE, rule)};
    }

    /** The start of a match: every tower on the home square of its own colour, Black to move any. */
    static KamisadoPosition start(Level level) {
        long black = 0;
        long white = 0;
        for (Colour colour : Colour.values()) {
            black = Towers.with(
                    black, colour.index(), 0, Square.home(Side.BLACK, colour).index());
            white = Towers.with(
                    white, colour.index(), 0, Square.home(Side.WHITE, colour).index());
        }
        return opening(level, black, white, 0);
    }

    private static KamisadoPosition opening(Level level, long black, long white, int attacker) {
        long occupied = Towers.squares(black) | Towers.squares(white);
        return new KamisadoPosition(level, black, white, occupied, attacker * SIDE | ANY);
    }

    /** The position of a set-up that has no faults. */
    static KamisadoPosition of(KamisadoSetup setup, long black, long white) {
        int state = setup.side().index() * SIDE
                | setup.due().map(Colour::index).orElse(ANY)
                | (setup.afterPush() ? PUSHED : 0)
                | (setup.phase() == Phase.FILL ? FILL : 0)
                | (setup.phase() == Phase.OVER ? OVER : 0);
        if (setup.phase() == Phase.OVER && setup.level() != Level.SINGLE) {
            long winner = setup.side() == Side.BLACK ? black : white;
            state |= setup.points(setup.side()) > Towers.points(winner) ? CROWNED : 0;
        }
        return new KamisadoPosition(setup.level(), black, white, Towers.squares(black) | Towers.squares(white), state);
    }

    @Override
    public Kamisado game() {
        return Kamisado.GAME;
    }

    @Override
    public Options options() {
        return Kamisado.options(level);
    }

    /** The level of the match. */
    public Level level() {
        return level;
    }

    /** What the match waits for. */
    public Phase phase() {
        return (state & OVER) != 0 ? Phase.OVER : (state & FILL) != 0 ? Phase.FILL : Phase.MOVE;
    }

    /** The side that has to move or to choose a fill; when the match is over, the winner. */
    public Side side() {
        return mover() == 0 ? Side.BLACK : Side.WHITE;
    }

    /** The colour of the tower that must move; empty when any may, or when no tower is to move. */
    public Optional<Colour> due() {
        return isMove() && dueIndex() != ANY ? Optional.of(Colour.of(dueIndex())) : Optional.empty();
    }

    /** The tower that must move, or the one that was found blocked first in a deadlock. */
    Optional<Colour> dueOrStuck() {
        return dueIndex() == ANY ? Optional.empty() : Optional.of(Colour.of(dueIndex()));
    }

    /** Whether that tower is due because of a push. */
    boolean pushed() {
        return (state & PUSHED) != 0;
    }

    /** Whether the side to move has just pushed and moves again (S3). */
    public boolean extraTurn() {
        return isMove() && (state & PUSHED) != 0;
    }

    /**
     * The side that opens the round, as long as it matters: before the first move of a round, and for the round to come
     * while a fill is due.
     */
    public Optional<Side> attacker() {
        return switch (phase()) {
            case MOVE -> dueIndex() == ANY ? Optional.of(side()) : Optional.empty();
            case FILL -> Optional.of(side().other());
            case OVER -> Optional.empty();
        };
    }

    /** The number of the round, from 1: the one being played, or the last one when it has ended. */
    public int round() {
        int won = level == Level.SINGLE && !isMove()
                ? 1
                : Towers.teeth(black) + Towers.teeth(white) + ((state & CROWNED) != 0 ? 1 : 0);
        return isMove() ? won + 1 : won;
    }

    /** The points of a side. */
    public int points(Side side) {
        boolean winner = (state & OVER) != 0 && side.index() == mover();
        if (level == Level.SINGLE) {
            return winner ? 1 : 0;
        }
        int extra = winner && (state & CROWNED) != 0 ? Rank.TRIPLE.points() : 0;
        return Towers.points(towers(side.index())) + extra;
    }

    @Override
    public List<Integer> score() {
        return List.of(points(Side.BLACK), points(Side.WHITE));
    }

    /** Where a tower stands. */
    public Square square(Side side, Colour colour) {
        return Square.of(Towers.square(towers(side.index()), colour.index()));
    }

    /** The rank of a tower. */
    public Rank rank(Side side, Colour colour) {
        return Rank.of(Towers.rank(towers(side.index()), colour.index()));
    }

    /** The tower on a square, if there is one. */
    public Optional<Tower> at(Square square) {
        if ((occupied >>> square.index() & 1) == 0) {
            return Optional.empty();
        }
        int colour = Towers.on(black, square.index());
        Side side = colour == Towers.NONE ? Side.WHITE : Side.BLACK;
        Colour of = Colour.of(colour == Towers.NONE ? Towers.on(white, square.index()) : colour);
        return Optional.of(new Tower(side, of, rank(side, of)));
    }

    /**
     * What a move given by two squares means here, legal or not: a zero move when they are the same, a push when a sumo
     * goes one square forward onto a tower, else a step. Diagonally only the opponent's tower makes it a push. From an
     * empty square it is a step of the due tower.
     */
    public KamisadoMove move(Square from, Square to) {
        return Coordinates.move(this, from, to);
    }

    /**
     * After a round that ended in a deadlock, the zero moves that would follow, up to and including the first tower that
     * is found blocked again; otherwise none. A record may hold any number of them from the first on, though the round
     * is over without them.
     */
    public List<Blocked> deadlockTail() {
        if (isMove() || dueIndex() == ANY) {
            return List.of();
        }
        List<Blocked> tail = new ArrayList<>();
        Side side = (state & PUSHED) != 0 ? side().other() : side();
        Colour colour = Colour.of(dueIndex());
        boolean again = false;
        while (!again) {
            Blocked blocked = new Blocked(colour, square(side, colour));
            again = tail.contains(blocked);
            tail.add(blocked);
            colour = blocked.at().colour();
            side = side.other();
        }
        return List.copyOf(tail);
    }

    @Override
    public Turn turn() {
        return (state & OVER) != 0 ? NOBODY : TURNS[mover()];
    }

    @Override
    public Outcome outcome() {
        if ((state & OVER) == 0) {
            return Outcome.open();
        }
        return (dueIndex() == ANY ? REACHED : DEADLOCKED)[mover()];
    }

    /**
     * The legal moves: tower by tower in the order of colours; for each its steps straight ahead, to the left and to the
     * right, near squares first, then the push.
     */
    @Override
    public List<KamisadoMove> legalMoves() {
        if (!isMove()) {
            return (state & FILL) != 0 ? FILLS : List.of();
        }
        List<KamisadoMove> moves = new ArrayList<>(dueIndex() == ANY ? 102 : 16);
        if (dueIndex() == ANY) {
            for (int colour = 0; colour < 8; colour++) {
                addMoves(moves, colour);
            }
        } else {
            addMoves(moves, dueIndex());
            if (moves.isEmpty()) {
                moves.add(new Blocked(Colour.of(dueIndex()), Square.of(Towers.square(own(), dueIndex()))));
            }
        }
        return List.copyOf(moves);
    }

    private void addMoves(List<KamisadoMove> moves, int colour) {
        int from = Towers.square(own(), colour);
        int rank = Towers.rank(own(), colour);
        for (int direction = Reach.STRAIGHT; direction <= Reach.RIGHT; direction++) {
            long squares = Reach.ray(mover(), rank, direction, from, occupied);
            while (squares != 0) {
                long next = mover() == 0 ? Long.lowestOneBit(squares) : Long.highestOneBit(squares);
                squares ^= next;
                moves.add(new Step(Colour.of(colour), Square.of(from), Square.of(Long.numberOfTrailingZeros(next))));
            }
        }
        int length = pushLength(colour);
        if (length > 0) {
            int farthest = from + length * forward();
            moves.add(new Push(
                    Colour.of(colour),
                    Square.of(from),
                    Colour.of(Towers.on(opponents(), farthest)),
                    Square.of(farthest + forward())));
        }
    }

    @Override
    public long legalMoveCount() {
        if (!isMove()) {
            return (state & FILL) != 0 ? FILLS.size() : 0;
        }
        if (dueIndex() != ANY) {
            // A blocked tower has its zero move.
            return Math.max(1, count(dueIndex()));
        }
        int count = 0;
        for (int colour = 0; colour < 8; colour++) {
            count += count(colour);
        }
        return count;
    }

    private int count(int colour) {
        int from = Towers.square(own(), colour);
        long steps = Reach.steps(mover(), Towers.rank(own(), colour), from, occupied);
        return Long.bitCount(steps) + (pushLength(colour) > 0 ? 1 : 0);
    }

    @Override
    public Verdict judge(KamisadoMove move) {
        return isLegal(move) ? Verdict.legal() : Refusals.of(this, move);
    }

    private boolean isLegal(KamisadoMove move) {
        if (move instanceof Step step) {
            int from = step.from().index();
            return mayMove(step.tower(), from)
                    && (Reach.steps(mover(), Towers.rank(own(), step.tower().index()), from, occupied)
                                            >>> step.to().index()
                                    & 1)
                            != 0;
        }
        if (move instanceof Blocked blocked) {
            int colour = blocked.tower().index();
            return mayMove(blocked.tower(), blocked.at().index())
                    && !Pushes.canMove(own(), opponents(), occupied, mover(), colour);
        }
        if (move instanceof Push push) {
            int from = push.from().index();
            int length = mayMove(push.tower(), from) ? pushLength(push.tower().index()) : 0;
            int farthest = from + length * forward();
            return length > 0
                    && Towers.on(opponents(), farthest) == push.pushed().index()
                    && push.landing().index() == farthest + forward();
        }
        return (state & FILL) != 0;
    }

    /** Whether this tower may be the one to move, and stands where the move says. */
    private boolean mayMove(Colour tower, int square) {
        int colour = tower.index();
        return isMove() && (dueIndex() == colour || dueIndex() == ANY) && Towers.square(own(), colour) == square;
    }

    @Override
    public KamisadoPosition play(KamisadoMove move) {
        if (!isLegal(move)) {
            throw new IllegalMoveException(this, move, Refusals.of(this, move));
        }
        if (move instanceof Step step) {
            return afterStep(
                    step.tower().index(), step.from().index(), step.to().index());
        }
        if (move instanceof Push push) {
            return afterPush(
                    push.tower().index(), push.from().index(), push.landing().index());
        }
        if (move instanceof Fill fill) {
            return opening(level, Refill.row(black, 0, fill.from()), Refill.row(white, 1, fill.from()), mover() ^ 1);
        }
        int under = Towers.colour(Towers.square(own(), dueIndex()));
        return new KamisadoPosition(level, black, white, occupied, (mover() ^ 1) * SIDE | under);
    }

    private KamisadoPosition afterStep(int colour, int from, int to) {
        long own = Towers.moved(own(), colour, from, to);
        long squares = occupied ^ 1L << from ^ 1L << to;
        boolean reached = mover() == 0 ? to >= 56 : to < 8;
        if (reached) {
            return mover() == 0
                    ? afterRound(0, own, white, squares, colour, ANY)
                    : afterRound(1, black, own, squares, colour, ANY);
        }
        int due = Towers.colour(to);
        return goOn(own, opponents(), squares, (mover() ^ 1) * SIDE | due, due);
    }

    private KamisadoPosition afterPush(int colour, int from, int landing) {
        int entered = from + forward();
        long own = Towers.moved(own(), colour, from, entered);
        long opponents = Pushes.pushed(opponents(), mover(), from, (landing - entered) / forward());
        long squares = occupied ^ 1L << from ^ 1L << landing;
        return goOn(own, opponents, squares, mover() * SIDE | PUSHED | Towers.colour(landing), Towers.colour(entered));
    }

    /** The next turn of the round, unless the real move just made has brought a deadlock (H8). */
    private KamisadoPosition goOn(long own, long opponents, long squares, int next, int entered) {
        long newBlack = mover() == 0 ? own : opponents;
        long newWhite = mover() == 0 ? opponents : own;
        int due = next & DUE;
        if (Pushes.firstMovable(newBlack, newWhite, squares, (next & SIDE) / SIDE, due) >= 0) {
            return new KamisadoPosition(level, newBlack, newWhite, squares, next);
        }
        return afterRound(mover() ^ 1, newBlack, newWhite, squares, entered, next & (DUE | PUSHED));
    }

    /**
     * The end of a round.
     *
     * @param winner the side that has won it
     * @param tower the colour of its tower that gets the tooth
     * @param ending after a deadlock the tower that was due and whether a push made it so, otherwise no tower
     */
    private KamisadoPosition afterRound(int winner, long newBlack, long newWhite, long squares, int tower, int ending) {
        int end = winner * SIDE | ending;
        if (level == Level.SINGLE) {
            return new KamisadoPosition(level, newBlack, newWhite, squares, end | OVER);
        }
        long towers = winner == 0 ? newBlack : newWhite;
        int points = Towers.points(towers) + (1 << Towers.rank(towers, tower));
        if (Towers.rank(towers, tower) < 3) {
            towers = Towers.promoted(towers, tower);
        } else {
            end |= CROWNED;
        }
        end |= points >= level.target() ? OVER : FILL;
        return winner == 0
                ? new KamisadoPosition(level, towers, newWhite, squares, end)
                : new KamisadoPosition(level, newBlack, towers, squares, end);
    }

    private boolean isMove() {
        return (state & (FILL | OVER)) == 0;
    }

    private int mover() {
        return (state & SIDE) / SIDE;
    }

    private int dueIndex() {
        return state & DUE;
    }

    private int forward() {
        return (state & SIDE) == 0 ? 8 : -8;
    }

    private long towers(int side) {
        return side == 0 ? black : white;
    }

    private long own() {
        return towers(mover());
    }

    private long opponents() {
        return towers(mover() ^ 1);
    }

    private int pushLength(int colour) {
        return Towers.rank(own(), colour) == 0 ? 0 : Pushes.length(own(), opponents(), occupied, mover(), colour);
    }

    /** The text described at {@link KamisadoSetup}. */
    @Override
    public String text() {
        return KamisadoSetup.of(this).toString();
    }

    @Override
    public Picture picture() {
        return KamisadoPicture.of(this);
    }

    @Override
    public Picture pictureAfter(KamisadoMove move) {
        return KamisadoPicture.of(play(move), this, move);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof KamisadoPosition that
                && black == that.black
                && white == that.white
                && state == that.state
                && level == that.level;
    }

    @Override
    public int hashCode() {
        long mixed = (black * 0x9E3779B97F4A7C15L ^ white) * 0xBF58476D1CE4E5B9L + state * 31L + level.target();
        return Long.hashCode(mixed ^ mixed >>> 29);
    }

    @Override
    public String toString() {
        return text();
    }
}
