package org.ludex.kamisado;

import java.util.Optional;
import org.ludex.kamisado.KamisadoMove.Blocked;
import org.ludex.kamisado.KamisadoMove.Push;
import org.ludex.kamisado.KamisadoMove.Step;

/** What two squares mean as a move. */
final class Coordinates {

    private Coordinates() {}

    static KamisadoMove move(KamisadoPosition position, Square from, Square to) {
        Optional<Tower> mover = position.at(from);
        Colour colour = mover.map(Tower::colour).orElseGet(() -> position.due().orElse(from.colour()));
        if (from == to) {
            return new Blocked(colour, from);
        }
        Optional<Tower> target = position.at(to);
        if (mover.isPresent() && target.isPresent() && isPush(mover.get(), from, target.get(), to)) {
            return push(position, mover.get(), from, target.get(), to);
        }
        return new Step(colour, from, to);
    }

    private static boolean isPush(Tower mover, Square from, Tower target, Square to) {
        int files = Math.abs(to.file() - from.file());
        boolean oneForward = to.row() - from.row() == mover.side().forward() && files <= 1;
        return mover.rank() != Rank.PLAIN && oneForward && (files == 0 || target.side() != mover.side());
    }

    /** A push of the whole row of opponents ahead; where the board ends behind them, the last one lands where it is. */
    private static Push push(KamisadoPosition position, Tower mover, Square from, Tower first, Square to) {
        int files = to.file() - from.file();
        int rows = to.row() - from.row();
        Tower pushed = first;
        Square farthest = to;
        Optional<Square> behind = Square.of(to.file() + files, to.row() + rows);
        while (behind.isPresent()) {
            Optional<Tower> next = position.at(behind.get()).filter(tower -> tower.side() != mover.side());
            if (next.isEmpty() || pushed.side() == mover.side()) {
                return new Push(mover.colour(), from, pushed.colour(), behind.get());
            }
            pushed = next.get();
            farthest = behind.get();
            behind = Square.of(farthest.file() + files, farthest.row() + rows);
        }
        return new Push(mover.colour(), from, pushed.colour(), farthest);
    }
}
