package org.ludex.notation.sgf;

import static org.assertj.core.api.Assertions.assertThat;
import static org.ludex.notation.Reread.moves;
import static org.ludex.notation.Reread.one;
import static org.ludex.notation.Reread.said;
import static org.ludex.notation.Reread.sentences;
import static org.ludex.notation.Reread.survivesWriting;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.ludex.notation.Report;
import org.ludex.notation.io.RecordReader;

/** What stands around the moves in the files of every game. */
@DisplayName("Files of Boardspace, in all games,")
class ServerHeadersTest {

    /** Three moves of DVONN and a resignation, with more properties in the head. */
    private static String dvonn(String head) {
        return "(;\nGM[Dvonn]VV[1]\n" + head + "SU[dvonn 12]\nP0[id \"ada\"]\nP1[id \"ben\"]\n"
                + "; P0[0 Start P0]\n; P0[1 dropb G 2]\n; P0[2 done]\n; P1[3 dropb C 1]\n; P1[4 done]\n"
                + "; P0[5 dropb F 5]\n; P0[6 done]\n; P1[7 resign]\n; P1[8 done]\n"
                + ";\nP0[time 0:00:20 ]\nP1[time 0:00:18 ]\n)\n";
    }

    private static void isTheGame(String text) {
        Report report = one(text);
        assertThat(report.diagnostics()).isEmpty();
        assertThat(moves(report)).isEqualTo("g2 c1 f5");
        assertThat(report.record().result().winners()).containsExactly("white");
        assertThat(report.record().tag("White")).contains("ada");
        survivesWriting(report.content());
    }

    @Nested
    @DisplayName("the head")
    class Head {

        @ParameterizedTest
        @ValueSource(
                strings = {
                    "",
                    "CM[0,1]\n",
                    "TC[None]\n",
                    "TC[Fixed 60000]\n",
                    "TC[Differential 60000 1000]\n",
                    "TC[Incremental 60000 1000]\n",
                    "TC[PlusTime 60000 1000]\n",
                    "GS[The game]\nGN[DV-ada-ben-2012-01-01-1000]\n",
                    "P0[ranking 1800]\nP0[country Iran]\nP1[ranking 1700]\nP1[country Iraq]\n",
                })
        @DisplayName("may hold clocks, maps, rankings and names, which change nothing")
        void properties(String head) {
            isTheGame(dvonn(head));
        }

        @Test
        @DisplayName("may come in any order, and a space may stand before it and behind the game")
        void order() {
            String text = dvonn("");
            isTheGame(" " + text + " \n");
            isTheGame(text.replace("SU[dvonn 12]\nP0[id \"ada\"]\n", "P0[id \"ada\"]\nSU[dvonn 12]\n"));
            isTheGame(text.replace("GM[Dvonn]VV[1]\n", "").replace("P1[id \"ben\"]\n", "P1[id \"ben\"]GM[Dvonn]\n"));
        }

        @Test
        @DisplayName("has a date in the words of the client's language, which is kept unchanged if it is not English")
        void dates() {
            assertThat(one(dvonn("DT[Sat Jan 07 09:00:00 CET 2012]\n")).record().tag("Date"))
                    .contains("2012.01.07");
            assertThat(one(dvonn("DT[sam. janv. 07 09:00:00 CET 2012]\n"))
                            .record()
                            .tag("Date"))
                    .contains("sam. janv. 07 09:00:00 CET 2012");
        }

        @Test
        @DisplayName("has names with escaped brackets")
        void escapes() {
            Report report = one(dvonn("").replace("id \"ben\"", "id \"b\\[e\\]n \\\\\""));
            assertThat(report.record().tag("Black")).contains("b[e]n \\");
        }
    }

    @Nested
    @DisplayName("actions")
    class Actions {

        @Test
        @DisplayName("have clocks and annotations beside them, a number or none, and verbs in any case")
        void spelling() {
            isTheGame(dvonn("").replace("done]", "done]TM[1234]"));
            isTheGame(dvonn("").replace("dropb G 2]", "dropb G 2]AN[arrow 1 2]"));
            isTheGame(dvonn("").replaceAll("\\[\\d ", "["));
            isTheGame(
                    dvonn("").replace("dropb", "DropB").replace("done", "Done ").replace("resign", "RESIGN "));
            isTheGame(dvonn("").replace("G 2", "g 2"));
        }

