package org.ludex.notation.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.ludex.core.Playout;
import org.ludex.core.Position;
import org.ludex.kamisado.Kamisado;
import org.ludex.kamisado.KamisadoMove;
import org.ludex.kamisado.KamisadoPosition;
import org.ludex.kamisado.Square;
import org.ludex.notation.AnyRecord;
import org.ludex.notation.Diagnostic;
import org.ludex.notation.GameRecord;
import org.ludex.notation.Report;
import org.ludex.notation.Reread;
import org.ludex.notation.Sheet;
import org.ludex.notation.Tag;
import org.ludex.notation.io.RecordReader;
import org.ludex.notation.io.RecordWriter;
import org.ludex.notation.io.Repairs;

@DisplayName("JSON")
class JsonRecordsTest {

    private static final ObjectMapper MAPPER = new ObjectMapper().registerModule(new LudexModule());

    private static final String RED = "{\"type\": \"step\", \"tower\": \"red\", \"from\": \"c1\", \"to\": \"f4\"}";
    private static final String BLUE = "{\"type\": \"step\", \"tower\": \"blue\", \"from\": \"b8\", \"to\": \"b3\"}";

    private static String record(String fields) {
        return "{\"format\": \"ludex-record\", \"version\": 1, \"game\": \"kamisado\", " + fields + "}";
    }

    private static Report moves(String... moves) {
        return Sheet.record(record("\"ending\": \"*\", \"moves\": [" + String.join(", ", moves) + "]"));
    }

    private static String dvonn(String... moves) {
        return "{\"format\":\"ludex-record\",\"version\":1,\"game\":\"dvonn\",\"moves\":["
                + String.join(",", moves)
                + "],\"ending\":\"*\"}";
    }

    @Nested
    @DisplayName("of a record")
    class OfARecord {

        @Test
        @DisplayName("has the documented shape")
        void shape() throws Exception {
            Report report = Sheet.record(
                    "[Game \"kamisado\"]\n[Options \"level=standard\"]\n[Black \"...\"]\n\n{before} R>3B! {behind} (R^1Y {v} *) resign\n");
            JsonNode json = MAPPER.readTree(MAPPER.writeValueAsString(report.content()));
            JsonNode expected = MAPPER.readTree("""
                    { "format": "ludex-record", "version": 1, "game": "kamisado", "options": { "level": "standard" },
                      "tags": [ { "name": "Black", "value": "..." } ],
                      "comment": "before",
                      "moves": [
                        { "ply": 1, "seat": "black", "type": "step", "tower": "red", "from": "c1", "to": "f4", "text": "R↗3B",
                          "comment": "behind", "suffix": "!",
                          "variations": [ { "moves": [
                            { "ply": 1, "seat": "black", "type": "step", "tower": "red", "from": "c1", "to": "c2",
                              "text": "R↑1Y", "comment": "v" } ], "ending": "*" } ] } ],
                      "ending": "resign",
                      "result": { "status": "won", "winners": [ "black" ], "rule": "resign" },
                      "score": [ 0, 0 ] }
                    """);
            assertThat(json).isEqualTo(expected);
        }

        @Test
        @DisplayName("needs no more than format, version, game and moves")
        void least() {
            Report report = Sheet.record(record("\"moves\": [" + RED + "], \"ending\": \"*\""));
            assertThat(Sheet.shown(report)).isEmpty();
            assertThat(Sheet.moves(report)).isEqualTo("R↗3B");
        }

        @Test
        @DisplayName("is judged: its moves are the legal ones, the others are its rest")
        void judged() {
            Report report = moves(RED, BLUE.replace("b3", "b4"), RED.replace("\"}", "\", \"comment\": \"c}\"}"));
            assertThat(Sheet.codes(report)).containsExactly("error B2");
            assertThat(Sheet.moves(report)).isEqualTo("R↗3B B↑4R");
            assertThat(report.content().rest()).isEqualTo("R↗3B {c\\}} *");
            assertThat(report.diagnostics().get(0).ply()).hasValue(3);
            assertThat(report.diagnostics().get(0).place().source()).contains("\"type\"");
        }

