package org.ludex.notation.sgf;

import static org.assertj.core.api.Assertions.assertThat;
import static org.ludex.notation.Reread.moves;
import static org.ludex.notation.Reread.one;
import static org.ludex.notation.Reread.said;
import static org.ludex.notation.Reread.survivesWriting;

import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.ludex.notation.Report;

/** Whole games of Kamisado and Six MaKING as the server writes them, word by word. */
@DisplayName("Whole games of Boardspace")
class ServerGamesTest {

    /** Who made the last move won, for this reason. */
    private static void won(Report report, String winner, String rule) {
        assertThat(report.diagnostics()).isEmpty();
        assertThat(report.record().result().winners()).containsExactly(winner);
        assertThat(report.record().result().rule()).contains(rule);
        survivesWriting(report.content());
    }

    @Nested
    @DisplayName("of Kamisado")
    class OfKamisado {

        private static final String ONE_ZERO_MOVE = """
                (;
                GM[Kamisado]VV[1]
                SU[kamisado -90210]
                DT[Tue Jun 02 21:40:05 CEST 2015]
                GN[KS-ada-ben-2015-06-02-1940]
                RE[Game won by ada]
                P0[id "ada"]
                P1[id "ben"]
                ; P0[0 Start P0]
                ; P0[1 Pickb C 1]
                ; P0[2 Dropb F 4]
                ; P0[3 Done ]
                ; P1[4 Pickb B 8]
                ; P1[5 Dropb B 5]
                ; P1[6 Done ]
                ; P0[7 Pickb F 1]
                ; P0[8 Dropb F 3]
                ; P0[9 Done ]
                ; P1[10 Pickb A 8]
                ; P1[11 Dropb A 2]
                ; P1[12 Done ]
                ; P0[13 Pickb F 3]
                ; P0[14 Dropb B 7]
                ; P0[15 Done ]
                ; P1[16 Done ]
                ; P0[17 Pickb B 7]
                ; P0[18 Dropb B 8]
                ; P0[19 Done ]
                ;
                P0[time 0:02:00 ]
                P1[time 0:01:12 ]
                )
                """;

        private static final String MOVES = "R↗3B B↑3P P↑2O O↑6P P↖4O O0P P↑1B";

        @Test
        @DisplayName("a committed turn in which nothing was done is a zero move, and the round ends on the far row")
        void zeroMove() {
            Report report = one(ONE_ZERO_MOVE);
            won(report, "black", "H7");
            assertThat(moves(report)).isEqualTo(MOVES);
            assertThat(report.record().tag("Black")).contains("ada");
            assertThat(report.record().tag("White")).contains("ben");
            assertThat(report.record().tag("Date")).contains("2015.06.02");
            assertThat(report.record().tag("Result")).contains("black");
            assertThat(report.record().options()).isEmpty();
        }

        @Test
        @DisplayName("the word Pass is a zero move, too, and needs no commitment")
        void pass() {
            won(one(ONE_ZERO_MOVE.replace("P1[16 Done ]", "P1[16 Pass ]")), "black", "H7");
            assertThat(moves(one(ONE_ZERO_MOVE.replace("16 Done", "16 Pass")))).isEqualTo(MOVES);
        }

        @ParameterizedTest
        @ValueSource(strings = {"CM[0,1]", "CM[1,0]"})
        @DisplayName("a map of colours has no effect")
        void map(String map) {
            Report report = one(ONE_ZERO_MOVE.replace("VV[1]\n", "VV[1]\n" + map + "\n"));
            won(report, "black", "H7");
            assertThat(report.record().tag("Black")).contains("ada");
        }

        @Test
        @DisplayName("two zero moves in a row, one of each player, beside a robot and clocks")
        void twoZeroMoves() {
            Report report = one("""
                     (;
                    GM[Kamisado]VV[1]
                    CM[0,1]
                    TC[PlusTime 600000 15000]
                    SU[kamisado 4]
                    DT[Mon Feb 02 08:03:00 GMT 2026]
                    GN[KS-ada-robot-2026-02-02-0803]
                    RE[Game won by robot]
                    P0[id "ada"]
                    P0[ranking 1702]
                    P0[country Peru]
                    P1[id "robot"]
                    P1[ranking 1650]
                    P1[country Chile]
                    ; P0[0 Start P0]TM[100]
                    ; P0[1 Pickb E 1]TM[900]
                    ; P0[2 Dropb E 7]TM[1800]
                    ; P0[3 Done ]TM[2000]
                    ; P1[4 Move B 8 H 2]TM[400]
                    ; P1[5 Done ]TM[410]
                    ; P0[6 Pickb C 1]TM[3000]
                    ; P0[7 Dropb C 3]TM[3900]
                    ; P0[8 Done ]TM[4000]
                    ; P1[9 Move H 8 H 4]TM[800]
                    ; P1[10 Done ]TM[820]
                    ; P0[11 Done ]TM[5000]
                    ; P1[12 Done ]TM[900]
                    ; P0[13 Pickb C 3]TM[6000]
                    ; P0[14 Dropb F 6]TM[7000]
                    ; P0[15 Done ]TM[7100]
                    ; P1[16 Move H 4 E 1]TM[1300]
                    ; P1[17 Done ]TM[1310]
                    ;
                    P0[time 0:00:07 ]
                    P1[time 0:00:01 ]
                    )

                    """.replace("\n\n", "\n \n"));
            won(report, "white", "H7");
            assertThat(moves(report)).isEqualTo("K↑6B B↖6R R↑2N N↑4K K0B B0R R↗3N N↗3K");
            assertThat(report.record().tag("White")).contains("robot");
        }

