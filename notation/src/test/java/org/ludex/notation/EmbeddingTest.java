package org.ludex.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.ludex.core.Game;
import org.ludex.core.Games;
import org.ludex.core.Line;
import org.ludex.core.Move;
import org.ludex.core.Playout;
import org.ludex.core.Position;
import org.ludex.kamisado.Kamisado;
import org.ludex.kamisado.KamisadoMove;
import org.ludex.kamisado.KamisadoPosition;
import org.ludex.kamisado.Side;
import org.ludex.notation.io.MoveReader;
import org.ludex.notation.io.MoveWriter;
import org.ludex.notation.io.RecordReader;
import org.ludex.notation.io.RecordWriter;
import org.ludex.notation.json.LudexModule;
import org.ludex.yinsh.Yinsh;

@DisplayName("An app")
class EmbeddingTest {

    /** A table as a server holds it, for any game. */
    private static final class Table<M extends Move, P extends Position<M, P>> {

        private final AtomicReference<Line<M, P>> line;

        Table(Game<M, P> game) {
            this.line = new AtomicReference<>(Line.of(game.start()));
        }

        Line<M, P> line() {
            return Objects.requireNonNull(line.get());
        }

        /** Plays what a client sent; gives what to answer. */
        String play(String text, Locale locale) {
            MoveReading<M, P> reading = MoveReader.standard().read(line(), text);
            reading.toOptional().ifPresent(line::set);
            return reading instanceof MoveReading.Understood<M, P> read
                    ? MoveWriter.write(read.next(), List.of())
                    : reading.message(locale);
        }
    }

    @Test
    @DisplayName(
            "hosts a game in a few lines: reads moves, refuses them in words, takes back, resigns, saves and goes on")
    void session() {
        Table<KamisadoMove, KamisadoPosition> table = new Table<>(Kamisado.GAME);
        assertThat(table.play("1. R↗3B", Locale.ENGLISH)).isEmpty();
        assertThat(table.play("castles", Locale.ENGLISH))
                .isEqualTo("\"castles\" is not a Kamisado move in any known form.");
        assertThat(table.play("B↑5Y Y↗3P", Locale.ENGLISH)).as("all or nothing").contains("another turn");
        assertThat(table.line().size()).isEqualTo(1);
        assertThat(table.line().canRedo()).isFalse();
        assertThat(table.play("B↑5Y", Locale.ENGLISH)).isEmpty();
        Line<KamisadoMove, KamisadoPosition> line =
                table.line().undoTurn().redoTurn().resign(Side.BLACK);
        String saved = RecordWriter.write(GameRecord.of(line));
        assertThat(saved).contains("[Result \"white\"]").endsWith("resign\n");
        Report report = RecordReader.standard().read(saved).get(0);
        assertThat(report.as(Kamisado.GAME).orElseThrow().toLine()).isEqualTo(line);
    }

    @ParameterizedTest
    @ValueSource(strings = {"Kamisado", "yinsh", "dog"})
    @DisplayName("plays a game that it knows only by its id")
    void wildcards(String id) {
        assertThat(new Table<>(Games.find(id).orElseThrow()).play("xyzzy", Locale.ENGLISH))
                .isNotEmpty();
        assertThat(saved(Games.find(id).orElseThrow())).contains("[Game \"" + id.toLowerCase(Locale.ROOT) + "\"]");
    }

    private static <M extends Move, P extends Position<M, P>> String saved(Game<M, P> game) {
        Line<M, P> line = Playout.from(game.start(), 1, 20);
        return RecordWriter.write(GameRecord.of(line).withTag("Event", "a test"));
    }

    @Test
    @DisplayName("gets one report for one broken record of JSON, and the next as if it stood alone")
    void brokenJson() {
        ObjectMapper mapper = new ObjectMapper().registerModule(new LudexModule());
        String good = written(mapper, GameRecord.of(Playout.from(Kamisado.GAME.start(), 1, 12)));
        String bad = good.replace("{\"ply\":3", ":3");
        assertThat(bad).isNotEqualTo(good);
        for (String gap : List.of("\n", ",", ",\n")) {
            String text = gap.equals("\n") ? bad + gap + good : "[" + bad + gap + good + "]";
            List<Report> reports = RecordReader.standard().read(text);
            assertThat(reports).extracting(Report::index).containsExactly(1, 2);
            assertThat(reports).extracting(Report::isValid).containsExactly(false, true);
            assertThat(reports.get(1).content())
                    .isEqualTo(RecordReader.standard().read(good).get(0).content());
        }
    }

    private static String written(ObjectMapper mapper, GameRecord<?, ?> record) {
        try {
            return mapper.writeValueAsString(record);
        } catch (java.io.IOException e) {
            throw new java.io.UncheckedIOException(e);
        }
    }

    @Test
    @DisplayName("loses no move of a record in a bean without a word")
    void strictBeans() {
        String json = "{\"format\":\"ludex-record\",\"version\":1,\"game\":\"kamisado\",\"moves\":"
                + "[{\"type\":\"step\",\"tower\":\"red\",\"from\":\"c1\",\"to\":\"c8\"}]}";
        ObjectMapper strict = new ObjectMapper().registerModule(new LudexModule().strict());
        assertThatThrownBy(() -> strict.readValue(json, GameRecord.class)).hasMessageContaining("c8");
        ObjectMapper lenient = new ObjectMapper().registerModule(new LudexModule());
        assertThat(read(lenient, json).isWhole()).isFalse();
        assertThatThrownBy(() -> lenient.readValue(
                        lenient.writeValueAsString(GameRecord.of(Line.of(Yinsh.GAME.start()))),
                        new TypeReference<GameRecord<KamisadoMove, KamisadoPosition>>() {}))
                .hasMessageContaining("yinsh");
    }

    private static GameRecord<?, ?> read(ObjectMapper mapper, String json) {
        try {
            return mapper.readValue(json, GameRecord.class);
        } catch (java.io.IOException e) {
            throw new java.io.UncheckedIOException(e);
        }
    }
}