        @Test
        @DisplayName("keeps all that stands around moves that could not be played")
        void keepsAround() {
            Report report = moves(
                    BLUE.replace(
                            "}",
                            ", \"suffix\": \"!?\", \"comment\": \"c\", \"variations\": [{\"comment\": \"v\","
                                    + " \"moves\": [" + RED + "], \"ending\": \"resign\", \"rest\": \"r\"}]}"),
                    RED);
            // Its text alone would be a legal move of Black's own blue tower.
            assertThat(report.content().rest())
                    .isEqualTo(
                            "json{\"type\":\"step\",\"tower\":\"blue\",\"from\":\"b8\",\"to\":\"b3\",\"suffix\":\"!?\","
                                    + "\"comment\":\"c\",\"variations\":[{\"comment\":\"v\",\"moves\":[{\"type\":\"step\","
                                    + "\"tower\":\"red\",\"from\":\"c1\",\"to\":\"f4\"}],\"ending\":\"resign\",\"rest\":\"r\"}]} R↗3B *");
            report = moves(
                    RED,
                    RED.replace(
                            "}",
                            ", \"suffix\": \"!?\", \"comment\": \"c\", \"variations\":"
                                    + " [{\"comment\": \"v\", \"moves\": [" + RED
                                    + "], \"ending\": \"resign\", \"rest\": \"r\"}]}"),
                    RED);
            assertThat(report.content().rest()).isEqualTo("R↗3B!? {c} ({v} R↗3B resign r) R↗3B *");
        }

        @ParameterizedTest
        @CsvSource(delimiter = '|', textBlock = """
                "type": "castle"                                                | Unknown type of move "castle". Possible types: blocked, fill, push, step
                "tower": "red", "from": "c1", "to": "f4"                        | the field "type" is missing. Possible types: blocked, fill, push, step
                "type": 7                                                       | "type" must be a string, not the number 7
                "type": "step", "tower": "red", "from": "c1"                    | the field "to" is missing
                "type": "step", "tower": "grey", "from": "c1", "to": "f4"       | "tower" cannot be "grey". Unknown colour "grey"
                "type": "step", "tower": "red", "from": "c9", "to": "f4"        | "from" cannot be "c9". Unknown square "c9"
                "type": "step", "tower": "red", "from": null, "to": "f4"        | "from" must be a string, not null
                "type": "step", "tower": "red", "from": ["c1"], "to": "f4"      | "from" must be a string, not an array
                "type": "step", "tower": "red", "from": "c1", "to": "f4", "x": 1 | a value of type "step" has no field "x"
                "type": "step", "tower": "red", "from": "c1", "to": "f4", "suffix": "!!!" | "suffix" must be one or two of ! and ?, not "!!!"
                "type": "step", "tower": "red", "from": "c1", "to": "f4", "ply": "1" | "ply" must be a whole number, not a string
                "type": "step", "tower": "red", "from": "c1", "to": "f4", "ply": 1.5 | "ply" must be a whole number, not the number 1.5
                "type": "step", "tower": "red", "from": "c1", "to": "f4", "comment": {} | "comment" must be a string, not an object
                "type": "step", "tower": "red", "from": "c1", "to": "f4", "variations": 3 | "variations" must be an array, not the number 3
                "type": "step", "tower": "red", "from": "c1", "to": "f4", "variations": [{"x": 1}] | a variation has no field "x"
                """)
        @DisplayName("has moves with the documented fields; another one costs itself and what follows")
        void badMoves(String fields, String reason) {
            Report report = moves(RED, "{" + fields + "}", BLUE);
            Diagnostic diagnostic = report.diagnostics().get(0);
            assertThat(diagnostic.code()).isEqualTo("bad-json");
            assertThat(Sheet.messages(report)).first().asString().containsIgnoringCase(reason);
            assertThat(report.plies()).isEqualTo(1);
            assertThat(report.content().rest()).startsWith("json{").endsWith("} B↑5Y *");
            String text = RecordWriter.write(report.content());
            assertThat(Sheet.record(text).content()).isEqualTo(report.content());
        }

        @Test
        @DisplayName("has moves that are objects")
        void noObjects() {
            Report report = moves(RED, "7", "[\"a b\"]", "null");
            assertThat(Sheet.messages(report)).containsExactly("A move must be an object, not the number 7.");
            assertThat(report.content().rest()).isEqualTo("json7 json[\"a b\"] jsonnull *");
            assertThat(Sheet.record(RecordWriter.write(report.record())).content())
                    .isEqualTo(report.content());
        }

