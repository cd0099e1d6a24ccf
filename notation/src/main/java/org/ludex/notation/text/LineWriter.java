package org.ludex.notation.text;

import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.ludex.core.Move;
import org.ludex.notation.Ending;
import org.ludex.notation.GameRecord;
import org.ludex.notation.RecordedMove;
import org.ludex.notation.Variation;
import org.ludex.notation.spi.GameNotation;
import org.ludex.notation.tree.Braces;

/**
 * Writes the moves of one record. For one record and one thread.
 *
 * @param <M> the moves of the game
 */
final class LineWriter<M extends Move> {

    private final GameNotation<M, ?> notation;
    private final int width;
    private final UnaryOperator<String> rest;
    private final StringBuilder text = new StringBuilder();
    private int lineStart;

    LineWriter(GameNotation<M, ?> notation, int width, UnaryOperator<String> rest) {
        this.notation = notation;
        this.width = width;
        this.rest = rest;
    }

    String write(GameRecord<M, ?> record) {
        line(record.comment(), record.moves(), record.ending(), 0);
        if (!record.rest().isEmpty()) {
            newLine();
            text.append(rest.apply(record.rest()));
        }
        newLine();
        return text.toString();
    }

    private void line(String comment, List<RecordedMove<M>> moves, Optional<Ending> ending, int halfTurns) {
        if (!comment.isEmpty()) {
            word(Braces.comment(comment));
        }
        int count = halfTurns;
        boolean numbered = false;
        for (int i = 0; i < moves.size(); i++) {
            RecordedMove<M> recorded = moves.get(i);
            Optional<String> joint = i == 0 ? Optional.empty() : joint(moves.get(i - 1), recorded);
            if (joint.isPresent() && joins(moves.get(i - 1), recorded)) {
                text.append(joint.get()).append(written(recorded));
            } else {
                // What ends a round stands on no numbered line of a sheet; a part of a turn that stands apart is still
                // of the turn before, whose number it has.
                String number = "";
                if (joint.isEmpty() && !notation.restartsNumbers(recorded.move())) {
                    number = numbered ? "" : number(count, i == 0);
                    numbered = true;
                }
                move(number + written(recorded));
            }
            int start = count;
            count += notation.halfTurns(recorded.move());
            if (count / 2 != start / 2) {
                numbered = false;
            }
            if (notation.restartsNumbers(recorded.move())) {
                count = 0;
                numbered = false;
            }
            text.append(recorded.suffix());
            if (!recorded.comment().isEmpty()) {
                word(Braces.comment(recorded.comment()));
            }
            recorded.variations().forEach(variation -> variation(variation, start));
        }
        ending.ifPresent(last -> move(last.toString()));
    }

    private String written(RecordedMove<M> recorded) {
        return recorded.wording().orElseGet(() -> notation.write(recorded.move()));
    }

    /** What would join two moves in one word. */
    private Optional<String> joint(RecordedMove<M> before, RecordedMove<M> move) {
        return before.seat().equals(move.seat()) ? notation.joint(before.move(), move.move()) : Optional.empty();
    }

    /** Whether there is nothing between two moves, so that they may be one word. */
    private static boolean joins(RecordedMove<?> before, RecordedMove<?> move) {
        return before.isBare() && move.variations().isEmpty();
    }

    /** The number before the first move of a pair, or of a line. */
    private String number(int halfTurns, boolean first) {
        boolean middle = halfTurns % 2 == 1;
        if (notation.oneEntryPerLine() || (middle && !first)) {
            return "";
        }
        return halfTurns / 2 + 1 + (middle ? "... " : ". ");
    }

    private void variation(Variation<M> variation, int halfTurns) {
        word("(");
        line(variation.comment(), variation.moves(), variation.ending(), halfTurns);
        if (!variation.rest().isEmpty()) {
            // An unclosed tag among it would swallow the bracket.
            newLine();
            text.append(rest.apply(variation.rest()));
            newLine();
        }
        text.append(")");
    }

    /** A move, on its own line if the game is written that way. */
    private void move(String words) {
        if (notation.oneEntryPerLine()) {
            newLine();
            text.append(words);
            lineStart = text.lastIndexOf("\n") + 1;
        } else {
            word(words);
        }
    }

    private void word(String word) {
        if (text.length() == lineStart) {
            text.append(word);
        } else if (text.charAt(text.length() - 1) == '(') {
            text.append(word);
        } else if (text.length() - lineStart + 1 + word.length() > width) {
            newLine();
            text.append(word);
        } else {
            text.append(' ').append(word);
        }
    }

    private void newLine() {
        if (text.length() > lineStart) {
            text.append('\n');
            lineStart = text.length();
        }
    }
}
