package org.ludex.notation.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.networknt.schema.JsonSchema;
import com.networknt.schema.JsonSchemaFactory;
import com.networknt.schema.SpecVersion;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.ludex.core.Game;
import org.ludex.core.Playout;
import org.ludex.dvonn.Dvonn;
import org.ludex.notation.AnyRecord;
import org.ludex.notation.GameRecord;
import org.ludex.notation.Report;
import org.ludex.notation.Tag;
import org.ludex.notation.UnreadRecord;
import org.ludex.notation.io.RecordReader;
import org.ludex.notation.spi.GameNotation;
import org.ludex.notation.spi.Notations;

@DisplayName("JSON schemas")
class SchemaTest {

    private static final ObjectMapper MAPPER = new ObjectMapper().registerModule(new LudexModule());
    private static final Path RESOURCES = Path.of("src/main/resources");

    static Stream<GameNotation<?, ?>> notations() {
        return Notations.all().stream();
    }

    @ParameterizedTest
    @MethodSource("notations")
    @DisplayName("are in the jar under a stable name and describe the moves of the game")
    void areInTheJar(GameNotation<?, ?> notation) throws Exception {
        String name = "/org/ludex/notation/schema/" + notation.game().id() + "-1.schema.json";
        assertThat(notation.schemaResource()).contains(name);
        String schema = SchemaWriter.schema(notation);
        if (Boolean.getBoolean("ludex.schemas.write")) {
            Files.writeString(RESOURCES.resolve(name.substring(1)), schema);
        }
        assertThat(resource(name)).isEqualTo(schema);
        assertThat(Schemas.record(notation.game())).contains(schema);
    }

    @ParameterizedTest
    @MethodSource("notations")
    @DisplayName("fit the records of random games")
    void fitRandomGames(GameNotation<?, ?> notation) throws Exception {
        JsonSchema schema = schema(notation);
        for (int seed = 0; seed < 20; seed++) {
            assertThat(schema.validate(tree(random(notation.game(), seed)))).isEmpty();
        }
    }

    @ParameterizedTest
    @MethodSource("notations")
    @DisplayName("refuse what the reader refuses")
    void refuse(GameNotation<?, ?> notation) throws Exception {
        JsonSchema schema = schema(notation);
        ObjectNode record = tree(random(notation.game(), 1));
        for (String required : List.of("format", "version", "game", "moves")) {
            JsonNode without = record.deepCopy().without(required);
            assertThat(schema.validate(without)).as("without %s", required).isNotEmpty();
        }
        assertThat(schema.validate(record.deepCopy().put("surprise", 1))).isNotEmpty();
        assertThat(schema.validate(record.deepCopy().put("version", 2))).isNotEmpty();
        ObjectNode odd = record.deepCopy();
        ((ObjectNode) odd.get("moves").get(0)).put("type", "castle");
        assertThat(schema.validate(odd)).isNotEmpty();
    }

    @Test
    @DisplayName("fit a decorated and broken record")
    void fitDecorated() throws Exception {
        String text = """
                [Game "kamisado"]
                [Black "..."]

                {before} 1. R↗3B! {behind} (R↑1Y {other} *) B↑5Y nonsense
                """;
        GameRecord<?, ?> record = RecordReader.standard().read(text).get(0).record();
        assertThat(record.rest()).isEqualTo("nonsense");
        JsonSchema schema = schema(Notations.find("kamisado").orElseThrow());
        assertThat(schema.validate(tree(record))).isEmpty();
    }

