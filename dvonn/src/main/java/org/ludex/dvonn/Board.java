package org.ludex.dvonn;

import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * All stacks on the board, packed: sets of spaces as bits of a {@link Grid}, and a byte for each stack. Decides what
 * moves, lands and leaves the game, but knows nothing of turns.
 *
 * <p>Immutable and thread-safe.
 */
final class Board {

    static final Board NONE = new Board(0, 0, 0, 0, new byte[Grid.SIZE]);

    /**
     * A stack in one byte: its height in the lower bits, its DVONN pieces in the upper bits. Adding two bytes stacks
     * them.
     */
    private static final int HEIGHT = 0x3F;

    private static final int DVONN_SHIFT = 6;

    /** Where White's colour is on top. */
    private final long white;
    /** Where Black's colour is on top. */
    private final long black;
    /** Where a DVONN piece is, alone or in a stack. */
    private final long dvonn;
    /** The stacks of more than one piece. */
    private final long tall;

    private final byte[] bytes;

    private Board(long white, long black, long dvonn, long tall, byte[] bytes) {
        this.white = white;
        this.black = black;
        this.dvonn = dvonn;
        this.tall = tall;
        this.bytes = bytes;
    }

    static Board of(Map<Cell, DvonnStack> stacks) {
        long white = 0;
        long black = 0;
        long dvonn = 0;
        long tall = 0;
        byte[] bytes = new byte[Grid.SIZE];
        for (var entry : stacks.entrySet()) {
            DvonnStack stack = entry.getValue();
            int bit = entry.getKey().bit();
            long at = 1L << bit;
            white |= stack.top() == Piece.WHITE ? at : 0;
            black |= stack.top() == Piece.BLACK ? at : 0;
            dvonn |= stack.dvonnPieces() > 0 ? at : 0;
            tall |= stack.height() > 1 ? at : 0;
            bytes[bit] = (byte) (stack.height() | stack.dvonnPieces() << DVONN_SHIFT);
        }
        return new Board(white, black, dvonn, tall, bytes);
    }

    /** The occupied spaces. A space without White's or Black's colour on top is occupied by a DVONN piece. */
    long occupied() {
        return white | black | dvonn;
    }

    /** The number of stacks. */
    int count() {
        return Long.bitCount(occupied());
    }

    /** The occupied spaces that are not connected to a DVONN piece. */
    long unconnected() {
        return occupied() & ~Grid.connected(occupied(), dvonn);
    }

    Optional<DvonnStack> at(Cell cell) {
        int stack = bytes[cell.bit()] & 0xFF;
        if (stack == 0) {
            return Optional.empty();
        }
        long at = 1L << cell.bit();
        Piece top = (white & at) != 0 ? Piece.WHITE : (black & at) != 0 ? Piece.BLACK : Piece.DVONN;
        return Optional.of(new DvonnStack(top, stack & HEIGHT, stack >> DVONN_SHIFT));
    }

    boolean isEmpty(Cell cell) {
        return bytes[cell.bit()] == 0;
    }

    /** The number of pieces in the stacks of a side. */
    int points(Side side) {
        int points = 0;
        for (long rest = own(side); rest != 0; rest &= rest - 1) {
            points += height(Long.numberOfTrailingZeros(rest));
        }
        return points;
    }

    /** Whether a side has any move. */
    boolean canMove(Side side) {
        long occupied = occupied();
        long free = own(side) & ~Grid.surrounded(occupied);
        if ((Grid.spread(free & ~tall) & occupied) != 0) {
            return true;
        }
        for (long rest = free & tall; rest != 0; rest &= rest - 1) {
            if ((landings(Long.numberOfTrailingZeros(rest)) & occupied) != 0) {
                return true;
            }
        }
        return false;
    }

    /** Whether a side may make a move. */
    boolean canMove(Side side, DvonnMove.Stack move) {
        int from = move.from().bit();
        long occupied = occupied();
        return (own(side) >>> from & 1) != 0
                && ((landings(from) & occupied) >>> move.to().bit() & 1) != 0
                && !Grid.isSurrounded(from, occupied);
    }

    /** The number of moves of a side: single pieces are counted together, taller stacks one by one. */
    int countMoves(Side side) {
        long occupied = occupied();
        long free = own(side) & ~Grid.surrounded(occupied);
        int count = Grid.countSteps(free & ~tall, occupied);
        for (long rest = free & tall; rest != 0; rest &= rest - 1) {
            count += Long.bitCount(landings(Long.numberOfTrailingZeros(rest)) & occupied);
        }
        return count;
    }

    /** The moves of a side, by start, then by end. */
    List<DvonnMove> moves(Side side) {
        DvonnMove[] moves = new DvonnMove[countMoves(side)];
        long occupied = occupied();
        int count = 0;
        for (long rest = own(side) & ~Grid.surrounded(occupied); rest != 0; rest &= rest - 1) {
            int from = Long.numberOfTrailingZeros(rest);
            count = MoveTable.addStacks(moves, count, from, landings(from) & occupied);
        }
        return Collections.unmodifiableList(Arrays.asList(moves));
    }

    /** The board with one more piece, on an empty space. */
    Board place(Cell cell, Piece piece) {
        long at = 1L << cell.bit();
        byte[] next = bytes.clone();
        next[cell.bit()] = (byte) (piece == Piece.DVONN ? 1 | 1 << DVONN_SHIFT : 1);
        return switch (piece) {
            case WHITE -> new Board(white | at, black, dvonn, tall, next);
            case BLACK -> new Board(white, black | at, dvonn, tall, next);
            case DVONN -> new Board(white, black, dvonn | at, tall, next);
        };
    }

    /** The board after a side's move, without the stacks that have lost their connection. */
    Board move(Side side, DvonnMove.Stack move) {
        int from = move.from().bit();
        int to = move.to().bit();
        long start = 1L << from;
        long end = 1L << to;
        byte[] next = bytes.clone();
        next[to] += next[from];
        next[from] = 0;
        long nextWhite = white & ~start & ~end;
        long nextBlack = black & ~start & ~end;
        if (side == Side.WHITE) {
            nextWhite |= end;
        } else {
            nextBlack |= end;
        }
        boolean holdsDvonn = (dvonn & start) != 0;
        long nextDvonn = holdsDvonn ? (dvonn & ~start) | end : dvonn;
        long occupied = nextWhite | nextBlack | nextDvonn;
        // Before the move, every stack was connected. Looking for what is not takes a third of the time of counting.
        long kept = !holdsDvonn && Grid.isLoose(from, occupied) ? occupied : Grid.connected(occupied, nextDvonn);
        for (long rest = occupied & ~kept; rest != 0; rest &= rest - 1) {
            next[Long.numberOfTrailingZeros(rest)] = 0;
        }
        return new Board(nextWhite & kept, nextBlack & kept, nextDvonn, ((tall & ~start) | end) & kept, next);
    }

    private long own(Side side) {
        return side == Side.WHITE ? white : black;
    }

    private int height(int bit) {
        return bytes[bit] & HEIGHT;
    }

    private long landings(int bit) {
        return Grid.landings(bit, height(bit));
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Board that
                && white == that.white
                && black == that.black
                && Arrays.equals(bytes, that.bytes);
    }

    @Override
    public int hashCode() {
        return 31 * Long.hashCode(white * 31 + black) + Arrays.hashCode(bytes);
    }
}
