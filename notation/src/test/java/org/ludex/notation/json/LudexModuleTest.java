package org.ludex.notation.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.core.json.JsonWriteFeature;
import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.jsontype.BasicPolymorphicTypeValidator;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.networknt.schema.JsonSchema;
import com.networknt.schema.JsonSchemaFactory;
import com.networknt.schema.SpecVersion;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.ludex.core.Facts;
import org.ludex.core.Game;
import org.ludex.core.Line;
import org.ludex.core.Move;
import org.ludex.core.Outcome;
import org.ludex.core.Playout;
import org.ludex.core.Position;
import org.ludex.core.Seat;
import org.ludex.core.Turn;
import org.ludex.core.Verdict;
import org.ludex.dog.Hand;
import org.ludex.dvonn.DvonnPosition;
import org.ludex.kamisado.Colour;
import org.ludex.kamisado.Kamisado;
import org.ludex.kamisado.KamisadoMove;
import org.ludex.kamisado.KamisadoPosition;
import org.ludex.kamisado.KamisadoRule;
import org.ludex.kamisado.Side;
import org.ludex.kamisado.Square;
import org.ludex.notation.GameRecord;
import org.ludex.notation.Suggestion;
import org.ludex.notation.spi.Notations;
import org.ludex.yinsh.Point;
import org.ludex.yinsh.Yinsh;

@DisplayName("LudexModule")
class LudexModuleTest {

    private static final ObjectMapper MAPPER = new ObjectMapper().registerModule(new LudexModule());
    private static final Locale PERSIAN = Locale.forLanguageTag("fa");
    private static final KamisadoMove.Step STEP = new KamisadoMove.Step(Colour.RED, Square.C1, Square.F4);
    private static final String ILLEGAL = "{\"format\":\"ludex-record\",\"version\":1,\"game\":\"kamisado\","
            + "\"moves\":[{\"type\":\"step\",\"tower\":\"red\",\"from\":\"c1\",\"to\":\"c8\"}]}";

    static Stream<Game<?, ?>> games() {
        return Notations.all().stream().map(notation -> notation.game());
    }

    @Nested
    @DisplayName("writes what records write")
    class Spellings {

        private void assertJson(Object value, String json) throws Exception {
            assertThat(MAPPER.readTree(MAPPER.writeValueAsString(value))).isEqualTo(MAPPER.readTree(json));
        }

        @Test
        @DisplayName("for turns, seats, outcomes, cells and hands")
        void words() throws Exception {
            assertJson(Kamisado.GAME.start().turn(), "\"black\"");
            assertJson(Side.BLACK, "\"black\"");
            assertJson(
                    Outcome.won(Side.BLACK, KamisadoRule.H7),
                    "{\"game\":\"kamisado\",\"status\":\"won\",\"winners\":[\"black\"],\"rule\":\"H7\"}");
            assertJson(Square.A1, "\"a1\"");
            assertJson(Point.parse("E3"), "\"e3\"");
            assertJson(Hand.parse("4,13,#2"), "\"4,13,#2\"");
            assertJson(Suggestion.Kind.REPLACE, "\"replace\"");
            assertJson(Kamisado.GAME, "\"kamisado\"");
            assertJson(Kamisado.GAME.defaults(), "{\"level\":\"single\"}");
            assertJson(
                    STEP, "{\"game\":\"kamisado\",\"type\":\"step\",\"tower\":\"red\",\"from\":\"c1\",\"to\":\"f4\"}");
        }

        @Test
        @DisplayName("for verdicts, with the code of the rule")
        void verdicts() throws Exception {
            Verdict verdict = Verdict.illegal(KamisadoRule.WRONG_SEAT, Facts.of("tower", Colour.RED));
            JsonNode json = MAPPER.valueToTree(verdict);
            assertThat(json.get("status").asText()).isEqualTo("illegal");
            assertThat(json.get("rule").asText()).isEqualTo("wrong-seat");
            assertThat(json.at("/facts/values/tower").toString()).isEqualTo("{\"kamisado:colour\":\"red\"}");
            assertThat(MAPPER.treeToValue(json, Verdict.class)).isEqualTo(verdict);
        }

