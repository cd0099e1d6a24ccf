package org.ludex.dvonn;

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

/**
 * A position of DVONN: the board, and which side must place, move or pass.
 *
 * <p>Legal moves are ordered by the space they start from, then by the space they end on, both in the order of {@link
 * Cell}. A side that cannot move can only pass. {@link #score} counts White's and Black's pieces once the game is over.
 *
 * <p>Immutable and thread-safe.
 */
public final class DvonnPosition implements Position<DvonnMove, DvonnPosition> {

    /** What the side to move has to do. */
    private enum Due {
        PLACE,
        STACK,
        PASS,
        NOTHING
    }

    private static final Options OPTIONS = Dvonn.GAME.defaults();
    private static final Turn WHITE_TURN = Turn.of(Side.WHITE);
    private static final Turn BLACK_TURN = Turn.of(Side.BLACK);
    private static final Turn NOBODY = Turn.nobody();
    private static final Outcome WHITE_WINS = Outcome.won(Side.WHITE, DvonnRule.E2);
    private static final Outcome BLACK_WINS = Outcome.won(Side.BLACK, DvonnRule.E2);
    private static final Outcome DRAW = Outcome.drawn(DvonnRule.E2);

    /** The empty board. */
    static final DvonnPosition START = new DvonnPosition(Board.NONE, Side.WHITE, Due.PLACE);

    private final Board board;
    private final Side toMove;
    private final Due due;

    private DvonnPosition(Board board, Side toMove, Due due) {
        this.board = board;
        this.toMove = toMove;
        this.due = due;
    }

    /** A position in which pieces are placed. */
    static DvonnPosition placing(Board board, Side toMove) {
        return new DvonnPosition(board, toMove, Due.PLACE);
    }

    /**
     * A position in which stacks move. If neither side can move, the game is over; the side is then always White, so
     * that equal positions are equal objects.
     */
    static DvonnPosition stacking(Board board, Side toMove) {
        if (board.canMove(toMove)) {
            return new DvonnPosition(board, toMove, Due.STACK);
        }
        return board.canMove(toMove.other())
                ? new DvonnPosition(board, toMove, Due.PASS)
                : new DvonnPosition(board, Side.WHITE, Due.NOTHING);
    }

    @Override
    public DvonnPosition self() {
        return this;
    }

    @Override
    public Dvonn game() {
        return Dvonn.GAME;
    }

    @Override
    public Options options() {
        return OPTIONS;
    }

    @Override
    public Turn turn() {
        if (due == Due.NOTHING) {
            return NOBODY;
        }
        return toMove == Side.WHITE ? WHITE_TURN : BLACK_TURN;
    }

    /** The side that must place, move or pass; empty if the game is over. */
    public Optional<Side> toMove() {
        return due == Due.NOTHING ? Optional.empty() : Optional.of(toMove);
    }

    /** The current phase of the game. */
    public Phase phase() {
        return switch (due) {
            case PLACE -> Phase.PLACING;
            case STACK, PASS -> Phase.STACKING;
            case NOTHING -> Phase.ENDED;
        };
    }

    /** Whether the side to move has no move and must pass. */
    public boolean isPassDue() {
        return due == Due.PASS;
    }

    /**
     * The number of pieces that have been placed: 49 from the second phase on, even if pieces have left the game since.
     */
    public int placed() {
        return due == Due.PLACE ? board.count() : DvonnStack.MOST_PIECES;
    }

    /** The piece to place next; empty if all pieces have been placed. */
    public Optional<Piece> pieceToPlace() {
        return due == Due.PLACE ? Optional.of(nextPiece()) : Optional.empty();
    }

    private Piece nextPiece() {
        return board.count() < DvonnStack.MOST_DVONN_PIECES ? Piece.DVONN : toMove.piece();
    }

    /** The stack on a space, if there is one. */
    public Optional<DvonnStack> stackAt(Cell cell) {
        return board.at(cell);
    }

    boolean isEmpty(Cell cell) {
        return board.isEmpty(cell);
    }

    /** The occupied spaces, in order. */
    public List<Cell> occupied() {
        return Cell.of(board.occupied());
    }

    /** Whether all six neighbours of a space are occupied; never true at the edge of the board. */
    public boolean isSurrounded(Cell cell) {
        return Grid.isSurrounded(cell.bit(), board.occupied());
    }

    /** The number of pieces in the stacks that a side controls. */
    public int points(Side side) {
        return board.points(side);
    }

    @Override
    public List<DvonnMove> legalMoves() {
        return switch (due) {
            case PLACE -> MoveTable.places(Grid.SPACES & ~board.occupied());
            case STACK -> board.moves(toMove);
            case PASS -> MoveTable.ONLY_PASS;
            case NOTHING -> List.of();
        };
    }

    @Override
    public long legalMoveCount() {
        return switch (due) {
            case PLACE -> DvonnStack.MOST_PIECES - board.count();
            case STACK -> board.countMoves(toMove);
            case PASS -> 1;
            case NOTHING -> 0;
        };
    }

    /** Tries a move. If the move breaks several rules, the refusal names the first one in the order of the checks. */
    @Override
    public Attempt<DvonnPosition> attempt(DvonnMove move) {
        Objects.requireNonNull(move, "the move is null");
        if (isListed(move)) {
            return Attempt.legal(after(move));
        }
        return Refusals.of(this, move).map(Attempt::<DvonnPosition>refused).orElseGet(() -> Attempt.legal(after(move)));
    }

    /** Whether a move is certainly legal. A fast path that halves the time of counting. */
    boolean isListed(DvonnMove move) {
        if (move instanceof DvonnMove.Stack stack) {
            return due == Due.STACK && board.canMove(toMove, stack);
        }
        return move instanceof DvonnMove.Place place
                ? due == Due.PLACE && board.isEmpty(place.cell())
                : due == Due.PASS;
    }

    private DvonnPosition after(DvonnMove move) {
        if (move instanceof DvonnMove.Stack stack) {
            return stacking(board.move(toMove, stack), toMove.other());
        }
        if (move instanceof DvonnMove.Place place) {
            Board next = board.place(place.cell(), nextPiece());
            return next.count() < DvonnStack.MOST_PIECES ? placing(next, toMove.other()) : stacking(next, Side.WHITE);
        }
        return stacking(board, toMove.other());
    }

    @Override
    public Outcome outcome() {
        if (due != Due.NOTHING) {
            return Outcome.open();
        }
        int lead = points(Side.WHITE) - points(Side.BLACK);
        return lead > 0 ? WHITE_WINS : lead < 0 ? BLACK_WINS : DRAW;
    }

    @Override
    public List<Integer> score() {
        return due == Due.NOTHING ? List.of(points(Side.WHITE), points(Side.BLACK)) : List.of();
    }

    /** The text that {@link DvonnSetup} describes. */
    @Override
    public String text() {
        return DvonnSetup.of(this).toString();
    }

    @Override
    public Picture picture(Look look) {
        return DvonnPicture.of(this, look).paint();
    }

    /** The board after some moves, with their starts and ends and the stacks that left the game. */
    @Override
    public Picture pictureAfter(List<? extends DvonnMove> moves, Look look) {
        return DvonnPicture.after(this, moves, look).paint();
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof DvonnPosition that
                && toMove == that.toMove
                && due == that.due
                && board.equals(that.board);
    }

    /** Leaves out what has to be done next, which nearly always follows from the board. */
    @Override
    public int hashCode() {
        return 2 * board.hashCode() + (toMove == Side.WHITE ? 0 : 1);
    }

    @Override
    public String toString() {
        return text();
    }
}
