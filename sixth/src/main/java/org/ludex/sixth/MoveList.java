package org.ludex.sixth;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** Lists the legal moves of a position, in the order that {@link SixthPosition} documents. */
final class MoveList {

    private static final List<SixthMove> ONLY_PASS = List.of(SixthMove.pass());

    private final SixthPosition position;
    private final Board board;
    private final Grid grid;
    private final List<SixthMove> moves;

    private MoveList(SixthPosition position, int count) {
        this.position = position;
        this.board = position.board();
        this.grid = board.grid();
        this.moves = new ArrayList<>(count);
    }

    /** The moves of a position that has this many. */
    static List<SixthMove> of(SixthPosition position, int count) {
        MoveList list = new MoveList(position, count);
        if (position.coverCount() > 0) {
            list.addMoves(1L << list.board.lady());
        } else {
            list.addEntries();
            list.addMoves(list.grid.all());
        }
        return list.moves.isEmpty() ? ONLY_PASS : Collections.unmodifiableList(list.moves);
    }

    /** The move with a number, from 0, in the order of the list. The position has as many; the others are not made. */
    static SixthMove at(SixthPosition position, int number) {
        Board board = position.board();
        if (position.coverCount() > 0) {
            return move(position, 1L << board.lady(), number);
        }
        int left = number;
        for (PieceKind kind : SixthPosition.OWN_KINDS) {
            if (position.canEnter(kind)) {
                int count = Long.bitCount(board.vacant());
                if (left < count) {
                    return entry(board, kind, board.vacant(), left);
                }
                left -= count;
            }
        }
        int count = Long.bitCount(position.ladyEntries());
        return left < count
                ? entry(board, PieceKind.LADY, position.ladyEntries(), left)
                : move(position, board.grid().all(), left - count);
    }

    private static SixthMove entry(Board board, PieceKind kind, long cells, int number) {
        long rest = cells;
        for (int left = number; left > 0; left--) {
            rest &= rest - 1;
        }
        return new SixthMove.Enter(kind, board.grid().cell(Long.numberOfTrailingZeros(rest)));
    }

    private static SixthMove move(SixthPosition position, long targets, int number) {
        Board board = position.board();
        int left = number;
        for (long towers = board.occupied(); towers != 0; towers &= towers - 1) {
            int from = Long.numberOfTrailingZeros(towers);
            int pieces = Packed.pieces(board.tower(from));
            for (long ends = board.landings(from) & targets; ends != 0; ends &= ends - 1) {
                int to = Long.numberOfTrailingZeros(ends);
                for (int part = 1; part <= pieces; part++) {
                    boolean isMove = part == pieces || !position.reversal().forbids(part, from, to);
                    if (isMove && left-- == 0) {
                        Cell start = board.grid().cell(from);
                        Cell end = board.grid().cell(to);
                        return part == pieces
                                ? new SixthMove.MoveTower(start, end)
                                : new SixthMove.MovePart(part, start, end);
                    }
                }
            }
        }
        return SixthMove.pass();
    }

    private void addEntries() {
        for (PieceKind kind : SixthPosition.OWN_KINDS) {
            if (position.canEnter(kind)) {
                addEntries(kind, board.vacant());
            }
        }
        addEntries(PieceKind.LADY, position.ladyEntries());
    }

    private void addEntries(PieceKind kind, long cells) {
        for (long left = cells; left != 0; left &= left - 1) {
            moves.add(new SixthMove.Enter(kind, grid.cell(Long.numberOfTrailingZeros(left))));
        }
    }

    private void addMoves(long targets) {
        for (long left = board.occupied(); left != 0; left &= left - 1) {
            int from = Long.numberOfTrailingZeros(left);
            for (long ends = board.landings(from) & targets; ends != 0; ends &= ends - 1) {
                addMoves(from, Long.numberOfTrailingZeros(ends));
            }
        }
    }

    private void addMoves(int from, int to) {
        int pieces = Packed.pieces(board.tower(from));
        for (int part = 1; part < pieces; part++) {
            if (!position.reversal().forbids(part, from, to)) {
                moves.add(new SixthMove.MovePart(part, grid.cell(from), grid.cell(to)));
            }
        }
        // The whole tower is never a reversal: the pieces that moved are on top of others.
        moves.add(new SixthMove.MoveTower(grid.cell(from), grid.cell(to)));
    }
}
