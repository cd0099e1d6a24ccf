package org.ludex.notation.sgf;

import static org.assertj.core.api.Assertions.assertThat;
import static org.ludex.notation.Reread.moves;
import static org.ludex.notation.Reread.one;
import static org.ludex.notation.Reread.said;
import static org.ludex.notation.Reread.sentences;
import static org.ludex.notation.Reread.survivesWriting;

import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.ludex.notation.Report;
import org.ludex.notation.io.JudgedText;
import org.ludex.notation.io.PartReader;
import org.ludex.notation.io.PlacedReport;
import org.ludex.notation.io.RecordReader;

/** Games whose brackets were lost, and heads that say two things: nothing is taken for a whole game without a word. */
@DisplayName("Games of Boardspace that were run together")
class FusedGamesTest {

    private static final String FIRST_HEAD = "GM[Dvonn]VV[1]\nSU[dvonn 1]\nP0[id \"ada\"]\nP1[id \"ben\"]\n";
    private static final String FIRST =
            "; P0[0 Start P0]\n; P0[1 dropb A 1]\n; P0[2 done]\n; P1[3 dropb B 1]\n; P1[4 done]\n";
    private static final String SECOND_HEAD = "GM[Dvonn]VV[1]\nDT[2001]P0[id \"w2\"]\nP1[id \"b\"]\n";
    private static final String SECOND =
            "; P0[0 Start P0]\n; P0[1 dropb C 1]\n; P0[2 done]\n; P1[3 resign]\n; P1[4 done]\n)\n";
    private static final String BOTH = "(;\n" + FIRST_HEAD + FIRST + SECOND_HEAD + SECOND;

    private static Report head(String head) {
        return one("(;" + head + FIRST + "; P0[5 resign]\n; P0[6 done]\n)\n");
    }

    @Test
    @DisplayName("are two where the second says which game it is")
    void cut() {
        List<Report> reports = RecordReader.standard().read(BOTH + "(;\n" + FIRST_HEAD + SECOND);
        assertThat(reports).extracting(Report::isValid).containsExactly(false, false, true);
        assertThat(said(reports.get(0))).containsExactly("error bad-sgf.unclosed");
        assertThat(moves(reports.get(0))).isEqualTo("a1 b1");
        assertThat(reports.get(0).content().tag("White")).contains("ada");
        assertThat(said(reports.get(1))).containsExactly("error unopened");
        assertThat(reports.get(1).diagnostics().get(0).place().line()).isEqualTo(19);
        assertThat(moves(reports.get(1))).isEqualTo("c1");
        assertThat(reports.get(1).content().tag("White")).contains("w2");
        reports.forEach(report -> survivesWriting(report.content()));
    }

    @Test
    @DisplayName("are two for the second player, too, who begins")
    void seats() {
        List<Report> reports = RecordReader.standard()
                .read(BOTH.replace(
                        SECOND, SECOND.replace("P0", "PX").replace("P1", "P0").replace("PX", "P1")));
        assertThat(reports).hasSize(2);
        assertThat(moves(reports.get(1))).isEqualTo("c1");
        assertThat(reports.get(1).content().tag("White")).contains("b");
    }

