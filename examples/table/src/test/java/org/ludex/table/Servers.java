package org.ludex.table;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.ludex.core.Game;
import org.ludex.core.Games;
import org.ludex.core.Line;
import org.ludex.core.Move;
import org.ludex.core.Options;
import org.ludex.core.Position;
import org.ludex.core.Seat;
import org.ludex.notation.json.LudexModule;

/** Servers for tests, and what the library says about what they keep. */
final class Servers {

    static final ObjectMapper LUDEX = new ObjectMapper().registerModule(new LudexModule());

    private Servers() {}

    static TableServer start(Path directory) throws IOException {
        return TableServer.start(settings(directory));
    }

    static TableSettings settings(Path directory) {
        return TableSettings.in(directory).withPort(0).withPause(Duration.ofMillis(1));
    }

    static Seat seat(String game, String id) {
        Game<?, ?> known = Games.find(game).orElseThrow();
        return known.seats(known.defaults()).stream()
                .filter(seat -> seat.id().equals(id))
                .findFirst()
                .orElseThrow();
    }

    /** The whole game, from what the server has kept. */
    static Line<?, ?> line(Path directory, String table) throws IOException {
        List<JsonNode> moves = new ArrayList<>();
        List<String> lines = Files.readAllLines(directory.resolve(table + ".table"));
        for (String line : lines) {
            entry(line).path("moves").forEach(moves::add);
        }
        return line(entry(lines.get(0)), moves);
    }

    private static JsonNode entry(String line) throws IOException {
        return Guest.JSON.readTree(line.substring(0, line.lastIndexOf('\t')));
    }

    /** The line that a journal tells of. */
    static Line<?, ?> line(JsonNode head, List<JsonNode> moves) throws IOException {
        Map<String, String> options = new LinkedHashMap<>();
        head.path("options")
                .properties()
                .forEach(each -> options.put(each.getKey(), each.getValue().asText()));
        return line(Games.find(head.get("game").asText()).orElseThrow(), options, moves);
    }

    private static <M extends Move, P extends Position<M, P>> Line<M, P> line(
            Game<M, P> game, Map<String, String> options, List<JsonNode> moves) throws IOException {
        Line<M, P> line = Line.of(game.start(Options.of(game, options)));
        for (JsonNode move : moves) {
            line = line.play(LUDEX.treeToValue(move, game.moveType()));
        }
        return line;
    }
}
