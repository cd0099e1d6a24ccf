package org.ludex.notation.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.networknt.schema.JsonSchema;
import com.networknt.schema.JsonSchemaFactory;
import com.networknt.schema.SpecVersion;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import java.util.stream.LongStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.ludex.core.Game;
import org.ludex.core.Line;
import org.ludex.core.Move;
import org.ludex.core.Options;
import org.ludex.core.Playout;
import org.ludex.core.Position;
import org.ludex.core.Turn;
import org.ludex.notation.Diagnostic;
import org.ludex.notation.GameRecord;
import org.ludex.notation.MoveReading;
import org.ludex.notation.RecordedMove;
import org.ludex.notation.Report;
import org.ludex.notation.io.MoveReader;
import org.ludex.notation.io.MoveWriter;
import org.ludex.notation.io.RecordReader;
import org.ludex.notation.io.RecordWriter;
import org.ludex.notation.json.LegalMoves;
import org.ludex.notation.json.LudexModule;
import org.ludex.notation.json.Schemas;
import org.ludex.notation.spi.NotationRule;
import org.ludex.notation.spi.Notations;

/**
 * The contract of every notation, checked on seeded random games: what is written is read back, move by move and as a
 * record, in text and in JSON. Extend this class in the test of a game and name the game.
 *
 * <pre>{@code
 * class NimNotationContractTest extends NotationContract<NimMove, NimPosition> {
 *     @Override
 *     protected Game<NimMove, NimPosition> game() {
 *         return Nim.GAME;
 *     }
 * }
 * }</pre>
 *
 * <p>A failure names the options and the seed; {@link Playout} replays the game from that seed.
 *
 * @param <M> the moves of the game
 * @param <P> the positions of the game
 */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
public abstract class NotationContract<M extends Move, P extends Position<M, P>> {

    private static final ObjectMapper MAPPER = new ObjectMapper().registerModule(new LudexModule());

    /** Each is read on a view of the whole line before it, so more would take quadratic time. */
    private static final int DECISIONS = 100;

    /** All moves of each position are sent back, so more would take long. */
    private static final int OFFERED = 3;

    /** For the notation's test. */
    protected NotationContract() {}

    /** The game whose notation is tested. */
    protected abstract Game<M, P> game();

    /** The sets of options to test with, each written as in records; "" stands for the defaults. */
    protected List<String> optionSets() {
        return List.of("");
    }

    /** The number of random games to play with each set of options. */
    protected int games() {
        return 10;
    }

    /** The number of moves after which a random game is stopped. */
    protected int cap() {
        return 200;
    }

    /** The random games. */
    List<Played<M, P>> played() {
        return optionSets().stream()
                .flatMap(options -> LongStream.rangeClosed(1, games()).mapToObj(seed -> {
                    P start = game().start(Options.parse(game(), options));
                    return new Played<>(options, seed, Playout.from(start, seed, cap()));
                }))
                .toList();
    }

    /**
     * A random game.
     *
     * @param <M> the moves of the game
     * @param <P> the positions of the game
     * @param options its options
     * @param seed its seed
     * @param line what was played
     */
    record Played<M extends Move, P extends Position<M, P>>(String options, long seed, Line<M, P> line) {
        @Override
        public String toString() {
            return (options.isEmpty() ? "" : options + ", ") + "seed " + seed;
        }
    }

    @Test
    @DisplayName("the notation is found as a service, by the game and by its id")
    void isFound() {
        assertThat(Notations.ids())
                .as("notations that are declared as services")
                .contains(game().id());
        assertThat(Notations.of(game()).game()).isEqualTo(game());
        assertThat(Notations.find(game().id()).orElseThrow().game()).isEqualTo(game());
    }

    @ParameterizedTest
    @MethodSource("played")
    @DisplayName("a record comes back from text as it was, with nothing to note")
    void text(Played<M, P> played) {
        GameRecord<M, P> record = GameRecord.of(played.line());
        String text = RecordWriter.write(record);
        Report report = only(text, played);
        assertThat(said(report.diagnostics())).as(played + "\n" + text).isEmpty();
        assertThat(report.as(game())).as(played + "\n" + text).contains(record);
        assertThat(RecordWriter.write(report.content())).isEqualTo(text);
        assertThat(report.as(game()).orElseThrow().toLine().end())
                .as(played.toString())
                .isEqualTo(played.line().end());
    }

    @ParameterizedTest
    @MethodSource("played")
    @DisplayName("a record comes back from JSON as it was, and fits the schema if there is one")
    void json(Played<M, P> played) throws JsonProcessingException {
        GameRecord<M, P> record = GameRecord.of(played.line());
        String json = MAPPER.writeValueAsString(record);
        assertThat((Object) MAPPER.readValue(json, GameRecord.class))
                .as(played.toString())
                .isEqualTo(record);
        Report report = only(json, played);
        assertThat(said(report.diagnostics())).as(played + "\n" + json).isEmpty();
        assertThat(report.as(game())).as(played.toString()).contains(record);
        Optional<String> schema = Schemas.record(game());
        if (schema.isPresent()) {
            JsonSchema checker = JsonSchemaFactory.getInstance(SpecVersion.VersionFlag.V202012)
                    .getSchema(schema.get());
            assertThat(checker.validate(MAPPER.readTree(json)))
                    .as(played.toString())
                    .isEmpty();
        }
    }

