package org.ludex.sixth;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;

/** The towers on a board, and the moves that they have. */
final class Board {

    private static final int NOWHERE = -1;

    private final Grid grid;
    private final int[] towers;
    private final long occupied;
    private final long capped;
    private final int lady;
    private final int king;
    private final int specials;

    private Board(Grid grid, int[] towers, long occupied, long capped, int lady, int king, int specials) {
        this.grid = grid;
        this.towers = towers;
        this.occupied = occupied;
        this.capped = capped;
        this.lady = lady;
        this.king = king;
        this.specials = specials;
    }

    static Board empty(Grid grid) {
        return new Board(grid, new int[grid.count()], 0, 0, NOWHERE, NOWHERE, 0);
    }

    /** A board with towers on it, each of at most ten pieces. */
    static Board of(Grid grid, Map<Cell, Tower> towers) {
        int[] packed = new int[grid.count()];
        towers.forEach((cell, tower) -> packed[grid.index(cell)] = Packed.of(tower));
        return of(grid, packed);
    }

    private static Board of(Grid grid, int[] towers) {
        long occupied = 0;
        long capped = 0;
        int lady = NOWHERE;
        int king = NOWHERE;
        int specials = 0;
        for (int cell = 0; cell < towers.length; cell++) {
            int tower = towers[cell];
            if (tower != 0) {
                occupied |= 1L << cell;
                capped |= Packed.isCapped(tower) ? 1L << cell : 0;
                lady = Packed.top(tower) == Piece.LADY.code() ? cell : lady;
                king = Packed.height(tower) >= Chessman.KING_HEIGHT ? cell : king;
                for (int left = tower; left != 0; left = Packed.rest(left, 1)) {
                    specials |= 1 << Packed.top(left);
                }
            }
        }
        return new Board(grid, towers, occupied, capped, lady, king, specials);
    }

    Grid grid() {
        return grid;
    }

    int tower(int cell) {
        return towers[cell];
    }

    long occupied() {
        return occupied;
    }

    long vacant() {
        return grid.all() & ~occupied;
    }

    boolean isOccupied(int cell) {
        return towers[cell] != 0;
    }

    /** Whether nothing may be put on a cell's tower (H1). */
    boolean isCapped(int cell) {
        return (capped & 1L << cell) != 0;
    }

    /** Whether the Lady is alone or on top somewhere (L2). */
    boolean showsLady() {
        return lady != NOWHERE;
    }

    /** The cell where the Lady is on top, if she is on the board. */
    int lady() {
        return lady;
    }

    boolean hasKing() {
        return king != NOWHERE;
    }

    /** The cell of the king, if there is one. */
    int king() {
        return king;
    }

    /** Whether a special piece is somewhere on the board. */
    boolean holds(Piece piece) {
        return (specials & 1 << piece.code()) != 0;
    }

    /** What the pieces of a side on the board cost (A1). */
    int cost(Side side) {
        int cost = 0;
        for (int tower : towers) {
            for (int left = tower; left != 0; left = Packed.rest(left, 1)) {
                Piece piece = Packed.topPiece(left);
                cost += piece.owner().filter(side::equals).isPresent()
                        ? piece.kind().cost()
                        : 0;
            }
        }
        return cost;
    }

    Map<Cell, Tower> towers() {
        Map<Cell, Tower> map = new LinkedHashMap<>();
        for (int cell = 0; cell < towers.length; cell++) {
            if (towers[cell] != 0) {
                map.put(grid.cell(cell), Packed.tower(towers[cell]));
            }
        }
        return map;
    }

    /** The occupied cells in the reach of a tower, Hunchbacks included. */
    long reach(int from) {
        return grid.reach(from, Packed.height(towers[from]), occupied);
    }

    /** The cells that a tower or its parts may land on. */
    long landings(int from) {
        return reach(from) & ~capped;
    }

    /** Whether any tower may land on another. */
    boolean hasMove() {
        for (long left = occupied; left != 0; left &= left - 1) {
            if (landings(Long.numberOfTrailingZeros(left)) != 0) {
                return true;
            }
        }
        return false;
    }

    /** How many moves of towers and parts land on these cells, a forbidden reversal included. */
    int moveCount(long targets) {
        int count = 0;
        for (long left = occupied; left != 0; left &= left - 1) {
            int from = Long.numberOfTrailingZeros(left);
            count += Long.bitCount(landings(from) & targets) * Packed.pieces(towers[from]);
        }
        return count;
    }

    /** This board with a piece entered on an empty cell. */
    Board entered(Piece piece, int cell) {
        int[] next = towers.clone();
        next[cell] = piece.code();
        long bit = 1L << cell;
        return new Board(
                grid,
                next,
                occupied | bit,
                piece.kind() == PieceKind.HUNCHBACK ? capped | bit : capped,
                piece == Piece.LADY ? cell : lady,
                NOWHERE,
                specials | 1 << piece.code());
    }

    /** This board with the top pieces of a tower moved onto another. */
    Board moved(int count, int from, int to) {
        int[] next = towers.clone();
        int tower = towers[from];
        int rest = Packed.rest(tower, count);
        int landed = Packed.stacked(towers[to], Packed.part(tower, count), count);
        next[from] = rest;
        next[to] = landed;
        long fromBit = 1L << from;
        long caps = capped & ~fromBit;
        if (Packed.isCapped(tower)) {
            caps |= 1L << to;
        }
        return new Board(
                grid,
                next,
                rest == 0 ? occupied & ~fromBit : occupied,
                caps,
                ladyAfter(from, rest, to, landed),
                Packed.height(landed) >= Chessman.KING_HEIGHT ? to : NOWHERE,
                specials);
    }

    private int ladyAfter(int from, int rest, int to, int landed) {
        if (Packed.top(landed) == Piece.LADY.code()) {
            return to;
        }
        if (Packed.top(rest) == Piece.LADY.code()) {
            return from;
        }
        return lady == from || lady == to ? NOWHERE : lady;
    }

    /** This board with another tower, or none, on a cell. */
    Board with(int cell, int tower) {
        int[] next = towers.clone();
        next[cell] = tower;
        return of(grid, next);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Board board && Arrays.equals(towers, board.towers);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(towers);
    }
}
