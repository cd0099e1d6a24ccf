package org.ludex.notation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.ludex.notation.io.RecordReader;
import org.ludex.notation.io.RecordWriter;
import org.ludex.notation.io.Repairs;

@DisplayName("Repairs")
class RepairsTest {

    private static final String GOOD = "1. R↗3B B↑5Y 2. Y↗3P P↖1G 3. G↗3O O↑5B *";

    private static List<Suggestion> suggestions(Report report) {
        return report.diagnostics().stream()
                .flatMap(diagnostic -> diagnostic.suggestions().stream())
                .toList();
    }

    private static List<Suggestion> kamisado(String moves) {
        return suggestions(Sheet.of("kamisado", moves));
    }

    @Nested
    @DisplayName("suggest one change")
    class Suggestions {

        @ParameterizedTest
        @CsvSource({
            "1. R↗3B B↑5Y 2. Y↗3G P↖1G 3. G↗3O O↑5B *,          REPLACE,   Y↗3G, Y↗3P",
            "1. R↗3B B↑5Y 2. Y↗2P P↖1G 3. G↗3O O↑5B *,          REPLACE,   Y↗2P, Y↗3P",
            "1. R↗3B B↑5Y 2. castles P↖1G 3. G↗3O O↑5B *,       REPLACE,   castles, Y↗3P",
            "1. R↗3B B↑5Y 2. Y↗3P Y↗3P P↖1G 3. G↗3O O↑5B *,     LEAVE_OUT, Y↗3P, ''",
            "1. R↗3B B↑5Y 2. Y↗3P hello P↖1G 3. G↗3O O↑5B *,    LEAVE_OUT, hello, ''",
            "1. R↗3B 2. Y↗3P P↖1G 3. G↗3O O↑5B *,               PUT_IN,    '', B↑5Y",
            "1. B↑5Y R↗3B 2. Y↗3P P↖1G 3. G↗3O O↑5B *,          SWAP,      B↑5Y, R↗3B",
        })
        @DisplayName("of each kind, after which the rest is legal")
        void kinds(String moves, Suggestion.Kind kind, String from, String to) {
            assertThat(kamisado(moves)).singleElement().satisfies(suggestion -> {
                assertThat(suggestion.kind()).isEqualTo(kind);
                assertThat(suggestion.from()).isEqualTo(from);
                assertThat(suggestion.to()).isEqualTo(to);
                assertThat(moves.substring(suggestion.column() - 1)).startsWith(from);
            });
        }

        @Test
        @DisplayName("in place of a move before the one that fails, where that was the slip")
        void earlier() {
            assertThat(kamisado("1. R↗3B B↑4R 2. Y↗3P P↖1G 3. G↗3O O↑5B *"))
                    .singleElement()
                    .satisfies(suggestion -> assertThat(suggestion.to()).isEqualTo("B↑5Y"));
        }

        @Test
        @DisplayName("or up to three, where several are equally good")
        void several() {
            assertThat(kamisado("1. K↑5P O↑1R *")).hasSize(3);
        }

        @Test
        @DisplayName("or three and the number of the others, where there are more")
        void many() {
            Report report = Sheet.of("dvonn", "1. a1 b2 2. a1 *");
            Diagnostic error = report.diagnostics().get(0);
            assertThat(error.suggestions()).hasSize(3);
            assertThat(error.unlisted()).isEqualTo(17);
            assertThat(error.advice(Locale.ENGLISH))
                    .hasSize(4)
                    .endsWith("17 other edits of the same size would also work.");
        }

        @Test
        @DisplayName("that takes a wrong check off a move, and leaves the move")
        void wrongCheck() {
            String head =
                    "[Game \"mensch\"]\n[Options \"players=2\"]\n[Position \"A:14,60,h4,k C:16,40,k,k turn A\"]\n\n";
            Report report = Sheet.record(head + "A 3 60>63\nC 2 40>42\nA 2 14>16 hit C:17\n*\n");
            assertThat(report.diagnostics().get(0).suggestions())
                    .singleElement()
                    .satisfies(suggestion -> assertThat(suggestion.to()).isEqualTo("A 2 14>16"));
        }

        @Test
        @DisplayName("that ends as the record states, its last word included")
        void statedResult() {
            Report report = Sheet.record("[Game \"dvonn\"]\n[Result \"white\"]\n\n1. g2 c1 black resign\n");
            assertThat(report.diagnostics().get(0).suggestions())
                    .isNotEmpty()
                    .noneMatch(suggestion -> suggestion.kind() == Suggestion.Kind.LEAVE_OUT);
        }