        @ParameterizedTest
        @ValueSource(strings = {"Edit", "Swap", "NullMove", "Drink"})
        @DisplayName("that are no play of these games are errors at their places")
        void foreign(String verb) {
            Report report = one(dvonn("").replace("; P1[3 dropb C 1]", "; P1[3 " + verb + " ]"));
            assertThat(said(report)).containsExactly("error unreadable-move");
            assertThat(report.diagnostics().get(0).place().line()).isEqualTo(9);
            assertThat(moves(report)).isEqualTo("g2");
        }

        @ParameterizedTest
        @ValueSource(strings = {"PleaseUndo", "DontUndo", "OfferDraw ]; P1[DeclineDraw"})
        @DisplayName("that only talk about the game leave no trace")
        void talk(String verb) {
            isTheGame(dvonn("").replace("; P1[3 dropb C 1]", "; P1[" + verb + " ]\n; P1[3 dropb C 1]"));
        }

        @ParameterizedTest
        @CsvSource({
            "Dvonn,dvonn 1,dropb A 1,white,black",
            "24,Yinsh,place wr E 3,white,black",
            "Kamisado,kamisado 1,Move C 1 C 5,black,white",
            "Sixmaking,sixmaking 1 2,Move W @ -1 1 x C 3,white,black"
        })
        @DisplayName("end a game on time: the player who acts wins, or loses; nothing is committed after it")
        void time(String game, String setup, String move, String first, String second) {
            String text =
                    "(;GM[" + game + "]SU[" + setup + "]\n; P0[0 Start P0]\n; P0[1 " + move + "]\n; P0[2 Done ]\n";
            Report won = one(text + "; P1[3 WinOnTime ]\n)\n");
            assertThat(won.diagnostics()).isEmpty();
            assertThat(won.record().result().winners()).containsExactly(second);
            assertThat(won.record().result().rule()).contains("time");
            Report lost = one(text + "; P1[3 LoseOnTime ]\n)\n");
            assertThat(lost.diagnostics()).isEmpty();
            assertThat(lost.record().result().winners()).containsExactly(first);
            survivesWriting(won.content());
        }

        @ParameterizedTest
        @CsvSource({
            "Dvonn,dvonn 1,dropb A 1,dropb B 1",
            "24,Yinsh,place wr E 3,place br F 3",
            "Kamisado,kamisado 1,Move C 1 C 5,Move B 8 B 5",
            "Sixmaking,sixmaking 1 2,Move W @ -1 1 x C 3,Move B @ -1 1 x D 3"
        })
        @DisplayName("before a resignation do not count unless they are committed")
        void uncommitted(String game, String setup, String first, String second) {
            Report report = one("(;GM[" + game + "]SU[" + setup + "]\n; P0[1 " + first + "]\n; P0[2 Done ]\n; P1[3 "
                    + second + "]\n; P1[4 Resign ]\n; P1[5 Done ]\n)\n");
            assertThat(report.diagnostics()).isEmpty();
            assertThat(report.record().moves()).hasSize(1);
            assertThat(report.record().result().rule()).contains("resign");
        }
    }

    @Nested
    @DisplayName("other lines")
    class OtherLines {

        private static final String GAME = """
                (;GM[Dvonn]SU[dvonn 1]P0[id "ada"]P1[id "ben"]; P0[dropb A 1]; P0[done]
                (; P1[dropb B 1]; P1[done]; P0[resign])
                (; P1[dropb C 1]; P1[done] {x})
                )
                """;

        @Test
        @DisplayName("that a viewer saved are a comment, with a warning: the first branch is the game")
        void kept() {
            Report report = one(GAME);
            assertThat(said(report)).containsExactly("warning bad-sgf.other-lines");
            assertThat(sentences(report))
                    .containsExactly(
                            "Another line of play begins here; only the first one of a game is read. The others are kept as a comment.");
            assertThat(report.diagnostics().get(0).place().line()).isEqualTo(3);
            assertThat(moves(report)).isEqualTo("a1 b1");
            assertThat(report.record().result().winners()).containsExactly("black");
            assertThat(report.record().moves().get(1).comment()).isEqualTo("(; P1[dropb C 1]; P1[done] {x})");
            survivesWriting(report.content());
        }

        @Test
        @DisplayName("are an error if nothing may be amiss")
        void strict() {
            assertThat(RecordReader.standard().strict().read(GAME))
                    .singleElement()
                    .matches(report -> !report.isValid());
        }
    }
}
