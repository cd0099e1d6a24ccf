package org.ludex.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Locale;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.ludex.core.Game;
import org.ludex.core.Games;
import org.ludex.core.IllegalMoveException;
import org.ludex.core.Line;
import org.ludex.core.Move;
import org.ludex.core.Options;
import org.ludex.core.Position;
import org.ludex.core.SeededRandom;
import org.ludex.core.Turn;
import org.ludex.dog.Cell;
import org.ludex.dog.Player;
import org.ludex.dog.mensch.Mensch;
import org.ludex.dog.mensch.MenschMove;
import org.ludex.dog.mensch.MenschPosition;
import org.ludex.dvonn.Dvonn;
import org.ludex.kamisado.Kamisado;
import org.ludex.kamisado.KamisadoMove;
import org.ludex.kamisado.KamisadoPosition;
import org.ludex.notation.io.MoveReader;
import org.ludex.notation.io.MoveWriter;
import org.ludex.notation.io.RecordReader;
import org.ludex.notation.spi.NotationRule;
import org.ludex.yinsh.Yinsh;
import org.ludex.yinsh.YinshMove;
import org.ludex.yinsh.YinshPosition;

@DisplayName("One turn is read on a position")
class MoveReaderTest {

    private static final MoveReader READER = MoveReader.standard();
    private static final String TWO_ROWS =
            "move white; rings d4 e5 f6 g7 h8 / b2 c4 e6 f5 f7; markers h4 h5 h6 h7 h9 / -";

    private static <M extends Move, P extends Position<M, P>> MoveReading.Understood<M, P> understood(
            MoveReading<M, P> reading) {
        assertThat(reading.isUnderstood()).as(reading.toString()).isTrue();
        return (MoveReading.Understood<M, P>) reading;
    }

    private static <M extends Move, P extends Position<M, P>> Diagnostic refused(MoveReading<M, P> reading) {
        assertThat(reading).isInstanceOf(MoveReading.Refused.class);
        assertThat(reading.toOptional()).isEmpty();
        return ((MoveReading.Refused<M, P>) reading).reason();
    }

    @Test
    @DisplayName("with its own types, as it is written")
    void one() {
        KamisadoPosition start = Kamisado.GAME.start();
        MoveReading.Understood<KamisadoMove, KamisadoPosition> read = understood(READER.read(start, "R↗3B"));
        KamisadoPosition next = read.next();
        List<KamisadoMove> moves = read.moves();
        assertThat(moves).hasSize(1);
        assertThat(next).isEqualTo(start.play(moves.get(0)));
        assertThat(read.diagnostics()).isEmpty();
        assertThat(MoveWriter.write(start, moves.get(0))).isEqualTo("R↗3B");
    }

    @ParameterizedTest
    @ValueSource(strings = {"R↗3B", " R>3B ", "c1-f4", "1. R↗3B!", "17. R↗3B?!", "R↗3B {why not}", "1... r>3b"})
    @DisplayName("in every form that a record may have, with numbers, suffixes and comments")
    void forms(String text) {
        assertThat(understood(READER.read(Kamisado.GAME.start(), text)).moves()).hasToString("[R↗3B]");
    }

    @Test
    @DisplayName("and keeps what was written around it")
    void surroundings() {
        MoveReading.Understood<KamisadoMove, KamisadoPosition> read =
                understood(READER.read(Kamisado.GAME.start(), "1. c1-f4!? {bold}"));
        assertThat(read.entries()).hasSize(1);
        assertThat(read.entries().get(0).suffix()).isEqualTo("!?");
        assertThat(read.entries().get(0).comment()).isEqualTo("bold");
        assertThat(read.diagnostics()).hasSize(1);
        assertThat(read.message(Locale.ENGLISH)).isEqualTo("Written as coordinates: \"c1-f4\" was read as \"R↗3B\".");
    }

    @Test
    @DisplayName("on a line, which grows by it")
    void line() {
        Line<KamisadoMove, KamisadoPosition> line = Line.of(Kamisado.GAME.start());
        for (String text : List.of("1. R↗3B", "B↑5Y", "2. Y↗3P")) {
            line = READER.read(line, text).toOptional().orElseThrow();
        }
        assertThat(line).hasToString("R↗3B B↑5Y Y↗3P");
        MoveReading<KamisadoMove, KamisadoPosition> counted = READER.read(line, "9. P↖1G");
        assertThat(counted.isUnderstood()).isTrue();
        assertThat(counted.diagnostics()).extracting(Diagnostic::code).containsExactly("wrong-number");
        assertThat(refused(READER.read(line, "P↖1P")).ply()).hasValue(4);
    }

