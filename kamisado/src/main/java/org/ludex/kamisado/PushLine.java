package org.ludex.kamisado;

/**
 * What a tower has before it when it pushes: the unbroken row of the opponent's towers in a direction, and how far the
 * board goes on there. Places count from the tower: 1 is the square right before it. Sides, ranks, colours and squares are
 * their indices.
 *
 * @param board the towers on their squares
 * @param side the side of the tower
 * @param from the square of the tower
 * @param step what one place adds to the index of a square
 * @param room how many places there are before the edge of the board
 * @param length how many of the opponent's towers are in the row
 */
record PushLine(Board board, int side, int from, int step, int room, int length) {

    static PushLine before(Board board, int side, int direction, int from) {
        long opponents = board.towers(side ^ 1);
        int step = Reach.step(side, direction);
        int room = Reach.room(side, direction, from);
        int length = 0;
        while (length < room && Towers.on(opponents, from + (length + 1) * step) != Towers.NONE) {
            length++;
        }
        return new PushLine(board, side, from, step, room, length);
    }

    /** The square at a place. */
    int square(int place) {
        return from + place * step;
    }

    /** The colour of the farthest tower of the row, which must have one. */
    int farthest() {
        return Towers.on(board.towers(side ^ 1), square(length));
    }

    /** Whether the row ends at the edge of the board. */
    boolean isAtEdge() {
        return length == room;
    }

    /** Whether a tower of the side itself is right behind the row. */
    boolean hasOwnBehind() {
        return !isAtEdge() && !board.isEmpty(square(length + 1));
    }

    /** How many towers of the row, from the nearest on, are of a lower rank. */
    int weaker(int rank) {
        long opponents = board.towers(side ^ 1);
        int place = 0;
        while (place < length && Towers.rank(opponents, Towers.on(opponents, square(place + 1))) < rank) {
            place++;
        }
        return place;
    }

    /** Whether a tower of a rank can push the row (S2, S5 to S9 for its rank). */
    boolean yieldsTo(int rank) {
        return length > 0 && length <= rank && !isAtEdge() && !hasOwnBehind() && weaker(rank) == length;
    }

    /** Whether a tower of a rank may just have pushed towers of this row, the farthest onto a square of a colour. */
    boolean mayHaveLanded(int rank, int colour) {
        int left = square(-1);
        if (left < 0 || left > 63 || !board.isEmpty(left)) {
            return false;
        }
        for (int place = Math.min(rank, weaker(rank)); place > 0; place--) {
            if (Towers.colour(square(place)) == colour) {
                return true;
            }
        }
        return false;
    }
}