        @Test
        @DisplayName("has checks that are compared with the moves")
        void checks() {
            Report seat = moves(RED.replace("}", ", \"seat\": \"white\"}"));
            assertThat(Sheet.messages(seat))
                    .containsExactly("The record gives this move to white, but it is the turn of black.");
            Report text = moves(RED.replace("}", ", \"text\": \"R↗3G\"}"));
            assertThat(Sheet.messages(text))
                    .containsExactly("The text of this move is \"R↗3G\", but the move is R↗3B.");
            Report ply = moves(RED.replace("}", ", \"ply\": 9}"));
            assertThat(Sheet.codes(ply)).containsExactly("warning wrong-number");
            Report result =
                    Sheet.record(record("\"moves\": [], \"ending\": \"*\", \"result\": {\"status\": \"drawn\"}"));
            assertThat(Sheet.codes(result)).containsExactly("warning wrong-result");
            Report rule = Sheet.record(record("\"moves\": [], \"ending\": \"resign\", \"result\": "
                    + "{\"status\": \"won\", \"winners\": [\"white\"], \"rule\": \"time\"}"));
            assertThat(Sheet.messages(rule))
                    .containsExactly(
                            "The record states that rule \"time\" decides the game, but the moves give \"resign\".");
            Report none = Sheet.record(
                    record("\"moves\": [], \"ending\": \"*\", \"result\": {\"status\": \"open\", \"rule\": \"H7\"}"));
            assertThat(Sheet.messages(none))
                    .containsExactly("The record states that rule \"H7\" decides the game, but no rule does.");
            Report score = Sheet.record(record("\"moves\": [], \"ending\": \"*\", \"score\": [1, 0]"));
            assertThat(Sheet.codes(score)).containsExactly("warning wrong-score");
        }

        @ParameterizedTest
        @ValueSource(
                strings = {
                    "{\"type\":\"place\",\"cell\":\"g2\",\"seat\":\"black\"}",
                    "{\"type\":\"place\",\"cell\":\"g2\",\"text\":\"g3\"}",
                    "{\"type\":\"place\",\"cell\":\"g99\",\"text\":\"g2\"}",
                    "{\"type\":\"place\",\"cell\":[],\"x\":{\"y\":[{}]}}",
                    "{\"type\":\"place\",\"cell\":\"g2\",\"comment\":5}",
                    "\"g2\"",
                    "[\"g2\"]",
                    "[[{\"a\":[]},{}],\"\"]",
                    "5",
                    "null"
                })
        @DisplayName("keeps a damaged move raw and guesses at nothing, in text as in JSON")
        void damagedMoves(String move) {
            for (String line : List.of(dvonn(move), dvonn(move, "{\"type\":\"place\",\"cell\":\"h3\"}"))) {
                Report report = Sheet.record(line);
                assertThat(report.record().moves()).isEmpty();
                assertThat(report.content().rest()).startsWith("json" + move).endsWith("*");
                Report again = Sheet.record(RecordWriter.write(report.content()));
                for (Report each : List.of(report, again)) {
                    assertThat(each.isValid()).isFalse();
                    assertThat(each.diagnostics())
                            .allSatisfy(diagnostic ->
                                    assertThat(diagnostic.suggestions()).isEmpty());
                }
                Reread.survivesWriting(report.content());
                assertThat(Repairs.mend(report.record())).isEmpty();
            }
        }

        @ParameterizedTest
        @ValueSource(strings = {"{\"x\": \"a) {b\"}", "\") * {\"", "[\"a)\", {}, \"{\"]", "{\"x\": [{\"y\": {}}]}"})
        @DisplayName("keeps a damaged move of a variation inside it")
        void damagedVariation(String move) {
            String variation = ", \"variations\": [{\"moves\": [" + RED + ", " + move + "], \"ending\": \"*\"}]}";
            Report report = moves(RED.replace("}", variation), BLUE);
            assertThat(Sheet.moves(report)).isEqualTo("R↗3B B↑5Y");
            assertThat(report.record().moves().get(0).variations().get(0).rest())
                    .startsWith("json")
                    .endsWith("*");
            Reread.survivesWriting(report.content());
        }