    @Test
    @DisplayName("of several parts, together or apart, all or nothing")
    void partsOfTurns() {
        YinshPosition start = Yinsh.GAME.position(TWO_ROWS, Yinsh.GAME.start().options());
        MoveReading.Understood<YinshMove, YinshPosition> read = understood(READER.read(start, "h8-i8;xh4-h8xd4"));
        assertThat(read.moves()).hasSize(3);
        assertThat(understood(READER.read(start, "h8-i8 xh4-h8 xd4")).moves()).isEqualTo(read.moves());
        assertThat(MoveWriter.write(start, read.moves())).isEqualTo("h8-i8;xh4-h8xd4");
        assertThat(understood(READER.read(start, "h8-i8")).next().isMidTurn()).isTrue();
        Diagnostic why = refused(READER.read(start, "h8-i8;xh4-h8xb2"));
        assertThat(why.isError()).isTrue();
        assertThat(refused(READER.read(start, "h8-i8;xh4-h8xd4 b2-b3")).rule()).isEqualTo(NotationRule.NOT_ONE_TURN);
    }

    @Nested
    @DisplayName("and refused in the words of a record")
    class Refused {

        @Test
        @DisplayName("with the same diagnostics")
        void sameWords() {
            KamisadoPosition position = understood(READER.read(
                            understood(READER.read(Kamisado.GAME.start(), "R↗3B"))
                                    .next(),
                            "B↑5Y"))
                    .next();
            MoveReading<KamisadoMove, KamisadoPosition> reading = READER.read(position, "Y↗3G");
            Diagnostic why = refused(reading);
            Diagnostic inRecord = RecordReader.standard()
                    .read("[Game \"kamisado\"]\n[Position \"" + position.text() + "\"]\n\nY↗3G *")
                    .get(0)
                    .diagnostics()
                    .get(0);
            assertThat(why.code()).isEqualTo("misfit").isEqualTo(inRecord.code());
            assertThat(why.message(Locale.ENGLISH)).isEqualTo(inRecord.message(Locale.ENGLISH));
            assertThat(why.message(Locale.forLanguageTag("fa")))
                    .isEqualTo(inRecord.message(Locale.forLanguageTag("fa")));
            assertThat(why.position()).isEqualTo(inRecord.position());
            assertThat(why.expected()).isEqualTo(inRecord.expected());
            assertThat(why.suggestions()).extracting(Suggestion::to).contains("Y↗3P");
            assertThat(reading.message(Locale.ENGLISH)).isEqualTo(why.message(Locale.ENGLISH));
        }

        @Test
        @DisplayName("with the rule that it breaks")
        void rule() {
            Diagnostic why = refused(READER.read(Kamisado.GAME.start(), "c1-c8"));
            assertThat(why.rule()).isNotInstanceOf(NotationRule.class);
            assertThat(why.place().column()).isEqualTo(1);
        }

        @Test
        @DisplayName("where there is no move")
        void empty() {
            for (String text : List.of("", "   ", "\n\n", "1.", "{only a comment}", "...")) {
                assertThat(READER.read(Kamisado.GAME.start(), text).isUnderstood())
                        .as(text)
                        .isFalse();
            }
            assertThat(refused(READER.read(Kamisado.GAME.start(), "")).message(Locale.ENGLISH))
                    .isEqualTo("Expected a move; the text has none.");
        }

        @Test
        @DisplayName("where there are two turns")
        void two() {
            Diagnostic why = refused(READER.read(Kamisado.GAME.start(), "R↗3B B↑5Y"));
            assertThat(why.rule()).isEqualTo(NotationRule.NOT_ONE_TURN);
            assertThat(why.message(Locale.ENGLISH))
                    .isEqualTo("\"B↑5Y\" begins another turn; only one is read at a time.");
            assertThat(why.place().column()).isEqualTo(6);
        }

        @Test
        @DisplayName("where it is an ending, a tag, or behind the end of the game")
        void otherThings() {
            KamisadoPosition start = Kamisado.GAME.start();
            assertThat(refused(READER.read(start, "resign")).message(Locale.ENGLISH))
                    .isEqualTo("\"resign\" ends a game; it is not a move.");
            assertThat(refused(READER.read(start, "[Game \"kamisado\"]\nR↗3B")).code())
                    .isEqualTo("misplaced-tag");
            Line<KamisadoMove, KamisadoPosition> over = Line.of(start).agreeDraw();
            assertThat(refused(READER.read(over, "R↗3B")).message(Locale.ENGLISH))
                    .isEqualTo("The game is over: A draw was agreed.");
        }

        @ParameterizedTest
        @ValueSource(
                strings = {"castles", "(", ")", "{", "}", "\\", "\u0000", "R↗", "((((((", "rest {x}", "♜", "\uD83C"})
        @DisplayName("where it is garbage, in every game")
        void garbage(String text) {
            for (Game<?, ?> game : Games.all()) {
                refusedOn(game, text);
            }
        }

        private <M extends Move, P extends Position<M, P>> void refusedOn(Game<M, P> game, String text) {
            Diagnostic why = refused(READER.read(game.start(), text));
            assertThat(why.message(Locale.ENGLISH)).endsWith(".").doesNotContainPattern("\\{[a-z]+}");
        }

