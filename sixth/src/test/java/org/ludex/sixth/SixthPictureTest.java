package org.ludex.sixth;

import static org.assertj.core.api.Assertions.assertThat;
import static org.ludex.sixth.Boards.draw;
import static org.ludex.sixth.Boards.move;
import static org.ludex.sixth.Boards.play;
import static org.ludex.sixth.Boards.start;

import org.junit.jupiter.api.Test;

/** Boards as text and as SVG. */
class SixthPictureTest {

    private final SixthPosition crowning = draw("specials=lady, kings=6", "white score=2/1", """
            . . .    WWb .
            . . .    .   L
            . . WbWb .   .
            b . .    .   .
            . . .    .   .
            """);

    @Test
    void theTextShowsTowersOwnersAndChessPieces() {
        assertThat(crowning.picture().plain()).isEqualTo("""
                     a       b       c       d       e
                5    .       .       .     n:WWb     .     5
                4    .       .       .       .      P*:L   4
                3    .       .     b:WbWb    .       .     3
                2   p:b      .       .       .       .     2
                1    .       .       .       .       .     1
                     a       b       c       d       e
                White to move
                White: reserve 8, kings 2
                Black: reserve 8, kings 1
                """);
    }

    @Test
    void theTextMarksTheLastMoveAndWhatItRemoved() {
        assertThat(crowning.pictureAfter(move("d5-c3")).plain()).isEqualTo("""
                      a        b        c        d        e
                5     .        .        .    (   .   )    .     5
                4     .        .        .        .      P*:L    4
                3     .        .    [Q:WbWbW]    .        .     3
                2    p:b       .        .        .        .     2
                1     .        .        .        .        .     1
                      a        b        c        d        e
                Last move d5-c3, removed Wb
                Black to move
                White: reserve 9, kings 2
                Black: reserve 9, kings 2
                """);
    }

    @Test
    void theTextTellsWhatIsForbiddenAndWhatLiesBesideTheBoard() {
        SixthPosition position = play(start("specials=army, lady=both, size=3"), "a1 Ga2 a1-a2");

        assertThat(position.picture().plain()).isEqualTo("""
                    a     b     c
                3   .     .     .    3
                2  N:gW   .     .    2
                1   .     .     .    1
                    a     b     c
                Black to move
                White: reserve 0, 9 points
                Black: reserve 0, 8 points
                Lady beside the board
                Forbidden 1a2-a1
                """);
    }

    @Test
    void theTextTellsHowTheGameEnded() {
        assertThat(play(start("pieces=1"), "a1 a2 a1-a2").picture().plain())
                .contains("White has won (S8)")
                .doesNotContain("Forbidden");
        assertThat(play(start("pieces=1, noMove=DRAW"), "a1 a2 a1-a2").picture().plain())
                .contains("Drawn (S8)");
    }

    @Test
    void theDrawingTellsTheMoveAndMarksBothCells() {
        String svg = crowning.pictureAfter(move("d5-c3")).svg();

        assertThat(svg).contains("Last move d5-c3, removed Wb", ">a<", ">5<", ">Q<");
        // The cell that was left and the two removed pieces are dashed.
        assertThat(svg.split("stroke-dasharray", -1)).hasSize(1 + 1 + 2);
    }

    @Test
    void aTowerThatLeftTheBoardIsDrawnInDashes() {
        SixthPosition before = draw("kings=6, removal=WHOLE_TOWER", "white", """
                . . .   bWb .
                . . .   .   .
                . . WbW .   .
                . . .   .   .
                . . .   .   .
                """);
        String svg = before.pictureAfter(move("c3-d5")).svg();

        assertThat(svg).contains("Last move c3-d5, removed bWbWbW");
        assertThat(svg.split("stroke-dasharray", -1)).hasSize(1 + 1 + 6);
    }

    @Test
    void anEntryMarksItsCellAndAPassNothing() {
        assertThat(start("").pictureAfter(move("c3")).plain()).contains("[P:W]", "Last move c3");
        assertThat(play(start("pieces=1, noMove=PASS"), "a1 a2 a1-a2")
                        .pictureAfter(move("pass"))
                        .plain())
                .contains("Last move pass")
                .doesNotContain("[", "(");
    }

    @Test
    void theDrawingNamesItsPosition() {
        assertThat(crowning.picture().drawing().title()).isEqualTo("SiXTH: " + crowning.text());
    }
}
