package org.ludex.kamisado;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.ludex.core.BoardCell;
import org.ludex.core.Look;
import org.ludex.core.picture.Picture;

/** Boards as people see them. */
class KamisadoPictureTest {

    private final KamisadoPosition pushers = Drawn.position(Level.MARATHON, "white moves orange", """
            o+++ .  y+ .  .  p  n  .
            P  .  G+ .  k  .  .  .
            B+ .  .  .  .  .  .  .
            .  b  .  .  .  .  .  .
            .  .  .  .  Y+ .  .  .
            .  .  .  g++ . .  .  .
            .  .  r+ N++ . .  .  .
            .  O+ .  K+ .  .  .  R
            """);

    @Test
    @DisplayName("a step: the square it left and the square it entered are marked")
    void afterAStep() {
        KamisadoPosition start = new Kamisado().start();

        assertThat(start.pictureAfter(Drawn.move(start, "c1-f4")).plain()).isEqualTo("""
                      a      b      c      d      e      f      g      h
                   +------+------+------+------+------+------+------+------+
                 8 |(O)  o|(B)  b|(P)  p|(K)  k|(Y)  y|(R)  r|(G)  g|(N)  n| 8
                 7 |     r|     o|     k|     g|     b|     y|     n|     p| 7
                 6 |     g|     k|     o|     r|     p|     n|     y|     b| 6
                 5 |     k|     p|     b|     o|     n|     g|     r|     y| 5
                 4 |     y|     r|     g|     n|     o|[R] *b|     p|     k| 4
                 3 |     b|     y|     n|     p|     r|     o|     k|     g| 3
                 2 |     p|     n|     y|     b|     g|     k|     o|     r| 2
                 1 |[N]  n|[G]  g|    -r|[Y]  y|[K]  k|[P]  p|[B]  b|[O]  o| 1
                   +------+------+------+------+------+------+------+------+
                      a      b      c      d      e      f      g      h
                Last move R↗3B
                Round 1, Black 0, White 0: White moves blue
                [R] is Black's red tower, (R) White's, with 1 to 3 teeth: [R1]; * entered, - left
                Small letters are the squares' colours: n brown, k pink, the others by their first letter
                """);
    }

    @Test
    @DisplayName("a push: teeth are shown, and every square that a tower entered is marked")
    void afterAPush() {
        String plain = pushers.pictureAfter(Drawn.move(pushers, "a8-a7")).plain();

        assertThat(plain)
                .contains("8 |    -o|", "7 |(O3)*r|", "6 |[P] *g|", "5 |[B1]*k|")
                .contains("Last move O↑1R B↓1K")
                .contains("White moves pink after a push");
    }

    @Test
    @DisplayName("without a last move nothing is marked")
    void withoutALastMove() {
        assertThat(pushers.picture().plain())
                .contains("8 |(O3) o|")
                .contains("Round 15, Black 8, White 12: White moves orange")
                .doesNotContain("Last move");
    }

    @Test
    @DisplayName("the end of a round and of a match are told")
    void endsAreTold() {
        KamisadoPosition single = Drawn.play(new Kamisado().start(), "c1-a3 b8-h2 a3-e7");
        assertThat(single.picture().plain()).contains("Round 1, Black 0, White 1: White has won by a deadlock");

        KamisadoPosition round = Drawn.play(new Kamisado().start(Level.LONG), "a1-a4 e8-e5 a4-e8");
        assertThat(round.picture().plain())
                .contains(
                        "Round 1, Black 1, White 0: Black has won the round and fills from the left or from the right");

        assertThat(round.pictureAfter(Drawn.move(round, "fill-left")).plain())
                .contains("Last move fill-left\nRound 2, Black 1, White 0: White moves any tower\n")
                .contains("|[N1] o| 1");
    }

    @Test
    @DisplayName("a zero move marks the blocked tower")
    void afterAZeroMove() {
        KamisadoPosition blocked = Drawn.single("white moves green", """
                o  b  p  k  y  .  .  .
                .  .  .  .  .  .  r  .
                N  .  .  .  .  .  g  .
                .  .  .  .  .  n  R  Y
                .  .  .  .  .  .  .  .
                .  .  .  .  .  .  .  .
                .  .  .  .  .  .  .  .
                .  G  .  .  K  P  B  O
                """);

        assertThat(blocked.pictureAfter(Drawn.move(blocked, "g6-g6")).plain())
                .contains("|(G) *y|")
                .doesNotContain("-y");
    }

    @Test
    @DisplayName("as SVG: 64 squares, an octagon for each tower, a dot for each tooth, the way of the move")
    void asSvg() {
        Picture picture = pushers.pictureAfter(Drawn.move(pushers, "a8-a7"));
        String svg = picture.svg();

        assertThat(count(svg, "width=\"64\" height=\"64\"")).isEqualTo(64);
        assertThat(count(svg, "<polygon ")).isEqualTo(16);
        assertThat(count(svg, "<circle ")).isEqualTo(16 + 14);
        assertThat(count(svg, "<line ")).isEqualTo(3 * 2);
        assertThat(count(svg, "stroke-dasharray")).isEqualTo(1);
        assertThat(svg).contains("Last move O↑1R B↓1K").contains(">a</text>").contains(">8</text>");
        assertThat(count(pushers.picture().svg(), "<line ")).isZero();
    }

    @Nested
    @DisplayName("With a look")
    class Looks {

        private final KamisadoPosition start = Kamisado.GAME.start();

