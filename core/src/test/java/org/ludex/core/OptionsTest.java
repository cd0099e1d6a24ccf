package org.ludex.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.entry;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.ludex.core.countdown.Countdown;
import org.ludex.core.countdown.CountdownPosition;
import org.ludex.core.countdown.Minus;

class OptionsTest {

    private final Countdown game = new Countdown();

    @Nested
    class Reading {

        @Test
        void whatIsNotGivenHasItsDefault() {
            Options options = Options.of(game, Map.of("fog", "yes"));
            assertThat(options.values())
                    .containsExactly(
                            entry("from", "5"), entry("fog", "yes"), entry("draw", "no"), entry("pairs", "no"));
            assertThat(options.chosen()).containsExactly(entry("fog", "yes"));
        }

        @Test
        void aDefaultThatIsGivenIsNotChosen() {
            assertThat(Options.parse(game, "fog=no").chosen()).isEmpty();
            assertThat(Options.parse(game, "fog=no")).isEqualTo(game.defaults());
        }

        @ParameterizedTest
        @ValueSource(strings = {"fog=yes, from=7", "from=7,fog=yes", " FROM = 7 ,, Fog=YES ,"})
        void namesAndListedValuesAreReadInAnyCaseAndOrder(String text) {
            Options options = Options.parse(game, text);
            assertThat(options).isEqualTo(Options.of(game, Map.of("from", "7", "fog", "yes")));
            assertThat(options).hasSameHashCodeAs(Options.of(game, Map.of("from", "7", "fog", "yes")));
            assertThat(options).hasToString("from=7, fog=yes");
        }

        private enum Answer {
            YES,
            NO
        }

        @Test
        void aValueCanBeAskedForAsAConstant() {
            assertThat(Options.parse(game, "fog=yes").value("fog", Answer.class))
                    .isEqualTo(Answer.YES);
            assertThat(game.defaults().value("fog", Answer.class)).isEqualTo(Answer.NO);
        }

        @Test
        void aFreeValueKeepsItsSpelling() {
            assertThat(Options.parse(game, "from=Seven=7").value("from")).isEqualTo("Seven=7");
        }

        @Test
        void whatIsWrittenCanBeReadBack() {
            for (String from : List.of("7", "", "a b", "x=y", "\"7\"", "\u06F7")) {
                Options options = Options.of(game, Map.of("from", from));
                assertThat(Options.parse(game, options.toString())).isEqualTo(options);
            }
        }

        @Test
        void nothingIsAllDefaults() {
            assertThat(Options.parse(game, "")).isEqualTo(game.defaults()).hasToString("");
            assertThat(Options.parse(game, " , ,")).isEqualTo(game.defaults());
        }

        @Test
        void numbers() {
            assertThat(Options.parse(game, "from=12").number("from")).isEqualTo(12);
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> game.defaults().number("fog"));
        }

