package org.ludex.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("ludex games")
class GamesCommandTest {

    private static final List<String> IDS =
            List.of("kamisado", "dvonn", "yinsh", "sixth", "mensch", "dog", "dog-royal", "dog-cards", "black-dog");

    @Test
    @DisplayName("lists every game with its seats")
    void text() {
        Run run = Run.of("", "games");

        assertThat(run.code()).isZero();
        assertThat(run.err()).isEmpty();
        for (String id : IDS) {
            assertThat(run.out().lines()).as(id).anyMatch(line -> line.startsWith(id + ": "));
        }
        assertThat(run.out().lines())
                .contains("kamisado: Kamisado (black, white)", "dvonn: DVONN (white, black)", "dog: DOG (A, B, C, D)");
    }

    @Test
    @DisplayName("lists options with their defaults and values")
    void options() {
        assertThat(Run.of("", "games").out().lines())
                .anyMatch(line -> line.startsWith("    level=single [single | "))
                .anyMatch(line -> line.startsWith("    variant=standard [standard | blitz]  "))
                .anyMatch(line -> line.startsWith("    players=4 "));
    }

    @Test
    @DisplayName("--json prints an array of games")
    void json() throws Exception {
        Run run = Run.of("", "games", "--json");

        assertThat(run.code()).isZero();
        JsonNode games = new ObjectMapper().readTree(run.out());
        List<String> ids = new ArrayList<>();
        games.forEach(game -> ids.add(game.path("id").asText()));
        assertThat(ids).containsAll(IDS).doesNotHaveDuplicates();
        JsonNode yinsh = games.get(ids.indexOf("yinsh"));
        assertThat(yinsh.path("name").asText()).isEqualTo("YINSH");
        assertThat(yinsh.path("seats")).hasToString("[\"white\",\"black\"]");
        JsonNode variant = yinsh.path("options").get(0);
        assertThat(variant.path("name").asText()).isEqualTo("variant");
        assertThat(variant.path("default").asText()).isEqualTo("standard");
        assertThat(variant.path("values")).hasToString("[\"standard\",\"blitz\"]");
    }
}
