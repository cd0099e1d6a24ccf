package org.ludex.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

@DisplayName("ludex play")
class PlayCommandTest {

    static Stream<String> games() {
        return Samples.games();
    }

    @Test
    @DisplayName("knows all nine games")
    void all() {
        assertThat(games())
                .contains(
                        "kamisado", "dvonn", "yinsh", "sixth", "mensch", "dog", "dog-royal", "dog-cards", "black-dog");
    }

    @ParameterizedTest
    @MethodSource("games")
    @DisplayName("writes a record that is good, even strictly")
    void valid(String game) {
        Run played = Run.of("", "play", game, "--seed", "7");
        Run judged = Run.of(played.out(), "validate", "--strict", "--lang", "en", "-");

        assertThat(played.code()).isZero();
        assertThat(played.err()).isEmpty();
        assertThat(played.out()).startsWith("[Game \"" + game + "\"]\n").contains("[Seed \"7\"]\n");
        assertThat(judged.err()).isEmpty();
        assertThat(judged.out()).endsWith("1 valid, 0 invalid\n");
    }

    @ParameterizedTest
    @MethodSource("games")
    @DisplayName("plays the same game for the same seed, another for another")
    void seed(String game) {
        String first = Run.of("", "play", game, "--seed", "11").out();

        assertThat(Run.of("", "play", game, "--seed", "11").out()).isEqualTo(first);
        String other = Run.of("", "play", game, "--seed", "12").out();
        assertThat(other.replace("[Seed \"12\"]", "[Seed \"11\"]")).isNotEqualTo(first);
    }

    @Test
    @DisplayName("names a seed of its own, by which the game is found again")
    void ownSeed() {
        String first = Run.of("", "play", "sixth").out();
        String seed = first.replaceFirst("(?s).*\\[Seed \"(\\d+)\"].*", "$1");

        assertThat(Run.of("", "play", "sixth", "--seed", seed).out()).isEqualTo(first);
    }

    @Test
    @DisplayName("--option chooses a variant, which the record names")
    void option() {
        Run run = Run.of("", "play", "yinsh", "--seed", "3", "--option", "variant=blitz");

        assertThat(run.out()).contains("[Options \"variant=blitz\"]\n");
        assertThat(Run.of(run.out(), "validate", "--strict", "-").code()).isZero();
    }

    @Test
    @DisplayName("refuses an option that is not there")
    void badOption() {
        for (String option : new String[] {"variant=slow", "colour=red"}) {
            Run run = Run.of("", "play", "yinsh", "--lang", "en", "--option", option);
            assertThat(run.code()).isEqualTo(2);
            assertThat(run.out()).isEmpty();
            assertThat(run.err()).startsWith("ludex: ").contains("variant").hasLineCount(1);
        }
    }
}
