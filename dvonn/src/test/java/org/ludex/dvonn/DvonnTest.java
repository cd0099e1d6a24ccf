package org.ludex.dvonn;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;
import static org.ludex.dvonn.Boards.cell;
import static org.ludex.dvonn.Boards.move;
import static org.ludex.dvonn.Boards.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.ludex.core.Footprint;
import org.ludex.core.Games;
import org.ludex.core.IllegalMoveException;
import org.ludex.core.Playout;
import org.ludex.core.Rule;
import org.ludex.core.Verdict;

@DisplayName("The game and its words")
class DvonnTest {

    private final Dvonn dvonn = new Dvonn();

    @Test
    void isFoundByItsId() {
        assertThat(Games.find("dvonn")).get().isInstanceOf(Dvonn.class);
        assertThat(dvonn.name()).isEqualTo("DVONN");
        assertThat(dvonn.options()).isEmpty();
        assertThat(dvonn.seats(dvonn.defaults())).containsExactly(Side.WHITE, Side.BLACK);
        assertThat(dvonn.opponents(Side.BLACK, dvonn.defaults())).isEqualTo(List.of(Side.WHITE));
    }

    @Test
    void hasEveryRuleOfTheBook() {
        assertThat(dvonn.rules())
                .extracting(DvonnRule::code)
                .containsExactly(
                        "P1",
                        "P2",
                        "P3",
                        "S1",
                        "S2",
                        "S3",
                        "S4",
                        "S5",
                        "S6",
                        "S7",
                        "L1",
                        "L2",
                        "E1",
                        "E2",
                        "N1",
                        "N2",
                        "N3",
                        "N4",
                        "N5",
                        "out-of-phase",
                        "after-end");
    }

    @Test
    void saysEveryRuleInASentence() {
        Set<String> titles =
                dvonn.rules().stream().map(rule -> rule.title(Locale.ENGLISH)).collect(Collectors.toSet());

        assertThat(titles)
                .hasSameSizeAs(dvonn.rules())
                .allSatisfy(title -> assertThat(title).endsWith(".").contains(" "));
    }

    @Test
    void tellsWhatForbidsFromWhatAllowsAndWhatEnds() {
        assertThat(DvonnRule.E2.kind()).isEqualTo(Rule.Kind.ENDING);
        assertThat(List.of(DvonnRule.P3, DvonnRule.N2, DvonnRule.N5))
                .allSatisfy(rule -> assertThat(rule.kind()).isEqualTo(Rule.Kind.PERMISSION));
        assertThat(List.of(
                        DvonnRule.P1,
                        DvonnRule.S1,
                        DvonnRule.L1,
                        DvonnRule.L2,
                        DvonnRule.E1,
                        DvonnRule.N1,
                        DvonnRule.N3))
                .allSatisfy(rule -> assertThat(rule.kind()).isEqualTo(Rule.Kind.PROCEDURE));
        assertThat(dvonn.rules().stream().filter(rule -> rule.kind() == Rule.Kind.CONSTRAINT))
                .containsExactly(
                        DvonnRule.P2,
                        DvonnRule.S2,
                        DvonnRule.S3,
                        DvonnRule.S4,
                        DvonnRule.S5,
                        DvonnRule.S6,
                        DvonnRule.S7,
                        DvonnRule.N4,
                        DvonnRule.OUT_OF_PHASE,
                        DvonnRule.AFTER_END);
    }

    @Test
    void writesMovesAsRecordsDo() {
        assertThat(new DvonnMove.Place(cell("g2"))).hasToString("g2");
        assertThat(new DvonnMove.Stack(cell("a2"), cell("b2"))).hasToString("a2-b2");
        assertThat(new DvonnMove.Pass()).hasToString("pass");
    }

