package org.ludex.notation.dog;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.ludex.dog.Place;
import org.ludex.dog.mensch.MenschMove;
import org.ludex.dog.mensch.MenschPosition;
import org.ludex.notation.spi.Entries;
import org.ludex.notation.spi.Progress;

/** The entries of Mensch: a roll and what is done with it. */
final class MenschEntries implements Entries<MenschMove, MenschPosition> {

    @Override
    public boolean isInside(MenschPosition position) {
        return position.isMidTurn();
    }

    @Override
    public Optional<MenschMove> unwritten(MenschPosition position, Progress<MenschMove> progress) {
        return Optional.empty();
    }

    /** Where a record begins after a roll, its first entry repeats the roll. */
    @Override
    public boolean begins(MenschPosition position, MenschMove move) {
        return position.roll().isEmpty();
    }

    @Override
    public boolean goesOn(MenschPosition position, MenschMove move) {
        return true;
    }

    /** What is done with a roll is written after it, wherever the roll was made. */
    @Override
    public boolean isFixed(List<MenschMove> moves) {
        return moves.get(0) instanceof MenschMove.Roll;
    }

    @Override
    public String write(MenschPosition start, List<MenschMove> moves) {
        MenschMove first = moves.get(0);
        if (!(first instanceof MenschMove.Roll) && start.roll().isEmpty()) {
            return first.toString();
        }
        int die = first instanceof MenschMove.Roll roll
                ? roll.die()
                : start.roll().getAsInt();
        String text = first.seat() + " " + die;
        MenschMove last = moves.get(moves.size() - 1);
        if (last instanceof MenschMove.Go go) {
            String hits = go.hits().isEmpty()
                    ? ""
                    : go.hits().stream().map(Place::toString).collect(Collectors.joining(",", " hit ", ""));
            return text + " " + go.from() + ">" + go.to() + hits;
        }
        return last instanceof MenschMove.Stay ? text + " -" : text;
    }
}