        @Test
        @DisplayName("a deadlock ends the round with the move that causes it; the other player wins")
        void deadlock() {
            Report report = one("""
                    (;GM[Kamisado]VV[1]SU[kamisado 8]RE[Game won by ben]P0[id "ada"]P1[id "ben"]
                    ; P0[0 Start P0]
                    ; P0[1 Pickb F 1]; P0[2 Dropb F 5]; P0[3 Done ]
                    ; P1[4 Pickb G 8]; P1[5 Dropb A 2]; P1[6 Done ]
                    ; P0[7 Pickb F 5]; P0[8 Dropb D 7]; P0[9 Done ]
                    )
                    """);
            won(report, "white", "H8");
            assertThat(moves(report)).isEqualTo("P↑4G G↗6P P↖2G");
        }

        @Test
        @DisplayName("a commitment without a move is refused while the tower can move")
        void voluntary() {
            Report report = one(ONE_ZERO_MOVE.replace("; P0[13 Pickb F 3]\n; P0[14 Dropb B 7]\n", ""));
            assertThat(report.isValid()).isFalse();
            assertThat(moves(report)).isEqualTo("R↗3B B↑3P P↑2O O↑6P");
        }
    }

    @Nested
    @DisplayName("of Six MaKING")
    class OfSixth {

        private static final String PERSONS = """
                (;
                GM[Sixmaking]VV[1]
                SU[sixmaking-4 31 2]
                RE[Game won by ada]
                P0[id "ada"]
                P1[id "ben"]
                ; P0[0 Start P0]
                ; P0[1 Pick W 1]
                ; P0[2 Dropb A 2]
                ; P0[3 Done ]
                ; P1[4 Pick B 1]
                ; P1[5 Dropb A 1]
                ; P1[6 Done ]
                ; P0[7 Pick W 1]
                ; P0[8 Dropb B 2]
                ; P0[9 Done ]
                ; P1[10 Pick B 1]
                ; P1[11 Dropb A 4]
                ; P1[12 Done ]
                ; P0[13 Pick W 1]
                ; P0[14 Dropb A 3]
                ; P0[15 Done ]
                ; P1[16 Pickb A 1 1]
                ; P1[17 Dropb A 2]
                ; P1[18 Done ]
                ; P0[19 Pick W 1]
                ; P0[20 Dropb B 1]
                ; P0[21 Done ]
                ; P1[22 Pickb A 3 1]
                ; P1[23 Dropb A 4]
                ; P1[24 Done ]
                ; P0[25 Pickb A 4 2]
                ; P0[26 Dropb A 2]
                ; P0[27 Done ]
                ; P1[28 Pickb A 2 4]
                ; P1[29 Dropb B 1]
                ; P1[30 Done ]
                ; P0[31 Pickb B 1 5]
                ; P0[32 Dropb B 2]
                ; P0[33 Done ]
                ;
                P0[time 0:01:30 ]
                P1[time 0:01:12 ]
                )
                """;

        private static final String MOVES = "a2 a1 b2 a4 a3 a1-a2 b1 a3-a4 a4-a2 a2-b1 b1-b2";

        /** The same game by robots. */
        private static String robots() {
            return PERSONS.replaceAll("Pick ([WB]) 1]\n; P(.)\\[\\d+ Dropb (. .)]", "Move $1 @ -1 1 x $3]")
                    .replaceAll("Pickb (. .) (\\d)]\n; P(.)\\[\\d+ Dropb (. .)]", "Move x $1 $2 x $4]");
        }

        @Test
        @DisplayName("pieces enter, towers move with their counts, and six are a king at the commitment")
        void persons() {
            Report report = one(PERSONS);
            won(report, "white", "S7");
            assertThat(moves(report)).isEqualTo(MOVES);
            assertThat(report.record().options()).isEqualTo(Map.of("size", "4"));
            assertThat(report.record().tag("White")).contains("ada");
        }