        @Test
        @DisplayName("the board is turned round for White, labels and all")
        void turned() {
            List<KamisadoMove> moves = List.of(Drawn.move(start, "c1-f4"));

            assertThat(start.pictureAfter(moves, Look.plain().from(Side.WHITE)).plain())
                    .startsWith("""
                          h      g      f      e      d      c      b      a
                       +------+------+------+------+------+------+------+------+
                     1 |[O]  o|[B]  b|[P]  p|[K]  k|[Y]  y|    -r|[G]  g|[N]  n| 1
                     2 |     r|     o|     k|     g|     b|     y|     n|     p| 2
                     3 |     g|     k|     o|     r|     p|     n|     y|     b| 3
                     4 |     k|     p|[R] *b|     o|     n|     g|     r|     y| 4
                     5 |     y|     r|     g|     n|     o|     b|     p|     k| 5
                     6 |     b|     y|     n|     p|     r|     o|     k|     g| 6
                     7 |     p|     n|     y|     b|     g|     k|     o|     r| 7
                     8 |(N)  n|(G)  g|(R)  r|(Y)  y|(K)  k|(P)  p|(B)  b|(O)  o| 8
                       +------+------+------+------+------+------+------+------+
                          h      g      f      e      d      c      b      a
                    Last move R↗3B
                    """);
            assertThat(start.picture(Look.plain().from(Side.BLACK))).isEqualTo(start.picture());
        }

        @Test
        @DisplayName("in SVG each square of a turned board is where its opposite was")
        void turnedDrawing() {
            String usual = start.picture().svg();
            String turned = start.picture(Look.plain().from(Side.WHITE)).svg();

            for (Square square : Square.values()) {
                assertThat(rectangle(turned, square)).isEqualTo(rectangle(usual, square.opposite()));
            }
        }

        private String rectangle(String svg, Square square) {
            int from = svg.indexOf("<g class=\"cell\" data-cell=\"" + square.id() + "\"><rect");
            return svg.substring(svg.indexOf("<rect", from), svg.indexOf(" width", from));
        }

        @Test
        @DisplayName("every square and every tower has its name in SVG")
        void dataAttributes() {
            String svg = pushers.picture().svg();

            for (Square square : Square.values()) {
                assertThat(svg).containsOnlyOnce("<g class=\"cell\" data-cell=\"" + square.id() + "\">");
            }
            assertThat(count(svg, "class=\"piece\"")).isEqualTo(16);
            assertThat(svg)
                    .contains("<g class=\"piece\" data-cell=\"a8\" data-piece=\"white orange triple\">")
                    .contains("<g class=\"piece\" data-cell=\"a7\" data-piece=\"black purple\">");
        }

        @Test
        @DisplayName("marked squares and arrows are shown")
        void marksAndArrows() {
            Look look = Look.plain().marking(List.of(Square.A1, Square.E4)).arrow(Square.A1, Square.D4);
            Picture picture = start.picture(look);

            assertThat(picture.plain())
                    .contains("1 |[N] !n|", "|    !o|", "Arrows: a1-d4\n", "* entered, - left, ! marked\n");
            assertThat(picture.svg())
                    .contains("<g class=\"mark\" data-cell=\"e4\">")
                    .contains("<g class=\"arrow\" data-from=\"a1\" data-to=\"d4\">");
        }

        @Test
        @DisplayName("a push and the move after it are shown in one picture")
        void wholeTurn() {
            KamisadoMove push = Drawn.move(pushers, "a8-a7");
            KamisadoMove then = Drawn.move(pushers.play(push), "e7-e5");
            Picture picture = pushers.pictureAfter(List.of(push, then), Look.plain());

            assertThat(picture.plain())
                    .contains("7 |(O3)*r|", "5 |[B1]*k|", "|(K) *n|")
                    .contains("Last moves O↑1R B↓1K, " + then);
            assertThat(count(picture.svg(), "class=\"last-move\"")).isEqualTo(3 + 1);
        }

        @Test
        @DisplayName("after a fill the ways of the round are gone")
        void afterAFill() {
            KamisadoPosition match = Kamisado.GAME.start(Level.LONG);
            KamisadoPosition before = Drawn.play(match, "a1-a4 e8-e5");
            KamisadoMove last = Drawn.move(before, "a4-e8");

            Picture picture = before.pictureAfter(List.of(last, new KamisadoMove.Fill(FillSide.LEFT)), Look.plain());

            assertThat(picture.plain()).contains("Last moves " + last + ", fill-left");
            assertThat(picture.svg()).doesNotContain("last-move");
        }

        @Test
        @DisplayName("captions are in the language asked for")
        void persian() {
            Look look = Look.plain().in(Locale.forLanguageTag("fa"));
            Picture picture = start.pictureAfter(List.of(Drawn.move(start, "c1-f4")), look);

            assertThat(picture.plain())
                    .contains("آخرین حرکت: R↗3B\nدور ۱، سیاه ۰، سفید ۰: سفید برج آبی را حرکت می‌دهد\n");
            assertThat(picture.svg()).contains("<title>Kamisado. آخرین حرکت", "direction=\"rtl\"");
        }

        @Test
        @DisplayName("cells of another game are refused")
        void strangers() {
            BoardCell stranger = () -> "k5";

            assertThatIllegalArgumentException()
                    .isThrownBy(() -> start.picture(Look.plain().marking(List.of(stranger))))
                    .withMessage("Unknown square \"k5\". Expected a square of Kamisado.");
        }
    }

    private static int count(String text, String part) {
        return text.split(java.util.regex.Pattern.quote(part), -1).length - 1;
    }
}
