package org.ludex.kamisado;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.ludex.core.Attempt;
import org.ludex.core.Look;
import org.ludex.core.Options;
import org.ludex.core.Outcome;
import org.ludex.core.Position;
import org.ludex.core.Turn;
import org.ludex.core.picture.Picture;
import org.ludex.kamisado.KamisadoMove.Blocked;
import org.ludex.kamisado.KamisadoMove.Fill;
import org.ludex.kamisado.KamisadoMove.Push;
import org.ludex.kamisado.KamisadoMove.Step;

/**
 * A position of a match: sixteen towers with their ranks, the side to move, and the tower that must move. Between
 * rounds, the winner of the last round chooses how the home rows are filled.
 *
 * <p>The points and the number of the round follow from the teeth. After a deadlock, the position remembers which tower
 * was found blocked first, because a record may still contain the zero moves that follow; see {@link #deadlockTail()}.
 *
 * <p>Immutable and thread-safe. Two positions are equal if they agree in the level, the towers, the turn, the tower
 * that must move, and whether it moves in an extra turn.
 */
public final class KamisadoPosition implements Position<KamisadoMove, KamisadoPosition> {

    /** No particular tower must move: any tower may move, or the round was won on a home row. */
    private static final int ANY = Towers.NONE;

    private static final int DUE = 15;
    private static final int SIDE = 1 << 4;
    private static final int EXTRA_TURN = 1 << 5;
    private static final int FILL = 1 << 6;
    private static final int OVER = 1 << 7;
    /** A triple sumo won the last round: it scored points, but had no room for another tooth. */
    private static final int CROWNED = 1 << 8;

    private static final List<KamisadoMove> FILLS = List.of(new Fill(FillSide.LEFT), new Fill(FillSide.RIGHT));
    private static final Turn[] TURNS = {Turn.of(Side.BLACK), Turn.of(Side.WHITE)};
    private static final List<Optional<Side>> MOVERS = List.of(Optional.of(Side.BLACK), Optional.of(Side.WHITE));
    private static final Turn NOBODY = Turn.nobody();
    private static final Outcome[] REACHED = outcomes(KamisadoRule.H7);
    private static final Outcome[] DEADLOCKED = outcomes(KamisadoRule.H8);

    private final Level level;
    private final Board board;
    private final int state;

    private KamisadoPosition(Level level, Board board, int state) {
        this.level = level;
        this.board = board;
        this.state = state;
    }

    private static Outcome[] outcomes(KamisadoRule rule) {
        return new Outcome[] {Outcome.won(Side.BLACK, rule), Outcome.won(Side.WHITE, rule)};
    }

    static KamisadoPosition start(Level level) {
        return new KamisadoPosition(level, Board.start(), ANY);
    }

    /** The position of a set-up that has no faults. */
    static KamisadoPosition of(KamisadoSetup setup, Board board) {
        int winner = setup.side().index();
        boolean crowned = setup.phase() == Phase.OVER
                && setup.level() != Level.SINGLE
                && setup.points(setup.side()) > board.points(winner);
        int state = winner * SIDE
                | setup.due().map(Colour::index).orElse(ANY)
                | (setup.extraTurn() ? EXTRA_TURN : 0)
                | (setup.phase() == Phase.FILL ? FILL : 0)
                | (setup.phase() == Phase.OVER ? OVER : 0)
                | (crowned ? CROWNED : 0);
        return new KamisadoPosition(setup.level(), board, state);
    }

    @Override
    public KamisadoPosition self() {
        return this;
    }

    @Override
    public Kamisado game() {
        return Kamisado.GAME;
    }

    @Override
    public Options options() {
        return Kamisado.options(level);
    }

    @Override
    public Turn turn() {
        return (state & OVER) != 0 ? NOBODY : TURNS[mover()];
    }

    /** The side to move a tower or to choose a fill; empty if the match is over. */
    public Optional<Side> toMove() {
        return (state & OVER) != 0 ? Optional.empty() : MOVERS.get(mover());
    }

    /** The side to move or to choose a fill; the winner if the match is over. */
    Side sideOrWinner() {
        return mover() == 0 ? Side.BLACK : Side.WHITE;
    }

    /** What has to happen next. */
    public Phase phase() {
        return isMove() ? Phase.MOVE : (state & FILL) != 0 ? Phase.FILL : Phase.OVER;
    }

    /** The level of the match. */
    public Level level() {
        return level;
    }

    /** The colour of the tower that must move; empty if any tower may move, or none. */
    public Optional<Colour> due() {
        return isMove() ? dueOrStuck() : Optional.empty();
    }