    @Test
    @DisplayName("of records that could not be read fit them, and no others")
    void fitUnread() throws Exception {
        JsonSchema schema =
                JsonSchemaFactory.getInstance(SpecVersion.VersionFlag.V202012).getSchema(Schemas.unread());
        for (String text : List.of(
                "[Game \"chess\"]\n[White \"Ada\"]\n\n1. e4 *\n",
                "nobody knows",
                "[Game \"dvonn\"]\n[Position \"nonsense\"]\n\n*\n",
                "{\"format\":\"ludex-record\"}")) {
            AnyRecord unread = RecordReader.standard().read(text).get(0).content();
            assertThat(unread).isInstanceOf(UnreadRecord.class);
            String json = MAPPER.writeValueAsString(unread);
            assertThat(schema.validate(MAPPER.readTree(json))).isEmpty();
            assertThat(MAPPER.readValue(json, AnyRecord.class)).isEqualTo(unread);
            assertThat(MAPPER.readValue(json, UnreadRecord.class)).isEqualTo(unread);
            assertThat(RecordReader.standard().read(json).get(0).content()).isEqualTo(unread);
            assertThatThrownBy(() -> MAPPER.readValue(json, GameRecord.class)).isInstanceOf(JsonMappingException.class);
        }
        GameRecord<?, ?> good = random(Dvonn.GAME, 1);
        assertThat(schema.validate(tree(good))).isNotEmpty();
        assertThat(MAPPER.readValue(MAPPER.writeValueAsString(good), AnyRecord.class))
                .isEqualTo(good);
        assertThatThrownBy(() -> MAPPER.readValue(MAPPER.writeValueAsString(good), UnreadRecord.class))
                .hasMessageContaining("unread");
    }

    @Test
    @DisplayName("of reports fit reports")
    void fitReports() throws Exception {
        JsonSchema schema = JsonSchemaFactory.getInstance(SpecVersion.VersionFlag.V202012)
                .getSchema(resource("/org/ludex/notation/schema/report-1.schema.json"));
        String text =
                "[Game \"kamisado\"]\n\n1. R↗3B B↑5G 2. Y↗3P *\n\n[Game \"chess\"]\n\n[Game \"kamisado\"]\n\nr>3b\n";
        List<Report> reports = RecordReader.standard().read(text);
        assertThat(reports).hasSize(3);
        ObjectMapper brief = new ObjectMapper().registerModule(new LudexModule().withBriefReports());
        for (Report report : reports) {
            assertThat(schema.validate(MAPPER.valueToTree(report))).isEmpty();
            assertThat(schema.validate(brief.valueToTree(report))).isEmpty();
        }
        ObjectNode printed = MAPPER.createObjectNode();
        printed.set("records", brief.valueToTree(reports));
        printed.put("valid", 0).put("invalid", 3);
        JsonSchema validation =
                JsonSchemaFactory.getInstance(SpecVersion.VersionFlag.V202012).getSchema(Schemas.validation());
        assertThat(validation.validate(printed)).isEmpty();
        assertThat(validation.validate(printed.deepCopy().without("valid"))).isNotEmpty();
        ObjectNode odd = MAPPER.valueToTree(reports.get(0));
        assertThat(schema.validate(odd.put("plies", "two"))).isNotEmpty();
    }

    private static GameRecord<?, ?> random(Game<?, ?> game, int seed) {
        return GameRecord.of(Playout.from(game.start(), seed, 300), List.of(new Tag("Seed", "" + seed)));
    }

    private static ObjectNode tree(GameRecord<?, ?> record) throws IOException {
        return (ObjectNode) MAPPER.readTree(MAPPER.writeValueAsString(record));
    }

    private static JsonSchema schema(GameNotation<?, ?> notation) throws IOException {
        return JsonSchemaFactory.getInstance(SpecVersion.VersionFlag.V202012)
                .getSchema(resource(notation.schemaResource().orElseThrow()));
    }

    private static String resource(String name) throws IOException {
        Path file = RESOURCES.resolve(name.substring(1));
        if (Boolean.getBoolean("ludex.schemas.write") && Files.exists(file)) {
            return Files.readString(file);
        }
        try (InputStream in = SchemaTest.class.getResourceAsStream(name)) {
            assertThat(in).as(name).isNotNull();
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }
}
