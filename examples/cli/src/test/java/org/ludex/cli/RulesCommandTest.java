package org.ludex.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
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
import org.junit.jupiter.params.provider.MethodSource;
import org.ludex.core.Game;
import org.ludex.core.Games;
import org.ludex.core.Option;
import org.ludex.core.Rule;

@DisplayName("ludex rules")
class RulesCommandTest {

    private static final int WIDTH = 80;
    private static final Pattern RULE = Pattern.compile("(?m)^\u200F?([A-Z]+\\d+)  \\S");
    private static final Pattern CHAPTER = Pattern.compile("(?m)^\u200F?-{3,}$");
    private static final Pattern LATIN = Pattern.compile("[A-Za-z][A-Za-z-]*+\\d*+");

    static Stream<Arguments> books() {
        return Games.all().stream()
                .flatMap(game -> Stream.of(
                        Arguments.of(game.id(), Locale.ENGLISH), Arguments.of(game.id(), Locale.forLanguageTag("fa"))));
    }

    private static String book(String id, Locale locale) {
        Run run = Run.of("", "rules", id, "--lang", locale.getLanguage());
        assertThat(run.code()).isZero();
        assertThat(run.err()).isEmpty();
        return run.out();
    }

    /** A book on one line, as it is read. */
    private static String inOneLine(String book) {
        return book.replace("\u200F", "").replaceAll("\\s+", " ");
    }

    @ParameterizedTest
    @MethodSource("books")
    @DisplayName("prints every rule once, with its sentence, and every option with its values and default")
    void wholeBook(String id, Locale locale) {
        Game<?, ?> game = Games.find(id).orElseThrow();

        String text = inOneLine(book(id, locale));

        for (Rule rule : game.rules()) {
            String sentence = rule.title(locale);
            assertThat(text.split(Pattern.quote(sentence), -1)).as(rule.code()).hasSizeGreaterThanOrEqualTo(2);
            if (rule.code().matches("[A-Z]+\\d+")) {
                assertThat(text.split(" " + rule.code() + " [^.:]{2,60}? " + Pattern.quote(sentence), -1))
                        .as("%s once, with a name", rule.code())
                        .hasSize(2);
            }
        }
        for (Option option : game.options()) {
            assertThat(text).contains(option.name() + ": " + option.description(locale));
            option.values().forEach(value -> assertThat(text).contains(value));
            assertThat(text).contains(option.defaultValue());
        }
    }

    @ParameterizedTest
    @MethodSource("books")
    @DisplayName("sets text for a terminal: no signs of the page, no line that is too long, no empty chapter")
    void lines(String id, Locale locale) {
        String book = book(id, locale);

        assertThat(book).doesNotContain("`", "**", "](", "<!--", "![", "|", "\n#", "\n\n\n");
        assertThat(book.lines().map(line -> line.replaceAll("[\u200F\u200C\\p{Mn}]", "")))
                .allMatch(line -> line.codePointCount(0, line.length()) <= WIDTH);
        assertThat(book).doesNotContainPattern("-{3,}\n\n[^\n]+\n\u200F?-{3,}");
    }

    @ParameterizedTest
    @MethodSource("books")
    @DisplayName("begins with the aim, and has the same chapters and rules in both languages")
    void chapters(String id, Locale locale) {
        String book = book(id, locale);
        String english = book(id, Locale.ENGLISH);

        assertThat(codes(book)).isEqualTo(codes(english)).doesNotHaveDuplicates();
        assertThat(CHAPTER.split(book)).hasSameSizeAs(CHAPTER.split(english));
        assertThat(book.lines().toList().get(1)).containsPattern("={3,}");
        assertThat(book.lines().toList().get(3)).isNotBlank();
        assertThat(codes(book))
                .containsExactlyInAnyOrderElementsOf(Games.find(id).orElseThrow().rules().stream()
                        .map(Rule::code)
                        .filter(code -> code.matches("[A-Z]+\\d+"))
                        .toList());
    }

    private static List<String> codes(String book) {
        List<String> codes = new ArrayList<>();
        Matcher matcher = RULE.matcher(book);
        while (matcher.find()) {
            codes.add(matcher.group(1));
        }
        return codes;
    }

    @Test
    @DisplayName("reads like a rulebook")
    void beginning() {
        assertThat(book("kamisado", Locale.ENGLISH))
                .startsWith("""
                        Kamisado: the rules
                        ===================

                        Kamisado is a game for two players on a board of coloured squares. The square
                        where your tower lands decides which tower your opponent must move next; whoever
                        first brings a tower to the opponent's home row wins the round.

                        A paragraph that begins with Ruling decides a point that the printed rulebook
                        leaves open or contradicts itself on.

                        What you need
                        -------------

                        - A board of 8 by 8 squares in eight colours: brown, green, red, yellow, pink,
                          purple, blue and orange. Each colour occurs once in every row and once in
                          every column. The board looks the same after a half turn.
                        """)
                .contains("""

                        B1  The first move of a round
                            A player may make the first move of a round with any of their own towers.

                            Only the attacker has this freedom, and only once in a round.

                        B2  The colour decides
                        """)
                .contains("""

                        level: The number of points that win the match: 1, 3, 7 or 15.
                            Values: single, standard, long, marathon. Default: single.
                        """);
    }

    @Test
    @DisplayName("says what a game takes over from another, and what is different there")
    void inherited() {
        assertThat(book("dog-royal", Locale.ENGLISH)).contains("""

                D5  One card a turn
                    In turn, clockwise, each player plays one card face up and carries it out in
                    full; nobody draws a card.

                    Cards are drawn on special cells (R4).
                """);
    }

