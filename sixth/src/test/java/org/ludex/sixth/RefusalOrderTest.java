package org.ludex.sixth;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.ludex.sixth.Boards.draw;
import static org.ludex.sixth.Boards.move;
import static org.ludex.sixth.Boards.play;
import static org.ludex.sixth.Boards.refusal;
import static org.ludex.sixth.Boards.start;
import static org.ludex.sixth.Boards.verdict;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.ludex.core.IllegalMoveException;
import org.ludex.core.Playout;
import org.ludex.core.Verdict;

/** Which code a refusal gets where several rules are broken, and what it says. */
class RefusalOrderTest {

    /** The Lady on a1 can be covered from a2; c3 and e4 are knights, a Hunchback stands on d5, c4 is empty. */
    private final SixthPosition position = draw("specials=army, lady=white", "black ban=1e4-c3", """
            .  . .  H .
            .  . .  . bWb
            .  . WW . .
            b  . .  . .
            L  . .  . .
            """);

    @ParameterizedTest
    @CsvSource({
        // A move: not-a-move, S1, S2, S3, S4, H1, S6, L2.
        "0b1-b2, not-a-move.count",
        "-1b1-b2, not-a-move.count",
        "0f6-b2, not-a-move.off-board",
        "b1-f6, not-a-move.off-board",
        "9b1-b2, S1.no-tower",
        "9e4-b2, S2",
        "9e4-a2, S3",
        "e4-a2, S4",
        "1e4-c3, S6",
        "2e4-c3, L2",
        "a1-a2, L2",
        "a2-a1, legal",
        // An entry: S1 (occupied), S1 or A1, then L2; the Lady: L1 before A2.
        "f6, not-a-move.off-board",
        "Ga1, S1.occupied",
        "La1, S1.occupied",
        "Lc4, L1.entered",
        "Gc4, L2",
        "c4, L2",
        "pass, S1.no-passes",
    })
    void theFirstThatAppliesIsNamed(String move, String expected) {
        assertThat(verdict(position, move)).isEqualTo(expected);
    }

    @Test
    void aHunchbackComesAfterReachAndBeforeTheLady() {
        SixthPosition blocked = draw("specials=army, lady=white", "black", """
                .  . .   H .
                .  . .   . .
                .  . WWW . .
                b  . .   . .
                L  . .   . .
                """);
        assertThat(verdict(blocked, "c3-d5")).isEqualTo("H1");
        assertThat(verdict(blocked, "a2-d5")).isEqualTo("S4");
    }

    @Test
    void theEdgeComesBeforeThePrice() {
        SixthPosition notPaid = play(start("specials=army, lady=white"), "c3");

        assertThat(verdict(notPaid, "Lb2")).isEqualTo("L1.edge");
        assertThat(verdict(notPaid, "La2")).isEqualTo("A2");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "e4-a2 | The tower on e4 has height 3 and moves as a knight: a2 is out of its reach.",
                "b1-b2 | There is no tower on b1.",
                "e4-b2 | b2 is empty; a tower may only be moved onto another tower.",
                "4e4-a2 | The tower on e4 has 3 pieces; it is not possible to move 4.",
                "1e4-c3 | 1e4-c3 is the exact reverse of the last move, which took 1 piece from c3 to e4.",
                "a1 | a1 is occupied by L; a piece must enter on an empty cell.",
                "Lc1 | The Lady is already on the board.",
                "c4 | The Lady on a1 must be covered by one of these moves: a2-a1.",
                "f6 | f6 is not on the board, which has 5 files and ranks.",
                "0a2-a1 | It is not possible to move 0 pieces.",
                "pass | Nobody may pass in this game."
            })
    void theMessageNamesTheValue(String move, String message) {
        assertThat(refusal(position, move).orElseThrow().message(Locale.ENGLISH))
                .isEqualTo(message);
    }

    @Test
    void messagesOfArmiesAndReserves() {
        assertThat(message(start(""), "Hc3")).isEqualTo("White has no Hunchback in reserve.");
        assertThat(message(play(start("specials=army"), "Hc3 a1"), "Hc4"))
                .isEqualTo("White can have only one Hunchback.");
        assertThat(message(play(start("specials=army, lady=white"), "c3"), "La1"))
                .isEqualTo("Black has not paid for the Lady and may not enter her.");
        assertThat(message(start("noMove=pass"), "pass")).isEqualTo("White may not pass: 25 other turns are possible.");
    }

    private static String message(SixthPosition position, String move) {
        return refusal(position, move).orElseThrow().message(Locale.ENGLISH);
    }

    @ParameterizedTest
    @ValueSource(strings = {"e4-a2", "c4", "pass", "0a2-a1"})
    void playRefusesWithTheSameVerdict(String text) {
        SixthMove move = move(text);
        Verdict verdict = position.judge(move);

        assertThatThrownBy(() -> position.play(move))
                .isInstanceOfSatisfying(
                        IllegalMoveException.class,
                        no -> assertThat(no.verdict()).isEqualTo(verdict));
    }

    @Test
    void nothingIsNoMove() {
        assertThatThrownBy(this::attemptNothing)
                .isInstanceOf(NullPointerException.class)
                .hasMessage("the move is null");
    }

    @SuppressWarnings("NullAway") // what a caller without null checks does
    private void attemptNothing() {
        position.attempt(null);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "size=3, kings=6, noMove=pass",
                "specials=lady, size=4",
                "specials=army, lady=white, size=4",
                "specials=hunchback, size=3"
            })
    void theShortTestAgreesWithTheLists(String options) {
        List<SixthMove> candidates = candidates();
        for (SixthPosition each : Playout.from(start(options), 5, 60).positions()) {
            List<SixthMove> different = candidates.stream()
                    .filter(move -> Refusals.allows(each, move)
                            != (!(move instanceof SixthMove.Pass)
                                    && Refusals.first(each, move).isEmpty()))
                    .toList();
            assertThat(different).as("at %s", each).isEmpty();
        }
    }

    private static List<SixthMove> candidates() {
        List<SixthMove> moves = new ArrayList<>(List.of(SixthMove.pass()));
        for (int from = 0; from < 36; from++) {
            Cell cell = new Cell(from % 6 + 1, from / 6 + 1);
            for (PieceKind kind : PieceKind.values()) {
                moves.add(SixthMove.enter(kind, cell));
            }
            for (int to = 0; to < 36; to++) {
                Cell end = new Cell(to % 6 + 1, to / 6 + 1);
                moves.add(SixthMove.tower(cell, end));
                moves.add(SixthMove.part(0, cell, end));
                moves.add(SixthMove.part(1, cell, end));
                moves.add(SixthMove.part(2, cell, end));
            }
        }
        return moves;
    }

    @Test
    void movesByTheCellThatAPlayerChooses() {
        SixthPosition two = play(start(""), "a1 a2 a1-a2 c3");
        assertThat(two.movesFrom(Cell.parse("a2"))).isEmpty();
        assertThat(two.movesFrom(Cell.parse("b1"))).hasToString("[b1]");
        assertThat(play(two, "c2").movesFrom(Cell.parse("a2"))).hasToString("[1a2-c2, a2-c2]");
    }

    @Test
    void whoIsToMove() {
        assertThat(start("first=black").toMove()).contains(Side.BLACK);
        assertThat(play(start("pieces=1"), "a1 a2 a1-a2").toMove()).isEmpty();
    }
}
