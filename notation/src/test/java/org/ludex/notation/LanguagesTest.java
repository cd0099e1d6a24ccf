package org.ludex.notation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Locale;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.ludex.core.CoreRule;
import org.ludex.core.Games;
import org.ludex.core.Rule;
import org.ludex.notation.io.RecordReader;
import org.ludex.notation.spi.NotationRule;
import org.ludex.testkit.Translations;

@DisplayName("Languages")
class LanguagesTest {

    private static final Locale PERSIAN = Locale.forLanguageTag("fa");

    /** Everything that has something to say: the library's own rules and those of every game. */
    static Stream<Class<?>> homes() {
        Stream<Rule> rules = Games.all().stream().flatMap(game -> game.rules().stream());
        return Stream.concat(Stream.of(CoreRule.class, NotationRule.class), rules.map(Rule::getClass))
                .<Class<?>>map(type -> type.isEnum() ? type : type.getSuperclass())
                .distinct();
    }

    /** Where a value type refuses a text it says so in English, for programmers; a translation need not repeat it. */
    @ParameterizedTest
    @MethodSource("homes")
    @DisplayName("Persian has every sentence, with the same named places")
    void persianIsComplete(Class<?> home) {
        Translations sentences = Translations.beside(home);
        assertThat(sentences.languages()).containsExactly("fa");
        sentences.check("fa", home == NotationRule.class ? Set.of("{reason}") : Set.of());
    }

    @Nested
    @DisplayName("a diagnostic is Persian from end to end")
    class Diagnostics {

        private String say(String record) {
            Diagnostic diagnostic =
                    RecordReader.standard().read(record).get(0).diagnostics().get(0);
            String text = DiagnosticText.render(diagnostic, PERSIAN);
            return text.lines().findFirst().orElseThrow();
        }

        @Test
        @DisplayName("about a move")
        void move() {
            assertThat(say("[Game \"kamisado\"]\n\n1. R↗3B G0G *"))
                    .isEqualTo("-:3:9: خطا B2: برج آبیِ سفید در b8 باید حرکت کند، نه برج سبز.");
        }

        @Test
        @DisplayName("about words that do not fit, with the game's own colours")
        void misfit() {
            assertThat(say("[Game \"kamisado\"]\n\n1. R↗3Y *"))
                    .isEqualTo("-:3:4: خطا misfit: نماد آخر زرد است، ولی برج قرمز از c1 به f4 می‌رسد که آبی است.");
        }

        @Test
        @DisplayName("about options, whose fault is core's")
        void options() {
            assertThat(say("[Game \"dvonn\"]\n[Options \"level=2\"]\n\n*"))
                    .isEqualTo(
                            "-:2:1: خطا bad-options: بازی dvonn گزینه‌ی «level» را ندارد: این بازی هیچ گزینه‌ای ندارد.");
        }

        @Test
        @DisplayName("about a position that cannot be read, with what the game expected")
        void position() {
            assertThat(say("[Game \"yinsh\"]\n[Position \"wait\"]\n\n*"))
                    .isEqualTo("-:2:1: خطا bad-position: وضعیت «wait» از ستون ۱ خوانده نمی‌شود؛"
                            + " در آنجا باید این باشد: place، move، row، ring یا over.");
        }

        @Test
        @DisplayName("about JSON")
        void json() {
            assertThat(say("{\"format\":\"ludex-record\",\"version\":\"1\",\"game\":\"dvonn\",\"moves\":[]}"))
                    .endsWith("خطا bad-json: \"version\" باید عدد صحیح باشد، نه رشته.");
            assertThat(say("{\"format\":\"ludex-record\",\"version\":1,\"game\":\"dvonn\",\"moves\":7}"))
                    .endsWith("خطا bad-json: \"moves\" باید آرایه باشد، نه عددِ ۷.");
            assertThat(say("{\"format\":\"ludex-record\",\"version\":1,\"game\":\"dvonn\",\"moves\":[],\"x\":1}"))
                    .endsWith("خطا bad-json: رکورد فیلدی به نام \"x\" ندارد.");
        }
    }

    @Test
    @DisplayName("a suggestion is Persian too")
    void suggestion() {
        Diagnostic diagnostic = RecordReader.standard()
                .read("[Game \"kamisado\"]\n\n1. R↗3B B↑5G 2. Y↗3P *")
                .get(0)
                .diagnostics()
                .get(0);
        assertThat(DiagnosticText.render(diagnostic, PERSIAN)).contains("\n  پیشنهاد: ", "بقیه را مجاز می‌کند.");
        assertThat(DiagnosticText.render(diagnostic, Locale.ENGLISH))
                .contains("\n  suggestion: ", "would make the rest legal.");
    }
}
