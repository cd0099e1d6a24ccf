package org.ludex.dvonn;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeMap;
import org.ludex.core.Facts;
import org.ludex.core.Fault;
import org.ludex.core.InvalidPositionException;
import org.ludex.core.Setup;

/**
 * Anything that may be put on the board, with the phase and the side to move.
 *
 * <p>Its text is one line: the board, the phase, and the side to move unless the game has ended.
 *
 * <pre>
 * ....D..../........../...D......D/....B...../......... placing white
 * ........./...W3....../..B2dDW....../...D....../......... stacking black
 * ........./........../..B7ddd......../........../......... ended
 * </pre>
 *
 * <p>The board is row 1 from a1 to i1, then row 2 and so on to k5, with a slash between rows (it may be left out when
 * read). A dot is an empty space. A stack is its top, {@code W}, {@code B} or {@code D} for a DVONN piece; its height when
 * that is more than one; and a {@code d} for each DVONN piece under the top: {@code W12dd} is White's, twelve high, with
 * two DVONN pieces inside.
 *
 * <p>A set-up in which neither side can move is a finished game, whatever side was to move.
 *
 * <p>Immutable and thread-safe.
 */
public final class DvonnSetup implements Setup<DvonnPosition> {

    private static final int PIECES_PER_SIDE = 23;

    private final Map<Cell, DvonnStack> stacks;
    private final Phase phase;
    private final Optional<Side> toMove;

    private DvonnSetup(Map<Cell, DvonnStack> stacks, Phase phase, Optional<Side> toMove) {
        Map<Cell, DvonnStack> copy = new TreeMap<>();
        copy.putAll(stacks);
        this.stacks = Collections.unmodifiableMap(copy);
        this.phase = phase;
        this.toMove = toMove;
    }

    /** A board that is being filled. */
    public static DvonnSetup placing(Map<Cell, DvonnStack> stacks, Side toMove) {
        return new DvonnSetup(stacks, Phase.PLACING, Optional.of(toMove));
    }

    /** A board on which stacks move. */
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
        return new DvonnSetup(stacks, position.phase(), position.sideToMove());
    }

    /**
     * Reads a set-up from its text.
     *
     * @throws InvalidPositionException when the text cannot be read
     */
    public static DvonnSetup parse(String text) {
        return new SetupReader(text).read();
    }

    /** What stands where. */
    public Map<Cell, DvonnStack> stacks() {
        return stacks;
    }

    /** How far the game has come. */
    public Phase phase() {
        return phase;
    }

    /** The side to move; none when the game has ended. */
    public Optional<Side> toMove() {
        return toMove;
    }

    /** The same board with another stack on a space, in place of what stood there. */
    public DvonnSetup with(Cell cell, DvonnStack stack) {
        Map<Cell, DvonnStack> more = new TreeMap<>();
        more.putAll(stacks);
        more.put(cell, stack);
        return new DvonnSetup(more, phase, toMove);
    }

    /** The same board with nothing on a space. */
    public DvonnSetup without(Cell cell) {
        Map<Cell, DvonnStack> fewer = new TreeMap<>();
        fewer.putAll(stacks);
        fewer.remove(cell);
        return new DvonnSetup(fewer, phase, toMove);
    }

    @Override
    public List<Fault> faults() {
        List<Fault> faults = new ArrayList<>();
        if (phase == Phase.PLACING) {
            placingFaults(faults);
        } else {
            pieceFaults(faults);
            connectionFaults(faults);
            turnFaults(faults);
        }
        return List.copyOf(faults);
    }

    private void placingFaults(List<Fault> faults) {
        stacks.forEach((cell, stack) -> {
            if (stack.height() > 1) {
                Facts facts = Facts.of("cell", cell, "height", stack.height());
                faults.add(new Fault(DvonnRule.P2, facts.as("tall")));
            }
        });
        int placed = stacks.size();
        if (placed == DvonnStack.MOST_PIECES) {
            faults.add(new Fault(DvonnRule.P2, Facts.none().as("full")));
        }
        int dvonnDue = Math.min(placed, DvonnStack.MOST_DVONN_PIECES);
        int whiteDue = (placed - dvonnDue) / 2;
        int blackDue = placed - dvonnDue - whiteDue;
        int white = tops(Piece.WHITE);
        int black = tops(Piece.BLACK);
        int dvonn = tops(Piece.DVONN);
        if (white != whiteDue || black != blackDue) {
            Facts facts = Facts.of("placed", placed, "dvonn", dvonn, "dvonnDue", dvonnDue)
                    .and("white", white)
                    .and("whiteDue", whiteDue)
                    .and("black", black)
                    .and("blackDue", blackDue);
            faults.add(new Fault(DvonnRule.P2, facts.as("pieces")));
        }
        Side due = placed % 2 == 0 ? Side.WHITE : Side.BLACK;
        toMove.filter(given -> given != due).ifPresent(given -> {
            Facts facts = Facts.of("placed", placed, "due", due, "given", given);
            faults.add(new Fault(DvonnRule.P2, facts.as("turn")));
        });
    }

    private void pieceFaults(List<Fault> faults) {
        for (Side side : Side.values()) {
            int count = tops(side.piece());
            if (count > PIECES_PER_SIDE) {
                Facts facts = Facts.of("side", side, "count", count, "colour", side.piece());
                faults.add(new Fault(DvonnRule.P1, facts.as("colour")));
            }
        }
        int pieces = stacks.values().stream().mapToInt(DvonnStack::height).sum();
        if (pieces > DvonnStack.MOST_PIECES) {
            faults.add(new Fault(DvonnRule.P1, Facts.of("count", pieces).as("total")));
        }
        int dvonn = stacks.values().stream().mapToInt(DvonnStack::dvonnPieces).sum();
        if (dvonn != DvonnStack.MOST_DVONN_PIECES) {
            faults.add(new Fault(DvonnRule.L2, Facts.of("count", dvonn)));
        }
    }

    private void connectionFaults(List<Fault> faults) {
        stacks.forEach((cell, stack) -> {
            if (stack.top() == Piece.DVONN && stack.height() > 1) {
                Facts facts = Facts.of("cell", cell, "height", stack.height());
                faults.add(new Fault(DvonnRule.N4, facts.as("top")));
            }
        });
        List<Cell> unconnected = Cell.of(Stacks.of(stacks).unconnected());
        if (!unconnected.isEmpty()) {
            faults.add(new Fault(DvonnRule.N4, Facts.of("cells", unconnected).as("unconnected")));
        }
    }

    private void turnFaults(List<Fault> faults) {
        Stacks board = Stacks.of(stacks);
        List<Side> able = Arrays.stream(Side.values()).filter(board::canMove).toList();
        if (phase == Phase.ENDED && !able.isEmpty()) {
            faults.add(new Fault(DvonnRule.E1, Facts.of("sides", able)));
        }
        boolean untouched = stacks.size() == DvonnStack.MOST_PIECES;
        if (untouched && toMove.equals(Optional.of(Side.BLACK)) && able.contains(Side.WHITE)) {
            faults.add(new Fault(DvonnRule.S1, Facts.none()));
        }
    }

    private int tops(Piece piece) {
        return (int)
                stacks.values().stream().filter(stack -> stack.top() == piece).count();
    }

    @Override
    public DvonnPosition position() {
        List<Fault> faults = faults();
        if (!faults.isEmpty()) {
            throw new InvalidPositionException(faults);
        }
        Stacks board = Stacks.of(stacks);
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
        return Objects.hash(stacks, phase.toString(), toMove.map(Side::id));
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
