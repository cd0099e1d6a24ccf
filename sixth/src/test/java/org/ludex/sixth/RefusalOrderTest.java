package org.ludex.sixth;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.ludex.sixth.Boards.draw;
import static org.ludex.sixth.Boards.move;
import static org.ludex.sixth.Boards.play;
import static org.ludex.sixth.Boards.refusal;
import static org.ludex.sixth.Boards.start;
import static org.ludex.sixth.Boards.verdict;

import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.ludex.core.IllegalMoveException;
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
        SixthPosition beside = play(start("specials=army, lady=white"), "c3");

        assertThat(verdict(beside, "Lb2")).isEqualTo("L1.edge");
        assertThat(verdict(beside, "La2")).isEqualTo("A2");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "e4-a2 | The tower on e4 has height 3 and moves as a knight: a2 is out of its reach.",
                "b1-b2 | There is no tower on b1.",
                "e4-b2 | b2 is empty; a tower may only be moved onto another.",
                "4e4-a2 | The tower on e4 has 3 pieces; 4 cannot move.",
                "1e4-c3 | 1e4-c3 is the exact reverse of the last move, 1 from c3 to e4.",
                "a1 | a1 is occupied by L; a piece enters on an empty cell.",
                "Lc1 | The Lady is on the board already.",
                "c4 | The Lady on a1 must be covered: a2-a1.",
                "f6 | f6 is not on the board, which has 5 files and ranks.",
                "0a2-a1 | 0 pieces cannot move.",
                "pass | In this game nobody passes."
            })
    void theMessageNamesTheValue(String move, String message) {
        assertThat(refusal(position, move).orElseThrow().message(Locale.ENGLISH))
                .isEqualTo(message);
    }

    @Test
    void messagesOfArmiesAndReserves() {
        assertThat(message(start(""), "Hc3")).isEqualTo("White has no Hunchback in reserve.");
        assertThat(message(play(start("specials=army"), "Hc3 a1"), "Hc4")).isEqualTo("White has only one Hunchback.");
        assertThat(message(play(start("specials=army, lady=white"), "c3"), "La1"))
                .isEqualTo("Black has not paid for the Lady and may not enter her.");
        assertThat(message(start("noMove=PASS"), "pass")).isEqualTo("White may not pass: 25 other turns are possible.");
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
}