        @ParameterizedTest
        @MethodSource("org.ludex.notation.spi.Notations#ids")
        @DisplayName("keeps a damaged move of every game")
        void damagedGames(String game) {
            String broken = "{\"type\":\"none\",\"x\":[\"(1\",{\"y\":\"*\"}]}";
            Report report = Sheet.record(dvonn(broken, "\"g2\"", broken).replace("dvonn", game));
            assertThat(report.content().rest()).startsWith("json{").endsWith("*");
            Reread.survivesWriting(report.content());
            assertThat(Repairs.mend(report.record())).isEmpty();
        }

        @Test
        @DisplayName("keeps a result and a score that were stated of a game that cannot be played to its end")
        void statedButUnplayed() {
            String place = "{\"type\":\"place\",\"cell\":\"a1\"}";
            String stated = "\"score\":[9,9],\"result\":{\"status\":\"won\",\"winners\":[\"black\"]},\"moves\"";
            Report report = Sheet.record(dvonn(place, place).replace("\"moves\"", stated));
            assertThat(Sheet.codes(report)).hasSize(1).allMatch(code -> code.startsWith("error"));
            assertThat(report.content().tags())
                    .containsExactlyInAnyOrder(new Tag("Result", "black"), new Tag("Score", "9-9"));
            Reread.survivesWriting(report.content());
        }

        @Test
        @DisplayName("has a tag once; of two, the first counts, as in text")
        void doubleTags() {
            String tags = "\"tags\":[{\"name\":\"White\",\"value\":\"x\"},{\"name\":\"white\",\"value\":\"y\"},"
                    + "{\"name\":\"Result\",\"value\":\"*\"},{\"name\":\"Result\",\"value\":\"black\"}],";
            Report report = Sheet.record(
                    dvonn("{\"type\":\"place\",\"cell\":\"a1\"}").replace("\"moves\"", tags + "\"moves\""));
            assertThat(Sheet.codes(report)).containsExactly("warning double-tag", "warning double-tag");
            assertThat(Reread.sentences(report)).startsWith("The tag white occurs twice; the first one counts.");
            assertThat(report.diagnostics())
                    .extracting(each -> each.place().column())
                    .doesNotHaveDuplicates();
            assertThat(report.content().tag("White")).contains("x");
            assertThat(report.content().tags()).hasSize(4);
        }

        @Test
        @DisplayName("gets a repair for a move that can be read and is illegal")
        void repair() {
            String place = "{\"type\":\"place\",\"cell\":\"g2\"}";
            Report report = Sheet.record(dvonn(place, place));
            assertThat(report.content().rest()).isEqualTo("g2 *");
            assertThat(changes(report)).isNotEmpty();
            assertThat(changes(report)).isEqualTo(changes(Sheet.record(RecordWriter.write(report.content()))));
        }

        private static List<String> changes(Report report) {
            return report.diagnostics().get(0).suggestions().stream()
                    .map(change -> change.kind() + " " + change.from() + " by " + change.to())
                    .toList();
        }

        @Test
        @DisplayName("gets the repair that its text would get")
        void repairOfOneLetter() {
            Report report = moves(
                    RED, BLUE.replace("blue", "orange").replace("b8", "a8").replace("b3", "a3"));
            assertThat(changes(report)).isNotEmpty();
            assertThat(changes(report)).isEqualTo(changes(Sheet.record(RecordWriter.write(report.content()))));
        }

