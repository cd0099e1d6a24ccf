package org.ludex.dvonn;

import static org.assertj.core.api.Assertions.assertThat;
import static org.ludex.dvonn.Boards.move;
import static org.ludex.dvonn.Boards.play;
import static org.ludex.dvonn.Boards.white;

import java.util.regex.Pattern;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.ludex.core.picture.Picture;

@DisplayName("Pictures of the board")
class DvonnPictureTest {

    /** All on the right hangs on White's c2. */
    private static final DvonnPosition CHAIN = white("""
                  . . . . . . . . .
                 . . . . . W12 . . . .
                D B4dd . W B W B . . . .
                 . W2 W . . . . . . .
                  . . . . . . . . .
            """);

    private static long count(String regex, String text) {
        return Pattern.compile(regex).matcher(text).results().count();
    }

    @Test
    @DisplayName("show owners, heights, DVONN pieces and coordinates")
    void board() {
        assertThat(CHAIN.picture().plain()).isEqualTo("""
                        5           .     .     .     .     .     .     .     .     .
                        4        .     .     .     .     .    W12    .     .     .     .
                        3     D   B4*2    .     W     B     W     B     .     .     .     .
                        2        .    W2     W     .     .     .     .     .     .     .     k
                        1           .     .     .     .     .     .     .     .     .     j
                                       a     b     c     d     e     f     g     h     i
                        White 17, Black 6: White to move
                        """);
    }

    @Test
    @DisplayName("mark the last move, and what left the game")
    void lastMoveAndLoss() {
        assertThat(CHAIN.pictureAfter(move("c2-b2")).plain()).isEqualTo("""
                        5           .     .     .     .     .     .     .     .     .
                        4        .     .     .     .     .   (W12)   .     .     .     .
                        3     D   B4*2    .    (W)   (B)   (W)   (B)    .     .     .     .
                        2        .   [W3]   [.]    .     .     .     .     .     .     .     k
                        1           .     .     .     .     .     .     .     .     .     j
                                       a     b     c     d     e     f     g     h     i
                        Last move c2-b2, 16 pieces left the game
                        Black wins: White 3, Black 4
                        """);
    }

    @Test
    @DisplayName("show a moved stack that has left itself, as high as it was when it left")
    void lostMover() {
        Picture picture = white("""
                              . . . . . . . . D
                             . . . . . . . . . .
                            D W B3 . . . . . . . .
                             . . . . . . . . . .
                              . . . . . . . . D
                        """).pictureAfter(move("b3-c3"));

        assertThat(picture.plain())
                .contains("3     D    [.]  (W4)    .")
                .endsWith("Last move b3-c3, 4 pieces left the game\nA draw: White 0, Black 0\n");
    }

    @Test
    @DisplayName("keep the widest stacks apart")
    void widestStacks() {
        Picture picture = white("""
                              . . . . . . . . .
                             . . . . . . . . . .
                            . . W13d W B14dd W15 . . . . .
                             . . . . . . . . . .
                              . . . . . . . . .
                        """).pictureAfter(move("d3-e3"));

        assertThat(picture.plain()).contains("W13*   [.] [W15*2] W15    .");
    }

    @Test
    @DisplayName("say who places what")
    void placing() {
        DvonnPosition start = new Dvonn().start();
        Picture picture = start.pictureAfter(move("g2"));

        assertThat(picture.plain()).contains("[D]").endsWith("Last move g2\nBlack places a DVONN piece, 2 of 49\n");
        assertThat(play(start, "g2 c1 k5").picture().plain()).endsWith("Black places a piece, 4 of 49\n");
    }

    @Test
    @DisplayName("say who must pass, and who did")
    void passing() {
        DvonnPosition position = white("""
                      . . . . . . . . D
                     . . . . . . . . . .
                    D B . . . . . . . . .
                     . . . . . . . . . .
                      . . . . . . . . D
                """);

        assertThat(position.picture().plain()).endsWith("White 0, Black 1: White must pass\n");
        assertThat(position.pictureAfter(move("pass")).plain())
                .endsWith("Last move pass\nWhite 0, Black 1: Black to move\n");
    }

    @Test
    @DisplayName("are coloured on a terminal without changing the words")
    void colours() {
        Picture picture = CHAIN.picture();

        assertThat(picture.ansi()).contains("\u001B[").isNotEqualTo(picture.plain());
        assertThat(picture.ansi().replaceAll("\u001B\\[[0-9;]*m", "")).isEqualTo(picture.plain());
    }

    @Test
    @DisplayName("are drawn as SVG: numbers for heights, diamonds for DVONN pieces")
    void drawing() {
        String svg = CHAIN.picture().svg();

        assertThat(svg).contains("<title>DVONN. White 17, Black 6: White to move</title>", ">12</text>", ">4</text>");
        assertThat(count(">[a-k]</text>", svg)).as("columns").isEqualTo(11);
        assertThat(count("<polygon", svg))
                .as("a lone DVONN piece and two in a stack")
                .isEqualTo(3);
    }

    @Test
    @DisplayName("are drawn with an arrow for the last move and dashes for what left")
    void drawingOfAMove() {
        String svg = CHAIN.pictureAfter(move("c2-b2")).svg();

        assertThat(count("<polygon", svg)).as("diamonds and the arrow's head").isEqualTo(3 + 1);
        assertThat(count("stroke-dasharray", svg))
                .as("where it came from, and five lost stacks")
                .isEqualTo(1 + 5);
    }
}
