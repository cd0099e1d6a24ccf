package org.ludex.core;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.ResourceBundle;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.ludex.core.countdown.CountdownRule;
import org.ludex.core.countdown.Minus;
import org.ludex.core.countdown.Side;
import org.ludex.core.silent.SilentRule;

class MessagesTest {

    private static final Locale PERSIAN = Locale.forLanguageTag("fa");
    private static final Locale GERMAN = Locale.GERMAN;

    private final ResourceBundle bundle = Messages.bundle(CountdownRule.class, Locale.ENGLISH);

    @Nested
    class FillingPlaces {

        @Test
        void everyNamedPlaceIsFilled() {
            assertThat(fill("{a} and {b}, {a}", Map.of("a", 1, "b", "two"))).isEqualTo("1 and two, 1");
        }

        @Test
        void aPatternWithoutPlacesStaysAsItIs() {
            assertThat(fill("It's 100% plain.", Map.of("a", 1))).isEqualTo("It's 100% plain.");
            assertThat(fill("", Map.of())).isEmpty();
        }

        @Test
        void aPlaceWithoutAValueStaysVisible() {
            assertThat(fill("{a} of {missing}", Map.of("a", 1))).isEqualTo("1 of {missing}");
        }

        @Test
        void anUnclosedPlaceIsText() {
            assertThat(fill("{a} and {b", Map.of("a", 1, "b", 2))).isEqualTo("1 and {b");
        }

        @Test
        void aPlaceWithTwoFormsTellsOneFromMany() {
            String pattern = "{left} {left|card is|cards are} left";
            assertThat(fill(pattern, Map.of("left", 1))).isEqualTo("1 card is left");
            assertThat(fill(pattern, Map.of("left", 0))).isEqualTo("0 cards are left");
            assertThat(fill(pattern, Map.of("left", 11L))).isEqualTo("11 cards are left");
            assertThat(fill("card{left||s}", Map.of("left", 1))).isEqualTo("card");
            assertThat(fill("card{left||s}", Map.of())).isEqualTo("card{left||s}");
            assertThat(fill("{left|card}", Map.of("left", 1))).isEqualTo("{left|card}");
        }

        @Test
        void aValueIsNeverAPattern() {
            assertThat(fill("{a}{b}", Map.of("a", "{b}", "b", "$1\\"))).isEqualTo("{b}$1\\");
        }

        @Test
        void enumConstantsAreSaidInTheBundlesWords() {
            assertThat(fill("{side}", Map.of("side", Side.WHITE))).isEqualTo("White");
        }

        @Test
        void enumConstantsWithoutAWordSayThemselves() {
            assertThat(fill("{side}", Map.of("side", Side.BLACK))).isEqualTo("black");
        }

        @Test
        void listsAreJoined() {
            List<Object> list = List.of(Side.WHITE, 3, new Minus(2), "x");
            assertThat(fill("{list}.", Map.of("list", list))).isEqualTo("White, 3, -2, x.");
            assertThat(fill("({list})", Map.of("list", List.of()))).isEqualTo("()");
        }

        private String fill(String pattern, Map<String, Object> values) {
            return Messages.fill(pattern, values, bundle);
        }
    }

    @Nested
    class ChoosingSentences {

        @Test
        void aRuleHasATitle() {
            assertThat(CountdownRule.C1.title(Locale.ENGLISH)).isEqualTo("One or two are taken away.");
        }

        @Test
        void aRefusalIsFilledWithItsFacts() {
            Facts facts = Facts.of("count", 3, "side", Side.WHITE, "allowed", List.of(1, 2));
            assertThat(Messages.refusal(CountdownRule.C1, facts, Locale.ENGLISH))
                    .isEqualTo("3 cannot be taken away by White; 1, 2 can.");
        }

        @Test
        void aVariantHasASentenceOfItsOwn() {
            assertThat(Messages.refusal(CountdownRule.C2, Facts.none().as("nothing"), Locale.ENGLISH))
                    .isEqualTo("There is nothing left.");
        }

        @Test
        void aVariantWithoutOneTakesTheRules() {
            assertThat(Messages.refusal(CountdownRule.C2, Facts.of("left", 1).as("other"), Locale.ENGLISH))
                    .isEqualTo("There are only 1.");
        }

        @Test
        void aRefusalWithoutASentenceTakesTheTitle() {
            assertThat(Messages.refusal(CountdownRule.UNSAID, Facts.none(), Locale.ENGLISH))
                    .isEqualTo("A rule without a refusal of its own.");
        }

        @Test
        void aRuleThatTheBundleDoesNotKnowSaysItsCode() {
            assertThat(CountdownRule.UNHEARD_OF.title(Locale.ENGLISH)).isEqualTo("unheard-of");
            assertThat(Messages.refusal(CountdownRule.UNHEARD_OF, Facts.none(), Locale.ENGLISH))
                    .isEqualTo("unheard-of");
        }

