package org.ludex.yinsh;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.regex.Pattern;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.ludex.core.picture.Picture;

@DisplayName("Pictures")
class YinshPictureTest {

    private static final YinshPosition BEFORE_ROW = Drawn.standard(Stage.move(Side.WHITE), """
            a  W W W W
            e  . . . W b b b w . .
            k  B B B B
            """);

    private static String withoutTrailingSpaces(String text) {
        return text.lines().map(String::stripTrailing).reduce("", (lines, line) -> lines + line + "\n");
    }

    private static long count(String svg, String pattern) {
        return Pattern.compile(pattern).matcher(svg).results().count();
    }

    @Test
    void theWholeBoardWithCoordinates() {
        YinshPosition position = Drawn.standard(Stage.move(Side.WHITE), """
                a  W W W w
                e  . . . W b . . . . b
                g  w . . . . . . . . B
                k  B B B b
                """);
        assertThat(withoutTrailingSpaces(position.picture().plain())).isEqualTo("""
                                         10      11
                                      9       b       B
                                  8       .       .       .
                              7       .       .       .       .
                                  .       .       .       .       .
                              6       .       .       .       .
                          5       .       .       .       .       .
                              w       .       .       .       .       b
                          4       .       .       .       .       .
                              W       .       .       .       .       B
                          3       .       .       .       .       .
                              W       .       b       .       .       B
                          2       .       .       .       .       .
                              W       .       W       .       .       B
                                  .       .       .       .       .
                              1       .       .       .       .
                                  .       .       .       .       .
                                      .       .       .       .
                                          .       .       .
                                              .       w

                              a   b   c   d   e   f   g   h   i   j   k

                        White moves a ring.
                        Rings removed: White 1, Black 1. Markers in the pool: 46.
                        W B rings, w b markers
                        """);
    }

    @Test
    void whatAMoveDid() {
        String plain = BEFORE_ROW.pictureAfter(YinshMove.parse("e4-e9")).plain();
        // The ring jumped e5 to e8: three black markers became white, a white one black.
        assertThat(plain.lines()
                        .map(line -> line.length() > 26 ? line.substring(20, 24) : "")
                        .toList())
                .contains(" >W ", " ~b ", " ~w ", " >w ");
        assertThat(plain).contains("After e4-e9. Black moves a ring.", ", > moved, ~ flipped\n");
    }

    @Test
    void rowsThatAreDue() {
        YinshPosition before = Drawn.standard(Stage.move(Side.WHITE), """
                a  W W W W
                e  . . . W b b b b . .
                k  B B B B
                """);
        Picture picture = before.pictureAfter(YinshMove.parse("e4-e9"));
        assertThat(count(picture.plain(), "~w!")).isEqualTo(4);
        assertThat(count(picture.plain(), ">w!")).isEqualTo(1);
        assertThat(picture.plain()).contains("White takes a row: xe4-e8.", ", ! in a row\n");
        assertThat(picture.svg()).contains("<title>YINSH after e4-e9. White takes a row: xe4-e8.</title>");
        assertThat(count(picture.svg(), "stroke=\"#f2b632\""))
                .as("bands of rows")
                .isEqualTo(1);
        assertThat(count(picture.svg(), "r=\"4.50\""))
                .as("dots of flipped markers")
                .isEqualTo(4);
    }

    @Test
    void whatWasTaken() {
        YinshPosition row = Drawn.standard(Stage.move(Side.WHITE), "a W W W W \n e w w w w w \n k B B B B");
        Picture rowTaken = row.pictureAfter(YinshMove.parse("xe1-e5"));
        assertThat(count(rowTaken.plain(), "[^,] x ")).isEqualTo(5);
        assertThat(rowTaken.plain()).contains("After xe1-e5. White removes a ring.", ", x taken\n");
        assertThat(count(rowTaken.svg(), "stroke=\"#c62828\""))
                .as("strokes of crosses")
                .isEqualTo(10);
        Picture ringTaken = Drawn.play(row, "xe1-e5").pictureAfter(YinshMove.parse("xa3"));
        assertThat(count(ringTaken.plain(), "[^,] x ")).isEqualTo(1);
        assertThat(ringTaken.plain()).contains("Rings removed: White 2, Black 1.");
    }

    @Test
    void everyPieceIsDrawn() {
        String svg = BEFORE_ROW.picture().svg();
        assertThat(count(svg, "r=\"15.50\" fill=\"none\" stroke=\"#ffffff\""))
                .as("white rings")
                .isEqualTo(5);
        assertThat(count(svg, "r=\"15.50\" fill=\"none\" stroke=\"#1e1e1e\" stroke-width=\"5\""))
                .as("black rings")
                .isEqualTo(4);
        assertThat(count(svg, "r=\"12\" fill=\"#ffffff\"")).as("white markers").isEqualTo(1);
        assertThat(count(svg, "r=\"12\" fill=\"#1e1e1e\"")).as("black markers").isEqualTo(3);
        assertThat(svg).contains(">a</text>", ">k</text>", ">1</text>", ">11</text>");
    }

    @Test
    void stagesInWords() {
        assertThat(new Yinsh().start().picture().plain())
                .contains("White places a ring.\nRings to place: White 5, Black 5. Markers in the pool: 51.");
        YinshPosition blocked = FullBoards.BLOCKED.position();
        assertThat(blocked.picture().plain()).contains("White must pass.");
        assertThat(Drawn.play(blocked, "pass")
                        .pictureAfter(YinshMove.parse("pass"))
                        .plain())
                .contains("After pass. White has won (E3).");
        assertThat(Drawn.play(FullBoards.fifty("a2 a3 a4 a5", "k7 k8 k9 k10"), "a5-b6")
                        .picture()
                        .plain())
                .contains("The game is drawn (E3).");
    }
}
