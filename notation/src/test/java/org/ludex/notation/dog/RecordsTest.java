package org.ludex.notation.dog;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.ludex.core.Playout;
import org.ludex.notation.Diagnostic;
import org.ludex.notation.GameRecord;
import org.ludex.notation.RecordedMove;
import org.ludex.notation.Report;
import org.ludex.notation.Severity;
import org.ludex.notation.Suggestion;
import org.ludex.notation.io.RecordReader;
import org.ludex.notation.io.RecordWriter;
import org.ludex.notation.io.Repairs;
import org.ludex.notation.json.LudexModule;

@DisplayName("Records of the DOG games")
class RecordsTest {

    private static final ObjectMapper MAPPER = new ObjectMapper().registerModule(new LudexModule());

    private static final String OPENING = """
            [Game "dog"]

            round 1 6 A
            deal A:2,4,7,13,swap,joker B:#6 C:#6 D:#6
            give A>C:2 B>D:# C>A:# D>B:#
            A start
            B nostart
            C nostart
            D nostart
            """;

    private static Report read(String text) {
        List<Report> reports = RecordReader.standard().read(text);
        assertThat(reports).hasSize(1);
        return reports.get(0);
    }

    private static List<String> codes(Report report, Severity severity) {
        return report.diagnostics().stream()
                .filter(diagnostic -> diagnostic.severity() == severity)
                .map(Diagnostic::code)
                .toList();
    }

    private static List<String> texts(GameRecord<?, ?> record) {
        return record.moves().stream().map(RecordedMove::text).toList();
    }

    /** Whatever was read is the same when it is written and read again, as text and as JSON. */
    private static void assertStable(GameRecord<?, ?> record) throws Exception {
        assertThat(read(RecordWriter.write(record)).content()).isEqualTo(record);
        assertThat(MAPPER.readValue(MAPPER.writeValueAsString(record), GameRecord.class))
                .isEqualTo(record);
    }

    @Nested
    @DisplayName("carry what is written around the moves")
    class Around {

        private static final String TEXT = """
                [Game "dog"]
                [A "one"]

                {before}
                round 1 6 A {the first
                round}
                deal A:2,4,7,13,swap,joker B:#6 C:#6 D:#6
                give A>C:2 B>D:# C>A:# D>B:#
                A start! {behind}
                B nostart
                C nostart
                D nostart
                A 4 0>60?! (A 13 0>13
                  B 11 k>16 {inside} (B burn 5,5,5,5,5,5) resign)
                B 13 k>16
                C:resign
                """;

        @Test
        @DisplayName("comments, marks, variations and endings")
        void decorated() throws Exception {
            Report report = read(TEXT);
            assertThat(report.diagnostics()).isEmpty();
            GameRecord<?, ?> record = report.record();
            assertThat(record.comment()).isEqualTo("before");
            assertThat(record.moves().get(0).comment()).isEqualTo("the first\nround");
            assertThat(record.moves().get(2).suffix()).isEqualTo("!");
            assertThat(record.moves().get(2).comment()).isEqualTo("behind");
            RecordedMove<?> four = record.moves().get(6);
            assertThat(four.suffix()).isEqualTo("?!");
            assertThat(four.variations()).singleElement().satisfies(variation -> {
                assertThat(variation.moves())
                        .extracting(move -> move.move().toString())
                        .containsExactly("A 13 0>13", "B 11 k>16");
                assertThat(variation.moves().get(1).variations()).hasSize(1);
                assertThat(variation.ending()).hasToString("Optional[resign]");
            });
            assertThat(record.result().winners()).containsExactly("B", "D");
            assertStable(record);
        }

        @Test
        @DisplayName("is written one entry a line")
        void written() {
            assertThat(RecordWriter.write(read(TEXT).content())).isEqualTo("""
                    [Game "dog"]
                    [A "one"]

                    {before}
                    round 1 6 A
                    deal A:2,4,7,13,swap,joker B:#6 C:#6 D:#6 {the first
                    round}
                    give A>C:2 B>D:# C>A:# D>B:#
                    A start! {behind}
                    B nostart
                    C nostart
                    D nostart
                    A 4 0>60?! (
                    A 13 0>13
                    B 11 k>16 {inside} (
                    B burn 5,5,5,5,5,5)
                    resign)
                    B 13 k>16
                    C:resign
                    """);
        }

