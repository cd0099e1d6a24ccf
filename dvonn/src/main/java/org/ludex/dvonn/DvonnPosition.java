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
 * A position of DVONN: the stacks, and who is to place, to move or to pass.
 *
 * <p>Legal moves are listed by the space they start from, then by the space they end on, both in the order of
 * {@link Cell}; a side without a move has the pass alone. {@link #score} is White's and Black's pieces, once the game is
 * over.
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
    static final DvonnPosition START = new DvonnPosition(Stacks.NONE, Side.WHITE, Due.PLACE);

    private final Stacks stacks;
    private final Side toMove;
    private final Due due;

    private DvonnPosition(Stacks stacks, Side toMove, Due due) {
        this.stacks = stacks;
        this.toMove = toMove;
        this.due = due;
    }

    /** A position in which pieces are placed. */
    static DvonnPosition placing(Stacks stacks, Side toMove) {
        return new DvonnPosition(stacks, toMove, Due.PLACE);
    }

    /** A position in which stacks move. Where neither side can, nobody is to move: White is kept in nobody's place. */
    static DvonnPosition stacking(Stacks stacks, Side toMove) {
        if (stacks.canMove(toMove)) {
            return new DvonnPosition(stacks, toMove, Due.STACK);
        }
        return stacks.canMove(toMove.other())
                ? new DvonnPosition(stacks, toMove, Due.PASS)
                : new DvonnPosition(stacks, Side.WHITE, Due.NOTHING);
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

    /** The side that is to place, to move or to pass; none when the game is over. */
    public Optional<Side> sideToMove() {
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
        return due == Due.PLACE ? stacks.count() : DvonnStack.MOST_PIECES;
    }

    /** The piece to be placed next; none when all are placed. */
    public Optional<Piece> pieceToPlace() {
        return due == Due.PLACE ? Optional.of(nextPiece()) : Optional.empty();
    }

    private Piece nextPiece() {
        return stacks.count() < DvonnStack.MOST_DVONN_PIECES ? Piece.DVONN : toMove.piece();
    }

    /** What stands on a space. */
    public Optional<DvonnStack> stackAt(Cell cell) {
        return stacks.at(cell);
    }

    /** The occupied spaces, in order. */
    public List<Cell> occupied() {
        return Cell.of(stacks.occupied());
    }

    /** Whether all six neighbours of a space are occupied; never so at the edge of the board. */
    public boolean isSurrounded(Cell cell) {
        return Board.isSurrounded(cell.bit(), stacks.occupied());
    }

    /** How many pieces are in the stacks that a side controls now. */
    public int points(Side side) {
        return stacks.points(side);
    }

    @Override
    public List<DvonnMove> legalMoves() {
        return switch (due) {
            case PLACE -> MoveTable.places(Board.SPACES & ~stacks.occupied());
            case STACK -> stacks.moves(toMove);
            case PASS -> MoveTable.ONLY_PASS;
            case NOTHING -> List.of();
        };
    }

    @Override
    public long legalMoveCount() {
        return switch (due) {
            case PLACE -> DvonnStack.MOST_PIECES - stacks.count();
            case STACK -> stacks.countMoves(toMove);
            case PASS -> 1;
            case NOTHING -> 0;
        };
    }

    /** Whether a move may be played; which rule a refusal names when several would do, {@link DvonnRule} says. */
    @Override
    public Attempt<DvonnPosition> attempt(DvonnMove move) {
        Objects.requireNonNull(move, "the move is null");
        return isLegal(move) ? Attempt.legal(after(move)) : Attempt.refused(Refusals.of(this, move));
    }

    private boolean isLegal(DvonnMove move) {
        if (move instanceof DvonnMove.Stack stack) {
            return due == Due.STACK && stacks.canMove(toMove, stack);
        }
        if (move instanceof DvonnMove.Place place) {
            return due == Due.PLACE && stacks.isEmpty(place.cell());
        }
        return due == Due.PASS;
    }

    private DvonnPosition after(DvonnMove move) {
        if (move instanceof DvonnMove.Stack stack) {
            return stacking(stacks.move(toMove, stack), toMove.other());
        }
        if (move instanceof DvonnMove.Place place) {
            Stacks next = stacks.place(place.cell(), nextPiece());
            return next.count() < DvonnStack.MOST_PIECES ? placing(next, toMove.other()) : stacking(next, Side.WHITE);
        }
        return stacking(stacks, toMove.other());
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
        return DvonnPicture.of(this);
    }

    /** The board after a move: where from and where to, and what has left the game. */
    @Override
    public Picture pictureAfter(DvonnMove move) {
        return DvonnPicture.after(this, move);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof DvonnPosition that
                && toMove == that.toMove
                && due == that.due
                && stacks.equals(that.stacks);
    }

    @Override
    public int hashCode() {
        return 31 * (31 * stacks.hashCode() + toMove.id().hashCode())
                + due.name().hashCode();
    }

    @Override
    public String toString() {
        return text();
    }
}