    /** The tower that must move, or the one that was found blocked first in a deadlock. */
    Optional<Colour> dueOrStuck() {
        return dueIndex() == ANY ? Optional.empty() : Optional.of(Colour.of(dueIndex()));
    }

    /** Whether the side to move has just pushed and moves again (S3). */
    public boolean extraTurn() {
        return isMove() && isOrWasExtraTurn();
    }

    /** Whether this is an extra turn, or a deadlock began in one. */
    boolean isOrWasExtraTurn() {
        return (state & EXTRA_TURN) != 0;
    }

    /**
     * The side that opens the round, while this matters: before the first move of a round and, between rounds, for the
     * next one.
     */
    public Optional<Side> attacker() {
        return switch (phase()) {
            case MOVE -> dueIndex() == ANY ? toMove() : Optional.empty();
            case FILL -> toMove().map(Side::other);
            case OVER -> Optional.empty();
        };
    }

    /** The number of the current round, starting at 1; between rounds and after the match, that of the last round. */
    public int round() {
        if (level == Level.SINGLE) {
            return 1;
        }
        int teeth = board.teeth(0) + board.teeth(1) + ((state & CROWNED) != 0 ? 1 : 0);
        return isMove() ? teeth + 1 : teeth;
    }

    /** The points of a side. */
    public int points(Side side) {
        boolean winner = (state & OVER) != 0 && side == sideOrWinner();
        if (level == Level.SINGLE) {
            return winner ? 1 : 0;
        }
        int crown = winner && (state & CROWNED) != 0 ? Rank.TRIPLE.points() : 0;
        return board.points(side.index()) + crown;
    }

    /** The square of a tower. */
    public Square square(Side side, Colour colour) {
        return Square.of(board.square(side.index(), colour.index()));
    }

    /** The rank of a tower. */
    public Rank rank(Side side, Colour colour) {
        return Rank.of(board.rank(side.index(), colour.index()));
    }

    /** The tower on a square, if there is one. */
    public Optional<Tower> at(Square square) {
        return board.at(square);
    }

    Board board() {
        return board;
    }

    /**
     * Interprets two squares as a move, legal or not: a zero move if they are the same, a push if a sumo moves one
     * square forward onto a tower, otherwise a step. A diagonal move is a push only onto an opponent's tower. From an
     * empty square, the result is a step of the tower that must move.
     */
    public KamisadoMove move(Square from, Square to) {
        return Coordinates.move(this, from, to);
    }

    /**
     * For readers of records, which may contain moves that the rules do not require: after a round that ended in a
     * deadlock, the zero moves that would follow, up to and including the first tower that is found blocked again;
     * otherwise none. The round is over without them, but a record may contain any number of them, in this order.
     */
    public List<Blocked> deadlockTail() {
        if (isMove() || dueIndex() == ANY) {
            return List.of();
        }
        return board.deadlockTail(isOrWasExtraTurn() ? mover() ^ 1 : mover(), dueIndex());
    }

    /**
     * The legal moves, tower by tower in the order of colours: steps straight ahead, to the left and to the right, near
     * squares first, then the push. Between rounds: the fill from the left, then the fill from the right.
     */
    @Override
    public List<KamisadoMove> legalMoves() {
        if (!isMove()) {
            return (state & FILL) != 0 ? FILLS : List.of();
        }
        List<KamisadoMove> moves = new ArrayList<>(16);
        if (dueIndex() == ANY) {
            for (int colour = 0; colour < 8; colour++) {
                board.addMoves(mover(), colour, moves);
            }
        } else {
            board.addMoves(mover(), dueIndex(), moves);
            if (moves.isEmpty()) {
                moves.add(new Blocked(Colour.of(dueIndex()), Square.of(board.square(mover(), dueIndex()))));
            }
        }
        return Collections.unmodifiableList(moves);
    }

    @Override
    public long legalMoveCount() {
        if (!isMove()) {
            return (state & FILL) != 0 ? FILLS.size() : 0;
        }
        if (dueIndex() != ANY) {
            // A blocked tower has only its zero move.
            return Math.max(1, board.count(mover(), dueIndex()));
        }
        int count = 0;
        for (int colour = 0; colour < 8; colour++) {
            count += board.count(mover(), colour);
        }
        return count;
    }

    /** Tries a move. If the move breaks several rules, the refusal names the first one in the order of the checks. */
    @Override
    public Attempt<KamisadoPosition> attempt(KamisadoMove move) {
        Objects.requireNonNull(move, "the move is null");
        if (isListed(move)) {
            return Attempt.legal(after(move));
        }
        return Refusals.of(this, move)
                .map(Attempt::<KamisadoPosition>refused)
                .orElseGet(() -> Attempt.legal(after(move)));
    }

