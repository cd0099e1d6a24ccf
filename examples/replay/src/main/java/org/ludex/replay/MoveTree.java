package org.ludex.replay;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Queue;
import java.util.Set;
import org.ludex.core.Move;
import org.ludex.notation.Ending;
import org.ludex.notation.GameRecord;
import org.ludex.notation.RecordedMove;
import org.ludex.notation.Variation;

/**
 * The moves of a record and of its variations, numbered through: 0 is the start, the moves of the main line have their
 * plies, and those of variations the numbers behind, each line in one stretch. Immutable.
 *
 * @param <M> the moves of the game
 * @param lines the main line and then the variations
 */
record MoveTree<M extends Move>(List<Line<M>> lines) {

    /**
     * A line of moves.
     *
     * @param <M> the moves of the game
     * @param of the number of the move that it replaces; 0 for the main line
     * @param parent the number of the move before its first one
     * @param first the number of its first move
     * @param comment the comment before its first move, or empty
     * @param moves the moves
     * @param ending its last word, if it has one
     * @param rest what could not be read or played, or empty
     */
    record Line<M extends Move>(
            int of,
            int parent,
            int first,
            String comment,
            List<RecordedMove<M>> moves,
            Optional<Ending> ending,
            String rest) {

        /** The number of the move before one of this line. */
        int before(int index) {
            return index == 0 ? parent : first + index - 1;
        }

        /** The number of its last move, or of the one before it where it has none. */
        int last() {
            return before(moves.size());
        }
    }

    private record Waiting<M extends Move>(int of, int parent, Variation<M> variation) {}

    /** Keeps a copy. */
    MoveTree {
        lines = List.copyOf(lines);
    }

    static <M extends Move> MoveTree<M> of(GameRecord<M, ?> record) {
        List<Line<M>> lines = new ArrayList<>();
        Queue<Waiting<M>> waiting = new ArrayDeque<>();
        Variation<M> main = new Variation<>(record.comment(), record.moves(), record.ending(), record.rest());
        waiting.add(new Waiting<>(0, 0, main));
        int next = 1;
        while (!waiting.isEmpty()) {
            Waiting<M> now = waiting.remove();
            Variation<M> played = now.variation;
            Line<M> line = new Line<>(
                    now.of, now.parent, next, played.comment(), played.moves(), played.ending(), played.rest());
            lines.add(line);
            for (int index = 0; index < played.moves().size(); index++) {
                int replaced = next + index;
                int parent = line.before(index);
                played.moves()
                        .get(index)
                        .variations()
                        .forEach(other -> waiting.add(new Waiting<>(replaced, parent, other)));
            }
            next += played.moves().size();
        }
        return new MoveTree<>(lines);
    }

    /** The bare moves of all entries, without anything that was written around them. */
    List<List<M>> bare() {
        return lines.stream()
                .flatMap(line -> line.moves().stream())
                .map(RecordedMove::moves)
                .toList();
    }

    /** The numbers of the moves that several lines go on from. */
    Set<Integer> forks() {
        Set<Integer> forks = new HashSet<>();
        lines.forEach(line -> forks.add(line.parent()));
        return forks;
    }
}
