package org.ludex.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import java.util.Locale;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;
import org.ludex.core.countdown.Countdown;
import org.ludex.core.countdown.Side;

/** One option of a game. */
class OptionTest {

    private static final Locale PERSIAN = Locale.forLanguageTag("fa");

    private final Option level = Option.of(Countdown.class, "level", List.of("single", "standard"));
    private final Option from = Option.free(Countdown.class, "from", "5", UnaryOperator.identity());

    @Test
    void theFirstOfTheListedValuesIsTheDefault() {
        assertThat(level.defaultValue()).isEqualTo("single");
        assertThat(level.values()).containsExactly("single", "standard");
        assertThat(level).hasToString("level=single");
    }

    @Test
    void theConstantsOfAnEnumAreValues() {
        Option side = Option.of(Side.class, "side");
        assertThat(side.values()).containsExactly("white", "black");
        assertThat(side.defaultValue()).isEqualTo("white");
    }

    /** A value of more than one word. */
    private enum Swap {
        MAY_BURN,
        DEAD
    }

    @Test
    void theValuesOfAnEnumAreWordsWithHyphens() {
        Option swap = Option.of(Countdown.class, Swap.class, "swap");
        assertThat(swap.values()).containsExactly("may-burn", "dead");
        assertThat(swap.read("MAY_BURN")).contains("may-burn");
        assertThat(swap.read("may_burn")).contains("may-burn");
        assertThat(swap.read("Dead")).contains("dead");
        assertThat(swap.read("may burn")).isEmpty();
        assertThat(Spellings.read(Swap.class, "swap", "may-burn")).isEqualTo(Swap.MAY_BURN);
    }

    @Test
    void aFreeOptionListsNoValues() {
        assertThat(from.values()).isEmpty();
        assertThat(from.read("07")).contains("07");
    }

    @Test
    void aFreeOptionHasOneSpelling() {
        Option option = Option.free(Countdown.class, "pieces", "5", text -> Integer.toString(Integer.parseInt(text)));
        assertThat(option.read("07")).contains("7");
        assertThat(option.read("many")).contains("many");
        assertThat(option.read("0,7")).isEmpty();
    }

    @Test
    void anotherDefaultMustBeAmongTheValues() {
        assertThat(level.withDefault("standard").defaultValue()).isEqualTo("standard");
        assertThat(level.withDefault("standard").values()).isEqualTo(level.values());
        assertThat(from.withDefault("7").defaultValue()).isEqualTo("7");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> level.withDefault("easy"))
                .withMessage("the default easy of the option level is not one of [single, standard]");
    }

    @Test
    void anOptionNeedsAValue() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Option.of(Countdown.class, "level", List.of()))
                .withMessage("the option level has no values");
    }

    @Test
    void itIsDescribedInEachLanguage() {
        assertThat(from.description()).isEqualTo("The number to begin with.");
        assertThat(from.description(PERSIAN)).isEqualTo("[fa] from");
        assertThat(from.description(Locale.GERMAN)).isEqualTo("The number to begin with.");
        assertThat(level.description()).as("without words in the bundle").isEqualTo("level");
    }

    @Test
    void optionsAreEqualByNameDefaultAndValues() {
        assertThat(level)
                .isEqualTo(Option.of(Side.class, "level", List.of("single", "standard")))
                .hasSameHashCodeAs(Option.of(Side.class, "level", List.of("single", "standard")));
        assertThat(level).isNotEqualTo(level.withDefault("standard"));
        assertThat(level).isNotEqualTo(Option.of(Side.class, "level", List.of("single")));
        assertThat(level).isNotEqualTo("level=single");
    }
}
