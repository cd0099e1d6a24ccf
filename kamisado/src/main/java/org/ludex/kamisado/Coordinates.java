package org.ludex.kamisado;

import java.util.Optional;
import org.ludex.kamisado.KamisadoMove.Blocked;
import org.ludex.kamisado.KamisadoMove.Push;
import org.ludex.kamisado.KamisadoMove.Step;

/** Interprets two squares as a move. */
final class Coordinates {

    private Coordinates() {}

    static KamisadoMove move(KamisadoPosition position, Square from, Square to) {
        Board board = position.board();
        if (!board.isEmpty(from.index()) && board.isEmpty(to.index())) {
            return new Step(board.colour(from.index()), from, to);
        }
        Optional<Tower> mover = position.at(from);
        Colour colour = mover.map(Tower::colour).orElseGet(() -> position.due().orElse(from.colour()));
        if (from == to) {
            return new Blocked(colour, from);
        }
        Optional<Tower> target = position.at(to);
        if (mover.isPresent() && target.isPresent() && isPush(mover.get(), from, target.get(), to)) {
            return push(position, mover.get(), from, to);
        }
        return new Step(colour, from, to);
    }

    private static boolean isPush(Tower mover, Square from, Tower target, Square to) {
        int files = Math.abs(to.file() - from.file());
        boolean oneForward = to.row() - from.row() == mover.side().forward() && files <= 1;
        return mover.rank() != Rank.PLAIN && oneForward && (files == 0 || target.side() != mover.side());
    }

    /**
     * A push of the whole line of opposing towers ahead, or of one of the mover's own towers. If the board ends behind
     * them, the last one lands where it is.
     */
    private static Push push(KamisadoPosition position, Tower mover, Square from, Square to) {
        int right = (to.file() - from.file()) * mover.side().forward();
        int direction = right == 0 ? Reach.STRAIGHT : right < 0 ? Reach.LEFT : Reach.RIGHT;
        PushLine line = PushLine.before(position.board(), mover.side().index(), direction, from.index());
        int pushed = Math.max(1, line.length());
        Colour farthest =
                position.at(Square.of(line.square(pushed))).orElseThrow().colour();
        Square landing = Square.of(line.square(Math.min(pushed + 1, line.room())));
        return new Push(mover.colour(), from, farthest, landing);
    }
}
