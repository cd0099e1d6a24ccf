package org.ludex.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.ludex.testkit.Translations;

@DisplayName("--lang")
class LanguageTest {

    /** A word that begins like a sentence, and another; the name of a server does too. */
    private static final Pattern ENGLISH = Pattern.compile("\\b(?!Little Golem)[A-Z][a-z]+ [A-Za-z]+");

    private static final String SLIP = """
            [Game "dvonn"]
            [Result "white"]

            1. a1 B2 2. a1 *
            """;

    @Test
    @DisplayName("fa judges a bad record in Persian")
    void persian() {
        Run run = Run.of(SLIP, "validate", "--lang", "fa", "-");

        assertThat(run.code()).isEqualTo(1);
        assertThat(run.err()).startsWith("""
                -:4:7: یادداشت lenient: با حروف کوچک یا بزرگ نادرست: «B2» به‌صورت «b2» خوانده شد.
                  4 | 1. a1 B2 2. a1 *
                    |       ^^
                -:4:13: خطا P2: خانه‌ی a1 پُر است.
                  4 | 1. a1 B2 2. a1 *
                    |             ^^
                  پیشنهاد: نوشتن\s""");
        assertThat(run.out()).isEqualTo("- #۱: نامعتبر، dvonn، ۲ حرکت، ناتمام\n۰ معتبر، ۱ نامعتبر\n");
    }

    @Test
    @DisplayName("fa writes messages of the JSON report in Persian, and nothing else")
    void json() {
        Run run = Run.of(SLIP, "validate", "--json", "--lang", "fa", "-");

        assertThat(run.out())
                .contains("\"severity\" : \"error\"", "\"plies\" : 2", "\"message\" : \"خانه‌ی a1 پُر است.\"");
    }

    @Test
    @DisplayName("fa is heard wherever it stands, and by every command")
    void everywhere() {
        assertThat(Run.of("", "--lang", "fa", "perft", "chess", "1").err())
                .startsWith("ludex: بازی «chess» ناشناخته است؛ بازی‌های شناخته‌شده: ");
        assertThat(Run.of("", "perft", "yinsh", "1", "--option", "variant=slow", "--lang=fa")
                        .err())
                .isEqualTo("ludex: گزینه‌ی variant نمی‌تواند «slow» باشد. مقدارهای ممکن: standard، blitz.\n");
        assertThat(Run.of(SLIP, "show", "--lang", "fa", "-").err()).contains("خطا P2: خانه‌ی a1 پُر است.");
        assertThat(Run.of(SLIP, "show", "--lang", "fa", "--record", "3", "-").err())
                .isEqualTo("ludex: -: ۱ رکورد دارد؛ رکورد ۳ در آن نیست\n");
        assertThat(Run.of("", "convert", "--lang", "fa", "-").err())
                .isEqualTo("-:1:1: یادداشت no-records: فایل هیچ رکوردی ندارد.\n");
    }

    @Test
    @DisplayName("en is English")
    void english() {
        Run run = Run.of(SLIP, "validate", "--lang", "en", "-");
        assertThat(run.err()).contains("-:4:13: error P2: a1 is occupied.");
        assertThat(run.out()).isEqualTo("- #1: INVALID, dvonn, 2 plies, open\n0 valid, 1 invalid\n");
    }

    @Test
    @DisplayName("refuses a language that is not known, and names those that are")
    void unknown() {
        for (String language : new String[] {"xx", "de", "", "!"}) {
            Run run = Run.of(SLIP, "validate", "--lang", language, "-");
            assertThat(run.code()).isEqualTo(2);
            assertThat(run.out()).isEmpty();
            assertThat(run.err()).startsWith("ludex: --lang must be one of en, fa, not \"" + language + "\"\n");
        }
    }

    @Test
    @DisplayName("fa is heard in bad arguments too, even behind them")
    void badArguments() {
        assertThat(Run.of("", "perft", "dvonn", "one", "--lang", "fa"))
                .isEqualTo(new Run(
                        2,
                        "",
                        "ludex: مقدار DEPTH باید عددی صحیح باشد، نه «one»\nludex: راهنما: ludex perft --help\n"));
        assertThat(Run.of("", "convert", "--lang=fa", "--to", "xml", "-").err())
                .startsWith("ludex: مقدار --to باید یکی از این‌ها باشد: json، jsonl، text، sgf؛ نه «xml»\n");
    }

    @Test
    @DisplayName("the program's own words are complete in Persian")
    void complete() {
        Translations words = Translations.beside(Main.class);
        assertThat(words.languages()).containsExactly("fa");
        words.check("fa", Set.of());
        words.checkNumbers(Set.of());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"", "games ", "rules ", "validate ", "convert ", "perft ", "play ", "show ", "serve ", "lsp "})
    @DisplayName("fa leaves no English sentence in the help of any command")
    void help(String command) {
        Run run = Run.of("", (command + "--lang fa --help").split(" "));

        assertThat(run.code()).isZero();
        assertThat(ENGLISH.matcher(run.out()).results().map(MatchResult::group)).isEmpty();
    }

    @Test
    @DisplayName("fa is also the language of --help")
    void helpOption() {
        assertThat(Run.of("", "--lang", "fa", "--help").out())
                .startsWith("شیوه‌ی کاربرد: ludex")
                .contains("رکوردهای بازی‌های تخته‌ای را داوری می‌کند", "دستورها:")
                .doesNotContain("Usage", "Commands", "Exit codes");
        assertThat(Run.of("", "validate", "--lang", "en", "--help").out()).contains("Usage: ludex validate");
    }
}
