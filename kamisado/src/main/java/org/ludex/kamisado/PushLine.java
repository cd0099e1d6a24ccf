package org.ludex.kamisado;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What stands straight before a tower, for saying why a push is refused.
 *
 * @param opponents the squares of the row of opponents, the nearest first
 * @param own the square of an own tower right behind that row, or right before the pusher when there is no opponent
 * @param behind the square behind the row, if the board goes on there
 */
record PushLine(List<Square> opponents, Optional<Square> own, Optional<Square> behind) {

    PushLine {
        opponents = List.copyOf(opponents);
    }

    static PushLine before(KamisadoPosition position, Side side, Square from) {
        List<Square> opponents = new ArrayList<>();
        Optional<Square> square = ahead(from, side);
        while (square.flatMap(position::at)
                .filter(tower -> tower.side() != side)
                .isPresent()) {
            opponents.add(square.get());
            square = ahead(square.get(), side);
        }
        Optional<Square> own = square.filter(behind -> position.at(behind).isPresent());
        return new PushLine(opponents, own, square);
    }

    Square farthest() {
        return opponents.get(opponents.size() - 1);
    }

    private static Optional<Square> ahead(Square square, Side side) {
        return Square.of(square.file(), square.row() + side.forward());
    }
}