    @Test
    @DisplayName("speaks Persian throughout, and every line runs from right to left")
    void persian() {
        for (Game<?, ?> game : Games.all()) {
            String book = book(game.id(), Locale.forLanguageTag("fa"));
            assertThat(book.lines().filter(line -> !line.isEmpty()))
                    .allMatch(line -> line.startsWith("\u200F"))
                    .isNotEmpty();
            Set<String> strange = new TreeSet<>();
            Matcher matcher = LATIN.matcher(book);
            while (matcher.find()) {
                strange.add(matcher.group());
            }
            strange.removeIf(word -> isKnown(word, game));
            assertThat(strange).as(game.id()).isEmpty();
        }
    }

    /** Whether a word is a code, a cell, the name of a game, or a word that is typed as it stands. */
    private static boolean isKnown(String word, Game<?, ?> game) {
        boolean cell = word.matches("[a-kA-KLn]\\d*|c\\d-d");
        boolean name = List.of("Six", "MaKING").contains(word)
                || Games.all().stream()
                        .anyMatch(each -> List.of(each.name().split(" ")).contains(word));
        boolean rule = Stream.concat(game.rules().stream(), Games.find("dog").orElseThrow().rules().stream())
                .anyMatch(each -> each.code().equals(word));
        boolean option = game.options().stream()
                .anyMatch(each -> each.name().equals(word)
                        || each.values().contains(word)
                        || List.of(each.defaultValue().split("\\W+")).contains(word)
                        || each.description(Locale.forLanguageTag("fa")).contains(word));
        boolean typed = List.of("ludex", "rules", "validate", "explain", "--explain", game.id(), "seats", "dog")
                .contains(word);
        return cell || name || rule || option || typed;
    }

    @Test
    @DisplayName("prints all that the page says about one rule, whose code may be in any case")
    void oneRule() {
        Run run = Run.of("", "rules", "kamisado", "s8", "--lang", "en");

        assertThat(run.code()).isZero();
        assertThat(run.out()).isEqualTo("""
                S8  Only lower ranks
                    A sumo pushes only plain towers.

                    Ruling: the same holds for every rank: each pushed tower has a lower rank
                    than the pusher.
                """);
    }

    @Test
    @DisplayName("prints what is different about the rule of another game, and where it is explained")
    void oneRuleOfAnotherGame() {
        assertThat(Run.of("", "rules", "dog-royal", "D5", "--lang", "en").out()).isEqualTo("""
                D5  One card a turn
                    In turn, clockwise, each player plays one card face up and carries it out in
                    full; nobody draws a card.

                    Cards are drawn on special cells (R4).

                    "ludex rules dog D5" explains this rule.
                """);
    }

    @Test
    @DisplayName("prints the sentence of a rule that no book numbers")
    void oneUnnumberedRule() {
        Run run = Run.of("", "rules", "dvonn", "game-over", "--lang", "en");

        assertThat(run.out().lines()).startsWith("game-over").hasSize(2);
    }

    @ParameterizedTest
    @MethodSource("books")
    @DisplayName("prints every rule by itself as it is in the book")
    void eachRule(String id, Locale locale) {
        String book = book(id, locale);
        for (String code : codes(book)) {
            String alone = Run.of("", "rules", id, code, "--lang", locale.getLanguage())
                    .out();
            String pointer = "ludex rules dog " + code;
            assertThat(book)
                    .as(code)
                    .contains(alone.lines()
                            .takeWhile(line -> !line.contains(pointer))
                            .collect(Collectors.joining("\n"))
                            .stripTrailing());
        }
    }

    @Test
    @DisplayName("--json prints the rules with their kinds")
    void json() throws Exception {
        JsonNode book = new ObjectMapper()
                .readTree(Run.of("", "rules", "yinsh", "--json", "--lang", "en").out());

        assertThat(book.path("game").asText()).isEqualTo("yinsh");
        assertThat(book.path("rules"))
                .hasSameSizeAs(Games.find("yinsh").orElseThrow().rules());
        assertThat(book.path("rules").get(0).path("kind").asText()).isNotEmpty();
    }

    @Test
    @DisplayName("--json prints what the page explains, and what differs from the game that a rule comes from")
    void jsonExplanation() throws Exception {
        JsonNode own = one("yinsh", "M3");
        assertThat(own.path("name").asText()).isEqualTo("Jumping markers");
        assertThat(own.at("/explanation/0").asText())
                .isEqualTo("If a ring or the edge of the board follows the run, the run cannot be jumped.");
        JsonNode taken = one("dog-royal", "D5");
        assertThat(taken.path("name").asText()).isEqualTo("One card a turn");
        assertThat(taken.at("/explanation/0").asText()).isEqualTo("Cards are drawn on special cells (R4).");
        assertThat(one("black-dog", "D5").path("explanation")).isEmpty();
        assertThat(one("yinsh", "after-end").has("explanation")).isFalse();
    }

    private static JsonNode one(String game, String code) throws Exception {
        return new ObjectMapper()
                .readTree(Run.of("", "rules", game, code, "--json", "--lang", "en")
                        .out())
                .at("/rules/0");
    }

    @Test
    @DisplayName("refuses an unknown rule with the list of those there are")
    void unknownRule() {
        Run run = Run.of("", "rules", "dvonn", "X9", "--lang", "en");

        assertThat(run.code()).isEqualTo(2);
        assertThat(run.out()).isEmpty();
        assertThat(run.err()).startsWith("ludex: DVONN has no rule \"X9\"; its rules: P1, P2, P3, S1");
    }
}
