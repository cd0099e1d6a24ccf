package org.ludex.kamisado;

/**
 * What is ahead of a tower that pushes: the unbroken line of opposing towers in a direction, and the distance to the
 * edge of the board. Places count from the tower: 1 is the square next to it. Sides, ranks, colours and squares are
 * given by their indices.
 *
 * @param board the towers on their squares
 * @param side the side of the tower
 * @param from the square of the tower
 * @param step what one place adds to the index of a square
 * @param room the number of places up to the edge of the board
 * @param length the number of opposing towers in the line
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

    /** The colour of the farthest tower in the line, which must not be empty. */
    int farthest() {
        return Towers.on(board.towers(side ^ 1), square(length));
    }

    /** Whether the line ends at the edge of the board. */
    boolean isAtEdge() {
        return length == room;
    }

    /** Whether one of the side's own towers is right behind the line. */
    boolean hasOwnBehind() {
        return !isAtEdge() && !board.isEmpty(square(length + 1));
    }

    /** The number of towers, counted from the nearest, that have a lower rank. */
    int weaker(int rank) {
        long opponents = board.towers(side ^ 1);
        int place = 0;
        while (place < length && Towers.rank(opponents, Towers.on(opponents, square(place + 1))) < rank) {
            place++;
        }
        return place;
    }

    /** Whether a tower of a certain rank can push the line (S2, and S5 to S9 for its rank). */
    boolean yieldsTo(int rank) {
        return length > 0 && length <= rank && !isAtEdge() && !hasOwnBehind() && weaker(rank) == length;
    }

    /**
     * Whether a tower of a certain rank can just have pushed towers in this line, the farthest onto a square of a
     * certain colour.
     */
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
