package org.ludex.replay;

import java.util.HashMap;
import java.util.Map;
import java.util.TreeMap;
import org.ludex.core.Move;
import org.ludex.notation.RecordedMove;
import org.ludex.notation.spi.GameNotation;

/**
 * The numbers that stand before moves on a score sheet: one for each pair of half turns.
 *
 * @param <M> the moves of the game
 */
final class SheetNumbers<M extends Move> {

    private final GameNotation<M, ?> notation;
    private final Map<Integer, String> numbers = new TreeMap<>();
    /** How many half turns were filled before a move. */
    private final Map<Integer, Integer> filled = new HashMap<>();
    /** The number behind the last move of a line, by the first move of that line. */
    private final Map<Integer, String> behind = new HashMap<>();

    SheetNumbers(GameNotation<M, ?> notation, MoveTree<M> tree) {
        this.notation = notation;
        tree.lines().forEach(this::count);
    }

    /** The numbers with their dots, by the numbers of the moves in the tree. */
    Map<Integer, String> all() {
        return numbers;
    }

    /** The number that a move behind the last one of a line would have; empty where it would have none. */
    String behind(MoveTree.Line<M> line) {
        return behind.getOrDefault(line.first(), "");
    }

    private void count(MoveTree.Line<M> line) {
        int count = filled.getOrDefault(line.of(), 0);
        boolean due = true;
        for (int index = 0; index < line.moves().size(); index++) {
            RecordedMove<M> recorded = line.moves().get(index);
            boolean ends = notation.restartsNumbers(recorded.move());
            filled.put(line.first() + index, count);
            // What ends a round stands on no numbered line of a sheet; a part of a turn has the number of its turn.
            boolean part = index > 0 && isPart(line.moves().get(index - 1), recorded);
            if (due && !ends && !part) {
                numbers.put(line.first() + index, number(count));
                due = false;
            }
            int next = ends ? 0 : count + notation.halfTurns(recorded.move());
            due |= ends || next / 2 != count / 2 || isInterrupted(recorded);
            count = next;
        }
        if (due) {
            behind.put(line.first(), number(count));
        }
    }

    /** Whether there is something to read before the next move. */
    private static boolean isInterrupted(RecordedMove<?> recorded) {
        return !recorded.comment().isEmpty() || !recorded.variations().isEmpty();
    }

    private boolean isPart(RecordedMove<M> before, RecordedMove<M> recorded) {
        return before.seat().equals(recorded.seat())
                && notation.joint(before.move(), recorded.move()).isPresent();
    }

    private String number(int count) {
        if (notation.oneEntryPerLine()) {
            return "";
        }
        return count / 2 + 1 + (count % 2 == 1 ? "…" : ".");
    }
}
