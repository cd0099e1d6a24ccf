package org.ludex.yinsh;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.ludex.yinsh.YinshMove.MoveRing;
import org.ludex.yinsh.YinshMove.Pass;
import org.ludex.yinsh.YinshMove.PlaceRing;
import org.ludex.yinsh.YinshMove.TakeRing;
import org.ludex.yinsh.YinshMove.TakeRow;

@DisplayName("Points, moves and the other words")
class WordsTest {

    @Test
    void theBoardHas85Points() {
        assertThat(Point.all()).hasSize(85).isSorted().doesNotHaveDuplicates();
        Map<Character, String> columns = Point.all().stream()
                .collect(Collectors.groupingBy(
                        Point::column, Collectors.mapping(point -> "" + point.row(), Collectors.joining(" "))));
        assertThat(columns)
                .containsEntry('a', "2 3 4 5")
                .containsEntry('b', "1 2 3 4 5 6 7")
                .containsEntry('e', "1 2 3 4 5 6 7 8 9 10")
                .containsEntry('f', "2 3 4 5 6 7 8 9 10")
                .containsEntry('g', "2 3 4 5 6 7 8 9 10 11")
                .containsEntry('k', "7 8 9 10");
    }

    @Test
    void pointsAreReadAndWritten() {
        for (Point point : Point.all()) {
            assertThat(Point.parse(point.toString())).isSameAs(point);
            assertThat(Point.parse(point.id().toUpperCase(Locale.ROOT))).isSameAs(point);
            assertThat(Point.of(point.column(), point.row())).isSameAs(point);
        }
        assertThat(Point.parse("g11").row()).isEqualTo(11);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            a1   | Unknown point "a1". Expected a row from 2 to 5 in column a.
            E11  | Unknown point "E11". Expected a row from 1 to 10 in column e.
            l5   | Unknown point "l5". Expected a letter from a to k and a number, such as e3.
            ''   | Unknown point "". Expected a letter from a to k and a number, such as e3.
            e    | Unknown point "e". Expected a row from 1 to 10 in column e.
            e03  | Unknown point "e03". Expected a row from 1 to 10 in column e.
            e0   | Unknown point "e0". Expected a row from 1 to 10 in column e.
            e100 | Unknown point "e100". Expected a row from 1 to 10 in column e.
            e۳   | Unknown point "e۳". Expected a row from 1 to 10 in column e.
            3e   | Unknown point "3e". Expected a letter from a to k and a number, such as e3.
            """)
    void otherPointsAreRefused(String text, String message) {
        assertThatThrownBy(() -> Point.parse(text))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage(message);
    }

    @Test
    void movesAreReadAndWritten() {
        Point e3 = Point.parse("e3");
        Point e7 = Point.parse("e7");
        Map<String, YinshMove> moves = Map.of(
                "e3", new PlaceRing(e3),
                "e7-e3", new MoveRing(e7, e3),
                "xe3-e7", new TakeRow(e3, e7),
                "xe7", new TakeRing(e7),
                "pass", new Pass());
        moves.forEach((text, move) -> {
            assertThat(move).hasToString(text);
            assertThat(YinshMove.parse(text)).isEqualTo(move);
        });
    }

    @Test
    void theEndsOfARowComeInOneOrder() {
        assertThat(YinshMove.parse("xi4-e4")).hasToString("xe4-i4").isEqualTo(YinshMove.parse("xe4-i4"));
        assertThat(YinshMove.parse("xe10-e6")).hasToString("xe6-e10");
        assertThat(new TakeRow(Point.parse("g11"), Point.parse("g7")).from()).isEqualTo(Point.parse("g7"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"", "x", "-", "e3-", "-e3", "xx3", "e3e4", "e3-e4-e5", "Pass", "resign", "e3 e4", "xe3-", "XE3"})
    void otherMovesAreRefused(String text) {
        assertThatThrownBy(() -> YinshMove.parse(text)).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void wordsAreReadAndWritten() {
        for (Side side : Side.values()) {
            assertThat(Side.parse(side.toString())).isEqualTo(side);
            assertThat(side.other().other()).isEqualTo(side).isNotEqualTo(side.other());
            assertThat(Piece.ring(side).side()).isEqualTo(side);
            assertThat(Piece.marker(side).isRing()).isFalse();
        }
        for (Due due : Due.values()) {
            assertThat(Due.parse(due.toString())).isEqualTo(due);
        }
        for (Piece piece : Piece.values()) {
            assertThat(Piece.parse(piece.toString())).isEqualTo(piece);
        }
        assertThat(List.of(Due.TAKE_ROW.toString(), Piece.BLACK_RING.toString(), Side.WHITE.toString()))
                .containsExactly("take-row", "black-ring", "white");
    }

    @Test
    void wordsAreReadInAnyCase() {
        assertThat(Side.parse("White")).isEqualTo(Side.WHITE);
        assertThat(Due.parse("TAKE-ROW")).isEqualTo(Due.TAKE_ROW);
        assertThat(Piece.parse("Black-Ring")).isEqualTo(Piece.BLACK_RING);
        assertThat(Variant.parse("BLITZ")).isEqualTo(Variant.BLITZ);
    }

    @Test
    void otherWordsAreRefused() {
        assertThatThrownBy(() -> Side.parse("red"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("Unknown side \"red\". Expected one of white, black.");
        assertThatThrownBy(() -> Due.parse("ROW"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("Unknown decision \"ROW\". Expected one of place-ring, move-ring, take-row, take-ring.");
        assertThatThrownBy(() -> Piece.parse("ring"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage(
                        "Unknown piece \"ring\". Expected one of white-ring, black-ring, white-marker, black-marker.");
        assertThatThrownBy(() -> Variant.parse("slow"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("Unknown variant \"slow\". Expected one of standard, blitz.");
        assertThatThrownBy(() -> YinshMove.parse("e3-e4-e5"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("Unknown move \"e3-e4-e5\". Expected one such as e3, e3-e5, xe4-i4, xh5 or pass.");
    }

    @Test
    void hashCodesAreTheSameInEveryRun() {
        assertThat(Point.parse("a2").hashCode()).isEqualTo(1);
        assertThat(new MoveRing(Point.parse("a2"), Point.parse("a3")).hashCode())
                .isEqualTo(33);
        assertThat(Stage.over()).hasSameHashCodeAs("over");
    }
}