        @Test
        @DisplayName("where it is very long")
        void huge() {
            for (String text : List.of("x".repeat(10_000_000), "R↗3B ".repeat(2_000_000), "(".repeat(10_000_000))) {
                Diagnostic why = refused(READER.read(Kamisado.GAME.start(), text));
                assertThat(why.code()).isEqualTo("too-long");
                assertThat(why.message(Locale.ENGLISH))
                        .isEqualTo("The text is longer than the limit of 65536 bytes and was not read.");
            }
            assertThat(refused(READER.read(Kamisado.GAME.start(), "R↗3B ".repeat(9000)))
                            .code())
                    .isEqualTo("not-one-turn");
        }

        @Test
        @DisplayName("where a strict reader wants the one form")
        void strict() {
            assertThat(refused(READER.strict().read(Kamisado.GAME.start(), "c1-f4"))
                            .code())
                    .isEqualTo("lenient");
            assertThat(READER.strict().read(Kamisado.GAME.start(), "R↗3B").isUnderstood())
                    .isTrue();
        }

        @Test
        @DisplayName("and a move that is refused is not written")
        void notWritten() {
            KamisadoPosition start = Kamisado.GAME.start();
            KamisadoMove move = start.legalMoves().get(0);
            KamisadoPosition next = start.play(move);
            assertThatThrownBy(() -> MoveWriter.write(next, move)).isInstanceOf(IllegalMoveException.class);
        }
    }

    static List<Game<?, ?>> games() {
        return Games.all();
    }

    @ParameterizedTest
    @MethodSource("games")
    @DisplayName("and every legal move of random games is read back as it is written")
    void everyMove(Game<?, ?> game) {
        for (long seed = 1; seed <= 3; seed++) {
            randomGame(game, new SeededRandom(seed));
        }
    }

    private static <M extends Move, P extends Position<M, P>> void randomGame(Game<M, P> game, RandomGenerator random) {
        P position = game.start();
        for (int ply = 0; ply < 60 && !position.turn().equals(Turn.nobody()); ply++) {
            M move = position.sample(random);
            String text = MoveWriter.write(position, move);
            MoveReading.Understood<M, P> read = understood(READER.read(position, text));
            assertThat(read.next()).as(text).isEqualTo(position.play(move));
            position = read.next();
        }
    }

    @Test
    @DisplayName("with the entry of a pushed tower, or without it")
    void pushes() {
        KamisadoPosition position = Kamisado.GAME.position(
                "black Nd4 Gc3 Rh1 Yb2+ Kd1 Pe1 Bb1 Og2; white Nb3 Gh8 Rg8 Yf8 Kd8 Pa8+ Bb8 Od7;"
                        + " black moves yellow; points 1-1",
                Options.parse(Kamisado.GAME, "level=standard"));
        MoveReading.Understood<KamisadoMove, KamisadoPosition> read = understood(READER.read(position, "Y↑1Y N↓1R"));
        assertThat(understood(READER.read(position, "Y↑1Y")).next()).isEqualTo(read.next());
        assertThat(understood(READER.read(read.line(), "R↑6P")).moves()).hasToString("[R↑6P]");
        assertThat(refused(READER.read(position, "Y↑1Y N↓1B")).rule()).isEqualTo(NotationRule.NOT_ONE_TURN);
    }

    @Test
    @DisplayName("with a decision and chance in one entry, or the decision alone")
    void joined() {
        MenschPosition start = Mensch.GAME.start();
        MenschPosition next = understood(READER.read(start, "A 6 k>0")).next();
        assertThat(next)
                .isEqualTo(start.play(new MenschMove.Roll(Player.A, 6))
                        .play(new MenschMove.Go(Player.A, Cell.KENNEL, Cell.track(0), List.of())));
        MenschPosition rolled = understood(READER.read(start, "A 6 ...")).next();
        assertThat(rolled).isEqualTo(start.play(new MenschMove.Roll(Player.A, 6)));
        assertThat(understood(READER.read(rolled, "A 6 k>0")).next()).isEqualTo(next);
        assertThat(refused(READER.read(rolled, "A 5 k>0")).isError()).isTrue();
        assertThat(refused(READER.read(start, "A 6 k>0\nB 6 k>16")).rule()).isEqualTo(NotationRule.NOT_ONE_TURN);
    }

    @Test
    @DisplayName("and a left-out pass is filled in with a note")
    void filledIn() {
        var position = Dvonn.GAME.position(
                "........./BB......../..D.....D../........../........D stacking white",
                Dvonn.GAME.start().options());
        MoveReading<?, ?> reading = READER.read(position, "a2-b2");
        assertThat(reading.isUnderstood()).isTrue();
        assertThat(reading.diagnostics()).extracting(Diagnostic::code).containsExactly("filled-in");
    }
}
