package org.ludex.notation;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.ByteArrayInputStream;
import java.nio.charset.Charset;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.ludex.notation.io.RecordReader;
import org.ludex.notation.io.RecordWriter;
import org.ludex.notation.io.Repairs;
import org.ludex.notation.json.LudexModule;

@DisplayName("What is wrong with a record")
class NoLaunderingTest {

    private static final String STRAY = """
            (;GM[Dvonn]P0[id "w"]P1[id "b"]
            ;P0[2 dropb F 3]
            ;P0 3 pickb F 3]
            ;P0 4 dropb G 2]
            ;P0[5 done]
            ;P1[6 resign];P1[7 done])
            """;

    private static final String AFTER = """
            (;GM[Dvonn]P0[id "w"]P1[id "b"];P0[1 dropb A 1];P0[2 done];P1[3 resign];P1[4 done]
            ;P0[5 dropb B 1];P0[6 done];P1[7 dropb C 1])
            """;

    private static final String OTHER_SQUARES =
            "[{\"format\":\"ludex-record\",\"version\":1,\"game\":\"kamisado\",\"moves\":"
                    + "[{\"type\":\"step\",\"tower\":\"blue\",\"from\":\"b8\",\"to\":\"f4\"}],\"ending\":\"resign\"}]";

    @ParameterizedTest
    @ValueSource(strings = {STRAY, AFTER, OTHER_SQUARES})
    @DisplayName("is still wrong when it is written and read again, and is not mended without a word")
    void stays(String file) throws Exception {
        Report report = Sheet.record(file);
        assertThat(report.isValid()).isFalse();
        assertThat(Repairs.mend(report)).isEmpty();
        Report again = Sheet.record(RecordWriter.write(report.content()));
        assertThat(again.isValid()).isFalse();
        assertThat(again.record()).isEqualTo(report.record());
        ObjectMapper mapper = new ObjectMapper().registerModule(new LudexModule());
        assertThat(Sheet.record(mapper.writeValueAsString(report.record())).isValid())
                .isFalse();
    }

    @Test
    @DisplayName("in SGF is kept if its moves stop later")
    void skippedBeforeStop() {
        Report report = Sheet.record(
                "(;GM[Dvonn];P0[1 dropb F 3];P0[2 done] hello ;P0[3 dropb G 2];P0[4 done];P1[5 dropb A 1];P1[6 done])");
        assertThat(report.isValid()).isFalse();
        assertThat(report.content().rest()).startsWith("hello\nP0[3 dropb G 2]");
    }

    @ParameterizedTest
    @ValueSource(strings = {"P7", "Q0", "P", "P0x"})
    @DisplayName("in SGF is an error where nobody made a move, and the move is kept")
    void nobodys(String player) {
        String nobodys = player + "[3 dropb A 1]";
        Report report = Sheet.record("(;GM[Dvonn];P0[1 dropb F 3];P0[2 done];" + nobodys + ";TM[3 minutes])");
        assertThat(Sheet.codes(report)).containsExactly("error bad-sgf");
        assertThat(report.content().rest()).isEqualTo(nobodys);
        assertThat(Repairs.mend(report)).isEmpty();
    }

    @Test
    @DisplayName("in the result of JSON is told of, also where nobody won")
    void winners() {
        for (String status : new String[] {"open", "drawn"}) {
            Report report = Sheet.record("[{\"format\":\"ludex-record\",\"version\":1,\"game\":\"dvonn\",\"moves\":[],"
                    + "\"result\":{\"status\":\"" + status + "\",\"winners\":[\"white\"]}}]");
            assertThat(Sheet.codes(report)).contains("warning wrong-result");
        }
    }

    @Test
    @DisplayName("in SGF is kept: what has no business where it stands, and what was done after the end")
    void kept() {
        assertThat(Sheet.record(STRAY).content().rest()).isEqualTo("P0 3 pickb F 3]\nP0 4 dropb G 2]");
        assertThat(Sheet.record(AFTER).content().rest()).isEqualTo("P0[5 dropb B 1]\nP1[7 dropb C 1]");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "P0[id \"x\"]",
                "a [Game \"x\"] b",
                "a\n[Game \"x\"]\n\nb",
                "a *\n\nb",
                "rest {x}",
                "a [Event \"x\"]",
                "a {b\\} [c",
                "[Gane \"x\"]\n\n1. a1",
                "(;GM[24])",
                "{\"format\":\"ludex-record\"}"
            })
    @DisplayName("and cannot be read is written so that it is read back as it was")
    void rest(String rest) {
        Report good = Sheet.record("[Game \"dvonn\"]\n\n1. g2 c1\n");
        GameRecord<?, ?> with = good.record().withRest(rest);
        Report again = Sheet.record(RecordWriter.write(with));
        assertThat(again.content().rest()).isEqualTo(rest);
        assertThat(again.isValid()).isFalse();
    }

    @ParameterizedTest
    @ValueSource(strings = {"UTF-32LE", "UTF-32BE", "X-UTF-32LE-BOM", "X-UTF-32BE-BOM"})
    @DisplayName("in its encoding is named")
    void wide(String charset) {
        byte[] bytes = "[Game \"dvonn\"]\n\n1. g2 {é🎲} c1 *\n".getBytes(Charset.forName(charset));
        List<Report> reports = RecordReader.standard()
                .read(new ByteArrayInputStream(bytes), "x")
                .toList();
        assertThat(reports).hasSize(1);
        assertThat(Sheet.messages(reports.get(0))).containsExactly("The text is UTF-32.");
        assertThat(reports.get(0).plies()).isEqualTo(2);
    }

    @Test
    @DisplayName("is not that it stops behind the announcement of a round")
    void lastRound() {
        String text = "[Game \"dog\"]\n\nround 1 6 A\n";
        Report report = Sheet.record(text);
        assertThat(Sheet.codes(report)).containsExactly("note lenient", "warning unfinished");
        assertThat(Sheet.codes(Sheet.record(text + "*\n"))).containsExactly("note lenient");
        assertThat(Sheet.record("[Game \"dog\"]\n\nround 7 6 A\n").isValid()).isFalse();
    }

    @Test
    @DisplayName("is told at the deepest nesting that limits allow, in text and in JSON")
    void deep() throws Exception {
        int levels = 200;
        RecordReader reader =
                RecordReader.standard().withLimits(Limits.standard().withNesting(levels));
        String text = "[Game \"dvonn\"]\n\n1. g2" + " (1. c1".repeat(levels) + ")".repeat(levels) + " *\n";
        Report report = reader.read(text).get(0);
        assertThat(report.isValid()).as(Sheet.shown(report)).isTrue();
        ObjectMapper mapper = new ObjectMapper().registerModule(new LudexModule());
        assertThat(reader.read(mapper.writeValueAsString(report.record()))
                        .get(0)
                        .record())
                .isEqualTo(report.record());
        assertThat(reader.read(RecordWriter.write(report.record())).get(0).content())
                .isEqualTo(report.record());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "(;GM[24] f3 g2;)",
                "(;GM[24];} 14. f3 g2?? 15. d5 c1 black:resign",
                "{\"format\":\"ludex-record\",\"version\":1,\"game\":\"yinsh\",\"moves\":[],\"rest\":\"14. f3 g2\"}"
            })
    @DisplayName("never becomes moves where what was left over reads like some")
    void leftOver(String file) {
        Report report = Sheet.record(file);
        Report again = Sheet.record(RecordWriter.write(report.content()));
        assertThat(again.plies()).isZero();
        assertThat(again.content()).isEqualTo(report.content());
    }
}