        @Test
        @DisplayName("for options, with what they decide in the module's language")
        void options() throws Exception {
            ObjectMapper persian = new ObjectMapper().registerModule(new LudexModule(PERSIAN));
            JsonNode json = persian.valueToTree(Kamisado.GAME.options().get(0));
            assertThat(json.get("name").asText()).isEqualTo("level");
            assertThat(json.get("description").asText())
                    .isEqualTo(Kamisado.GAME.options().get(0).description(PERSIAN));
        }
    }

    @Nested
    @DisplayName("reads fields of concrete types")
    class Fields {

        record Board(
                KamisadoPosition position, KamisadoMove.Step step, Move any, Side side, Map<Square, Colour> colours) {}

        @Test
        @DisplayName("of a bean, and keys of a map")
        void bean() throws Exception {
            Map<Square, Colour> colours = new EnumMap<>(Map.of(Square.A1, Colour.PINK));
            Board board = new Board(Kamisado.GAME.start(), STEP, STEP, Side.WHITE, colours);
            String json = MAPPER.writeValueAsString(board);
            assertThat(json).contains("\"colours\":{\"a1\":\"pink\"}");
            assertThat(MAPPER.readValue(json, Board.class)).isEqualTo(board);
        }

        @Test
        @DisplayName("and refuses a value of another game at once")
        void otherGames() throws Exception {
            String position = MAPPER.writeValueAsString(Yinsh.GAME.start());
            assertThatThrownBy(() -> MAPPER.readValue(position, DvonnPosition.class))
                    .hasMessageContaining("A position of yinsh was found, but one of dvonn was expected.");
            String record = MAPPER.writeValueAsString(GameRecord.of(Line.of(Yinsh.GAME.start())));
            assertThatThrownBy(() -> MAPPER.readValue(
                            record, new TypeReference<GameRecord<KamisadoMove, KamisadoPosition>>() {}))
                    .hasMessageContaining("A record of yinsh was found, but one of kamisado was expected.");
            assertThatThrownBy(() -> MAPPER.readValue(MAPPER.writeValueAsString(Yinsh.GAME), Kamisado.class))
                    .isInstanceOf(JsonMappingException.class);
            String move =
                    MAPPER.writeValueAsString(Yinsh.GAME.start().legalMoves().get(0));
            assertThatThrownBy(() -> MAPPER.readValue(move, KamisadoMove.class))
                    .hasMessageContaining("A move of yinsh");
        }

        @Test
        @DisplayName("and asks for the game where a word could be of several")
        void ambiguous() throws Exception {
            assertThatThrownBy(() -> MAPPER.readValue("\"black\"", Seat.class))
                    .hasMessageContaining("A seat cannot be just \"black\"")
                    .hasMessageContaining("kamisado");
            assertThat(MAPPER.readValue("\"kamisado:black\"", Turn.class)).isEqualTo(Turn.of(Side.BLACK));
            ObjectMapper kamisado = new ObjectMapper().registerModule(new LudexModule().forGame(Kamisado.GAME));
            assertThat(kamisado.readValue("\"black\"", Turn.class)).isEqualTo(Turn.of(Side.BLACK));
            ObjectMapper naming = new ObjectMapper().registerModule(new LudexModule().namingGames());
            assertThat(naming.writeValueAsString(Side.BLACK)).isEqualTo("\"kamisado:black\"");
        }
    }

    @Nested
    @DisplayName("tells a front end")
    class FrontEnd {

        @ParameterizedTest
        @MethodSource("org.ludex.notation.json.LudexModuleTest#games")
        @DisplayName("the structure of positions and their legal moves, as the schemas say")
        void schemas(Game<?, ?> game) throws Exception {
            JsonSchema positions = schema(Schemas.position());
            JsonSchema moves = schema(Schemas.legalMoves());
            for (int seed = 0; seed < 3; seed++) {
                for (Position<?, ?> position : some(game, seed)) {
                    JsonNode json = MAPPER.valueToTree(position);
                    assertThat(positions.validate(json)).isEmpty();
                    json.get("cells")
                            .fieldNames()
                            .forEachRemaining(cell ->
                                    assertThat(position.picture().svg()).contains("data-cell=\"" + cell + "\""));
                    JsonNode list = MAPPER.valueToTree(LegalMoves.of(position));
                    assertThat(moves.validate(list)).isEmpty();
                    assertThat(list)
                            .hasSize(
                                    position.listsMoves()
                                            ? position.legalMoves().size()
                                            : 0);
                }
            }
        }