        @ParameterizedTest
        @CsvSource(delimiter = '|', textBlock = """
                "moves": {}                                          | "moves" must be an array, not an object
                "moves": [], "surprise": 1                           | a record has no field "surprise"
                "moves": [], "tags": {}                              | "tags" must be an array, not an object
                "moves": [], "tags": ["x"]                           | a tag must be an object, not a string
                "moves": [], "tags": [{"name": "x"}]                 | the field "value" is missing
                "moves": [], "tags": [{"name": "a b", "value": ""}]  | "a b" is not a valid name of a tag
                "moves": [], "tags": [{"name": "a", "value": "b\\nc"}] | The value of the tag a has more than one line
                "moves": [], "tags": [{"name": "game", "value": "x"}] | "game" cannot be a tag of a record, because it has its own field
                "moves": [], "options": []                           | "options" must be an object, not an array
                "moves": [], "options": {"level": 3}                 | "level" must be a string, not the number 3
                "moves": [], "options": {"level": "odd"}             | The option level cannot be "odd". Possible values: single, standard, long, marathon.
                "moves": [], "options": {"colour": "red"}            | kamisado has no option "colour"
                "moves": [], "position": "a\\nb"                     | "position" must be a single line
                "moves": [], "position": "nothing"                   | Cannot read the position "nothing"
                "moves": [], "ending": "resigns"                     | "resigns" is not a valid ending of a record
                "moves": [], "ending": "a b:resign"                  | "a b:resign" is not a valid ending of a record
                "moves": [], "result": "won"                         | "result" must be an object, not a string
                "moves": [], "result": {"status": "odd"}             | "status" must be open, won or drawn, not "odd"
                "moves": [], "score": "1-0"                          | "score" must be an array, not a string
                "moves": [], "score": [1.5]                          | "score" must be a whole number, not the number 1.5
                "moves": [], "comment": null                         | "comment" must be a string, not null
                "tags": []                                           | the field "moves" is missing
                "moves": [], "moves": []                             | The field "moves" occurs twice.
                """)
        @DisplayName("has the documented fields and no others")
        void badFields(String fields, String message) {
            String text = record(fields);
            Report report = Sheet.record(text);
            assertThat(Sheet.messages(report)).first().asString().containsIgnoringCase(message);
            assertThat(report.isValid()).isFalse();
            assertThat(report.readable()).isEmpty();
            assertThat(report.content().rest()).isEqualTo(text);
        }

        @ParameterizedTest
        @CsvSource(delimiter = '|', textBlock = """
                {"version": 1, "game": "kamisado", "moves": []}                              | bad-json | the field "format" is missing
                {"format": "pgn", "version": 1, "game": "kamisado", "moves": []}             | bad-json | the field "format" must be "ludex-record"
                {"format": "ludex-record", "game": "kamisado", "moves": []}                  | bad-json | the field "version" is missing
                {"format": "ludex-record", "version": "1", "game": "kamisado", "moves": []}  | bad-json | "version" must be a whole number, not a string
                {"format": "ludex-record", "version": 2, "game": "kamisado", "moves": []}    | unknown-version | Unknown version 2 of the record format. Known version: 1.
                {"format": "ludex-record", "version": 1, "moves": []}                        | bad-json | the field "game" is missing
                {"format": "ludex-record", "version": 1, "game": "chess", "moves": []}       | unknown-game | Unknown game "chess"
                {"format": "ludex-record", "version": 1, "game": 5, "moves": []}             | bad-json | "game" must be a string, not the number 5
                {"format": "ludex-record", "version": 1, "game": "kamisado", "moves": [      | bad-json | The JSON ends in the middle of the record.
                {}                                                                           | bad-json | the field "format" is missing
                """)
        @DisplayName("says what it is")
        void saysWhatItIs(String text, String code, String message) {
            Report report = Sheet.record(text);
            assertThat(report.diagnostics()).extracting(Diagnostic::code).containsExactly(code);
            assertThat(Sheet.messages(report)).first().asString().containsIgnoringCase(message);
            assertThat(report.content().rest()).isEqualTo(text.strip());
        }

        @Test
        @DisplayName("that could not be read at all comes back as it was")
        void unreadable() throws Exception {
            for (String text : List.of(
                    "[Game \"chess\"]\n\ne4 *",
                    "[Game \"kamisado\"]\n[Options \"level=odd\"]\n[Event \"x\"]\n\nR>3B *",
                    "hello")) {
                AnyRecord record = Sheet.record(text).content();
                String json = MAPPER.writeValueAsString(record);
                assertThat(MAPPER.readTree(json).has("moves")).isFalse();
                Report again = Sheet.record(json);
                assertThat(again.content()).isEqualTo(record);
                assertThat(again.isValid()).isFalse();
            }
        }

        @Test
        @DisplayName("holds whole letters only")
        void halfLetters() {
            Report report = Sheet.record(
                    record("\"moves\": [], \"ending\": \"*\", \"comment\": \"a\\ud83cb\\udfb2\\ud83c\\udfb2\""));
            assertThat(report.record().comment()).isEqualTo("a\uFFFDb\uFFFD🎲");
            assertThat(Sheet.record(RecordWriter.write(report.record())).content())
                    .isEqualTo(report.content());
        }
    }

