package org.ludex.yinsh;

import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.random.RandomGenerator;
import org.ludex.core.Attempt;
import org.ludex.core.Look;
import org.ludex.core.Options;
import org.ludex.core.Outcome;
import org.ludex.core.Position;
import org.ludex.core.Turn;
import org.ludex.core.Verdict;
import org.ludex.core.picture.Picture;
import org.ludex.yinsh.YinshMove.MoveRing;
import org.ludex.yinsh.YinshMove.PlaceRing;
import org.ludex.yinsh.YinshMove.TakeRing;
import org.ludex.yinsh.YinshMove.TakeRow;

/**
 * A position of YINSH: the rings and markers on the board, and the {@link Stage}, which says what has to be done next
 * and by whom.
 *
 * <p>Legal moves are ordered as follows: placements and removals of rings by point; ring moves by ring, then by
 * direction (up the column, along the row, along the diagonal, and the three opposites), the nearest point first; rows
 * by their first point, then by their last.
 *
 * <p>Immutable and thread-safe.
 */
public final class YinshPosition implements Position<YinshMove, YinshPosition> {

    private static final List<Integer> NO_RINGS_REMOVED = List.of(0, 0);

    private final Board board;
    private final Stage stage;
    private final Variant variant;
    private final Options options;
    /** How this position was reached. The rules do not depend on it, so it is not part of the text or of equality. */
    private final boolean midTurn;

    YinshPosition(Board board, Stage stage, Variant variant, Options options, boolean midTurn) {
        this.board = board;
        this.stage = stage;
        this.variant = variant;
        this.options = options;
        this.midTurn = midTurn;
    }

    Board board() {
        return board;
    }

    @Override
    public YinshPosition self() {
        return this;
    }

    @Override
    public Yinsh game() {
        return Yinsh.GAME;
    }

    @Override
    public Options options() {
        return options;
    }

    /** The variant that is played. */
    public Variant variant() {
        return variant;
    }

    @Override
    public Turn turn() {
        return stage.turn();
    }

    /** The side to move; empty if the game is over. */
    public Optional<Side> toMove() {
        return stage.side();
    }

    /** What has to be done next, and by whom. */
    public Stage stage() {
        return stage;
    }

    /** The decision to make; empty if the game is over. */
    public Optional<Due> due() {
        return stage.due();
    }

    boolean isDue(Due decision) {
        return stage.isDue(decision);
    }

    /** The piece on a point, if there is one. */
    public Optional<Piece> at(Point point) {
        return board.at(point);
    }

    /** The points that hold a piece, in order. */
    public List<Point> points(Piece piece) {
        return Collections.unmodifiableList(board.points(piece));
    }

    /** The rows that may be taken now, each as the move that takes it; none unless a row must be taken. */
    public List<TakeRow> rows() {
        return stage.isDue(Due.TAKE_ROW) ? Collections.unmodifiableList(board.rows(actor())) : List.of();
    }

    /** The rows of a side on the board, even if they cannot be taken now. */
    List<TakeRow> rowsOf(Side side) {
        return board.rows(side);
    }

    /** The number of rings that a side has on the board. */
    public int ringsOnBoard(Side side) {
        return board.ringCount(side);
    }

    /** The number of rings that a side has yet to place. */
    public int ringsToPlace(Side side) {
        return stage.isDue(Due.PLACE_RING) ? Yinsh.RINGS - board.ringCount(side) : 0;
    }

    /** The number of rings that a side has removed for its rows. */
    public int ringsRemoved(Side side) {
        return stage.isDue(Due.PLACE_RING) ? 0 : Yinsh.RINGS - board.ringCount(side);
    }

    /** The number of markers in the pool. */
    public int pool() {
        return Yinsh.MARKERS - board.markerCount();
    }

    /**
     * Whether the side to move has already made a part of its turn. A turn consists of all successive decisions of one
     * side: it takes the rows that the opponent completed for it, moves a ring, then takes the rows that this move
     * completed. If a position is read from text between rows taken at the beginning of a turn and the ring move, it
     * does not know about those rows.
     */
    @Override
    public boolean isMidTurn() {
        return midTurn;
    }

    @Override
    public List<YinshMove> legalMoves() {
        if (isOver()) {
            return List.of();
        }
        return switch (decision()) {
            case PLACE_RING -> board.placements();
            case MOVE_RING -> ringMovesOrPass();
            case TAKE_ROW -> Collections.unmodifiableList(board.rows(actor()));
            case TAKE_RING -> Moves.removals(board.points(Piece.ring(actor())));
        };
    }

    private List<YinshMove> ringMovesOrPass() {
        List<YinshMove> moves = board.moves(actor());
        return moves.isEmpty() ? Moves.PASS : Collections.unmodifiableList(moves);
    }

