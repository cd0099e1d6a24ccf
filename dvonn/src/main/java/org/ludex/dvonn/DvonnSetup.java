package org.ludex.dvonn;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.ludex.core.Fault;
import org.ludex.core.InvalidPositionException;
import org.ludex.core.Setup;

/**
 * Anything that a person might put on the board, with the phase and the side to move.
 *
 * <p>Its text is one line: the board, the phase, and the side to move unless the game has ended.
 *
 * <pre>
 * ....D..../........../...D......D/....B...../......... placing white
 * ........./...W3....../..B2dDW....../...D....../......... stacking black
 * ........./........../..B7ddd......../........../......... ended
 * </pre>
 *
 * <p>The board is row 1 from a1 to i1, then row 2 and so on to k5, with slashes between rows, which a reader may omit.
 * A dot is an empty space. A stack is written as its top ({@code W}, {@code B}, or {@code D} for a DVONN piece), its
 * height if it is more than one, and a {@code d} for each DVONN piece below the top: {@code W12dd} is a stack of twelve
 * with a white piece on top and two DVONN pieces inside.
 *
 * <p>A set-up in which neither side can move is a finished game, whichever side was to move.
 *
 * <p>Immutable and thread-safe.
 */
public final class DvonnSetup implements Setup<DvonnPosition> {

    private final Map<Cell, DvonnStack> stacks;
    private final Phase phase;
    private final Optional<Side> toMove;

    private DvonnSetup(Map<Cell, DvonnStack> stacks, Phase phase, Optional<Side> toMove) {
        this.stacks = Collections.unmodifiableMap(new TreeMap<>(stacks));
        this.phase = phase;
        this.toMove = toMove;
    }

    /** A board that is being filled. */
    public static DvonnSetup placing(Map<Cell, DvonnStack> stacks, Side toMove) {
        return new DvonnSetup(stacks, Phase.PLACING, Optional.of(toMove));
    }

    /** A board on which stacks are moved. */
    public static DvonnSetup stacking(Map<Cell, DvonnStack> stacks, Side toMove) {
        return new DvonnSetup(stacks, Phase.STACKING, Optional.of(toMove));
    }

    /** A board on which neither side can move. */
    public static DvonnSetup ended(Map<Cell, DvonnStack> stacks) {
        return new DvonnSetup(stacks, Phase.ENDED, Optional.empty());
    }

    /** The set-up of a position. */
    public static DvonnSetup of(DvonnPosition position) {
        Map<Cell, DvonnStack> stacks = new TreeMap<>();
        for (Cell cell : position.occupied()) {
            position.stackAt(cell).ifPresent(stack -> stacks.put(cell, stack));
        }
        return new DvonnSetup(stacks, position.phase(), position.toMove());
    }

    /**
     * Reads a set-up from its text.
     *
     * @throws InvalidPositionException if the text cannot be read
     */
    public static DvonnSetup parse(String text) {
        return new SetupReader(text).read();
    }

    /** The stacks by their spaces, in order. */
    public Map<Cell, DvonnStack> stacks() {
        return stacks;
    }

    /** The phase of the game. */
    public Phase phase() {
        return phase;
    }

    /** The side to move; empty when the game has ended. */
    public Optional<Side> toMove() {
        return toMove;
    }

    /** A copy of this set-up with a stack on a space, replacing what was there. */
    public DvonnSetup with(Cell cell, DvonnStack stack) {
        Map<Cell, DvonnStack> more = new TreeMap<>(stacks);
        more.put(cell, stack);
        return new DvonnSetup(more, phase, toMove);
    }

    /** A copy of this set-up with an empty space. */
    public DvonnSetup without(Cell cell) {
        Map<Cell, DvonnStack> fewer = new TreeMap<>(stacks);
        fewer.remove(cell);
        return new DvonnSetup(fewer, phase, toMove);
    }

    @Override
    public List<Fault> faults() {
        return SetupCheck.faults(this);
    }

    @Override
    public DvonnPosition position() {
        List<Fault> faults = faults();
        if (!faults.isEmpty()) {
            throw new InvalidPositionException(faults);
        }
        Board board = Board.of(stacks);
        Side side = toMove.orElse(Side.WHITE);
        return phase == Phase.PLACING ? DvonnPosition.placing(board, side) : DvonnPosition.stacking(board, side);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof DvonnSetup that
                && phase == that.phase
                && toMove.equals(that.toMove)
                && stacks.equals(that.stacks);
    }

    @Override
    public int hashCode() {
        return 2 * stacks.hashCode() + (toMove.equals(Optional.of(Side.WHITE)) ? 0 : 1);
    }

    /** The set-up in one line, as described above. */
    @Override
    public String toString() {
        StringBuilder text = new StringBuilder();
        for (Cell cell : Cell.all()) {
            if (cell.index() > 0
                    && cell.row() != Cell.all().get(cell.index() - 1).row()) {
                text.append('/');
            }
            DvonnStack stack = stacks.get(cell);
            text.append(stack == null ? "." : stack.toString());
        }
        text.append(' ').append(phase);
        toMove.ifPresent(side -> text.append(' ').append(side));
        return text.toString();
    }
}
