package org.ludex.notation.embedding;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Nested;
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
import org.ludex.notation.Ending;
import org.ludex.notation.GameRecord;
import org.ludex.notation.MoveReading;
import org.ludex.notation.Report;
import org.ludex.notation.io.MoveReader;
import org.ludex.notation.io.MoveWriter;
import org.ludex.notation.io.RecordReader;
import org.ludex.notation.io.RecordWriter;
import org.ludex.notation.json.LudexModule;
import org.ludex.yinsh.Yinsh;
import org.ludex.yinsh.YinshMove;
import org.ludex.yinsh.YinshPosition;

@DisplayName("A session is a line:")
class SessionTest {

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

    private static final YinshPosition THREE_PARTS =
            Yinsh.GAME.position("move white; rings d4 e5 f6 g7 h8 / b2 c4 e6 f5 f7; markers h4 h5 h6 h7 h9 / -");

    private static Line<YinshMove, YinshPosition> turn() {
        return MoveReader.standard()
                .read(Line.of(THREE_PARTS), "h8-i8;xh4-h8xd4")
                .toOptional()
                .orElseThrow();
    }

    @Test
    @DisplayName("undo takes back a whole YINSH turn, and redo puts it back")
    void turns() {
        Line<YinshMove, YinshPosition> line = turn();
        assertThat(line.size()).isEqualTo(3);
        assertThat(line.undo().end().isMidTurn()).isTrue();
        assertThat((Object) line.undoTurn().end()).isEqualTo(THREE_PARTS);
        assertThat(line.undoTurn().redoTurn()).isEqualTo(line);
        assertThat((Object) line.undoTurn().redoTurn().end()).isEqualTo(line.end());
    }

    @Test
    @DisplayName("a new move discards what was taken back, and redo then says so")
    void newMoves() {
        Line<YinshMove, YinshPosition> back = turn().undoTurn();
        YinshMove other = back.end().legalMoves().get(0);
        Line<YinshMove, YinshPosition> line = back.play(other);
        assertThat(line.canRedo()).isFalse();
        assertThatThrownBy(line::redo)
                .isInstanceOf(IllegalStateException.class)
                .hasMessage("there is no move to redo after ply 1");
    }

    @Test
    @DisplayName("a move that is refused leaves nothing to redo")
    void nothingHalf() {
        Line<YinshMove, YinshPosition> line = Line.of(THREE_PARTS);
        assertThat(MoveReader.standard().read(line, "h8-i8;xh4-h8xb2").toOptional())
                .isEmpty();
        assertThat(line.canRedo()).isFalse();
        assertThat(line.size()).isZero();
    }

    @Test
    @DisplayName("it grows by one move without replaying the others")
    void grows() {
        Line<YinshMove, YinshPosition> line = turn();
        YinshMove move = line.end().legalMoves().get(0);
        assertThat((Object) line.play(move).positions().get(3)).isSameAs(line.end());
    }

    @Test
    @DisplayName("a seat of another game is refused by its full name")
    void foreignSeats() {
        Line<KamisadoMove, KamisadoPosition> line = Line.of(Kamisado.GAME.start());
        assertThatThrownBy(() -> line.resign(org.ludex.yinsh.Side.BLACK))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("black (org.ludex.yinsh.Side) is a seat of another game, not of Kamisado.");
    }

    @Nested
    @DisplayName("it ends with one call")
    class Endings {

        private final Line<YinshMove, YinshPosition> line = turn();

        @Test
        @DisplayName("when somebody resigns, and the record states the result")
        void resigning() {
            check(line.resign(org.ludex.yinsh.Side.WHITE), "black", "White resigned.");
        }

        @Test
        @DisplayName("on time")
        void time() {
            check(line.loseOnTime(org.ludex.yinsh.Side.BLACK), "white", "Black lost on time.");
        }

        @Test
        @DisplayName("by forfeit")
        void forfeit() {
            check(line.forfeit(org.ludex.yinsh.Side.BLACK), "white", "Black forfeited the game.");
        }

        @Test
        @DisplayName("by agreement")
        void agreement() {
            check(line.agreeDraw(), "draw", "A draw was agreed.");
        }

        private void check(Line<YinshMove, YinshPosition> over, String result, String message) {
            assertThat(over.isOver()).isTrue();
            assertThat(over.message(Locale.ENGLISH)).isEqualTo(message);
            String refusal = "The game is over: " + message;
            YinshMove late = over.end().legalMoves().get(0);
            for (org.ludex.yinsh.Side side : org.ludex.yinsh.Side.values()) {
                assertThat(over.attempt(side, late).verdict().message()).isEqualTo(refusal);
                assertThat(MoveReader.standard()
                                .read(over, side, late.toString())
                                .message(Locale.ENGLISH))
                        .isEqualTo(refusal);
            }
            assertThat(MoveReader.standard().read(over, late.toString()).message(Locale.ENGLISH))
                    .isEqualTo(refusal);
            String text = RecordWriter.write(GameRecord.of(over));
            assertThat(text).contains("[Result \"" + result + "\"]");
            Report report = RecordReader.standard().read(text).get(0);
            assertThat(report.diagnostics()).isEmpty();
            assertThat(report.as(Yinsh.GAME).orElseThrow().toLine()).isEqualTo(over);
            assertThat(over.undo()).isEqualTo(line);
        }
    }

    @Test
    @DisplayName("a record is changed with its with-methods")
    void withMethods() {
        GameRecord<YinshMove, YinshPosition> record = GameRecord.of(turn());
        assertThat(record.withTag("Event", "Club").tag("Event")).contains("Club");
        assertThat(record.withEnding(Ending.parse("black:resign")).result().tag())
                .isEqualTo("white");
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
