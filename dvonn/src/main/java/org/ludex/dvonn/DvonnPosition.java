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
 * A position of DVONN: the board, and who is to place, to move or to pass.
 *
 * <p>Legal moves are listed by the space they start from, then by the space they end on, both in the order of
 * {@link Cell}; a side that cannot move has only the pass. {@link #score} counts White's and Black's pieces once the
 * game is over.
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

    /** A position in which board move. Where neither side can, nobody is to move: White is kept in nobody's place. */
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

    /** The side that is to place, to move or to pass; empty when the game is over. */
    public Optional<Side> toMove() {
        return due == Due.NOTHING ? Optional.empty() : Optional.of(toMove);
    }

    /** How far the game has come. */
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

    /** How many pieces have been placed: 49 from the second phase on, whatever has left the game since. */
    public int placed() {
        return due == Due.PLACE ? board.count() : DvonnStack.MOST_PIECES;
    }

    /** The piece to be placed next; empty when all are placed. */
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

    /** How many pieces are in the board that a side controls now. */
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

    /** Tries a move. When it breaks several rules, the refusal names the first of them in the order of the checks. */
    @Override
    public Attempt<DvonnPosition> attempt(DvonnMove move) {
        Objects.requireNonNull(move, "the move is null");
        if (isListed(move)) {
            return Attempt.legal(after(move));
        }
        return Refusals.of(this, move).map(Attempt::<DvonnPosition>refused).orElseGet(() -> Attempt.legal(after(move)));
    }

    /** Whether a move is in the list of legal moves: a quick yes, which halves the time of counting. */
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

    /** The position in the form that {@link DvonnSetup} describes. */
    @Override
    public String text() {
        return DvonnSetup.of(this).toString();
    }

    @Override
    public Picture picture(Look look) {
        return DvonnPicture.of(this, look).paint();
    }

    /** The board after moves: where each came from and went, and what has left the game. */
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

    /** Leaves out what is due, which nearly always follows from the board. */
    @Override
    public int hashCode() {
        return 2 * board.hashCode() + (toMove == Side.WHITE ? 0 : 1);
    }

    @Override
    public String toString() {
        return text();
    }
}