    /** Whether a move is certainly legal. A fast path that saves much of the time of counting. */
    boolean isListed(KamisadoMove move) {
        if (move instanceof Step step) {
            return mayMove(step.tower(), step.from())
                    && board.canStepTo(mover(), step.tower().index(), step.to().index());
        }
        if (move instanceof Blocked blocked) {
            return mayMove(blocked.tower(), blocked.at())
                    && !board.canMove(mover(), blocked.tower().index());
        }
        if (move instanceof Push push) {
            return mayMove(push.tower(), push.from()) && board.allows(mover(), push);
        }
        return (state & FILL) != 0;
    }

    /** Whether this tower may move now and is where the move says. */
    private boolean mayMove(Colour tower, Square at) {
        int colour = tower.index();
        return isMove() && (dueIndex() == colour || dueIndex() == ANY) && board.square(mover(), colour) == at.index();
    }

    private KamisadoPosition after(KamisadoMove move) {
        if (move instanceof Step step) {
            return afterStep(step);
        }
        if (move instanceof Push push) {
            return afterPush(push);
        }
        int opponent = (mover() ^ 1) * SIDE;
        if (move instanceof Fill fill) {
            return new KamisadoPosition(level, board.refilled(fill.from()), opponent | ANY);
        }
        int under = Towers.colour(board.square(mover(), dueIndex()));
        return new KamisadoPosition(level, board, opponent | under);
    }

    private KamisadoPosition afterStep(Step step) {
        int to = step.to().index();
        Board next = board.step(mover(), step.tower().index(), step.from().index(), to);
        boolean reached = mover() == 0 ? to >= 56 : to < 8;
        if (reached) {
            return afterRound(next, mover(), step.tower().index(), ANY);
        }
        int due = Towers.colour(to);
        return goOn(next, (mover() ^ 1) * SIDE | due, due);
    }

    private KamisadoPosition afterPush(Push push) {
        int landing = push.landing().index();
        Board next = board.push(mover(), push.tower().index(), push.from().index(), landing);
        int entered = Towers.colour(next.square(mover(), push.tower().index()));
        return goOn(next, mover() * SIDE | EXTRA_TURN | Towers.colour(landing), entered);
    }

    /** The next turn of the round, unless the last real move caused a deadlock (H8). */
    private KamisadoPosition goOn(Board next, int turn, int entered) {
        if (next.firstMovable((turn & SIDE) / SIDE, turn & DUE) >= 0) {
            return new KamisadoPosition(level, next, turn);
        }
        return afterRound(next, mover() ^ 1, entered, turn & (DUE | EXTRA_TURN));
    }

    /**
     * The end of a round.
     *
     * @param winner the side that won it
     * @param tower the colour of the winner's tower that gets the tooth
     * @param ending after a deadlock, the tower that had to move and whether it was in an extra turn; otherwise no
     *     tower
     */
    private KamisadoPosition afterRound(Board last, int winner, int tower, int ending) {
        int end = winner * SIDE | ending;
        if (level == Level.SINGLE) {
            return new KamisadoPosition(level, last, end | OVER);
        }
        Rank rank = Rank.of(last.rank(winner, tower));
        boolean over = last.points(winner) + rank.points() >= level.target();
        int crowned = rank == Rank.TRIPLE ? CROWNED : 0;
        return new KamisadoPosition(level, last.promoted(winner, tower), end | (over ? OVER : FILL) | crowned);
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

    @Override
    public Outcome outcome() {
        if ((state & OVER) == 0) {
            return Outcome.open();
        }
        return (dueIndex() == ANY ? REACHED : DEADLOCKED)[mover()];
    }

    @Override
    public List<Integer> score() {
        return List.of(points(Side.BLACK), points(Side.WHITE));
    }

    /** The text that {@link KamisadoSetup} describes. */
    @Override
    public String text() {
        return KamisadoSetup.of(this).toString();
    }

    @Override
    public Picture picture(Look look) {
        return KamisadoPicture.of(this, look).paint();
    }

    /** The board after some moves, with the paths of the towers that moved. */
    @Override
    public Picture pictureAfter(List<? extends KamisadoMove> moves, Look look) {
        return KamisadoPicture.after(this, moves, look).paint();
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof KamisadoPosition that
                && state == that.state
                && level == that.level
                && board.equals(that.board);
    }

    @Override
    public int hashCode() {
        return 31 * (31 * board.hashCode() + state) + level.target();
    }

    @Override
    public String toString() {
        return text();
    }
}