        @Test
        void askingForAnOptionThatIsNotThere() {
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> game.defaults().value("FROM"))
                    .withMessage(
                            "the options [from, fog, draw, pairs] have no \"FROM\"; they may be those of another game");
        }

        @Test
        void differentValuesAreDifferentOptions() {
            assertThat(Options.parse(game, "from=7")).isNotEqualTo(game.defaults());
            assertThat(Options.parse(game, "from=7").hashCode())
                    .isNotEqualTo(game.defaults().hashCode())
                    .isNotEqualTo(Options.parse(game, "from=8").hashCode());
            assertThat(game.defaults()).isNotEqualTo("from=7");
        }

        @Test
        void theMapsCannotBeChanged() {
            Options options = Options.parse(game, "fog=yes");
            assertThatThrownBy(() -> options.values().put("fog", "no"))
                    .isInstanceOf(UnsupportedOperationException.class);
            assertThatThrownBy(() -> options.chosen().clear()).isInstanceOf(UnsupportedOperationException.class);
        }
    }

    @Nested
    class Refusing {

        @ParameterizedTest
        @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
                        wind=yes            | unknown-option | countdown has no option "wind". Known options: from, fog, draw, pairs.
                        x=yes               | unknown-option | countdown has no option "x". Known options: from, fog, draw, pairs.
                        fog=maybe           | option-value   | The option fog cannot be "maybe". Possible values: no, yes.
                        fog=                | option-value   | The option fog cannot be "". Possible values: no, yes.
                        fog                 | options        | "fog" is not an option. Options are written as name=value.
                        =yes                | options        | "=yes" is not an option. Options are written as name=value.
                        fog=no, fog=yes     | options        | The option fog is given twice.
                        fog=no, FOG=yes     | options        | The option fog is given twice.
                        """)
        void inOneSentence(String text, String code, String message) {
            assertThatThrownBy(() -> Options.parse(game, text))
                    .isInstanceOfSatisfying(InvalidOptionsException.class, refused -> {
                        assertThat(refused.faults())
                                .singleElement()
                                .satisfies(
                                        fault -> assertThat(fault.rule().code()).isEqualTo(code));
                        assertThat(refused).hasMessage(message);
                    });
        }

        @Test
        void everyFaultAtOnce() {
            assertThatThrownBy(() -> Options.parse(game, "wind=yes, fog=maybe, from=3"))
                    .isInstanceOfSatisfying(
                            InvalidOptionsException.class,
                            refused -> assertThat(refused.faults())
                                    .extracting(Fault::rule)
                                    .containsExactly(CoreRule.UNKNOWN_OPTION, CoreRule.OPTION_VALUE))
                    .hasMessage("countdown has no option \"wind\". Known options: from, fog, draw, pairs. "
                            + "The option fog cannot be \"maybe\". Possible values: no, yes.");
        }

        @ParameterizedTest
        @ValueSource(strings = {"1,2", "1\n2", " 1", "1 ", "\u0000"})
        void aFreeValueThatCouldNotBeReadBack(String value) {
            assertThatThrownBy(() -> Options.of(game, Map.of("from", value)))
                    .isInstanceOf(InvalidOptionsException.class)
                    .hasMessageStartingWith(
                            "The option from cannot be \"" + value + "\": a value must not contain commas");
        }

        @Test
        void aGameWithoutOptionsSaysSo() {
            assertThatThrownBy(() -> Options.of(new WithoutOptions(), Map.of("fog", "yes")))
                    .hasMessage("plain has no option \"fog\": it has no options at all.");
        }
    }

    @Test
    void coreRulesHaveTitlesAndCodesOfTheirOwn() {
        assertThat(CoreRule.values())
                .extracting(CoreRule::code)
                .containsExactly(
                        "unknown-option",
                        "option-value",
                        "options",
                        "position-text",
                        "not-your-turn",
                        "not-offered",
                        "game-over");
        for (CoreRule rule : CoreRule.values()) {
            assertThat(rule.title(Locale.ENGLISH)).endsWith(".").isNotEqualTo(rule.code());
            assertThat(rule.kind()).isEqualTo(Rule.Kind.CONSTRAINT);
        }
    }

    private static final class WithoutOptions extends NamedGame<Minus, CountdownPosition> {

        WithoutOptions() {
            super("plain", "Plain");
        }

        @Override
        public List<Option> options() {
            return List.of();
        }

        @Override
        public List<? extends Seat> seats(Options options) {
            return List.of();
        }

        @Override
        public List<? extends Rule> rules() {
            return List.of();
        }

        @Override
        public Class<Minus> moveType() {
            return Minus.class;
        }

        @Override
        public CountdownPosition start(Options options) {
            throw new IllegalStateException("nothing to play");
        }

        @Override
        public Setup<CountdownPosition> setup(String text, Options options) {
            throw InvalidPositionException.unreadable(text, 1, "nothing");
        }
    }
}
