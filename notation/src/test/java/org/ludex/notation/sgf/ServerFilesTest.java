package org.ludex.notation.sgf;

import static org.assertj.core.api.Assertions.assertThat;
import static org.ludex.notation.Reread.moves;
import static org.ludex.notation.Reread.one;
import static org.ludex.notation.Reread.said;
import static org.ludex.notation.Reread.sentences;
import static org.ludex.notation.Reread.survivesWriting;

import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.ludex.notation.Report;

@DisplayName("Files of Boardspace")
class ServerFilesTest {

    @Nested
    @DisplayName("Kamisado")
    class OfKamisado {

        private static String game(String... actions) {
            return "(;\nGM[Kamisado]VV[1]\nSU[kamisado -77]\nDT[Sun Mar 09 14:02:11 CET 2014]\nP0[id \"one\"]\nP1[id \"two\"]\n"
                    + "; P0[0 Start P0]\n; " + String.join("\n; ", actions)
                    + "\n;\nP0[time 0:01:30 ]\nP1[time 0:01:12 ]\n)\n";
        }

        @Test
        @DisplayName("persons pick up and drop, robots move; Black starts")
        void moves_() {
            Report report =
                    one(game("P0[1 Pickb C 1]", "P0[2 Dropb C 5]", "P0[3 Done ]", "P1[4 Move B 8 B 5]", "P1[5 Done ]"));
            assertThat(sentences(report)).containsExactly("The record ends here, but the game is not over.");
            assertThat(report.record().tag("Black")).contains("one");
            assertThat(report.record().tag("Date")).contains("2014.03.09");
            assertThat(report.record().moves()).hasSize(2);
            assertThat(report.record().options()).isEmpty();
            survivesWriting(report.content());
        }

        @Test
        @DisplayName("what was taken back or said twice leaves no trace")
        void secondThoughts() {
            String plain = moves(one(game("P0[1 Pickb C 1]", "P0[2 Dropb C 5]", "P0[3 Done ]")));
            assertThat(moves(one(game("P0[1 Pickb C 1 3]", "P0[2 Dropb C 5]", "P0[3 Done ]"))))
                    .isEqualTo(plain);
            assertThat(moves(one(game("P0[Pickb A 1]", "P0[Dropb A 1]", "P0[pickb C 1]", "P0[dropb C 5]", "P0[done]"))))
                    .isEqualTo(plain);
            assertThat(moves(one(game("P0[Pickb C 1]", "P0[Dropb C 3]", "P0[Pickb C 3]", "P0[Dropb C 5]", "P0[Done]"))))
                    .isEqualTo(plain);
            assertThat(moves(one(game("P0[Pickb C 1]", "P0[Dropb C 5]", "P0[Dropb C 5]", "P0[Done]"))))
                    .isEqualTo(plain);
            assertThat(moves(one(game("P0[Move C 1 C 5]", "P0[Move C 1 C 5]", "P0[Done]"))))
                    .isEqualTo(plain);
        }

        @Test
        @DisplayName("a move that was not committed does not count before a resignation")
        void resigned() {
            Report report = one(game("P0[Pickb C 1]", "P0[Dropb C 5]", "P0[Resign]", "P0[Done]"));
            assertThat(report.record().moves()).isEmpty();
            assertThat(report.record().result().winners()).containsExactly("white");
        }

        @Test
        @DisplayName("an illegal move, a square off the board and an unknown word are shown at their places")
        void wrong() {
            Report illegal = one(game("P0[Pickb C 1]", "P0[Dropb D 3]", "P0[Done]"));
            assertThat(illegal.diagnostics().get(0).place().line()).isEqualTo(9);
            assertThat(illegal.isValid()).isFalse();
            assertThat(said(one(game("P0[Pickb C 9]"))).get(0)).isEqualTo("error unreadable-move.off-board");
            assertThat(said(one(game("P0[Edit]"))).get(0)).isEqualTo("error unreadable-move");
            assertThat(said(one(game("P1[Move C 8 C 5]", "P1[Done]"))).get(0)).isEqualTo("error misfit.player");
        }
    }

    @Nested
    @DisplayName("Six MaKING")
    class OfSixth {

        private static String game(String map, String starts, String... actions) {
            return "(;\nGM[Sixmaking]VV[1]\n" + map
                    + "SU[sixmaking 5 2]\nRE[Game won by one]\nP0[id \"one\"]\nP1[id \"two\"]\n; P0[0 Start " + starts
                    + "]\n; " + String.join("\n; ", actions) + "\n)\n";
        }