        @Test
        @DisplayName("but none where something else is wrong with the record")
        void otherErrors() {
            assertThat(Sheet.of("mensch", "A( 6 k>0\nA 3 0>3\n*").diagnostics())
                    .allMatch(diagnostic -> diagnostic.suggestions().isEmpty());
        }

        @Test
        @DisplayName("or none, where no one change is enough or the search is switched off")
        void none() {
            assertThat(kamisado("castles R↗3B castles *")).isEmpty();
            RecordReader quick =
                    RecordReader.standard().withLimits(Limits.standard().withRepairs(0));
            Report report = Sheet.record(quick, "[Game \"kamisado\"]\n\n1. R↗3B B↑5Y 2. Y↗3G *");
            assertThat(Sheet.codes(report)).containsExactly("error misfit");
            assertThat(suggestions(report)).isEmpty();
        }
    }

    @Nested
    @DisplayName("look at what else a sheet says")
    class Evidence {

        /** Three entries on empty cells: with one of them doubled, only the numbers tell that it is too many. */
        @Test
        @DisplayName("numbers tell a move too many from a wrong one")
        void numbers() {
            List<Suggestion> numbered = suggestions(Sheet.of("sixth", "1. c3 c3 d4 2. a1 b2 3. e5 d1 *"));
            assertThat(numbered).singleElement().satisfies(suggestion -> {
                assertThat(suggestion.kind()).isEqualTo(Suggestion.Kind.LEAVE_OUT);
                assertThat(suggestion.from()).isEqualTo("c3");
            });
        }

        @Test
        @DisplayName("numbers tell where a move is missing")
        void missing() {
            List<Suggestion> suggestions = kamisado("1. R↗3B 2. Y↗3P P↖1G 3. G↗3O O↑5B *");
            assertThat(suggestions).extracting(Suggestion::kind).containsExactly(Suggestion.Kind.PUT_IN);
            // Without them a wrong tower is the smaller slip.
            assertThat(kamisado("R↗3B Y↗3P P↖1G G↗3O O↑5B *"))
                    .extracting(Suggestion::kind)
                    .containsExactly(Suggestion.Kind.REPLACE);
        }

        @ParameterizedTest
        @CsvSource({"white, R↗4B", "'*', R↗4B"})
        @DisplayName("the stated result must come out")
        void result(String stated, String to) {
            Report report = Sheet.record("[Game \"kamisado\"]\n[Result \"" + stated + "\"]\n\n1. R↖2B B↖6R 2. R↗4G\n");
            assertThat(suggestions(report))
                    .anySatisfy(suggestion -> assertThat(suggestion.to()).isEqualTo(to));
            if (stated.equals("white")) {
                assertThat(suggestions(report)).hasSize(1);
            }
        }
    }

    @Nested
    @DisplayName("mend a record")
    class Mending {

        private static Optional<GameRecord<?, ?>> mend(String moves) {
            return Repairs.mend(Sheet.of("kamisado", moves).record());
        }

        @ParameterizedTest
        @CsvSource({
            "1. R↗3B B↑5Y 2. Y↗3G P↖1G 3. G↗3O O↑5B *,          repaired: was Y↗3G",
            "1. R↗3B B↑5Y 2. Y↗3P Y↗3P P↖1G 3. G↗3O O↑5B *,     repaired: left out Y↗3P",
            "1. R↗3B 2. Y↗3P P↖1G 3. G↗3O O↑5B *,               repaired: put in",
            "1. B↑5Y R↗3B 2. Y↗3P P↖1G 3. G↗3O O↑5B *,          repaired: swapped",
        })
        @DisplayName("with a comment at the change")
        void comment(String moves, String comment) {
            GameRecord<?, ?> mended = mend(moves).orElseThrow();
            assertThat(mended.allMoves())
                    .isEqualTo(Sheet.of("kamisado", GOOD).record().allMoves());
            assertThat(mended.moves()).extracting(RecordedMove::comment).containsOnlyOnce(comment);
            assertThat(Sheet.record(RecordWriter.write(mended)).isValid()).isTrue();
        }

        @Test
        @DisplayName("keep what was written around the moves")
        void around() {
            GameRecord<?, ?> mended =
                    mend("{a} 1. R↗3B! {b} (R↑1Y) B↑5Y 2. Y↗3G? {c} P↖1G *").orElseThrow();
            assertThat(RecordWriter.write(mended))
                    .isEqualTo(
                            "[Game \"kamisado\"]\n\n{a} 1. R↗3B! {b} (1. R↑1Y) B↑5Y 2. Y↗3P? {repaired: was Y↗3G\nc} P↖1G *\n");
        }

