package org.ludex.dvonn;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.ludex.dvonn.Boards.cell;
import static org.ludex.dvonn.Boards.move;
import static org.ludex.dvonn.Boards.play;
import static org.ludex.dvonn.Boards.white;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.regex.Pattern;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.ludex.core.BoardCell;
import org.ludex.core.Look;
import org.ludex.core.Seat;
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
                        Black has won: White 3, Black 4
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

    /** The sheets were looked at in a browser. Whoever changes the drawing looks at them again. */
    @Test
    @DisplayName("have every part where it is on the sheets")
    void sheets() throws IOException {
        Look look = Look.plain().marking(List.of(cell("k5"))).arrow(cell("b3"), cell("d5"));

        assertThat(CHAIN.pictureAfter(List.of(move("c2-b2")), look).svg()).isEqualTo(sheet("after-c2-b2.svg"));
        assertThat(CHAIN.picture(Look.plain().from(Side.BLACK)).svg()).isEqualTo(sheet("from-black.svg"));
    }

    private static String sheet(String name) throws IOException {
        try (InputStream in = Objects.requireNonNull(DvonnPictureTest.class.getResourceAsStream("sheets/" + name))) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    @Nested
    @DisplayName("with a look")
    class Looks {

        private final Look fromBlack = Look.plain().from(Side.BLACK);

        @Test
        @DisplayName("are turned round for Black, labels and all")
        void turned() {
            assertThat(CHAIN.pictureAfter(List.of(move("c2-b2")), fromBlack).plain())
                    .isEqualTo("""
                            1           .     .     .     .     .     .     .     .     .
                            2        .     .     .     .     .     .     .    [.]  [W3]    .
                            3     .     .     .     .    (B)   (W)   (B)   (W)    .   B4*2    D
                            4        .     .     .     .   (W12)   .     .     .     .     .     a
                            5           .     .     .     .     .     .     .     .     .     b
                                           k     j     i     h     g     f     e     d     c
                            Last move c2-b2, 16 pieces left the game
                            Black has won: White 3, Black 4
                            """);
        }

        @Test
        @DisplayName("look as usual for White")
        void usual() {
            assertThat(CHAIN.picture(Look.plain().from(Side.WHITE))).isEqualTo(CHAIN.picture());
        }

        @Test
        @DisplayName("are turned in SVG: each cell is where its opposite was")
        void turnedDrawing() {
            String usual = CHAIN.picture().svg();
            String turned = CHAIN.picture(fromBlack).svg();

            for (Cell cell : Cell.all()) {
                assertThat(circle(turned, cell)).isEqualTo(circle(usual, cell.opposite()));
            }
        }

        private String circle(String svg, Cell cell) {
            String start = "<g class=\"cell\" data-cell=\"" + cell.id() + "\">";
            int from = svg.indexOf(start) + start.length();
            return svg.substring(from, svg.indexOf("</g>", from));
        }

        @Test
        @DisplayName("name every cell and every stack in SVG")
        void dataAttributes() {
            String svg = CHAIN.picture().svg();

            assertThat(Cell.all())
                    .allSatisfy(cell ->
                            assertThat(svg).containsOnlyOnce("<g class=\"cell\" data-cell=\"" + cell.id() + "\">"));
            assertThat(count("class=\"piece\"", svg)).isEqualTo(CHAIN.occupied().size());
            assertThat(svg)
                    .contains("<g class=\"piece\" data-cell=\"b3\" data-piece=\"B4dd\">")
                    .contains("<g class=\"piece\" data-cell=\"a3\" data-piece=\"D\">");
        }

        @Test
        @DisplayName("show marked cells and arrows")
        void marksAndArrows() {
            Look look = Look.plain().marking(List.of(cell("b2"), cell("k5"))).arrow(cell("b2"), cell("d4"));
            Picture picture = CHAIN.picture(look);

            assertThat(picture.plain())
                    .contains("2        .   <W2>    W     .")
                    .contains("<.>\n4")
                    .endsWith("White to move\nArrows: b2-d4\n");
            assertThat(picture.svg())
                    .contains("<g class=\"mark\" data-cell=\"b2\">", "<g class=\"mark\" data-cell=\"k5\">")
                    .contains("<g class=\"arrow\" data-from=\"b2\" data-to=\"d4\">");
        }

        @Test
        @DisplayName("show several moves at once")
        void severalMoves() {
            DvonnPosition start = white("""
                          . . . . . . . . .
                         . . . . . . . . . .
                        D W B W B D D . . . .
                         . . . . . . . . . .
                          . . . . . . . . .
                    """);
            List<DvonnMove> moves = List.of(move("b3-c3"), move("e3-f3"));

            Picture picture = start.pictureAfter(moves, Look.plain());

            assertThat(picture.plain())
                    .contains("3     D    [.]  (W2)   (W)   [.]  [B2*]   D ")
                    .contains("Last moves b3-c3, e3-f3, 3 pieces left the game\n");
            assertThat(count("class=\"last-move\"", picture.svg())).isEqualTo(2);
            assertThat(start.pictureAfter(List.of(), Look.plain())).isEqualTo(start.picture());
        }

        @Test
        @DisplayName("speak Persian")
        void persian() {
            Picture picture =
                    CHAIN.pictureAfter(List.of(move("c2-b2")), Look.plain().in(Locale.forLanguageTag("fa")));

            assertThat(picture.plain())
                    .contains("آخرین حرکت: c2-b2؛ ۱۶ مهره از بازی بیرون رفت\nسیاه برده است: سفید ۳، سیاه ۴\n");
            assertThat(picture.svg()).contains("<title>DVONN. آخرین حرکت", "direction=\"rtl\"");
        }

        @Test
        @DisplayName("refuse cells and seats of another game")
        void strangers() {
            BoardCell stranger = () -> "z9";

            assertThatIllegalArgumentException()
                    .isThrownBy(() -> CHAIN.picture(Look.plain().marking(List.of(stranger))))
                    .withMessage("Unknown cell \"z9\". Expected a cell of DVONN.");
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> CHAIN.picture(Look.plain().arrow(cell("a1"), stranger)))
                    .withMessage("Unknown cell \"z9\". Expected a cell of DVONN.");
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> CHAIN.picture(Look.plain().from(Stranger.NORTH)));
        }
    }

    private enum Stranger implements Seat {
        NORTH;

        @Override
        public String id() {
            return "north";
        }
    }
}
