package org.ludex.notation;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.ludex.core.Game;
import org.ludex.core.Games;
import org.ludex.core.Messages;
import org.ludex.core.Rule;
import org.ludex.notation.io.RecordReader;
import org.ludex.notation.spi.NotationRule;

@DisplayName("The codes of the notation")
class NotationRuleTest {

    private static final Path PAGE = Path.of("docs/diagnostics.md");
    private static final Pattern ROW = Pattern.compile("(?m)^\\| ((?:`[a-z-]+`(?:, )?)+) \\| ([a-z ]+) \\|");
    private static final Pattern WORD = Pattern.compile("[a-z]+(-[a-z]+)*");
    private static final String KAMISADO = "[Game \"kamisado\"]\n\n";

    /** A file for each code, of which the report has it. */
    static Stream<Arguments> samples() {
        return Stream.of(
                Arguments.of(Severity.ERROR, NotationRule.NO_GAME_TAG, "R>3B *"),
                Arguments.of(Severity.ERROR, NotationRule.UNKNOWN_GAME, "[Game \"chess\"]\n\ne4 *"),
                Arguments.of(Severity.ERROR, NotationRule.BAD_TAG, "[Game \"kamisado\"]\n[Event x]\n\n*"),
                Arguments.of(
                        Severity.WARNING,
                        NotationRule.DOUBLE_TAG,
                        "[Game \"kamisado\"]\n[Event \"x\"]\n[event \"y\"]\n\n*"),
                Arguments.of(Severity.WARNING, NotationRule.MISPLACED_TAG, KAMISADO + "R>3B [Event \"x\"] *"),
                Arguments.of(
                        Severity.ERROR,
                        NotationRule.BAD_OPTIONS,
                        "[Game \"kamisado\"]\n[Options \"level=silly\"]\n\n*"),
                Arguments.of(
                        Severity.ERROR, NotationRule.BAD_POSITION, "[Game \"kamisado\"]\n[Position \"nothing\"]\n\n*"),
                Arguments.of(Severity.ERROR, NotationRule.UNCLOSED_COMMENT, KAMISADO + "R>3B {to the end"),
                Arguments.of(Severity.ERROR, NotationRule.UNCLOSED_VARIATION, KAMISADO + "R>3B (R^1Y *"),
                Arguments.of(Severity.ERROR, NotationRule.UNOPENED, KAMISADO + "R>3B ) *"),
                Arguments.of(Severity.ERROR, NotationRule.LONELY_VARIATION, KAMISADO + "(R>3B) *"),
                Arguments.of(Severity.WARNING, NotationRule.BAD_SUFFIX, KAMISADO + "R>3B!!! *"),
                Arguments.of(Severity.ERROR, NotationRule.NOT_A_MOVE_TEXT, KAMISADO + "castles *"),
                Arguments.of(Severity.ERROR, NotationRule.MISFIT, KAMISADO + "R>3G *"),
                Arguments.of(
                        Severity.ERROR,
                        NotationRule.AMBIGUOUS,
                        "[Game \"yinsh\"]\n[Position \"move white; rings d4 e5 f6 g7 h8 / b2 c4 e6 f5 f7; markers h4 h5 h6 h7 h9 / -\"]\n\n"
                                + "h8-i8;xd4 *"),
                Arguments.of(Severity.NOTE, NotationRule.LENIENT, KAMISADO + "r>3b *"),
                Arguments.of(
                        Severity.NOTE,
                        NotationRule.FILLED_IN,
                        "[Game \"dvonn\"]\n[Position \"........./BB......../..D.....D../........../........D stacking white\"]\n\n"
                                + "a2-b2"),
                Arguments.of(Severity.WARNING, NotationRule.WRONG_NUMBER, KAMISADO + "1. R>3B 7. B^5Y *"),
                Arguments.of(
                        Severity.WARNING,
                        NotationRule.WRONG_RESULT,
                        "[Game \"kamisado\"]\n[Result \"white\"]\n\nR>3B *"),
                Arguments.of(
                        Severity.WARNING, NotationRule.WRONG_SCORE, "[Game \"kamisado\"]\n[Score \"1-0\"]\n\nR>3B *"),
                Arguments.of(Severity.WARNING, NotationRule.UNFINISHED, KAMISADO + "R>3B"),
                Arguments.of(Severity.ERROR, NotationRule.BAD_ENDING, KAMISADO + "R>3B green:resign"),
                Arguments.of(Severity.WARNING, NotationRule.BAD_ENDING, KAMISADO + "R<2B B<6R R>4B resign"),
                Arguments.of(Severity.ERROR, NotationRule.AFTER_ENDING, KAMISADO + "R>3B * B^5Y"),
                Arguments.of(
                        Severity.NOTE,
                        NotationRule.UNPROVEN,
                        "[Game \"dog\"]\n\nround 1 6 A\nA start\nB nostart\nC nostart\nD nostart\nA 5 0>5\nB burn #6\n*"),
                Arguments.of(
                        Severity.ERROR,
                        NotationRule.TOO_DEEP,
                        KAMISADO + "R>3B " + "(R>3B ".repeat(101) + ")".repeat(101) + "*"),
                Arguments.of(Severity.ERROR, NotationRule.TOO_LONG, KAMISADO + "{" + "x".repeat(1_100_000) + "} *"),
                Arguments.of(Severity.WARNING, NotationRule.TOO_MANY, KAMISADO + "R>3B" + " !!!".repeat(101) + " *"),
                Arguments.of(Severity.ERROR, NotationRule.BAD_JSON, "{\"format\": \"ludex-record\"}"),
                Arguments.of(
                        Severity.ERROR,
                        NotationRule.UNKNOWN_VERSION,
                        "{\"format\": \"ludex-record\", \"version\": 7, \"game\": \"kamisado\", \"moves\": []}"),
                Arguments.of(
                        Severity.ERROR,
                        NotationRule.UNREAD_REST,
                        "{\"format\": \"ludex-record\", \"version\": 1, \"game\": \"kamisado\", \"moves\": [],"
                                + " \"rest\": \"castles\"}"),
                Arguments.of(Severity.ERROR, NotationRule.BAD_SGF, "(;GM[Dvonn];P0[1 dropb A 2]"),
                Arguments.of(Severity.WARNING, NotationRule.BAD_SGF, "(;GM[Dvonn](;P0[dropb A 1])(;P0[dropb A 2]))"));
    }