        @Test
        @DisplayName("Black may start: the pieces tell who has which colour")
        void blackStarts() {
            Report report = one(game(
                    "CM[1,0]\n",
                    "P0",
                    "P0[Pick B 1]",
                    "P0[Dropb C 3]",
                    "P0[Done]",
                    "P1[Pick W 1]",
                    "P1[Dropb C 4]",
                    "P1[Done]",
                    "P0[OfferDraw]",
                    "P0[Done]",
                    "P1[DeclineDraw]",
                    "P1[Done]",
                    "P0[Move x C 3 1 x C 4]",
                    "P0[Done]",
                    "P1[Resign]",
                    "P1[Done]"));
            assertThat(report.diagnostics()).isEmpty();
            assertThat(report.record().options()).containsAllEntriesOf(Map.of("first", "black", "pieces", "16"));
            assertThat(report.record().tag("Black")).contains("one");
            assertThat(report.record().result().winners()).containsExactly("black");
            assertThat(moves(report)).isEqualTo("c3 c4 c3-c4");
        }

        @ParameterizedTest
        @CsvSource({"'CM[0,1]\n',P0,white", "'',P1,black", "'CM[1,0]\n',P1,white", "'CM[1,0]\n',P0,black"})
        @DisplayName("without any piece, the map of colours and the word Start tell who starts")
        void maps(String map, String starts, String first) {
            Report report = one(game(map, starts, starts + "[Resign]", starts + "[Done]"));
            assertThat(report.record().options().getOrDefault("first", "white")).isEqualTo(first);
            assertThat(report.record().result().winners()).containsExactly(first.equals("white") ? "black" : "white");
        }

        @ParameterizedTest
        @CsvSource({"The game is a draw,drawn", "La partie est nulle,drawn", "Game won by one,open", "Who knows,open"})
        @DisplayName("a draw may be stated by the result alone")
        void drawn(String result, String status) {
            Report report = one(
                    game("", "P0", "P0[Pick W 1]", "P0[Dropb C 3]", "P0[Done]").replace("Game won by one", result));
            assertThat(report.record().result().status()).hasToString(status);
            assertThat(report.isValid()).isTrue();
            if (status.equals("drawn")) {
                assertThat(report.diagnostics()).isEmpty();
                assertThat(report.record().tag("Result")).contains("draw");
                survivesWriting(report.content());
            }
        }
    }

    @ParameterizedTest
    @CsvSource({"P1[WinOnTime],black", "P1[LoseOnTime],white"})
    @DisplayName("a win and a loss on time, in any game")
    void time(String action, String winner) {
        Report report = one("(;GM[Dvonn]SU[dvonn 1]\n; P0[dropb A 1]; P0[done]\n; " + action + "\n)\n");
        assertThat(report.diagnostics()).isEmpty();
        assertThat(report.record().result().winners()).containsExactly(winner);
        assertThat(report.record().result().rule()).contains("time");
        survivesWriting(report.content());
    }

    @Nested
    @DisplayName("Untidy files of DVONN")
    class Untidy {

        private static String game(String... actions) {
            return "(;GM[Dvonn]SU[dvonn 1]\n; P0[Start P0]\n; " + String.join("\n; ", actions) + "\n; P1[resign]\n)\n";
        }

        @Test
        @DisplayName("notes of the server are passed over")
        void server() {
            Report report = one(game(
                    "P-1[Pop P0\\[16 pick wr 0\\]]", "P0[dropb A 1]", "P-1[edit: P0\\[reset\\] deleted]", "P0[done]"));
            assertThat(report.diagnostics()).isEmpty();
            assertThat(moves(report)).isEqualTo("a1");
        }

        @Test
        @DisplayName("a piece that is picked while another stands takes nothing from the board")
        void picks() {
            Report report = one(game(
                    "P0[pick wr 0]",
                    "P0[dropb C 4]",
                    "P0[pick wr 0]",
                    "P0[drop wr 0]",
                    "P0[pick wr 0]",
                    "P0[dropb C 4]",
                    "P0[done]"));
            assertThat(report.diagnostics()).isEmpty();
            assertThat(moves(report)).isEqualTo("c4");
        }

        @Test
        @DisplayName("a reset in the middle of a turn takes back the turn, and words said twice count once")
        void resets() {
            Report report =
                    one(game("P0[dropb C 4]", "P0[reset]", "P0[dropb A 1]", "P0[dropb A 1]", "P0[done]", "P0[done]"));
            assertThat(report.diagnostics()).isEmpty();
            assertThat(moves(report)).isEqualTo("a1");
        }
    }
}