        @Test
        void aRuleWithoutABundleSaysItsCode() {
            for (Locale locale : List.of(Locale.ENGLISH, PERSIAN, Locale.ROOT)) {
                assertThat(SilentRule.Q1.title(locale)).isEqualTo("Q1");
                assertThat(Messages.refusal(SilentRule.Q1, Facts.of("a", 1).as("v"), locale))
                        .isEqualTo("Q1");
            }
            assertThat(Messages.bundle(SilentRule.class, Locale.ENGLISH).keySet())
                    .isEmpty();
        }
    }

    @Nested
    class Languages {

        private final Locale before = Locale.getDefault();

        @AfterEach
        void restore() {
            speak(before);
        }

        @Test
        void theLanguageAskedFor() {
            assertThat(CountdownRule.C1.title(PERSIAN)).isEqualTo("[fa] one or two");
            assertThat(CountdownRule.C1.title(Locale.forLanguageTag("fa-AF"))).isEqualTo("[fa] one or two");
            assertThat(Messages.refusal(CountdownRule.C1, Facts.of("count", 3, "side", Side.WHITE), PERSIAN))
                    .isEqualTo("[fa] [fa] white: \u06F3");
        }

        @Test
        void numbersAndListsAreSaidAsTheLanguageDoes() {
            Facts facts = Facts.of("count", List.of(12, "a1", 3L), "side", Side.WHITE);
            assertThat(Messages.refusal(CountdownRule.C1, facts, PERSIAN))
                    .isEqualTo("[fa] [fa] white: \u06F1\u06F2\u060C a1\u060C \u06F3");
            assertThat(Messages.refusal(CountdownRule.C1, facts.and("allowed", -7), Locale.ENGLISH))
                    .isEqualTo("12, a1, 3 cannot be taken away by White; -7 can.");
        }

        @Test
        void faultsAmongTheFactsAreSaidInTheLanguageOfTheSentence() {
            Fault inner = new Fault(CountdownRule.C1, Facts.of("count", 1, "side", Side.WHITE, "allowed", "x"));
            Facts facts = Facts.of("count", inner, "side", Side.WHITE, "allowed", "y");
            assertThat(Messages.refusal(CountdownRule.C1, facts, PERSIAN))
                    .isEqualTo("[fa] [fa] white: [fa] [fa] white: \u06F1");
            assertThat(Messages.refusal(CountdownRule.C1, facts, Locale.ENGLISH))
                    .isEqualTo("1 cannot be taken away by White; x can. cannot be taken away by White; y can.");
        }

        @Test
        void phrasesAmongTheFactsAreSaidInTheLanguageOfTheSentence() {
            Phrase side = Phrase.of(CountdownRule.class, "Side.WHITE");
            Phrase rule = new Phrase(CountdownRule.class, "refusal.C1", Facts.of("count", 2, "side", side));
            assertThat(rule.text(PERSIAN)).isEqualTo("[fa] [fa] white: \u06F2");
            assertThat(side).hasToString("White");
            assertThat(Phrase.of(CountdownRule.class, "no.such.key")).hasToString("no.such.key");
        }

        @Test
        void constantsOfAnotherPackageAreSaidInItsWords() {
            Facts facts = Facts.of("text", Side.WHITE).as("unreadable");
            assertThat(Messages.refusal(CoreRule.OPTIONS, facts, Locale.ENGLISH))
                    .startsWith("\"White\" is not");
            assertThat(Messages.refusal(CoreRule.OPTIONS, facts, PERSIAN)).contains("[fa] white");
        }

        @Test
        void whatIsNotTranslatedIsEnglish() {
            assertThat(CountdownRule.C2.title(PERSIAN)).isEqualTo("No more is taken than there is.");
        }

        @Test
        void anUnknownLanguageIsEnglish() {
            assertThat(CountdownRule.C1.title(GERMAN)).isEqualTo("One or two are taken away.");
        }

        @Test
        void englishOnAPersianMachineIsEnglish() {
            speak(Locale.forLanguageTag("fa-IR"));
            for (Locale locale : List.of(Locale.ENGLISH, Locale.UK, Locale.ROOT, GERMAN)) {
                assertThat(CountdownRule.C1.title(locale)).as("%s", locale).isEqualTo("One or two are taken away.");
            }
            assertThat(CountdownRule.C1.title(PERSIAN)).isEqualTo("[fa] one or two");
        }

        @Test
        void exceptionsSpeakEnglishOnAPersianMachine() {
            speak(Locale.forLanguageTag("fa-IR"));
            assertThat(new InvalidPositionException(List.of(new Fault(CountdownRule.C2, Facts.of("left", 12)))))
                    .hasMessage("There are only 12.");
        }

        private void speak(Locale locale) {
            Locale.setDefault(locale);
            ResourceBundle.clearCache();
        }
    }
}