    @Test
    @DisplayName("stand in the documentation beside the words of the games")
    void wordsOfGames() throws IOException {
        String page = Files.readString(PAGE);
        for (Game<?, ?> game : Games.all()) {
            for (Rule rule : game.rules()) {
                if (WORD.matcher(rule.code()).matches()) {
                    assertThat(page).as(game.id()).contains("\n| `" + rule.code() + "` | ");
                }
            }
        }
    }

    @ParameterizedTest
    @MethodSource("samples")
    @DisplayName("are each met in a report")
    void areMet(Severity severity, NotationRule rule, String file) {
        List<Report> reports = RecordReader.standard().read(file);
        assertThat(reports).hasSize(1);
        String said = severity + " " + rule.code();
        assertThat(Sheet.codes(reports.get(0))).as(Sheet.shown(reports.get(0))).contains(said);
        Sheet.messages(reports.get(0)).forEach(message -> assertThat(message).doesNotContainPattern("\\{[a-z]+}"));
    }

    @Test
    @DisplayName("are each met for text that is not UTF-8")
    void encoding() {
        byte[] latin = (KAMISADO + "{é} *").getBytes(StandardCharsets.ISO_8859_1);
        Report report = RecordReader.standard()
                .read(new ByteArrayInputStream(latin), "-")
                .toList()
                .get(0);
        assertThat(Sheet.codes(report)).containsExactly("note " + NotationRule.ENCODING.code());
    }

    @Test
    @DisplayName("are each met for a file without records")
    void noRecords() {
        Diagnostic diagnostic = Diagnostic.noRecords("empty.lgn");
        assertThat(diagnostic.rule()).isEqualTo(NotationRule.NO_RECORDS);
        assertThat(diagnostic).hasToString("empty.lgn:1:1: note no-records: The file contains no records.");
        assertThat(DiagnosticText.render(diagnostic, Locale.ENGLISH))
                .isEqualTo("empty.lgn:1:1: note no-records: The file contains no records.\n");
    }

    @Test
    @DisplayName("have a sample each, of the severities that the page gives")
    void haveSamples() throws IOException {
        Map<String, Set<String>> sampled = samples()
                .map(Arguments::get)
                .collect(Collectors.groupingBy(
                        sample -> ((NotationRule) sample[1]).code(),
                        LinkedHashMap::new,
                        Collectors.mapping(sample -> sample[0].toString(), Collectors.toCollection(TreeSet::new))));
        sampled.put(NotationRule.ENCODING.code(), Set.of("note"));
        sampled.put(NotationRule.NO_RECORDS.code(), Set.of("note"));
        // Records are never met with it: MoveReaderTest has it for single turns.
        sampled.put(NotationRule.NOT_ONE_TURN.code(), Set.of("error"));
        // It is what a view shows of a refusal: SecretsTest meets it.
        sampled.put(NotationRule.HIDDEN.code(), Set.of("error"));
        // It takes a mistake to meet it: InternalErrorTest makes some.
        sampled.put(NotationRule.INTERNAL_ERROR.code(), Set.of("error"));
        // It is about writing: SgfWriterTest meets it.
        sampled.put(NotationRule.INEXPRESSIBLE.code(), Set.of("error"));
        assertThat(sampled).isEqualTo(documented());
        assertThat(sampled.keySet())
                .containsExactlyInAnyOrderElementsOf(
                        Stream.of(NotationRule.values()).map(NotationRule::code).toList());
    }

    /** The codes that the page lists, with their severities. */
    private static Map<String, Set<String>> documented() throws IOException {
        Map<String, Set<String>> codes = new LinkedHashMap<>();
        Matcher row = ROW.matcher(Files.readString(PAGE));
        while (row.find()) {
            for (String code : row.group(1).split(", ", -1)) {
                codes.put(
                        code.replace("`", ""),
                        new TreeSet<>(List.of(row.group(2).split(" or ", -1))));
            }
        }
        return codes;
    }

    @ParameterizedTest
    @EnumSource
    @DisplayName("have a sentence for the rule and one for breaking it")
    void haveSentences(NotationRule rule) {
        var bundle = Messages.bundle(NotationRule.class, Locale.ENGLISH);
        assertThat(bundle.containsKey("rule." + rule.code())).isTrue();
        assertThat(bundle.containsKey("refusal." + rule.code())).isTrue();
        assertThat(rule.title(Locale.ENGLISH)).endsWith(".");
        assertThat(rule.kind()).isEqualTo(Rule.Kind.CONSTRAINT);
    }

    @Test
    @DisplayName("have no sentence too many")
    void noSentenceTooMany() {
        Set<String> codes =
                Stream.of(NotationRule.values()).map(NotationRule::code).collect(Collectors.toSet());
        assertThat(Messages.bundle(NotationRule.class, Locale.ENGLISH).keySet()).allSatisfy(key -> {
            String[] parts = key.split("\\.", -1);
            if (parts[0].equals("rule") || parts[0].equals("refusal")) {
                assertThat(codes).contains(parts[1]);
            }
        });
    }
}