        @Test
        @DisplayName("also on Windows")
        void windows() {
            assertThat(read(TEXT.replace("\n", "\r\n")).record().moves())
                    .hasSameSizeAs(read(TEXT).record().moves());
        }

        @Test
        @DisplayName("a variation of a deal has its own announcement")
        void otherDeal() throws Exception {
            Report report = read("""
                    [Game "dog"]

                    round 1 6 A
                    deal A:13,#5
                    (round 1 6 B
                    deal B:13,#5)
                    *
                    """);
            assertThat(report.diagnostics()).isEmpty();
            assertThat(report.record().moves()).singleElement().satisfies(deal -> {
                assertThat(deal.move()).hasToString("round 1 6 A deal A:13,#5 B:#6 C:#6 D:#6");
                assertThat(deal.variations().get(0).moves().get(0).move())
                        .hasToString("round 1 6 B deal A:#6 B:13,#5 C:#6 D:#6");
            });
            assertStable(report.record());
        }

        @ParameterizedTest
        @CsvSource({"resign,B+D", "A:resign,B+D", "B:time,A+C", "D:forfeit,A+C", "agreed,draw", "*,*"})
        @DisplayName("every ending")
        void endings(String ending, String result) throws Exception {
            Report report = read(OPENING + ending + "\n");
            assertThat(report.diagnostics()).isEmpty();
            assertThat(report.record().result().tag()).isEqualTo(result);
            assertStable(report.record());
        }
    }

    @Nested
    @DisplayName("are the same however they say it")
    class Canonical {

        @Test
        @DisplayName("deals and exchanges name every seat in order")
        void seats() {
            GameRecord<?, ?> record = read("""
                    [Game "dog"]

                    round 1 6 A
                    deal C:13,#5
                    give D>B:4
                    *
                    """).record();
            assertThat(texts(record))
                    .containsExactly("round 1 6 A deal A:#6 B:#6 C:13,#5 D:#6", "give A>C:# B>D:# C>A:# D>B:4");
        }

        @Test
        @DisplayName("a card that is drawn and not told is hidden")
        void draws() {
            String royal = """
                    [Game "dog-royal"]

                    round 1 5 A
                    deal
                    give
                    A start peasant
                    B start king
                    C start king
                    D start king
                    A 8 0>8
                    *
                    """;
            assertThat(texts(read(royal).record())).last().isEqualTo("A 8 0>8 draw #");
            assertThat(texts(read(royal.replace("A 8 0>8", "A 8 0>8 leap 24")).record()))
                    .last()
                    .isEqualTo("A 8 0>8 draw # leap 24");
            String two = """
                    [Game "dog"]
                    [Options "players=2"]
                    [Position "A:h4,k,k,k,k C:h4,k,k,k,k round 1 A play A hands A:9,#5 C:#6 pile - deck #98"]

                    A burn 9
                    A 13 k>0
                    C burn 8
                    C burn 8
                    *
                    """;
            assertThat(texts(read(two).record()))
                    .containsExactly("A burn 9 draw #", "A 13 k>0", "C burn 8 draw #", "C burn 8");
        }

        @Test
        @DisplayName("a rank is told where a piece leaves the kennel")
        void ranks() {
            String text = """
                    [Game "dog-royal"]
                    [Position "A:K3,Nh3,Ph2,Jk B:Kk,Nk,Pk,Jk C:Kk,Nk,Pk,Jk D:Kk,Nk,Pk,Jk round 2 A play A hands A:#2 B:#2 C:#2 D:#2 pile - deck #102"]

                    A 13 k>0
                    B 13 king k>16
                    C 13 king k>32
                    D 13 king k>48
                    A 2 king 3>5
                    *
                    """;
            assertThat(texts(read(text).record())).startsWith("A 13 jester k>0").endsWith("A 2 3>5");
            assertThat(codes(read(text.replace("A 2 king", "A 2 knight")), Severity.ERROR))
                    .containsExactly("no-piece");
        }

        @Test
        @DisplayName("places in DOG Cards are told where they must be")
        void places() {
            String text = """
                    [Game "dog-cards"]
                    [Options "players=2"]

                    round 1 7 A
                    market 3,9,11,12,13,14,joker,thief,2,2,4,5,6
                    deal
                    A 7 look 5,2,9,5,3,#,# take 2@2
                    C 7 look 5,9,5,3,#,#,# take 5@3
                    *
                    """;
            Report report = read(text);
            assertThat(codes(report, Severity.ERROR)).isEmpty();
            assertThat(texts(report.record()))
                    .endsWith("A 7 look 5,2,9,5,3,#,# take 2", "C 7 look 5,9,5,3,#,#,# take 5@3");
        }
    }

