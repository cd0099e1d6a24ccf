package org.ludex.notation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Locale;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
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
import org.ludex.notation.spi.Notations;
import org.ludex.testkit.Translations;

@DisplayName("Languages")
class LanguagesTest {

    private static final Locale PERSIAN = Locale.forLanguageTag("fa");

    /** What is written the same in every language: options and their values, words of records and of JSON, names. */
    private static final Pattern CODES = Pattern.compile("DVONN|YINSH|SiXTH|Kamisado|DOG|Cards|JSON|SGF|UTF|Latin|GM|SU"
            + "|Game|Name|value|Xmx|Xss|java|https|github|com|ludex|ludex-games|issues|true|false"
            + "|status|open|won|drawn|legal|illegal|unproven|decision|ending|format|suffix|type"
            + "|white|black|any|again|fill-left|fill-right|fills|moves|placing|stacking|ended|Kd|Na"
            + "|place|move|row|ring|over|pass|xe|xh|blitz|ABCD|BD|shuffle|deal|give|exchange|start|dog|play|draw|leap"
            + "|market|hand|pile|deck|special|disc|dogBy|dogHits|swapTurns|kingCopy|before-last|last|cards|on"
            + "|army|auto|build|none|noMove|pieces|specials|repetition|threefold-draw"
            + "|reserve|points|lady|score|ban|passes|seen");

    /** Everything that has messages: core, every game, its rules and its notation, and what all records share. */
    static Stream<Class<?>> homes() {
        Stream<Class<?>> games = Games.all().stream()
                .flatMap(game -> Stream.concat(
                        Stream.of(game.getClass()),
                        game.rules().stream()
                                .map(Rule::getClass)
                                .map(type -> type.isEnum() ? type : type.getSuperclass())));
        Stream<Class<?>> notations = Notations.all().stream().map(Object::getClass);
        return Stream.of(Stream.of(CoreRule.class, NotationRule.class, Diagnostic.class), games, notations)
                .<Class<?>>flatMap(each -> each)
                .filter(home -> home.getResource("messages.properties") != null)
                .collect(Collectors.<Class<?>, String, Class<?>, TreeMap<String, Class<?>>>toMap(
                        Class::getPackageName, home -> home, (first, second) -> first, TreeMap::new))
                .values()
                .stream();
    }

    @Test
    @DisplayName("are looked for in all packages that have messages")
    void packages() {
        assertThat(homes().map(Class::getPackageName).map(name -> name.substring("org.ludex.".length())))
                .containsExactly(
                        "core",
                        "dog",
                        "dog.black",
                        "dog.cards",
                        "dog.mensch",
                        "dog.royal",
                        "dvonn",
                        "kamisado",
                        "notation",
                        "notation.dog",
                        "notation.dvonn",
                        "notation.kamisado",
                        "notation.sixth",
                        "notation.spi",
                        "notation.yinsh",
                        "sixth",
                        "yinsh");
    }

    @ParameterizedTest
    @MethodSource("homes")
    @DisplayName("Persian has every sentence, with the same placeholders, and no English words")
    void persianIsComplete(Class<?> home) {
        Translations sentences = Translations.beside(home);
        assertThat(sentences.languages()).containsExactly("fa");
        sentences.check("fa", Set.of());
        sentences.checkScript("fa", CODES);
    }

    @ParameterizedTest
    @MethodSource("homes")
    @DisplayName("every sentence agrees with the number 1 and leaves no placeholder open")
    void numbers(Class<?> home) {
        Translations.beside(home).checkNumbers(Set.of());
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
            assertThat(say("{\"format\":\"ludex-record\",\"version\":1,\"game\":\"kamisado\",\"moves\":["
                            + "{\"type\":\"step\",\"tower\":\"grey\",\"from\":\"c1\",\"to\":\"f4\"}]}"))
                    .contains(
                            "\"tower\" نمی‌تواند \"grey\" باشد. رنگ «grey» ناشناخته است. باید این باشد: یکی از این‌ها: ");
        }

        @Test
        @DisplayName("about a place that the board does not have")
        void offBoard() {
            assertThat(say("[Game \"yinsh\"]\n\na1 *"))
                    .endsWith("«a1» بیرون از صفحه است. نقطه‌ی «a1» ناشناخته است."
                            + " باید این باشد: ردیفی از ۲ تا ۵ در ستون a.");
            assertThat(say("[Game \"dvonn\"]\n\nz9 *")).contains("خطا unreadable-move: «z9»");
        }

        @Test
        @DisplayName("about a card that does not exist")
        void card() {
            assertThat(say("[Game \"dog\"]\n\nround 1 6 A\nA 15 0>15\n*"))
                    .contains("«A 15 0>15» حرکت نیست. کارت «15» ناشناخته است.");
            assertThat(say("[Game \"dog\"]\n\nround 1 6 A\nA 4 0>h5\n*"))
                    .endsWith("«A 4 0>h5» حرکت نیست. مقصد خانه‌ی h5 ندارد.");
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