    @Test
    void throwsTheVerdictWhenAnIllegalMoveIsPlayed() {
        DvonnPosition position = play(dvonn.start(), "g2");

        assertThatExceptionOfType(IllegalMoveException.class)
                .isThrownBy(() -> position.play(move("g2")))
                .withMessage("g2: P2: g2 is occupied.")
                .satisfies(refused -> {
                    assertThat(refused.rule()).isEqualTo(DvonnRule.P2);
                    assertThat((Verdict) refused.verdict()).isEqualTo(position.judge(move("g2")));
                    assertThat(refused.position()).isSameAs(position);
                });
    }

    @Test
    void comparesPositionsByWhatStandsAndWhoMoves() {
        DvonnPosition one = play(dvonn.start(), "g2 c1 k5 a1 b1 a2");
        DvonnPosition same = play(dvonn.start(), "k5 g2 c1 a2 b1 a1");

        assertThat(one).isEqualTo(same).hasSameHashCodeAs(same).hasToString(same.text());
        assertThat(one).isNotEqualTo(play(dvonn.start(), "g2 c1 k5 a1 b2 a2"));
        assertThat(dvonn.position("DDDWB..../........../.........../........../......... stacking white"))
                .isNotEqualTo(dvonn.position("DDDWB..../........../.........../........../......... stacking black"));
    }

    @Test
    @SuppressWarnings("NullAway") // callers without null checks do this
    void refusesANullMoveByName() {
        assertThatNullPointerException()
                .isThrownBy(() -> dvonn.start().attempt(null))
                .withMessage("the move is null");
        assertThatNullPointerException().isThrownBy(() -> dvonn.start().judge(null));
    }

    @Test
    void tellsTheCellsOfAMove() {
        assertThat(move("g2").footprint()).isEqualTo(Footprint.onto(cell("g2")));
        assertThat(move("a2-b2").footprint()).isEqualTo(Footprint.between(cell("a2"), cell("b2")));
        assertThat(move("pass").footprint()).isEqualTo(Footprint.none());
    }

    @Test
    void tellsTheMovesThatBeginOnACell() {
        assertThat(dvonn.start().movesFrom(cell("g2"))).containsExactly(move("g2"));

        DvonnPosition position = dvonn.position("DDDWB..../........../.........../........../......... stacking white");
        assertThat(position.movesFrom(cell("d1"))).containsExactly(move("d1-c1"), move("d1-e1"));
        assertThat(position.movesFrom(cell("e1"))).as("Black's").isEmpty();
        assertThat(position.movesFrom(cell("k5"))).as("empty").isEmpty();
    }

    @Test
    void knowsWhoseTurnItIs() {
        assertThat(dvonn.start().toMove()).contains(Side.WHITE);
        assertThat(play(dvonn.start(), "g2").toMove()).contains(Side.BLACK);
        assertThat(dvonn.position("D......../D........./D........../........../......... ended")
                        .toMove())
                .isEmpty();
    }

    @Test
    void namesItsSeats() {
        assertThat(Side.WHITE.name(Locale.ENGLISH)).isEqualTo("White");
        assertThat(Side.BLACK.name(Locale.forLanguageTag("fa"))).isEqualTo("سیاه");
    }

    @Test
    void isEqualToEveryOtherInstance() {
        assertThat(dvonn).isEqualTo(Dvonn.GAME).hasToString("dvonn");
        assertThat(dvonn.start().game()).isSameAs(Dvonn.GAME);
    }

    @Test
    void listsExactlyTheMovesThatPassEveryCheck() {
        List<DvonnMove> all = new ArrayList<>(List.of(new DvonnMove.Pass()));
        for (Cell from : Cell.all()) {
            all.add(new DvonnMove.Place(from));
            Cell.all().forEach(to -> all.add(new DvonnMove.Stack(from, to)));
        }
        for (long seed = 1; seed <= 6; seed++) {
            for (DvonnPosition position : Playout.from(dvonn.start(), seed, 200).positions()) {
                Set<DvonnMove> listed = Set.copyOf(position.legalMoves());
                assertThat(all.stream()
                                .filter(move -> Refusals.of(position, move).isEmpty() != listed.contains(move)
                                        || position.isListed(move) != listed.contains(move)))
                        .as("moves on which list and checks disagree in %s", position)
                        .isEmpty();
            }
        }
    }
}
