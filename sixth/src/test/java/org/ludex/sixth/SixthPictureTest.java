package org.ludex.sixth;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.ludex.sixth.Boards.draw;
import static org.ludex.sixth.Boards.move;
import static org.ludex.sixth.Boards.play;
import static org.ludex.sixth.Boards.start;

import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.ludex.core.Look;
import org.ludex.core.picture.Picture;

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
                White to move.
                White: reserve 8, kings 2.
                Black: reserve 8, kings 1.
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
                Last move d5-c3, removed Wb.
                Black to move.
                White: reserve 9, kings 2.
                Black: reserve 9, kings 2.
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
                Black to move.
                White: reserve 0, 9 points.
                Black: reserve 0, 8 points.
                The Lady is beside the board.
                Forbidden: 1a2-a1.
                """);
    }

    @Test
    void theTextTellsHowTheGameEnded() {
        assertThat(play(start("pieces=1"), "a1 a2 a1-a2").picture().plain())
                .contains("White has won (S8)")
                .doesNotContain("Forbidden");
        assertThat(play(start("pieces=1, noMove=draw"), "a1 a2 a1-a2").picture().plain())
                .contains("The game is drawn (S8).");
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
        SixthPosition before = draw("kings=6, removal=whole-tower", "white", """
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
        assertThat(play(start("pieces=1, noMove=pass"), "a1 a2 a1-a2")
                        .pictureAfter(move("pass"))
                        .plain())
                .contains("Last move pass")
                .doesNotContain("[", "(");
    }

    @Test
    void theDrawingNamesItsPosition() {
        assertThat(crowning.picture().drawing().title()).isEqualTo("SiXTH: " + crowning.text());
    }

    @Test
    void theBoardIsTurnedRoundForBlack() {
        Look black = Look.plain().from(Side.BLACK);
        assertThat(crowning.picture(Look.plain().from(Side.WHITE))).isEqualTo(crowning.picture());
        assertThat(crowning.picture(black).plain()).startsWith("""
                     e       d       c       b       a
                1    .       .       .       .       .     1
                2    .       .       .       .      p:b    2
                3    .       .     b:WbWb    .       .     3
                4   P*:L     .       .       .       .     4
                5    .     n:WWb     .       .       .     5
                     e       d       c       b       a
                """);
        assertThat(crowning.picture().svg()).contains(cellAt("a1", 30, 366));
        assertThat(crowning.picture(black).svg()).contains(cellAt("a1", 366, 30), cellAt("e5", 30, 366));
    }

    private static String cellAt(String cell, int x, int y) {
        return "<g class=\"cell\" data-cell=\"" + cell + "\"><rect x=\"" + x + "\" y=\"" + y + "\"";
    }

    @Test
    void cellsAndPiecesHaveNames() {
        String svg = crowning.picture().svg();

        assertThat(svg.split("<g class=\"cell\" data-cell=\"[a-e][1-5]\">", -1)).hasSize(1 + 25);
        assertThat(svg.split("<g class=\"piece\" ", -1)).hasSize(1 + 9);
        assertThat(svg)
                .contains(
                        "<g class=\"tower\" data-cell=\"d5\" data-tower=\"WWb\">",
                        "<g class=\"piece\" data-cell=\"d5\" data-piece=\"white-simple\">",
                        "<g class=\"piece\" data-cell=\"e4\" data-piece=\"lady\">");
    }

    @Test
    void marksAndArrows() {
        Cell d5 = Cell.parse("d5");
        Cell c3 = Cell.parse("c3");
        Picture picture = crowning.picture(Look.plain().marking(List.of(c3)).arrow(d5, c3));

        assertThat(picture.plain()).contains("*b:WbWb*", "Arrows: d5-c3.\n");
        assertThat(picture.svg()).contains("fill=\"#bfe3b4\"", "<g class=\"arrow\" data-from=\"d5\" data-to=\"c3\">");
    }

    @Test
    void severalMovesInOnePicture() {
        Picture picture = start("").pictureAfter(List.of(move("a1"), move("a2"), move("a1-a2")), Look.plain());

        assertThat(picture.plain()).contains("Last moves a1, a2, a1-a2.", "[R:bW]", "( .  )");
    }

    @Test
    void whatIsNotOnThisBoardIsRefused() {
        SixthPosition small = start("size=3");
        assertThatThrownBy(() -> small.picture(Look.plain().marking(List.of(Cell.parse("d1")))))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("Unknown cell \"d1\". Expected a1 to c3.");
        assertThatThrownBy(() -> small.picture(Look.plain().arrow(Cell.parse("a1"), () -> "z9")))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("Unknown cell \"z9\". Expected a1 to h8.");
    }

    @Test
    void inPersian() {
        Look persian = Look.plain().in(Locale.forLanguageTag("fa"));
        assertThat(crowning.pictureAfter(List.of(move("d5-c3")), persian).plain())
                .contains("آخرین حرکت d5-c3، بیرون رفته: Wb.", "نوبت سیاه است.", "سفید: ذخیره 9، شاه‌ها ۲.");
    }
}