    @Nested
    @DisplayName("that are broken keep what they hold")
    class Broken {

        @ParameterizedTest
        @ValueSource(
                strings = {
                    "nonsense on a line",
                    "A 4 0>60 B 11 k>16",
                    "A 15 0>15",
                    "B 4 0>60",
                    "A 13 0>12\nB 11 k>16",
                    "round 2 5 B",
                    "round 2 5 B\ndeal",
                    "shuffle",
                    "A 4 0>60 {a comment} hit B:3",
                    "A 4 0>60 hit B:60",
                    "A swap 0<>B:3 draw #",
                    "*\nA 4 0>60\nB 11 k>16",
                    "A 4 0>60 (A 9 0>9\nnonsense)\nmore nonsense",
                    "A 4 0>60 ]\nnonsense",
                    "A 4 0>60 {never closed\nB 11 k>16"
                })
        @DisplayName("and stay the same")
        void stay(String lines) throws Exception {
            Report report = read(OPENING + lines + "\n");
            assertThat(report.isValid()).isFalse();
            assertThat(report.record().moves()).hasSizeGreaterThanOrEqualTo(6);
            assertStable(report.record());
        }

        @ParameterizedTest
        @ValueSource(
                strings = {"round 1 6 A\ngive", "round 1 5 A\ndeal", "round 1 6 A\ndael A:#6", "deal", "round 7 6 A"})
        @DisplayName("from the first line on")
        void first(String lines) throws Exception {
            Report report = read("[Game \"dog\"]\n\n" + lines + "\n");
            assertThat(report.isValid()).isFalse();
            assertThat(report.record().moves()).isEmpty();
            assertThat(report.content().rest()).isEqualTo(lines);
            assertStable(report.record());
        }

        @Test
        @DisplayName("and say where the trouble is")
        void places() {
            Report report = read("[Game \"dog\"]\n\nround 1 6 A\ndeal A:13,#4\n");
            assertThat(report.diagnostics()).singleElement().satisfies(diagnostic -> {
                assertThat(diagnostic.code()).isEqualTo("D1");
                assertThat(diagnostic.place().line()).isEqualTo(4);
                assertThat(diagnostic.ply()).hasValue(1);
            });
        }

        @Test
        @DisplayName("are mended where one line is missing, doubled or wrong")
        void mended() {
            List<String> lines = RecordWriter.write(
                            GameRecord.of(Playout.from(new DogNotation().game().start(), 3, 60), List.of()))
                    .lines()
                    .toList();
            int at = 40;
            assertThat(lines.get(at)).matches("[A-D] .*");
            List<String> missing = new java.util.ArrayList<>(lines);
            missing.remove(at);
            assertMends(lines, missing, Suggestion.Kind.PUT_IN);
            List<String> doubled = new java.util.ArrayList<>(lines);
            doubled.add(at, lines.get(at));
            assertMends(lines, doubled, Suggestion.Kind.LEAVE_OUT);
        }

        private static void assertMends(List<String> good, List<String> broken, Suggestion.Kind kind) {
            Report report = read(String.join("\n", broken));
            List<Suggestion> suggestions = report.diagnostics().stream()
                    .flatMap(diagnostic -> diagnostic.suggestions().stream())
                    .toList();
            assertThat(suggestions).extracting(Suggestion::kind).contains(kind);
            assertThat(suggestions)
                    .allSatisfy(suggestion ->
                            assertThat(suggestion.message(Locale.ENGLISH)).doesNotContain("\n"));
            if (suggestions.size() == 1) {
                GameRecord<?, ?> mended = Repairs.mend(report.record()).orElseThrow();
                assertThat(texts(mended))
                        .isEqualTo(texts(read(String.join("\n", good)).record()));
            }
        }

        @Test
        @DisplayName("however much they ask for")
        void endless() {
            String cards = "#999,".repeat(50_000) + "#";
            assertThat(read(OPENING + "shuffle " + cards).isValid()).isFalse();
            assertThat(read(OPENING + "B burn " + "5,".repeat(50_000) + "5").isValid())
                    .isFalse();
            assertThat(read(OPENING + "A 7 " + "1>2+".repeat(50_000) + "1>2").isValid())
                    .isFalse();
            assertThat(read(OPENING + "round 1 6 A\n".repeat(20_000)).isValid()).isFalse();
        }
    }