        private List<? extends Position<?, ?>> some(Game<?, ?> game, int seed) {
            List<? extends Position<?, ?>> all =
                    Playout.from(game.start(), seed, 400).positions();
            return List.of(all.get(0), all.get(all.size() / 3), all.get(all.size() / 2), all.get(all.size() - 1));
        }

        @Test
        @DisplayName("what is due, and checks it when it is read")
        void due() throws Exception {
            KamisadoPosition position = Kamisado.GAME.start().play(STEP);
            ObjectNode json = MAPPER.valueToTree(position);
            assertThat(json.get("turn").asText()).isEqualTo("white");
            assertThat(json.get("due").asText())
                    .isEqualTo(position.due().orElseThrow().toString());
            assertThat(json.at("/cells/f4").toString())
                    .isEqualTo("[\"" + position.at(Square.F4).orElseThrow() + "\"]");
            JsonNode enough = MAPPER.createObjectNode()
                    .put("game", "kamisado")
                    .put("text", json.get("text").asText());
            assertThat(MAPPER.treeToValue(enough, Position.class)).isEqualTo(position);
            json.put("turn", "black");
            assertThatThrownBy(() -> MAPPER.treeToValue(json, Position.class))
                    .hasMessageContaining(
                            "The field \"turn\" contradicts the position: it should be white, not black.");
        }
    }

    @Nested
    @DisplayName("reads records")
    class Records {

        @Test
        @DisplayName("leniently, and the record says that it is not whole")
        void lenient() throws Exception {
            GameRecord<?, ?> record = MAPPER.readValue(ILLEGAL, GameRecord.class);
            assertThat(record.isWhole()).isFalse();
            assertThat(record.moves()).isEmpty();
        }

        @Test
        @DisplayName("strictly, with all diagnostics")
        void strict() throws Exception {
            ObjectMapper strict = new ObjectMapper().registerModule(new LudexModule().strict());
            assertThatExceptionOfType(InvalidRecordException.class)
                    .isThrownBy(() -> strict.readValue(ILLEGAL, GameRecord.class))
                    .satisfies(e -> assertThat(e.diagnostics()).isNotEmpty());
            assertThatExceptionOfType(InvalidRecordException.class)
                    .isThrownBy(() -> strict.readValue(ILLEGAL.replace("step", "castle"), GameRecord.class));
            GameRecord<?, ?> good = GameRecord.of(Playout.from(Kamisado.GAME.start(), 1, 20));
            assertThat((Object) strict.readValue(MAPPER.writeValueAsString(good), GameRecord.class))
                    .isEqualTo(good);
            assertThat(good.isWhole()).isTrue();
        }
    }

    @Nested
    @DisplayName("fits a mapper's settings")
    class Settings {

        @Test
        @DisplayName("and is found as a service")
        void service() throws Exception {
            ObjectMapper found = new ObjectMapper().findAndRegisterModules();
            assertThat(found.writeValueAsString(Square.A1)).isEqualTo("\"a1\"");
            found.registerModule(new LudexModule(PERSIAN).strict());
            assertThatExceptionOfType(InvalidRecordException.class)
                    .as("the later module comes first")
                    .isThrownBy(() -> found.readValue(ILLEGAL, GameRecord.class));
        }

        @Test
        @DisplayName("and its language")
        void language() {
            ObjectMapper persian = new ObjectMapper().registerModule(new LudexModule(PERSIAN));
            assertThatThrownBy(() -> persian.readValue(
                            "{\"type\":\"step\",\"tower\":\"red\",\"from\":\"c1\"}", KamisadoMove.class))
                    .hasMessageContaining("فیلد \"to\" نیامده است.");
            assertThatThrownBy(() -> persian.readValue(
                            "{\"game\":\"kamisado\",\"options\":{\"level\":\"x\"},\"text\":\"\"}", Position.class))
                    .hasMessageNotContainingAny("option", "cannot");
        }

