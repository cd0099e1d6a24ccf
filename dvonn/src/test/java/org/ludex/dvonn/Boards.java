package org.ludex.dvonn;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import org.ludex.core.Verdict;

/** Positions drawn as text, row 5 above as on the pictures, and moves by their texts. */
final class Boards {

    private Boards() {}

    /** A drawing with White to move. */
    static DvonnPosition white(String drawing) {
        return DvonnSetup.stacking(stacks(drawing), Side.WHITE).position();
    }

    /** A drawing with Black to move. */
    static DvonnPosition black(String drawing) {
        return DvonnSetup.stacking(stacks(drawing), Side.BLACK).position();
    }

    /** What stands on a drawing of five lines, with blanks between the spaces. */
    static Map<Cell, DvonnStack> stacks(String drawing) {
        List<String> rows = Arrays.asList(drawing.strip().split("\n", -1));
        assertThat(rows.stream().map(row -> row.strip().split(" +", -1).length)).containsExactly(9, 10, 11, 10, 9);
        Collections.reverse(rows);
        String board = rows.stream().map(row -> row.replace(" ", "")).collect(Collectors.joining("/"));
        return DvonnSetup.parse(board + " ended").stacks();
    }

    static Cell cell(String text) {
        return Cell.parse(text);
    }

    static DvonnMove move(String text) {
        if (text.equals("pass")) {
            return new DvonnMove.Pass();
        }
        int dash = text.indexOf('-');
        return dash < 0
                ? new DvonnMove.Place(cell(text))
                : new DvonnMove.Stack(cell(text.substring(0, dash)), cell(text.substring(dash + 1)));
    }

    /** The position after moves that are all legal. */
    static DvonnPosition play(DvonnPosition start, String moves) {
        DvonnPosition position = start;
        for (String text : moves.split(" ", -1)) {
            position = position.play(move(text));
        }
        return position;
    }

    /** The texts of the legal moves. */
    static List<String> moves(DvonnPosition position) {
        return position.legalMoves().stream().map(DvonnMove::toString).toList();
    }

    /** Says that a move is refused by a rule, in these words. */
    static void assertRefused(DvonnPosition position, String move, DvonnRule rule, String message) {
        Verdict verdict = position.judge(move(move));
        assertThat(verdict).isInstanceOf(Verdict.Illegal.class);
        Verdict.Illegal refusal = (Verdict.Illegal) verdict;
        assertThat(refusal.rule()).isEqualTo(rule);
        assertThat(refusal.message(Locale.ENGLISH)).isEqualTo(message);
    }

    /** Says that a move leads from one drawing to another. */
    static void assertLeads(DvonnPosition before, String move, String after) {
        assertThat(DvonnSetup.of(before.play(move(move))).stacks()).isEqualTo(stacks(after));
    }
}
