package org.ludex.sixth;

import java.util.Optional;

/**
 * The exact reverse of the last move (S6), with cells by number.
 *
 * @param count how many pieces may not move; 0 when nothing is forbidden
 * @param from the cell that they may not leave
 * @param to the cell that they may not go to
 */
record Ban(int count, int from, int to) {

    static final Ban NONE = new Ban(0, 0, 0);

    static Ban of(Optional<SixthMove.MovePart> move, Grid grid) {
        return move.map(part -> new Ban(part.count(), grid.index(part.from()), grid.index(part.to())))
                .orElse(NONE);
    }

    boolean isNone() {
        return count == 0;
    }

    boolean forbids(int otherCount, int otherFrom, int otherTo) {
        return count == otherCount && from == otherFrom && to == otherTo;
    }

    /** Whether the forbidden move could be made if it were not forbidden. */
    boolean bites(Board board) {
        return count != 0 && (board.landings(from) & 1L << to) != 0;
    }

    Optional<SixthMove.MovePart> move(Grid grid) {
        return isNone() ? Optional.empty() : Optional.of(new SixthMove.MovePart(count, grid.cell(from), grid.cell(to)));
    }
}
