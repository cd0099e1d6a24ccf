package org.ludex.table.host;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.time.Instant;
import java.time.format.DateTimeParseException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.ludex.core.Facts;
import org.ludex.core.FaultsException;
import org.ludex.core.Game;
import org.ludex.core.Games;
import org.ludex.core.Move;
import org.ludex.core.Options;
import org.ludex.core.Position;
import org.ludex.core.Seat;

/**
 * What is settled before a game begins: the first line of its journal.
 *
 * @param <M> the moves of the game
 * @param <P> the positions of the game
 * @param id the name of the table in addresses
 * @param start the position the game begins from
 * @param chairs the seats, in the game's order
 * @param isListed whether the table is shown to everybody
 * @param created when it was made
 */
record Plan<M extends Move, P extends Position<M, P>>(
        String id, P start, List<Chair> chairs, boolean isListed, Instant created) {

    private static final String FORMAT = "ludex-table";

    /** Keeps a copy. */
    Plan {
        chairs = List.copyOf(chairs);
    }

    /**
     * The plan that somebody asks for.
     *
     * @throws Complaint when it cannot be had
     */
    static Plan<?, ?> asked(JsonNode wish, Instant now) {
        String name = Json.word(wish, "game");
        Game<?, ?> game =
                Games.find(name).orElseThrow(() -> Complaint.of(Complaint.Code.UNKNOWN_GAME, Facts.of("game", name)));
        return asked(game, wish, now);
    }

    private static <M extends Move, P extends Position<M, P>> Plan<M, P> asked(
            Game<M, P> game, JsonNode wish, Instant now) {
        P start;
        try {
            Options options = Options.of(game, words(Json.optionalObject(wish, "options")));
            String setup = Json.optionalWord(wish, "position");
            start = setup.isBlank() ? game.start(options) : game.position(setup.strip(), options);
        } catch (FaultsException e) {
            throw Complaint.of(Complaint.Code.BAD_OPTIONS, Facts.of("faults", e.faults()));
        }
        List<? extends Seat> seats = game.seats(start.options());
        Map<String, String> players = bySeat(wish, "players", seats);
        Map<String, String> names = bySeat(wish, "names", seats);
        List<Chair> chairs = new ArrayList<>();
        for (Seat seat : seats) {
            Player player = Player.parse(players.getOrDefault(seat.id(), Player.PERSON.toString()))
                    .orElseThrow(() -> Json.badField("players"));
            chairs.add(Chair.of(seat, player).named(names.getOrDefault(seat.id(), "")));
        }
        if (chairs.stream().noneMatch(Chair::isPerson)) {
            throw Complaint.of(Complaint.Code.NO_PERSON);
        }
        boolean isListed =
                !wish.path("listed").isBoolean() || wish.path("listed").booleanValue();
        return new Plan<>(Secrets.id(), start, chairs, isListed, now);
    }

    /** The words that a field has for some seats. */
    private static Map<String, String> bySeat(JsonNode wish, String field, List<? extends Seat> seats) {
        JsonNode object = Json.optionalObject(wish, field);
        Map<String, String> words = new LinkedHashMap<>();
        for (Map.Entry<String, JsonNode> each : object.properties()) {
            if (seats.stream().noneMatch(seat -> seat.id().equals(each.getKey()))) {
                throw Complaint.of(Complaint.Code.UNKNOWN_SEAT, Facts.of("seat", each.getKey()));
            }
            if (!each.getValue().isTextual()) {
                throw Json.badField(field);
            }
            words.put(each.getKey(), each.getValue().textValue());
        }
        return words;
    }

    private static Map<String, String> words(JsonNode object) {
        Map<String, String> words = new LinkedHashMap<>();
        object.properties()
                .forEach(field -> words.put(field.getKey(), field.getValue().asText()));
        return words;
    }

    /** The first line of a journal. */
    ObjectNode json() {
        ObjectNode head = Json.object();
        head.put("format", FORMAT).put("version", 1).put("id", id);
        head.put("game", start.game().id());
        head.set("options", Json.tree(start.options().chosen()));
        if (!start.equals(start.game().start(start.options()))) {
            head.put("position", start.text());
        }
        head.put("listed", isListed).put("created", created.toString());
        for (Chair chair : chairs) {
            head.withObject("/chairs/" + chair.seat().id())
                    .put("token", chair.token())
                    .put("player", chair.player().toString())
                    .put("name", chair.name());
        }
        return head;
    }

    /**
     * The plan in the first line of a journal.
     *
     * @throws IOException when it is none
     */
    static Plan<?, ?> read(JsonNode head) throws IOException {
        if (!Json.word(head, "format").equals(FORMAT) || head.path("version").asInt() != 1) {
            throw new IOException("not a table of this version");
        }
        Game<?, ?> game = Games.find(Json.word(head, "game"))
                .orElseThrow(() -> new IOException("unknown game " + head.path("game")));
        return read(game, head);
    }

    private static <M extends Move, P extends Position<M, P>> Plan<M, P> read(Game<M, P> game, JsonNode head)
            throws IOException {
        try {
            Options options = Options.of(game, words(head.path("options")));
            String setup = Json.word(head, "position");
            P start = setup.isEmpty() ? game.start(options) : game.position(setup, options);
            List<Chair> chairs = new ArrayList<>();
            for (Seat seat : game.seats(options)) {
                JsonNode chair = head.path("chairs").path(seat.id());
                Player player = Player.parse(Json.word(chair, "player"))
                        .orElseThrow(() -> new IOException("seat " + seat.id() + " has no player"));
                chairs.add(new Chair(seat, Json.word(chair, "token"), player, Json.word(chair, "name"), false));
            }
            Instant created = Instant.parse(Json.word(head, "created"));
            return new Plan<>(
                    Json.word(head, "id"), start, chairs, head.path("listed").asBoolean(true), created);
        } catch (FaultsException | DateTimeParseException e) {
            throw new IOException(e.getMessage(), e);
        }
    }
}
