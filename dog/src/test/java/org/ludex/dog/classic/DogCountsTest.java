package org.ludex.dog.classic;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.ludex.core.Perft;
import org.ludex.dog.DogMove;
import org.ludex.dog.DogPosition;
import org.ludex.dog.Scene;
import org.ludex.dog.royal.DogRoyal;

@DisplayName("Known counts: different results of one card of seat A")
class DogCountsTest {

    private static long results(String pieces, String card) {
        DogPosition position =
                Scene.of(new Dog()).pieces("A:" + pieces).hands("A:" + card).position();
        long listed = position.legalMoves().size();
        assertThat(position.legalMoves().stream().map(position::play).distinct().count())
                .as("different results of the listed moves")
                .isEqualTo(listed);
        return listed;
    }

    @Test
    void fiveFromSixty() {
        assertThat(results("60", "5")).isEqualTo(2);
    }

    @Test
    void sevenWithOneAtHome() {
        assertThat(results("60,63,h1", "7")).isEqualTo(30);
    }

    @Test
    void sevenWithFourFarApart() {
        assertThat(results("1,17,33,49", "7")).isEqualTo(120);
    }

    @Test
    void sevenFromTheStartCell() {
        assertThat(results("0,59,61", "7")).isEqualTo(35);
    }

    @Test
    @DisplayName("two burns and fourteen kinds to draw: 28 entries, as when a burn held its draw")
    void burnsThenDraws() {
        DogPosition stuck = Scene.of(new Dog(), "players=2").hands("A:2,3").position();
        assertThat(stuck.legalMoves()).hasSize(2);
        assertThat(stuck.legalMoves())
                .allSatisfy(burn -> assertThat(stuck.play(burn).legalMoves()).hasSize(14));
        assertThat(Perft.count(stuck, 2)).isEqualTo(2 * 14);
    }

    @Test
    @DisplayName("one way to a special cell, fifteen kinds to draw, leap or stay: 30 entries, as before")
    void drawsThenLeaps() {
        DogPosition position =
                Scene.of(DogRoyal.GAME).pieces("A:P3").hands("A:5").position();
        assertThat(position.legalMoves()).hasSize(1);
        assertThat(Perft.count(position, 2)).isEqualTo(15);
        assertThat(Perft.count(position, 3)).isEqualTo(15 * 2);
    }

    @Test
    @DisplayName("a joker that is a 3 or a 7 with the same result is one play")
    void jokerOneResultOnce() {
        DogPosition position =
                Scene.of(new Dog()).pieces("A:10,13,17").hands("A:joker").position();
        assertThat(position.legalMoves().stream().map(DogMove::toString))
                .contains("A joker=3 10>13")
                .doesNotContain("A joker=7 13>17+10>13");
        assertThat(position.legalMoves().stream().map(position::play)).doesNotHaveDuplicates();
    }
}