    /** A random legal move. Where there are many, they are counted and not listed. */
    @Override
    public YinshMove sample(RandomGenerator random) {
        if (isOver() || decision() == Due.TAKE_ROW || decision() == Due.TAKE_RING) {
            return Position.super.sample(random);
        }
        if (decision() == Due.PLACE_RING) {
            return Moves.placement(board.empty(random.nextInt(board.emptyCount())));
        }
        return board.sampleMove(actor(), random).orElse(Moves.PASS.get(0));
    }

    @Override
    public long legalMoveCount() {
        if (isOver()) {
            return 0;
        }
        return switch (decision()) {
            case PLACE_RING -> board.emptyCount();
            case MOVE_RING -> Math.max(1, board.moveCount(actor()));
            case TAKE_ROW -> board.rowCount(actor());
            case TAKE_RING -> board.ringCount(actor());
        };
    }

    @Override
    public Attempt<YinshPosition> attempt(YinshMove move) {
        Objects.requireNonNull(move, "the move is null");
        if (!Refusals.allows(this, move)) {
            Optional<Verdict.Illegal> refusal = Refusals.first(this, move);
            if (refusal.isPresent()) {
                return Attempt.refused(refusal.get());
            }
        }
        return Attempt.legal(after(move));
    }

    private YinshPosition after(YinshMove move) {
        Side side = actor();
        if (move instanceof MoveRing ring) {
            return settled(board.afterMove(side, ring.from(), ring.to()), side, side.other());
        }
        if (move instanceof PlaceRing place) {
            return placed(board.with(Piece.ring(side), place.at()), side.other());
        }
        if (move instanceof TakeRow row) {
            return at(board.withoutRow(side, row.from(), row.to()), Stage.ring(side, mover()));
        }
        if (move instanceof TakeRing take) {
            Board without = board.withoutRing(side, take.ring());
            return variant.isWonWith(without.ringCount(side))
                    ? at(without, Stage.over())
                    : settled(without, side, mover());
        }
        return passed(side.other());
    }

    private YinshPosition placed(Board next, Side other) {
        boolean allDown = next.ringCount(Side.WHITE) == Yinsh.RINGS && next.ringCount(Side.BLACK) == Yinsh.RINGS;
        return at(next, allDown ? Stage.move(other) : Stage.place(other));
    }

    private YinshPosition passed(Side other) {
        return at(board, stage.isAfterPass() ? Stage.over() : afterPass(board, other));
    }

    private YinshPosition settled(Board next, Side first, Side mover) {
        return at(next, settle(next, first, mover));
    }

    private YinshPosition at(Board next, Stage nextStage) {
        return new YinshPosition(next, nextStage, variant, options, nextStage.isOf(actor()));
    }

    /**
     * What has to be done next when nobody has won: the rows of one side are taken, then those of the other; then a
     * ring moves, unless the pool is empty. Removing markers and rings never makes a row, so the first side need not be
     * checked twice.
     */
    static Stage settle(Board board, Side first, Side mover) {
        if (board.hasRow(first)) {
            return Stage.row(first, mover);
        }
        if (board.hasRow(first.other())) {
            return Stage.row(first.other(), mover);
        }
        return board.markerCount() == Yinsh.MARKERS ? Stage.over() : Stage.move(mover);
    }

    /** What has to be done after a pass. The pass is remembered only if the other side must pass as well. */
    static Stage afterPass(Board board, Side side) {
        return board.moveCount(side) == 0 ? Stage.moveAfterPass(side) : Stage.move(side);
    }

    private boolean isOver() {
        return stage == Stage.over();
    }

    private Due decision() {
        return stage.due().orElseThrow();
    }

    /** The side to move in a game that is not over. */
    Side actor() {
        return stage.side().orElseThrow();
    }

    private Side mover() {
        return stage.mover().orElseThrow();
    }

    @Override
    public Outcome outcome() {
        return isOver() ? variant.outcome(board) : Outcome.open();
    }

    /** The rings that White and Black have removed. */
    @Override
    public List<Integer> score() {
        return stage.isDue(Due.PLACE_RING)
                ? NO_RINGS_REMOVED
                : List.of(ringsRemoved(Side.WHITE), ringsRemoved(Side.BLACK));
    }

    /** The text that {@link YinshSetup} describes. */
    @Override
    public String text() {
        return YinshSetup.of(this).toString();
    }

    @Override
    public Picture picture(Look look) {
        return YinshPicture.of(this, look);
    }

    @Override
    public Picture pictureAfter(List<? extends YinshMove> moves, Look look) {
        return YinshPicture.after(this, moves, look);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof YinshPosition position
                && stage == position.stage
                && variant == position.variant
                && board.equals(position.board);
    }

    @Override
    public int hashCode() {
        return (board.hashCode() * 31 + stage.hashCode()) * 31 + variant.ringsToWin();
    }

    @Override
    public String toString() {
        return text();
    }
}