    @Nested
    @DisplayName("that are not legal are read, and the rule is named")
    class Illegal {

        @ParameterizedTest
        @CsvSource(delimiter = '|', textBlock = """
                A 13 0>13 draw #          | not-a-move
                A 13 0>13 leap 24         | not-a-move
                A 13 0>13 turn left       | not-a-move
                A 13 0>13 dog 8>9         | not-a-move
                A 13 0>13 refill 5        | not-a-move
                A swap - draw #           | not-a-move
                A swap - hit B:3          | not-a-move
                A joker=14 take 8         | D20
                A joker 0>13              | D20
                A 14 take 8               | not-held
                A 13=5 0>5                | not-a-move
                A 13 king k>0             | not-a-move
                A 13 0>13 hit B:13        | wrong-hit
                B 13 k>16                 | wrong-seat
                A magnet 0>3              | not-held
                C dog 8                   | out-of-order
                A start                   | out-of-order
                A burn 13                 | D6
                A 7 0>3+3>7               | D18
                A 13 0>70                 | D17
                """)
        void dog(String line, String code) {
            // A holds nothing but what the deal and the exchange told.
            String text = OPENING.replace("C>A:#", "C>A:9") + line + "\n";
            assertThat(codes(read(text), Severity.ERROR)).first().isEqualTo(code);
        }

        @ParameterizedTest
        @CsvSource(delimiter = '|', textBlock = """
                A row3 11 draw #                | C10
                A row 11                        | C4
                A joker=14 take 8               | C6
                A 14 take 8 draw #              | C6
                A thief B=9                     | C6
                A 7 look #,#,#,#,#,#,# take # draw # | C6
                A 7 look # take #               | C6
                A 4 buy 9=2 refill 9            | C6
                A buy 9@9=2 refill 9            | C1
                A buy 5@5=13 refill 9 draw #    | C5
                A exchange 4@C                  | C7
                A drop 9                        | C8
                A drop 9 draw # hit B:3         | not-a-move
                """)
        void cards(String line, String code) {
            String text = """
                    [Game "dog-cards"]
                    [Options "players=2"]

                    round 1 7 A
                    market 3,9,11,12,13,14,joker,thief,2,2,4,5,6
                    deal
                    """ + line + "\n";
            assertThat(codes(read(text), Severity.ERROR)).first().isEqualTo(code);
        }

        @Test
        @DisplayName("a roll that no die shows")
        void mensch() {
            String text = "[Game \"mensch\"]\n\nA 6 k>0\nA 7 0>7\n";
            assertThat(codes(read(text), Severity.ERROR)).containsExactly("not-a-move");
            assertThat(codes(read(text.replace("A 7 0>7", "A 3 0>3 draw #")), Severity.ERROR))
                    .containsExactly("not-a-move");
        }
    }

    @Nested
    @DisplayName("that are written in another way are read with a note")
    class Lenient {

        @Test
        void notes() {
            Report report = read("""
                    [Game "dog"]

                    Round ۱ ۶ A
                    DEAL a:13, 4,#4
                    give A > C:13
                    a start
                    B NOSTART
                    C nostart
                    D nostart
                    A 1 0>11
                    *
                    """);
            assertThat(codes(report, Severity.ERROR)).isEmpty();
            assertThat(codes(report, Severity.NOTE)).containsOnly("lenient");
            assertThat(report.diagnostics())
                    .extracting(diagnostic -> diagnostic.facts().form())
                    .containsExactlyInAnyOrder("digits", "blanks", "case", "card");
            assertThat(report.diagnostics())
                    .allSatisfy(diagnostic ->
                            assertThat(diagnostic.message(Locale.ENGLISH)).contains("was read as"));
        }

        @Test
        @DisplayName("a bare sheet of a game that is named beside it")
        void bare() {
            Report report = RecordReader.standard()
                    .forGame("mensch", Map.of("players", "2"))
                    .read("A 6 k>0\nA 3 0>3\nC 2 -\n*\n")
                    .get(0);
            assertThat(report.diagnostics()).isEmpty();
            assertThat(report.record().moves()).hasSize(3);
        }
    }
}
