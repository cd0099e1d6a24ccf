package org.ludex.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.ludex.core.Facts;
import org.ludex.core.Line;
import org.ludex.core.Outcome;
import org.ludex.core.Playout;
import org.ludex.kamisado.Kamisado;
import org.ludex.kamisado.KamisadoMove;
import org.ludex.kamisado.KamisadoPosition;
import org.ludex.kamisado.KamisadoRule;
import org.ludex.kamisado.Side;
import org.ludex.notation.Ending.Kind;
import org.ludex.notation.io.RecordWriter;
import org.ludex.notation.spi.GameNotation;
import org.ludex.notation.spi.NotationRule;
import org.ludex.notation.spi.Notations;
import org.ludex.notation.spi.Span;

@DisplayName("The values of a record")
class ValuesTest {

    @Nested
    @DisplayName("Ending")
    class Endings {

        @ParameterizedTest
        @CsvSource({
            "resign, RESIGN, ''",
            "TIME, TIME, ''",
            "Forfeit, FORFEIT, ''",
            "agreed, AGREED, ''",
            "*, STOP, ''",
            "white:resign, RESIGN, white",
            "A:time, TIME, A"
        })
        @DisplayName("is read from its word and written so")
        void read(String word, Kind kind, String seat) {
            Ending ending = Ending.parse(word).orElseThrow();
            assertThat(ending.kind()).isEqualTo(kind);
            assertThat(ending.seat()).isEqualTo(seat.isEmpty() ? Optional.empty() : Optional.of(seat));
            assertThat(Ending.parse(ending.toString())).contains(ending);
        }

        @ParameterizedTest
        @ValueSource(
                strings = {
                    "",
                    "resigns",
                    "white:*",
                    "white:agreed",
                    ":resign",
                    "a b:resign",
                    "a:b:resign",
                    "wh1te:time",
                    "é:time"
                })
        @DisplayName("is nothing else")
        void nothingElse(String word) {
            assertThat(Ending.parse(word)).isEmpty();
        }

        @Test
        @DisplayName("cannot be made so that it could not be written")
        void writable() {
            assertThatIllegalArgumentException().isThrownBy(() -> new Ending(Kind.AGREED, Optional.of("white")));
            assertThatIllegalArgumentException().isThrownBy(() -> new Ending(Kind.STOP, Optional.of("white")));
            assertThatIllegalArgumentException().isThrownBy(() -> new Ending(Kind.RESIGN, Optional.of("the white")));
            assertThatIllegalArgumentException().isThrownBy(() -> new Ending(Kind.RESIGN, Optional.of("")));
        }
    }

    @Nested
    @DisplayName("Tag")
    class Tags {

        @ParameterizedTest
        @ValueSource(
                strings = {"", "two words", "a\"b", "a[b", "a]b", "a\tb", "a\nb", "a\u00A0b", "a\u200Fb", "\uFEFF"})
        @DisplayName("has a name of one word")
        void name(String name) {
            assertThatIllegalArgumentException().isThrownBy(() -> new Tag(name, "x"));
        }

        @ParameterizedTest
        @ValueSource(strings = {"\n", "a\nb", "a\rb"})
        @DisplayName("has a value of one line")
        void value(String value) {
            assertThatIllegalArgumentException().isThrownBy(() -> new Tag("Event", value));
        }

        @Test
        @DisplayName("is told from those that a record keeps apart")
        void head() {
            assertThat(List.of("Game", "OPTIONS", "position")).allMatch(name -> new Tag(name, "").isHead());
            assertThat(new Tag("Games", "").isHead()).isFalse();
        }
    }

    @Nested
    @DisplayName("Result")
    class Results {

        @Test
        @DisplayName("has a word for the tag")
        void tag() {
            assertThat(Result.open().tag()).isEqualTo("*");
            assertThat(Result.drawn("agreed").tag()).isEqualTo("draw");
            assertThat(Result.won(List.of(Side.BLACK, Side.WHITE), "x").tag()).isEqualTo("black+white");
        }

