package com.example.nim;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.networknt.schema.JsonSchema;
import com.networknt.schema.JsonSchemaFactory;
import com.networknt.schema.SpecVersion;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.ludex.core.Line;
import org.ludex.core.Outcome;
import org.ludex.core.Perft;
import org.ludex.core.Playout;
import org.ludex.core.Verdict;
import org.ludex.notation.Diagnostic;
import org.ludex.notation.GameRecord;
import org.ludex.notation.MoveReading;
import org.ludex.notation.Report;
import org.ludex.notation.io.MoveReader;
import org.ludex.notation.io.RecordReader;
import org.ludex.notation.io.RecordWriter;
import org.ludex.notation.json.LudexModule;
import org.ludex.notation.spi.NotationRule;
import org.ludex.testkit.Translations;

@DisplayName("Nim")
class NimTest {

    private static final Nim NIM = Nim.GAME;

    private static NimPosition at(String text) {
        return NIM.position(text, NIM.defaults());
    }

    private static String refusal(NimPosition position, int row, int count) {
        Verdict.Illegal no = (Verdict.Illegal) position.judge(new NimMove.Take(row, count));
        return no.rule() + ": " + no.message(Locale.ENGLISH);
    }

    @Nested
    @DisplayName("the rules")
    class Rules {

        @Test
        @DisplayName("N1: from one row of the four")
        void n1() {
            assertThat(refusal(NIM.start(), 5, 1)).isEqualTo("N1: There is no row 5; the last one is row 4.");
            assertThat(refusal(NIM.start(), 0, 1)).startsWith("N1: ");
        }

        @Test
        @DisplayName("N2: at least one match, and no more than there are")
        void n2() {
            assertThat(refusal(at("1-3-5-2 second"), 4, 3)).isEqualTo("N2: Row 4 holds 2; 3 cannot be taken.");
            assertThat(refusal(NIM.start(), 1, 0)).startsWith("N2: ");
            assertThat(refusal(at("0-0-0-0 first"), 1, 1)).isEqualTo("N2: Row 1 holds 0; 1 cannot be taken.");
            assertThat(Perft.count(at("1-2-0-0 first"), 3))
                    .as("1 then 1 1, or 2; 1 and 2 taken apart")
                    .isEqualTo(3);
        }

        @Test
        @DisplayName("N3: the last match loses, or wins")
        void n3() {
            NimMove last = new NimMove.Take(3, 2);
            assertThat(at("0-0-2-0 second").play(last).outcome()).isEqualTo(Outcome.won(Side.FIRST, NimRule.N3));
            NimPosition wins = NIM.position("0-0-2-0 second", org.ludex.core.Options.parse(NIM, "last=wins"));
            assertThat(wins.play(last).outcome()).isEqualTo(Outcome.won(Side.SECOND, NimRule.N3));
        }

        @Test
        @DisplayName("N4: no row is longer than at the start")
        void n4() {
            assertThatThrownBy(() -> at("2-3-5-9 first"))
                    .hasMessage("Row 1 holds 2, but it begins with 1. Row 4 holds 9, but it begins with 7.");
        }
    }

    @Test
    @DisplayName("is read from text, with notes where it is not written as it should be")
    void isRead() {
        Report report =
                RecordReader.standard().read("[Game \"nim\"]\n\n1. 4X7 ۳x۳ *\n").get(0);
        assertThat(report.isValid()).isTrue();
        assertThat(report.record().allMoves()).hasToString("[4x7, 3x3]");
        assertThat(report.diagnostics()).extracting(Diagnostic::rule).containsOnly(NotationRule.LENIENT);
    }

    @Test
    @DisplayName("has messages of its own about its notation, in both languages")
    void messages() {
        Diagnostic note = RecordReader.standard()
                .read("[Game \"nim\"]\n\n1. 4x7 3x *\n")
                .get(0)
                .diagnostics()
                .get(0);
        assertThat(note.rule()).isEqualTo(NotationRule.LENIENT);
        assertThat(note.message(Locale.ENGLISH))
                .isEqualTo("No number, so the whole row was taken: \"3x\" was read as \"3x5\".");
        assertThat(note.message(Locale.forLanguageTag("fa"))).startsWith("بدون عدد، پس همه‌ی ردیف برداشته شد: «3x»");
        Translations.beside(NimNotation.class).check("fa", Set.of());
        Translations.beside(NimNotation.class).checkScript("fa", Pattern.compile("last"));
        Translations.beside(NimNotation.class).checkNumbers(Set.of());
    }

    @Test
    @DisplayName("keeps its messages in JSON")
    void messagesInJson() throws Exception {
        ObjectMapper mapper = new ObjectMapper().registerModule(new LudexModule());
        Diagnostic note = RecordReader.standard()
                .read("[Game \"nim\"]\n\n1. 4x7 3x *\n")
                .get(0)
                .diagnostics()
                .get(0);
        String json = mapper.writeValueAsString(note);
        assertThat(json).contains("\"form\":\"whole-row\",\"home\":\"nim:notation\"");
        assertThat(mapper.readValue(json, Diagnostic.class)).isEqualTo(note);
    }

    @Test
    @DisplayName("is read move by move")
    void moveByMove() {
        Line<NimMove, NimPosition> line = Line.of(NIM.start());
        line = MoveReader.standard().read(line, "1. 4X7!").toOptional().orElseThrow();
        assertThat(line.lastMove()).contains(new NimMove.Take(4, 7));
        MoveReading<NimMove, NimPosition> refused = MoveReader.standard().read(line, "4x1");
        assertThat(refused.message(Locale.ENGLISH)).isEqualTo("Row 4 holds 0; 1 cannot be taken.");
    }

    @Test
    @DisplayName("goes into JSON and back, and fits its schema")
    void json() throws Exception {
        ObjectMapper mapper = new ObjectMapper().registerModule(new LudexModule());
        JsonSchema schema = schema();
        for (int seed = 0; seed < 50; seed++) {
            GameRecord<NimMove, NimPosition> record = GameRecord.of(Playout.from(NIM.start(), seed, 100), List.of());
            String json = mapper.writeValueAsString(record);
            assertThat(schema.validate(mapper.readTree(json))).isEmpty();
            assertThat((Object) mapper.readValue(json, GameRecord.class)).isEqualTo(record);
            Report read =
                    RecordReader.standard().read(RecordWriter.write(record)).get(0);
            assertThat((Object) read.record()).isEqualTo(record);
        }
        GameRecord<?, ?> decorated = RecordReader.standard()
                .read(Path.of("records/nim.lgn"))
                .findFirst()
                .orElseThrow()
                .record();
        String json = mapper.writeValueAsString(decorated);
        assertThat(json)
                .contains("{\"ply\":1,\"seat\":\"first\",\"type\":\"take\",\"row\":4,\"count\":7,\"text\":\"4x7\"");
        assertThat(schema.validate(mapper.readTree(json))).isEmpty();
        assertThat(schema.validate(mapper.readTree(json.replace("\"count\":7", "\"count\":8"))))
                .isNotEmpty();
    }

    private static JsonSchema schema() throws Exception {
        String name = new NimNotation().schemaResource().orElseThrow();
        try (InputStream in = NimNotation.class.getResourceAsStream(name)) {
            return JsonSchemaFactory.getInstance(SpecVersion.VersionFlag.V202012)
                    .getSchema(in);
        }
    }
}