    @Test
    @DisplayName("are cut alike in parts and under edit")
    void alike() {
        String file = BOTH + BOTH;
        List<Report> reports = RecordReader.standard().read(file);
        assertThat(PartReader.of(RecordReader.standard())
                        .read(new ByteArrayInputStream(file.getBytes(StandardCharsets.UTF_8)), "-")
                        .map(PlacedReport::report))
                .isEqualTo(reports);
        JudgedText judged = JudgedText.of(RecordReader.standard(), "-", file);
        for (String words : List.of("P0[5", "GM", ")\n(;\n", "x", "\n")) {
            for (int at = 0; at < file.length(); at += 7) {
                JudgedText edited = judged.edit(at, at, words);
                assertThat(edited.reports())
                        .as(edited.text())
                        .isEqualTo(RecordReader.standard().read(edited.text()));
                edited = judged.edit(at, Math.min(file.length(), at + 9), words);
                assertThat(edited.reports())
                        .as(edited.text())
                        .isEqualTo(RecordReader.standard().read(edited.text()));
            }
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "DT[2001]P0[id \"w2\"]\nP1[id \"b\"]\n",
                "P0[id \"w2\"]\n",
                "P1[id \"b\"]\n",
                "SU[dvonn 2]\n",
                "VV[1]\n"
            })
    @DisplayName(
            "are an error where what is left of the second head stands among the actions; it and the rest are kept")
    void headAmongActions(String head) {
        Report report = one("(;\n" + FIRST_HEAD + FIRST + head + SECOND);
        assertThat(said(report)).containsExactly("error bad-sgf.second-head");
        assertThat(sentences(report))
                .containsExactly("The head of another game stands here, among the actions of this one.");
        assertThat(report.diagnostics().get(0).place().line()).isEqualTo(11);
        assertThat(moves(report)).isEqualTo("a1 b1");
        assertThat(report.content().rest()).isEqualTo((head + SECOND).strip());
        survivesWriting(report.content());
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "; P0[0 Start P0]\n", "; P0[0 Start P0]\n; P0[1 dropb C 1]\n"})
    @DisplayName("are noticed by the numbers of their actions, which begin again, or nearly")
    void numbers(String lost) {
        Report report = one("(;\n" + FIRST_HEAD + FIRST + SECOND.substring(lost.length()));
        int number = (int) lost.lines().count();
        assertThat(said(report)).containsExactly("warning wrong-number.again");
        assertThat(sentences(report))
                .containsExactly("The number of this action is " + number
                        + ", but the one before it is 4: this may be another game.");
        assertThat(report.diagnostics().get(0).place().line()).isEqualTo(11);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "P0[id \"w\"]P0[id \"z\"]|P0 id|P0[id \"z\"]",
                "DT[2001]DT[2002]|DT|DT[2002]",
                "DT[2001][2002]|DT|DT[2002]",
                "DT[2001]DT[2001]|DT|''",
                "RE[x]RE[y]|RE|RE[y]",
                "SU[dvonn 2]|SU|SU[dvonn 2]",
                "gm[dvonn]|GM|''"
            })
    @DisplayName("say nothing twice: the first counts, and the second is reported, as a tag is, and kept as a comment")
    void doubled(String head, String name, String kept) {
        Report report = head("GM[Dvonn]SU[dvonn 1]\n" + head + "\n");
        assertThat(said(report)).containsExactly("warning double-tag");
        assertThat(sentences(report)).containsExactly("The tag " + name + " occurs twice; the first one counts.");
        assertThat(report.diagnostics().get(0).place().line()).isEqualTo(2);
        assertThat(report.record().comment()).isEqualTo(kept);
        survivesWriting(report.content());
    }

    @Test
    @DisplayName("keep a name that was broken over two lines")
    void brokenName() {
        Report report = head("GM[Dvonn]P0[id \"ada\nlovelace\"]");
        assertThat(said(report)).isEmpty();
        assertThat(report.content().tag("White")).contains("ada lovelace");
    }

    @Test
    @DisplayName("keep what was said of moves that were taken back")
    void takenBack() {
        Report report =
                one("(;GM[Dvonn]C[a]; P0[0 Start P0]C[b]; P0[1 dropb A 1]C[c]; P0[2 undo]C[d]; P0[3 dropb B 1]C[e]"
                        + "; P0[4 done]; P1[5 dropb C 1]C[f]; P1[6 dropb C 1]; P1[7 reset]C[g]; P1[8 resign])");
        assertThat(report.record().comment()).isEqualTo("a\nb\nc\nd");
        assertThat(moves(report)).isEqualTo("b1");
        assertThat(report.record().moves().get(0).comment()).isEqualTo("e\nf\ng");
    }

    @ParameterizedTest
    @ValueSource(strings = {"; P1[3", "; P1[3 ", "; P1[3 dropb B", "; P1[3 dropb B 1"})
    @DisplayName("are two where the first breaks off inside an action, without a line break")
    void brokenOff(String end) {
        String whole = "(;\n" + FIRST_HEAD + FIRST + "; P0[5 resign]\n; P0[6 done]\n)\n";
        for (String next : List.of(
                whole,
                whole.replace("(;\n", "(;"),
                "[Game \"dvonn\"]\n\n1. a1 b1 *\n",
                "{\"format\":\"ludex-record\",\"version\":1,\"game\":\"dvonn\",\"moves\":[]}\n")) {
            List<Report> reports =
                    RecordReader.standard().read("(;" + FIRST_HEAD + "; P0[1 dropb A 1]; P0[2 done]" + end + next);
            assertThat(reports).as(next).extracting(Report::isValid).containsExactly(false, true);
            assertThat(reports.get(1).content()).isEqualTo(one(next).content());
            assertThat(moves(reports.get(0))).isEqualTo("a1");
        }
    }

    @Test
    @DisplayName("may be spoken of in a comment")
    void spokenOf() {
        Report report = head("GM[Dvonn]C[as in (;GM[Dvonn\\] and {\"format\":\"ludex-record\",\"version\":1}]");
        assertThat(said(report)).isEmpty();
    }

    @Test
    @DisplayName("are no game if the head names two")
    void twoGames() {
        Report report = head("GM[Dvonn]\nGM[Kamisado]");
        assertThat(said(report)).containsExactly("error bad-sgf.two-games");
        assertThat(sentences(report)).containsExactly("The game is named twice: first Dvonn, here Kamisado.");
        assertThat(moves(report)).isEqualTo("a1 b1");
    }

    @ParameterizedTest
    @ValueSource(strings = {"P0[id \"w\"P1[id \"b\"]", "P0[id \"w\"\nP1[id \"b\"]", "DT[2001 P0[id \"w\"]"})
    @DisplayName("have an error where a value of the head is not closed before the next property")
    void unclosedInHead(String head) {
        Report report = head("GM[Dvonn]" + head);
        assertThat(said(report)).containsExactly("error bad-sgf.unclosed-value");
        assertThat(report.diagnostics().get(0).place().column()).isEqualTo(14);
        assertThat(moves(report)).isEqualTo("a1 b1");
        survivesWriting(report.content());
    }

    @Test
    @DisplayName("stop where an action is not closed before the next one, which is kept")
    void unclosedAction() {
        Report report = head("GM[Dvonn]; P0[dropb D 1]; P0[done\n; P1[dropb E 1]; P1[done]\n");
        assertThat(said(report)).containsExactly("error unreadable-move");
        assertThat(moves(report)).isEqualTo("d1");
        assertThat(report.content().rest()).startsWith("P0[done\n; P1[dropb E 1]; P1[done]\n; P0[0 Start");
    }

    @Test
    @DisplayName("have names with brackets as they are written, if those are escaped")
    void escaped() {
        Report report = head("GM[Dvonn]P0[id \"x P1\\[y\\]\"]");
        assertThat(said(report)).isEmpty();
        assertThat(report.content().tag("White")).contains("x P1[y]");
        survivesWriting(report.content());
    }
}