    @Nested
    @DisplayName("of a file")
    class OfAFile {

        private final String good = record("\"moves\": [" + RED + "], \"ending\": \"*\"");

        @ParameterizedTest
        @CsvSource({
            "'[', ',', ']'",
            "'[\n', ',\n', '\n]'",
            "'', '\n', ''",
            "'', '\r\n', ''",
            "'', '\r', ''",
            "'', '', ''",
            "'', ' ', ' '"
        })
        @DisplayName("is an array, or one record after the other")
        void forms(String before, String between, String behind) {
            String text = before + good + between + "{\"broken\": }" + between + good + behind;
            List<Report> reports = RecordReader.standard().read(text);
            assertThat(reports).extracting(Report::isValid).containsExactly(true, false, true);
            assertThat(reports).extracting(Report::index).containsExactly(1, 2, 3);
        }

        @Test
        @DisplayName("may be empty")
        void empty() {
            assertThat(RecordReader.standard().read("[]")).isEmpty();
            assertThat(RecordReader.standard().read(" [ \n ] ")).isEmpty();
        }

        @ParameterizedTest
        @ValueSource(strings = {"}\n", "}", "}}} ", " }\n", "\n}\n"})
        @DisplayName("may have something behind a record, which is broken by itself")
        void behind(String stray) {
            List<Report> reports = RecordReader.standard().read(good + stray + good);
            assertThat(reports).extracting(Report::isValid).containsExactly(true, false, true);
            assertThat(Sheet.codes(reports.get(0))).isEmpty();
            assertThat(Sheet.codes(reports.get(1))).containsExactly("error bad-json");
            assertThat(Sheet.messages(reports.get(1))).containsExactly("Unexpected text after the record.");
            Reread.survivesWriting(reports.get(1).content());
        }