    @ParameterizedTest
    @MethodSource("played")
    @DisplayName("the JSON of an offered move can be sent back alone, in a line and in a record")
    void offered(Played<M, P> played) throws JsonProcessingException {
        P position = played.line().start();
        for (M move : played.line().moves().stream().limit(OFFERED).toList()) {
            JsonNode offered = MAPPER.valueToTree(LegalMoves.of(position));
            for (JsonNode choice : offered) {
                M chosen = game().cast(MAPPER.treeToValue(choice.get("move"), Move.class));
                assertThat(MAPPER.treeToValue(choice.get("move"), game().moveType()))
                        .as("%s: %s", played, choice)
                        .isEqualTo(chosen)
                        .hasToString(choice.get("text").asText());
                Line<M, P> line = Line.of(position).play(chosen);
                ObjectNode json = MAPPER.valueToTree(line);
                json.withArray("moves").removeAll().add(choice.get("move"));
                assertThat((Object) MAPPER.treeToValue(json, Line.class))
                        .as("%s: %s", played, json)
                        .isEqualTo(line);
                GameRecord<M, P> record = GameRecord.of(line);
                ObjectNode entry = choice.get("move").deepCopy();
                entry.put("text", record.moves().get(0).text());
                ObjectNode written = MAPPER.valueToTree(record);
                written.withArray("moves").removeAll().add(entry);
                assertThat((Object) MAPPER.treeToValue(written, GameRecord.class))
                        .as("%s: %s", played, written)
                        .isEqualTo(record);
            }
            position = position.play(move);
        }
    }

    @ParameterizedTest
    @MethodSource("played")
    @DisplayName("every move is written and read back on its position, alone and at the end of a line")
    void moveByMove(Played<M, P> played) {
        Line<M, P> line = Line.of(played.line().start());
        for (M move : played.line().moves()) {
            String text = MoveWriter.write(line.end(), move);
            Line<M, P> next = line.play(move);
            assertThat(read(MoveReader.standard().read(line.end(), text), text, played)
                            .end())
                    .as("%s: %s", played, text)
                    .isEqualTo(next.end());
            assertThat(read(MoveReader.standard().read(line, text), text, played)
                            .end())
                    .as("%s: %s", played, text)
                    .isEqualTo(next.end());
            line = next;
        }
    }

    @ParameterizedTest
    @MethodSource("played")
    @DisplayName("every decision is read for the player who makes it, as it is written and as it is offered")
    void decisions(Played<M, P> played) {
        Line<M, P> line = Line.of(played.line().start());
        for (M move : played.line().moves().stream().limit(DECISIONS).toList()) {
            Line<M, P> next = line.play(move);
            if (line.end().turn() instanceof Turn.OfSeat turn) {
                for (String text : new TreeSet<>(List.of(MoveWriter.write(line.end(), move), move.toString()))) {
                    assertThat(read(MoveReader.standard().read(line, turn.who(), text), text, played)
                                    .end())
                            .as("%s: %s", played, text)
                            .isEqualTo(next.end());
                }
            }
            line = next;
        }
    }

    @ParameterizedTest
    @MethodSource("played")
    @DisplayName("every entry of a record is read back as one turn")
    void entryByEntry(Played<M, P> played) {
        Line<M, P> line = Line.of(played.line().start());
        for (RecordedMove<M> entry : GameRecord.of(played.line()).moves()) {
            if (!entry.moves().isEmpty()) {
                String text = MoveWriter.write(line.end(), entry.moves());
                line = read(MoveReader.standard().read(line, text), text, played);
            }
        }
        assertThat(line.end()).as(played.toString()).isEqualTo(played.line().end());
    }

    @Test
    @DisplayName("nonsense is refused with a reason and never throws")
    void nonsense() {
        for (String text : List.of("", "?", "(", "{", "\\", "\u0000", "[Game", "xyzzy", "1.", "♜♜", "x".repeat(1000))) {
            MoveReading<M, P> reading = MoveReader.standard().read(game().start(), text);
            assertThat(reading).as("what came of \"%s\"", text).isInstanceOf(MoveReading.Refused.class);
            assertThat(reading.diagnostics())
                    .as("what was said to \"%s\"", text)
                    .extracting(Diagnostic::rule)
                    .doesNotContain(NotationRule.INTERNAL_ERROR);
        }
    }

    private Line<M, P> read(MoveReading<M, P> reading, String text, Played<M, P> played) {
        assertThat(said(reading.diagnostics())).as("%s: %s", played, text).isEmpty();
        return reading.toOptional().orElseThrow();
    }

    private static Report only(String text, Played<?, ?> played) {
        List<Report> reports = RecordReader.standard().read(text);
        assertThat(reports).as(played + "\n" + text).hasSize(1);
        return reports.get(0);
    }

    /** All that is said, but that something depends on hidden cards. */
    private static List<Diagnostic> said(List<Diagnostic> diagnostics) {
        return diagnostics.stream()
                .filter(diagnostic -> diagnostic.rule() != NotationRule.UNPROVEN)
                .toList();
    }
}
