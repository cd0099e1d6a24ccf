package org.ludex.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.ludex.core.Game;
import org.ludex.core.Games;
import org.ludex.core.Rule;

@DisplayName("ludex rules")
class RulesCommandTest {

    @ParameterizedTest
    @ValueSource(
            strings = {"kamisado", "dvonn", "yinsh", "sixth", "mensch", "dog", "dog-royal", "dog-cards", "black-dog"})
    @DisplayName("prints every rule once, with its sentence, and every option")
    void wholeBook(String id) {
        Game<?, ?> game = Games.find(id).orElseThrow();

        Run run = Run.of("", "rules", id, "--lang", "en");

        assertThat(run.code()).isZero();
        assertThat(run.err()).isEmpty();
        List<String> lines = run.out().lines().toList();
        assertThat(lines.get(0)).isEqualTo(game.name());
        for (Rule rule : game.rules()) {
            assertThat(lines.stream().filter(line -> line.startsWith(rule.code() + " ")))
                    .as(rule.code())
                    .singleElement()
                    .asString()
                    .endsWith(rule.title(java.util.Locale.ENGLISH));
        }
        game.options()
                .forEach(option -> assertThat(lines)
                        .anyMatch(line -> line.startsWith(option.name() + "="))
                        .anyMatch(line -> line.strip().equals(option.description())));
    }

    @Test
    @DisplayName("tells apart what a game takes over, its own rules, and what no book numbers")
    void chapters() {
        String royal = Run.of("", "rules", "dog-royal", "--lang", "en").out();
        String kamisado = Run.of("", "rules", "kamisado", "--lang", "en").out();

        assertThat(royal)
                .containsSubsequence(
                        "DOG Royal\n\nFrom DOG, unless the rules below say otherwise\nD2 ",
                        "\n\nR1 ",
                        "\n\nWhat the rulebook takes for granted\nafter-end ",
                        "\n\nOptions\n");
        assertThat(kamisado)
                .containsSubsequence("Kamisado\n\nB1 ", "\n\nWhat the rulebook takes for granted\nwrong-seat ");
    }

    @Test
    @DisplayName("prints the one rule with a code, in any case")
    void oneRule() {
        Run run = Run.of("", "rules", "kamisado", "h7", "--lang", "en");

        assertThat(run.code()).isZero();
        assertThat(run.out().lines()).singleElement().asString().startsWith("H7 ");
    }

    @Test
    @DisplayName("speaks Persian")
    void persian() {
        Run run = Run.of("", "rules", "dvonn", "S5", "--lang", "fa");

        assertThat(run.out()).containsPattern("\\p{InArabic}");
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
    @DisplayName("refuses an unknown rule with the list of those there are")
    void unknownRule() {
        Run run = Run.of("", "rules", "dvonn", "X9", "--lang", "en");

        assertThat(run.code()).isEqualTo(2);
        assertThat(run.out()).isEmpty();
        assertThat(run.err()).startsWith("ludex: DVONN has no rule \"X9\"; its rules: P1, P2, P3, S1");
    }
}