        @Test
        @DisplayName("is that of the rules")
        void byRules() {
            assertThat(Result.of(Outcome.open())).isEqualTo(Result.open());
            assertThat(Result.of(Outcome.drawn(KamisadoRule.H8))).isEqualTo(Result.drawn("H8"));
            assertThat(Result.of(Outcome.won(Side.WHITE, KamisadoRule.H7)))
                    .isEqualTo(new Result(Result.Status.WON, List.of("white"), Optional.of("H7")));
        }
    }

    @Nested
    @DisplayName("GameRecord")
    class Records {

        private final Line<KamisadoMove, KamisadoPosition> line = Playout.from(new Kamisado().start(), 5, 6);

        @Test
        @DisplayName("of a line of play says where it stops")
        void ofALine() {
            GameRecord<KamisadoMove, KamisadoPosition> record = GameRecord.of(line, List.of(new Tag("Event", "x")));
            assertThat(record.allMoves()).isEqualTo(line.moves());
            assertThat(record.setup()).isEmpty();
            assertThat(record.ending()).contains(new Ending(Kind.STOP, Optional.empty()));
            assertThat(record.after(0)).isEqualTo(new Kamisado().start());
            assertThat(record.after(6)).isEqualTo(line.end());
            GameRecord<KamisadoMove, KamisadoPosition> whole =
                    GameRecord.of(Playout.from(new Kamisado().start(), 5, 500), List.of());
            assertThat(whole.ending()).isEmpty();
            assertThat(whole.result().status()).isEqualTo(Result.Status.WON);
        }

        @Test
        @DisplayName("from another position than the start keeps its text")
        void fromAPosition() {
            GameRecord<KamisadoMove, KamisadoPosition> record =
                    GameRecord.of(Playout.from(line.end(), 1, 3), List.of());
            assertThat(record.setup()).contains(line.end().text());
            assertThat(Sheet.record(RecordWriter.write(record)).content()).isEqualTo(record);
        }

        @Test
        @DisplayName("goes no further than its moves, and nowhere without a start")
        void after() {
            GameRecord<KamisadoMove, KamisadoPosition> record = GameRecord.of(line, List.of());
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> record.after(7))
                    .withMessageContaining("6 plies, not 7");
            assertThatIllegalArgumentException().isThrownBy(() -> record.after(-1));
        }

        @Test
        @DisplayName("does not change when the lists it was made of do")
        void copies() {
            List<Tag> tags = new ArrayList<>(List.of(new Tag("Event", "x")));
            GameRecord<KamisadoMove, KamisadoPosition> record = GameRecord.of(line, tags);
            tags.clear();
            assertThat(record.tags()).containsExactly(new Tag("Event", "x"), new Tag("Result", "*"));
            assertThat(record.moves()).isUnmodifiable();
            assertThat(record.allMoves()).isUnmodifiable();
        }

