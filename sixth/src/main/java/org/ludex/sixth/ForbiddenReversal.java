package org.ludex.sixth;

import java.util.Optional;
import org.ludex.sixth.SixthMove.MovePart;

/**
 * The exact reverse of the last move, which is forbidden (S6), with cells by number.
 *
 * @param count how many pieces may not move; 0 when nothing is forbidden
 * @param from the cell that they may not leave
 * @param to the cell that they may not go to
 */
record ForbiddenReversal(int count, int from, int to) {

    static final ForbiddenReversal NONE = new ForbiddenReversal(0, 0, 0);

    static ForbiddenReversal of(Optional<MovePart> move, Grid grid) {
        return move.map(part -> new ForbiddenReversal(part.count(), grid.index(part.from()), grid.index(part.to())))
                .orElse(NONE);
    }

    boolean forbids(int otherCount, int otherFrom, int otherTo) {
        return count == otherCount && from == otherFrom && to == otherTo;
    }

    /** How many of the moves on a board that land on these cells are forbidden: one or none. */
    int countAmong(Board board, long targets) {
        long target = targets & 1L << to;
        return count != 0 && target != 0 && (board.landings(from) & target) != 0 ? 1 : 0;
    }

    Optional<MovePart> move(Grid grid) {
        return count == 0 ? Optional.empty() : Optional.of(new MovePart(count, grid.cell(from), grid.cell(to)));
    }
}