        @ParameterizedTest
        @ValueSource(booleans = {true, false})
        @DisplayName("for unknown fields, alike for every type")
        void unknownFields(boolean fails) throws Exception {
            ObjectMapper mapper = MAPPER.copy().configure(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES, fails);
            for (Object value : List.of(
                    Kamisado.GAME.start(),
                    STEP,
                    GameRecord.of(Playout.from(Kamisado.GAME.start(), 1, 5)),
                    Line.of(Kamisado.GAME.start()),
                    Outcome.won(Side.BLACK, KamisadoRule.H7),
                    STEP.footprint())) {
                ObjectNode json =
                        mapper.readTree(mapper.writeValueAsString(value)).deepCopy();
                json.put("surprise", 1);
                if (fails) {
                    assertThatThrownBy(() -> mapper.treeToValue(json, value.getClass()))
                            .hasMessageContaining("surprise");
                } else {
                    assertThat((Object) mapper.treeToValue(json, value.getClass()))
                            .isEqualTo(value);
                }
            }
        }

        @ParameterizedTest
        @MethodSource("org.ludex.notation.json.LudexModuleTest#games")
        @DisplayName("for numbers as strings")
        void numbersAsStrings(Game<?, ?> game) throws Exception {
            ObjectMapper mapper = JsonMapper.builder()
                    .enable(JsonWriteFeature.WRITE_NUMBERS_AS_STRINGS)
                    .addModule(new LudexModule())
                    .build();
            GameRecord<?, ?> record = GameRecord.of(Playout.from(game.start(), 3, 40));
            String json = mapper.writeValueAsString(record);
            assertThat(json).contains("\"version\":\"1\"");
            assertThat((Object) mapper.readValue(json, GameRecord.class)).isEqualTo(record);
            Position<?, ?> position = record.toLine().end();
            assertThat((Object) mapper.readValue(mapper.writeValueAsString(position), Position.class))
                    .isEqualTo(position);
        }

        @Test
        @DisplayName("for default typing")
        void defaultTyping() throws Exception {
            var ours = BasicPolymorphicTypeValidator.builder()
                    .allowIfBaseType(Object.class)
                    .build();
            for (ObjectMapper.DefaultTyping typing : ObjectMapper.DefaultTyping.values()) {
                ObjectMapper mapper = MAPPER.copy().activateDefaultTyping(ours, typing);
                for (Object value : List.of(
                        Kamisado.GAME.start(),
                        Notations.find("dog").orElseThrow().game().start(),
                        STEP,
                        Square.A1,
                        Hand.parse("13,4,#2"),
                        LegalMoves.of(Kamisado.GAME.start()),
                        GameRecord.of(Playout.from(Yinsh.GAME.start(), 1, 30)))) {
                    String json = mapper.writeValueAsString(new Box(value));
                    assertThat(mapper.readValue(json, Box.class)).as(json).isEqualTo(new Box(value));
                }
            }
        }

        record Box(Object value) {}

        @Test
        @DisplayName("and is serialised with it")
        void serialised() throws Exception {
            ObjectMapper used = new ObjectMapper().registerModule(new LudexModule());
            TypeReference<Map<Square, Square>> squares = new TypeReference<>() {};
            assertThat(used.readValue("{\"a1\":\"b2\"}", squares)).containsExactly(Map.entry(Square.A1, Square.B2));
            for (Object object : List.of(new LudexModule(PERSIAN).strict(), used)) {
                ByteArrayOutputStream bytes = new ByteArrayOutputStream();
                try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
                    out.writeObject(object);
                }
                try (ObjectInputStream in = new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray()))) {
                    Object again = in.readObject();
                    if (again instanceof ObjectMapper mapper) {
                        assertThat(mapper.readValue("\"a1\"", Square.class)).isEqualTo(Square.A1);
                        assertThat(mapper.readValue("{\"a1\":\"b2\"}", squares))
                                .containsExactly(Map.entry(Square.A1, Square.B2));
                    } else {
                        assertThat(((LudexModule) again).getTypeId()).isEqualTo(((LudexModule) object).getTypeId());
                    }
                }
            }
        }
    }

    private static JsonSchema schema(String text) {
        return JsonSchemaFactory.getInstance(SpecVersion.VersionFlag.V202012).getSchema(text);
    }
}