        @Test
        @DisplayName("cannot be made so that it could not be written")
        void writable() {
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> GameRecord.of(line, List.of(new Tag("Game", "dvonn"))));
            GameRecord<KamisadoMove, KamisadoPosition> good = GameRecord.of(line, List.of());
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> new GameRecord<>(
                            good.game(),
                            good.options(),
                            Optional.of("two\nlines"),
                            good.tags(),
                            "",
                            good.moves(),
                            good.ending(),
                            good.result(),
                            good.score(),
                            "",
                            good.start()));
            RecordedMove<KamisadoMove> move = good.moves().get(0);
            for (String suffix : List.of("!!!", "x", " ", "!x")) {
                assertThatIllegalArgumentException().isThrownBy(() -> move.withSuffix(suffix));
            }
        }

        @Test
        @DisplayName("cannot start from a position of another game")
        void anotherGame() {
            GameRecord<KamisadoMove, KamisadoPosition> good = GameRecord.of(line, List.of());
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> new GameRecord<>(
                            "checkers",
                            Map.of(),
                            Optional.empty(),
                            List.of(),
                            "",
                            List.of(),
                            Optional.empty(),
                            Result.open(),
                            List.of(),
                            "",
                            good.start()))
                    .withMessageContaining("checkers");
        }
    }

    @Nested
    @DisplayName("Limits")
    class LimitsOfReaders {

        @Test
        @DisplayName("can be changed one by one")
        void change() {
            Limits limits = Limits.standard()
                    .withRecordLength(10)
                    .withNesting(3)
                    .withDiagnostics(2)
                    .withRepairs(0);
            assertThat(limits).isEqualTo(new Limits(10, 3, 2, 0));
        }

        @Test
        @DisplayName("have bounds of their own")
        void bounds() {
            Limits standard = Limits.standard();
            assertThatIllegalArgumentException().isThrownBy(() -> standard.withRecordLength(0));
            assertThatIllegalArgumentException().isThrownBy(() -> standard.withNesting(-1));
            assertThatIllegalArgumentException().isThrownBy(() -> standard.withNesting(201));
            assertThatIllegalArgumentException().isThrownBy(() -> standard.withDiagnostics(0));
            assertThatIllegalArgumentException().isThrownBy(() -> standard.withRepairs(-1));
        }
    }

    @Test
    @DisplayName("Suggestion says what to do")
    void suggestions() {
        Span span = new Span(0, 4);
        assertThat(message(new Suggestion(Suggestion.Kind.REPLACE, 2, "a", "b", span, 3, 7)))
                .isEqualTo("Replacing a by b (line 3, column 7) would make the rest legal.");
        assertThat(message(new Suggestion(Suggestion.Kind.LEAVE_OUT, 2, "a", "", span, 3, 7)))
                .isEqualTo("Removing a (line 3, column 7) would make the rest legal.");
        assertThat(message(new Suggestion(Suggestion.Kind.PUT_IN, 2, "", "b", span, 3, 7)))
                .isEqualTo("Inserting b before line 3, column 7 would make the rest legal.");
        assertThat(message(new Suggestion(Suggestion.Kind.SWAP, 2, "a", "b", span, 3, 7)))
                .isEqualTo("Swapping a and b (line 3, column 7) would make the rest legal.");
        assertThat(Suggestion.Kind.LEAVE_OUT).hasToString("leave-out");
        assertThat(message(new Suggestion(Suggestion.Kind.LEAVE_OUT, 2, "x".repeat(999), "", span, 3, 7)))
                .hasSizeLessThan(200);
    }

    private static String message(Suggestion suggestion) {
        return suggestion.message(Locale.ENGLISH);
    }

    @Test
    @DisplayName("Severity is said in lower case, and only errors make a record invalid")
    void severities() {
        assertThat(List.of(Severity.values()))
                .extracting(Severity::toString)
                .containsExactly("note", "warning", "error");
        GameRecord<?, ?> record = Sheet.of("kamisado", "*").record();
        Place place = new Place("f", 1, 2, 3, 1, "", 1);
        for (Severity severity : Severity.values()) {
            Diagnostic diagnostic = Diagnostic.of(severity, NotationRule.UNFINISHED, Facts.none(), place);
            Report report = new Report("f", 1, record, 0, List.of(diagnostic));
            assertThat(report.isValid()).isEqualTo(severity != Severity.ERROR);
            assertThat(diagnostic.with(Severity.NOTE).severity()).isEqualTo(Severity.NOTE);
        }
    }

    @Test
    @DisplayName("Span is a stretch that does not end before it starts")
    void spans() {
        assertThat(new Span(3, 5).to(new Span(7, 9))).isEqualTo(new Span(3, 9));
        assertThat(new Span(3, 9).to(new Span(4, 5))).isEqualTo(new Span(3, 9));
        assertThatIllegalArgumentException().isThrownBy(() -> new Span(3, 2));
        assertThatIllegalArgumentException().isThrownBy(() -> new Span(-1, 2));
    }

    @Test
    @DisplayName("Notations are found by id in any case, in order")
    void notations() {
        assertThat(Notations.ids()).isSorted().contains("kamisado", "dvonn", "yinsh", "sixth", "mensch", "dog");
        assertThat(Notations.all()).extracting(notation -> notation.game().id()).isEqualTo(Notations.ids());
        assertThat(Notations.find(" Kamisado ").map(GameNotation::game).map(Object::getClass))
                .isEqualTo(Optional.of(Kamisado.class));
        assertThat(Notations.find("chess")).isEmpty();
    }
}