        @ParameterizedTest
        @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
                [R,R    | 2 | The array of records is not closed after this record.
                [R,R,   | 2 | The array of records is not closed after this record.
                [R R]   | 1 | A comma is missing between this record and the next.
                [R,,R]  | 1 | Stray comma next to this record.
                [R,R,]  | 2 | Stray comma next to this record.
                R,R     | 1 | Stray comma or bracket next to this record: no array is open.
                R R]    | 2 | Stray comma or bracket next to this record: no array is open.
                """)
        @DisplayName("is told to be no proper array; that costs no record")
        void brokenArrays(String form, int index, String message) {
            for (String space : List.of("", " ")) {
                String text = form.replace("R", good + space);
                List<Report> reports = RecordReader.standard().read(text);
                assertThat(reports).extracting(Report::isValid).containsExactly(true, true);
                assertThat(Sheet.codes(reports.get(index - 1))).containsExactly("warning bad-json");
                assertThat(Sheet.messages(reports.get(index - 1))).containsExactly(message);
                assertThat(Sheet.codes(reports.get(2 - index))).isEmpty();
                assertThat(RecordReader.standard().strict().read(text))
                        .extracting(Report::isValid)
                        .containsExactly(index != 1, index != 2);
            }
        }

        @ParameterizedTest
        @ValueSource(strings = {"[", "[\n,", "[ , ]", "[]]"})
        @DisplayName("may be an array without a record that is broken all the same")
        void brokenEmptyArrays(String text) {
            List<Report> reports = RecordReader.standard().format("json").read(text);
            assertThat(reports).hasSize(1);
            Report report = reports.get(0);
            assertThat(Sheet.codes(report)).containsExactly("error bad-json");
            Reread.survivesWriting(report.content());
        }

        @Test
        @DisplayName("may end with a bracket that closes nothing")
        void strayBracket() {
            List<Report> reports = RecordReader.standard().read(good + "\n]\n");
            assertThat(reports).extracting(Report::isValid).containsExactly(true, false);
            assertThat(Sheet.messages(reports.get(1))).containsExactly("Unexpected text after the record.");
        }

        @ParameterizedTest
        @CsvSource({
            "'\"moves\": [' , '\n'",
            "'\"comment\": \"never closed', '\n'",
            "'\"moves\": [{\"type\": [[[', '\n'",
            "'\"moves\": [', ''",
        })
        @DisplayName("loses no record beside one that breaks off")
        void breaksOff(String fields, String between) {
            String broken = record(fields);
            String text = good + "\n" + broken.substring(0, broken.length() - 1) + between + good;
            List<Report> reports = RecordReader.standard().read(text);
            assertThat(reports).extracting(Report::isValid).containsExactly(true, false, true);
        }

        @Test
        @DisplayName("has places by line and column of the file")
        void places() {
            String text = "[\n  " + good + ",\n  " + good.replace("c1", "é9") + "\n]";
            Diagnostic diagnostic =
                    RecordReader.standard().read(text).get(1).diagnostics().get(0);
            assertThat(diagnostic.place().line()).isEqualTo(3);
            assertThat(text.lines().toList().get(2).substring(diagnostic.place().column() - 1))
                    .startsWith("\"é9\"");
            assertThat(diagnostic.place().record()).isEqualTo(2);
        }
    }

    @Nested
    @DisplayName("through an ObjectMapper")
    class ThroughAMapper {

        @Test
        @DisplayName("positions and moves come back as they went")
        void values() throws Exception {
            KamisadoPosition position =
                    Playout.from(new Kamisado().start(), 3, 7).end();
            assertThat(MAPPER.readValue(MAPPER.writeValueAsString(position), Position.class))
                    .isEqualTo(position);
            KamisadoMove move = new Kamisado().start().move(Square.C1, Square.F4);
            String json = MAPPER.writeValueAsString(move);
            String bare = "\"type\":\"step\",\"tower\":\"red\",\"from\":\"c1\",\"to\":\"f4\"}";
            assertThat(json).isEqualTo("{\"game\":\"kamisado\"," + bare);
            assertThat(MAPPER.readValue(json, KamisadoMove.class)).isEqualTo(move);
            assertThat(MAPPER.readValue("{" + bare, KamisadoMove.class)).isEqualTo(move);
            JsonNode tree = MAPPER.valueToTree(position);
            assertThat(tree.get("turn").asText()).isEqualTo(position.turn().toString());
            assertThat(MAPPER.treeToValue(tree, Position.class)).isEqualTo(position);
        }

        @Test
        @DisplayName("trouble is told as Jackson tells it")
        void trouble() {
            for (String json : List.of(
                    "{}",
                    "[]",
                    "{\"game\": \"chess\", \"position\": \"\"}",
                    "{\"game\": \"kamisado\", \"position\": \"nothing\"}",
                    "{\"game\": \"kamisado\", \"options\": {\"level\": \"odd\"}, \"position\": \"\"}")) {
                assertThatExceptionOfType(JsonMappingException.class)
                        .isThrownBy(() -> MAPPER.readValue(json, Position.class));
            }
            for (String json :
                    List.of("{}", "3", "{\"type\": \"castle\"}", "{\"type\": \"step\", \"tower\": \"red\"}")) {
                assertThatExceptionOfType(JsonMappingException.class)
                        .isThrownBy(() -> MAPPER.readValue(json, KamisadoMove.class));
            }
            for (String json :
                    List.of("{}", "[]", record("\"moves\": 1"), record("\"moves\": [], \"options\": {\"x\": \"y\"}"))) {
                assertThatExceptionOfType(JsonMappingException.class)
                        .isThrownBy(() -> MAPPER.readValue(json, GameRecord.class));
            }
            assertThatExceptionOfType(JsonProcessingException.class)
                    .isThrownBy(() -> MAPPER.readValue("{\"format\"", GameRecord.class));
        }

        @Test
        @DisplayName("trouble is told in our words, at the field that is wrong")
        void placeOfTrouble() {
            String json = "[\n" + record("\"moves\": []") + ",\n" + record("\n\"moves\": [], \"tags\": 5") + "]";
            byte[] bytes = json.getBytes(StandardCharsets.UTF_8);
            assertThatExceptionOfType(JsonMappingException.class)
                    .isThrownBy(() -> MAPPER.readValue(json, GameRecord[].class))
                    .satisfies(e -> assertPlace(e, "\"tags\" must be an array, not the number 5.", 4, 22));
            assertThatExceptionOfType(JsonMappingException.class)
                    .isThrownBy(() -> MAPPER.readValue(bytes, GameRecord[].class))
                    .satisfies(e -> assertPlace(e, "\"tags\" must be an array, not the number 5.", 4, 22));
            assertThatExceptionOfType(JsonMappingException.class)
                    .isThrownBy(() -> MAPPER.readValue("{\"type\": \"step\",\n\"type\": 5}", KamisadoMove.class))
                    .satisfies(e -> assertPlace(e, "The field \"type\" occurs twice.", 2, 1));
            assertThatExceptionOfType(JsonMappingException.class)
                    .isThrownBy(() -> MAPPER.readValue("{\"format\": \"ludex-record\"", GameRecord.class))
                    .satisfies(e -> assertPlace(e, "The JSON ends in the middle of the record.", 1, 26));
        }

        private static void assertPlace(JsonMappingException e, String message, int line, int column) {
            assertThat(e.getOriginalMessage()).isEqualTo(message);
            assertThat(e.getLocation().getLineNr()).isEqualTo(line);
            assertThat(e.getLocation().getColumnNr()).isEqualTo(column);
        }

        @Test
        @DisplayName("a record that cannot be played to its end has a rest, also inside other JSON")
        void rest() throws Exception {
            ObjectNode wrapper = MAPPER.createObjectNode();
            wrapper.set("record", MAPPER.readTree(record("\"moves\": [" + RED + ", {\"type\": \"castle\"}]")));
            GameRecord<?, ?> record = MAPPER.treeToValue(wrapper.get("record"), GameRecord.class);
            assertThat(record.moves()).hasSize(1);
            assertThat(record.rest()).isEqualTo("json{\"type\":\"castle\"}");
        }

        @Test
        @DisplayName("a move that is illegal, or none at all, is the rest: there is no text to mend")
        void restOfIllegalMoves() throws Exception {
            String place = "{\"type\":\"place\",\"cell\":\"g2\"}";
            GameRecord<?, ?> twice = MAPPER.readValue(dvonn(place, place), GameRecord.class);
            assertThat(twice.allMoves()).extracting(Object::toString).containsExactly("g2");
            assertThat(twice.rest()).isEqualTo("g2 *");
            GameRecord<?, ?> number = MAPPER.readValue(dvonn(place.replace("\"g2\"", "5")), GameRecord.class);
            assertThat(number.moves()).isEmpty();
            assertThat(number.rest()).isEqualTo("json{\"type\":\"place\",\"cell\":5} *");
        }

        @Test
        @DisplayName("reports say what the command line says")
        void reports() throws Exception {
            Report report = Sheet.of("kamisado", "R>3B B^5G Y>3P *");
            JsonNode json = MAPPER.valueToTree(report);
            assertThat(json.get("file").asText()).isEqualTo("-");
            assertThat(json.get("index").asInt()).isEqualTo(1);
            assertThat(json.get("game").asText()).isEqualTo("kamisado");
            assertThat(json.get("valid").asBoolean()).isFalse();
            assertThat(json.get("plies").asInt()).isEqualTo(1);
            assertThat(json.get("unproven").asInt()).isZero();
            assertThat(json.get("outcome").get("status").asText()).isEqualTo("open");
            JsonNode diagnostic = json.get("diagnostics").get(0);
            assertThat(diagnostic.get("code").asText()).isEqualTo("misfit");
            assertThat(diagnostic.get("ply").asInt()).isEqualTo(2);
            assertThat(diagnostic.get("suggestion").asText()).startsWith("Replacing B^5G by B↑5Y");
            assertThat(MAPPER.readTree(
                            MAPPER.writeValueAsString(report.diagnostics().get(0))))
                    .isEqualTo(diagnostic);
        }

        @Test
        @DisplayName("lists of records, too")
        void lists() throws Exception {
            GameRecord<?, ?> record = Sheet.of("kamisado", "R>3B *").record();
            String json = MAPPER.writeValueAsString(List.of(record, record));
            GameRecord<?, ?>[] again = MAPPER.readValue(json, GameRecord[].class);
            assertThat(again).containsExactly(record, record);
            assertThat(record.tags()).doesNotContain(new Tag("x", "y"));
        }
    }
}
