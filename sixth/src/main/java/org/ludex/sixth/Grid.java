package org.ludex.sixth;

/**
 * The geometry of a board: cells numbered from a1 along the ranks, sets of cells as bits of a long, and for each cell
 * the rays and jumps that start there.
 */
final class Grid {

    static final int SMALLEST = 3;
    static final int LARGEST = 8;

    private static final Grid[] GRIDS = new Grid[LARGEST - SMALLEST + 1];

    static {
        for (int size = SMALLEST; size <= LARGEST; size++) {
            GRIDS[size - SMALLEST] = new Grid(size);
        }
    }

    private final int size;
    private final long all;
    private final long edge;
    private final long[] steps;
    private final long[] leaps;
    private final Rays straight;
    private final Rays diagonal;
    private final Cell[] cells;

    private Grid(int size) {
        this.size = size;
        this.all = -1L >>> (Long.SIZE - size * size);
        this.cells = new Cell[size * size];
        this.steps = new long[size * size];
        this.leaps = new long[size * size];
        long border = 0;
        for (int cell = 0; cell < cells.length; cell++) {
            int file = cell % size;
            int rank = cell / size;
            cells[cell] = new Cell(file + 1, rank + 1);
            if (file == 0 || rank == 0 || file == size - 1 || rank == size - 1) {
                border |= 1L << cell;
            }
            steps[cell] = bit(file + 1, rank) | bit(file - 1, rank) | bit(file, rank + 1) | bit(file, rank - 1);
            for (int sign : new int[] {-1, 1}) {
                for (int side : new int[] {-1, 1}) {
                    leaps[cell] |= bit(file + sign, rank + 2 * side) | bit(file + 2 * sign, rank + side);
                }
            }
        }
        this.edge = border;
        this.straight = new Rays(this, 1, 0, 0, 1);
        this.diagonal = new Rays(this, 1, 1, -1, 1);
    }

    /** The board of a size from {@link #SMALLEST} to {@link #LARGEST}. */
    static Grid of(int size) {
        return GRIDS[size - SMALLEST];
    }

    int size() {
        return size;
    }

    /** How many cells there are. */
    int count() {
        return cells.length;
    }

    long all() {
        return all;
    }

    long edge() {
        return edge;
    }

    Cell cell(int index) {
        return cells[index];
    }

    boolean contains(Cell cell) {
        return cell.file() <= size && cell.rank() <= size;
    }

    /** The number of a cell, or -1 when it is not on this board. */
    int index(Cell cell) {
        return contains(cell) ? (cell.rank() - 1) * size + cell.file() - 1 : -1;
    }

    private long bit(int file, int rank) {
        boolean inside = file >= 0 && rank >= 0 && file < size && rank < size;
        return inside ? 1L << (rank * size + file) : 0;
    }

    /** The occupied cells that a tower of a height reaches (S2, S4). */
    long reach(int from, int height, long occupied) {
        return switch (height) {
            case 1 -> steps[from] & occupied;
            case 2 -> straight.first(from, occupied);
            case 3 -> leaps[from] & occupied;
            case 4 -> diagonal.first(from, occupied);
            case 5 -> straight.first(from, occupied) | diagonal.first(from, occupied);
            default -> 0;
        };
    }

    /** Four rays from every cell: two directions and their opposites. */
    private static final class Rays {
        private final long[] up1;
        private final long[] up2;
        private final long[] down1;
        private final long[] down2;

        /** Both directions given must lead to higher numbers, so that the first cell in the way is the lowest bit. */
        Rays(Grid grid, int files1, int ranks1, int files2, int ranks2) {
            up1 = rays(grid, files1, ranks1);
            up2 = rays(grid, files2, ranks2);
            down1 = rays(grid, -files1, -ranks1);
            down2 = rays(grid, -files2, -ranks2);
        }

        private static long[] rays(Grid grid, int files, int ranks) {
            long[] rays = new long[grid.count()];
            for (int cell = 0; cell < rays.length; cell++) {
                int file = cell % grid.size + files;
                int rank = cell / grid.size + ranks;
                for (long bit = grid.bit(file, rank); bit != 0; bit = grid.bit(file, rank)) {
                    rays[cell] |= bit;
                    file += files;
                    rank += ranks;
                }
            }
            return rays;
        }

        long first(int from, long occupied) {
            return Long.lowestOneBit(up1[from] & occupied)
                    | Long.lowestOneBit(up2[from] & occupied)
                    | Long.highestOneBit(down1[from] & occupied)
                    | Long.highestOneBit(down2[from] & occupied);
        }
    }
}