        @Test
        @DisplayName("robots give the pool and the board as places")
        void byRobots() {
            assertThat(robots()).contains("P0[1 Move W @ -1 1 x A 2]", "P0[31 Move x B 1 5 x B 2]");
            won(one(robots()), "white", "S7");
            assertThat(moves(one(robots()))).isEqualTo(MOVES);
        }

        @Test
        @DisplayName("the large board has 16 pieces")
        void large() {
            Report report = one(PERSONS.replace("sixmaking-4", "sixmaking"));
            won(report, "white", "S7");
            assertThat(report.record().options()).isEqualTo(Map.of("pieces", "16"));
        }

        @ParameterizedTest
        @CsvSource({"'CM[1,0]\n',P0,ada", "'CM[0,1]\n',P1,ben", "'',P1,ben"})
        @DisplayName("Black may start, as the first player or as the second")
        void blackStarts(String map, String starts, String black) {
            String text = PERSONS.replace("VV[1]\n", "VV[1]\n" + map)
                    .replace("Start P0", "Start " + starts)
                    .replace("Pick W", "Pick X")
                    .replace("Pick B", "Pick W")
                    .replace("Pick X", "Pick B");
            Report report = one(starts.equals("P1") ? exchanged(text) : text);
            won(report, "black", "S7");
            assertThat(report.record().options()).isEqualTo(Map.of("size", "4", "first", "black"));
            assertThat(moves(report)).isEqualTo(MOVES);
            assertThat(report.record().tag("Black")).contains(black);
        }

        /** The actions of each player given to the other, and with them the win. */
        private static String exchanged(String text) {
            return text.replace("; P0[", "; P9[")
                    .replace("; P1[", "; P0[")
                    .replace("; P9[", "; P1[")
                    .replace("won by ada", "won by ben");
        }

        @Test
        @DisplayName("a result that names the loser is a warning")
        void wrongName() {
            Report report = one(PERSONS.replace("won by ada", "won by ben"));
            assertThat(said(report)).containsExactly("warning wrong-result");
            assertThat(report.isValid()).isTrue();
            assertThat(report.record().result().winners()).containsExactly("white");
        }

        @Test
        @DisplayName("an accepted draw ends the game, a declined one does not")
        void draws() {
            String offer = "; P0[13 OfferDraw ]\n; P0[14 Done ]\n; P1[15 DeclineDraw ]\n; P1[16 Done ]\n; P0[13 Pick W";
            won(one(PERSONS.replace("; P0[13 Pick W", offer)), "white", "S7");
            String accepted = PERSONS.substring(0, PERSONS.indexOf("; P0[13 Pick W"))
                    + "; P0[13 OfferDraw ]\n; P0[14 Done ]\n; P1[15 AcceptDraw ]\n; P1[16 Done ]\n)\n";
            Report report = one(accepted.replace("Game won by ada", "The game is a draw"));
            assertThat(report.diagnostics()).isEmpty();
            assertThat(report.record().result().rule()).contains("agreed");
            assertThat(moves(report)).isEqualTo("a2 a1 b2 a4");
        }

        @ParameterizedTest
        @ValueSource(strings = {"", "; P1[OfferDraw ]; P1[Done ]; P0[DeclineDraw ]; P0[Done ]"})
        @DisplayName("the reverse of a move is refused, even after a declined draw, which lifts the ban on the server")
        void reverse(String between) {
            Report report = one("""
                    (;GM[Sixmaking]SU[sixmaking 6 2]P0[id "ada"]P1[id "ben"]
                    ; P0[Pick W 1]; P0[Dropb A 1]; P0[Done ]; P1[Pick B 1]; P1[Dropb A 2]; P1[Done ]
                    ; P0[Pickb A 1 1]; P0[Dropb A 2]; P0[Done ]; P1[Pick B 1]; P1[Dropb D 2]; P1[Done ]
                    ; P0[Pickb A 2 1]; P0[Dropb D 2]; P0[Done ]
                    """ + between + "\n; P1[Pickb D 2 1]; P1[Dropb A 2]; P1[Done ]\n)\n");
            assertThat(said(report)).containsExactly("error S6");
            assertThat(moves(report)).isEqualTo("a1 a2 a1-a2 d2 1a2-d2");
        }

        @Test
        @DisplayName("a piece that goes back to the pool was never entered")
        void backToPool() {
            String text = PERSONS.replace("; P0[2 Dropb A 2]", "; P0[Drop W 0]\n; P0[Pick W 1]\n; P0[2 Dropb A 2]");
            won(one(text), "white", "S7");
            assertThat(moves(one(text))).isEqualTo(MOVES);
        }
    }
}
