package org.ludex.dvonn;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.ludex.dvonn.Boards.cell;

import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class CellTest {

    @Test
    void thereAreFiveRowsOfNineToElevenSpaces() {
        assertThat(Cell.all().stream().map(Cell::toString).collect(Collectors.joining(" ")))
                .isEqualTo("a1 b1 c1 d1 e1 f1 g1 h1 i1 "
                        + "a2 b2 c2 d2 e2 f2 g2 h2 i2 j2 "
                        + "a3 b3 c3 d3 e3 f3 g3 h3 i3 j3 k3 "
                        + "b4 c4 d4 e4 f4 g4 h4 i4 j4 k4 "
                        + "c5 d5 e5 f5 g5 h5 i5 j5 k5");
    }

    @Test
    void everySpaceKnowsItsPlace() {
        assertThat(Cell.all()).allSatisfy(cell -> {
            assertThat(Cell.all().get(cell.index())).isSameAs(cell);
            assertThat(Cell.parse(cell.toString())).isSameAs(cell);
            assertThat(cell.toString()).isEqualTo("" + cell.column() + cell.row());
        });
        assertThat(Cell.all()).isSorted();
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "a", "a0", "a6", "j1", "k2", "a4", "b5", "l3", "L3", "a10", "1a", " a1", "ａ1"})
    void otherTextsAreRefused(String text) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Cell.parse(text))
                .withMessage(
                        "Unknown cell \"" + text + "\". Expected a1 to i1, a2 to j2, a3 to k3, b4 to k4 or c5 to k5.");
    }

    @Test
    void eitherCaseIsRead() {
        assertThat(Cell.all()).allSatisfy(cell -> {
            assertThat(cell.id()).isEqualTo(cell.toString());
            assertThat(Cell.parse(cell.id().toUpperCase(Locale.ROOT))).isSameAs(cell);
        });
    }

    @ParameterizedTest
    @CsvSource({
        "e3, d2 e2 d3 f3 e4 f4",
        "a1, b1 a2 b2",
        "i1, h1 i2 j2",
        "a3, a2 b3 b4",
        "k3, j2 j3 k4",
        "c5, b4 c4 d5",
        "k5, j4 k4 j5",
        "e1, d1 f1 e2 f2"
    })
    void neighboursAreOneStepAway(String from, String neighbours) {
        assertThat(cell(from).neighbours()).extracting(Cell::toString).containsExactly(neighbours.split(" ", -1));
    }

    @Test
    void beingNeighboursIsMutual() {
        for (Cell cell : Cell.all()) {
            for (Cell other : Cell.all()) {
                assertThat(cell.neighbours().contains(other))
                        .isEqualTo(other.neighbours().contains(cell))
                        .isEqualTo(cell.distanceTo(other).orElse(0) == 1);
            }
        }
    }

    @ParameterizedTest
    @CsvSource({
        "a3, k3, 10",
        "k3, a3, 10",
        "c1, c5, 4",
        "c1, g5, 4",
        "a1, a1, 0",
        "e3, d4, -1",
        "a1, b3, -1",
        "a3, c5, 2"
    })
    void distancesAreMeasuredAlongLines(String from, String to, int distance) {
        assertThat(cell(from).distanceTo(cell(to)).orElse(-1)).isEqualTo(distance);
    }

    @Test
    void theWordsOfTheGameAreReadBack() {
        assertThat(List.of(Side.values())).allSatisfy(side -> {
            assertThat(Side.parse(side.toString())).isEqualTo(side);
            assertThat(side.other().other()).isEqualTo(side).isNotEqualTo(side.other());
            assertThat(side.piece().side()).contains(side);
        });
        assertThat(List.of(Piece.values()))
                .allSatisfy(piece -> assertThat(Piece.parse(piece.toString())).isEqualTo(piece));
        assertThat(List.of(Phase.values()))
                .allSatisfy(phase -> assertThat(Phase.parse(phase.toString())).isEqualTo(phase));
        assertThat(Side.parse("White")).isEqualTo(Side.WHITE);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Side.parse("red"))
                .withMessage("Unknown side \"red\". Expected one of white, black.");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Piece.parse("red"))
                .withMessage("Unknown piece \"red\". Expected one of white, black, dvonn.");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Phase.parse("over"))
                .withMessage("Unknown phase \"over\". Expected one of placing, stacking, ended.");
    }
}