        @ParameterizedTest
        @CsvSource({
            "1. B↑5Y! {a} R↗3B {b} 2. Y↗3P P↖1G 3. G↗3O O↑5B *, '1. R↗3B {b} B↑5Y! {repaired: swapped\na} 2. Y↗3P'",
            "1. R↗3B B↑5Y 2. Y↗3P {a} Y↗3P? {b} P↖1G 3. G↗3O O↑5B *, '{a\nrepaired: left out Y↗3P?\nb} P↖1G'",
            "1. R↗3B B↑5Y 2. Y↗3P hello (2... P↖1G) P↖1G 3. G↗3O O↑5B *, '{repaired: left out hello} P↖1G (2... P↖1G)'",
            "{a} 1. R↗3B 2. Y↗3P {b} P↖1G 3. G↗3O O↑5B *, '{a} 1. R↗3B B↑5Y {repaired: put in} 2. Y↗3P {b}'",
        })
        @DisplayName("lose nothing that stands around and between the entries that they change")
        void between(String moves, String mended) {
            assertThat(RecordWriter.write(mend(moves).orElseThrow())).contains(mended);
        }

        @Test
        @DisplayName("name the entry that they change, so that no text is looked at")
        void entry() {
            assertThat(kamisado("1. R↗3B B↑5Y 2. Y↗3G P↖1G 3. G↗3O O↑5B *"))
                    .extracting(Suggestion::entry)
                    .containsExactly(3);
        }

        @Test
        @DisplayName("need one change that stands out, each time")
        void standsOut() {
            assertThat(Repairs.mend(Sheet.of("dvonn", "1. a1 b2 2. a1 *").record()))
                    .isEmpty();
            assertThat(mend("R↗3B castles castles castles *")).isEmpty();
            assertThat(Repairs.mend(Sheet.record("[Game \"chess\"]\n\ne4 *"))).isEmpty();
        }

        @Test
        @DisplayName("with what only the sheet says: its numbers")
        void byNumbers() {
            Report report = Sheet.of("sixth", "1. c3 c3 d4 2. a1 b2 3. e5 d1 *");
            assertThat(Repairs.mend(report).map(RecordWriter::write))
                    .contains("[Game \"sixth\"]\n\n1. c3 {repaired: left out c3} d4 2. a1 b2 3. e5 d1 *\n");
            assertThat(report.mended()).isEqualTo(Repairs.mend(report));
        }

        @Test
        @DisplayName("in JSON, with its text")
        void inJson() {
            Report report = Sheet.record("{\"format\":\"ludex-record\",\"version\":1,\"game\":\"dvonn\",\"moves\":["
                    + "{\"type\":\"place\",\"cell\":\"g2\"},{\"type\":\"place\",\"cell\":\"c1\"},"
                    + "{\"ply\":3,\"type\":\"place\",\"cell\":\"c1\"},{\"ply\":3,\"type\":\"place\",\"cell\":\"f5\"}],"
                    + "\"ending\":\"*\"}");
            assertThat(Repairs.mend(report).map(RecordWriter::write))
                    .contains("[Game \"dvonn\"]\n\n1. g2 c1 {repaired: left out c1} 2. f5 *\n");
        }

        @Test
        @DisplayName("in SGF, with its words")
        void inSgf() {
            Report report = Sheet.record("(;GM[Dvonn]VV[1]SU[dvonn 1]P0[id \"w\"]P1[id \"b\"]"
                    + ";P0[1 dropb G 2];P0[2 Done];P1[3 dropb C 1];P1[4 Done];P0[5 dropb D 2];P0[6 Done]"
                    + ";P1[7 move A 1 B 1];P1[8 Done];P1[9 dropb F 5];P1[10 Done])");
            assertThat(Repairs.mend(report).map(RecordWriter::write)).contains("""
                            [Game "dvonn"]
                            [White "w"]
                            [Black "b"]

                            1. g2 c1 2. d2 {repaired: left out P1[7 move A 1 B 1]} f5
                            """);
        }

        @Test
        @DisplayName("leave a good record as it is")
        void good() {
            GameRecord<?, ?> record = Sheet.of("kamisado", GOOD).record();
            assertThat(Repairs.mend(record)).contains(record);
        }
    }
}
