package org.ludex.table;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.ludex.core.Facts;
import org.ludex.core.Line;
import org.ludex.core.Look;
import org.ludex.core.Move;
import org.ludex.core.Phrase;
import org.ludex.core.Position;
import org.ludex.core.Seat;
import org.ludex.core.Turn;
import org.ludex.core.Viewer;
import org.ludex.notation.json.LegalMoves;
import org.ludex.table.host.Complaint;

/**
 * What a viewer must be told of a game, made from that viewer's own view of it and from nothing else. Whoever is told exactly this
 * is told no hidden card, because none went in: that views hide what they must is what the contract of each game checks.
 *
 * @param <M> the moves of the game
 * @param <P> the positions of the game
 */
final class OwnView<M extends Move, P extends Position<M, P>> {

    private static final Set<String> IN_EVERY_EVENT =
            Set.of("ply", "turn", "standing", "over", "winners", "seats", "offer");
    private static final Set<String> IN_STEPS = Set.of("what", "board", "facts");
    private static final Set<String> IN_VIEWS =
            Set.of("svg", "facts", "history", "id", "game", "name", "you", "options");
    /** A view tells no more of the past than this. */
    private static final int LONGEST_HISTORY = 200;

    private static final List<String> NOT_FACTS = List.of("game", "options", "text", "cells", "outcome", "turn");

    private final String table;
    private final Viewer viewer;
    private final Locale locale;
    private final List<? extends Seat> seats;
    /** The game as the viewer saw it, after each ply. */
    private final List<Line<M, P>> seen = new ArrayList<>();

    private final List<String> picture = new ArrayList<>();
    private final ObjectNode facts = Guest.JSON.createObjectNode();
    /** The seats that were taken, and those that were there: nobody leaves before the end. */
    private final Set<Seat> taken = new HashSet<>();

    private final Set<Seat> present = new HashSet<>();
    /** How many plies the viewer was told of. */
    private int told;

    private OwnView(Line<M, P> whole, String table, String who, Locale locale) {
        this.table = table;
        this.viewer = viewer(whole.start(), who);
        this.locale = locale;
        this.seats = whole.start().game().seats(whole.start().options());
        for (Line<M, P> line = whole.view(viewer); ; line = line.undo()) {
            seen.add(line);
            if (!line.canUndo()) {
                break;
            }
        }
        Collections.reverse(seen);
    }

    private static Viewer viewer(Position<?, ?> position, String who) {
        return position.game().seats(position.options()).stream()
                .filter(seat -> seat.id().equals(who))
                .<Viewer>map(Viewer::of)
                .findFirst()
                .orElse(Viewer.spectator());
    }

    /**
     * Everything in a stream is what this viewer sees, to the letter. Every seat is played by a person without a name, who has come
     * before the first decision and stays to the end, and nobody proposes anything.
     *
     * @param line the whole game, with all cards
     * @param table the id of the table
     * @param who a seat, or anything else for a spectator
     * @param stream what came, as it came
     */
    static void checkStream(Line<?, ?> line, String table, String who, Locale locale, String stream)
            throws IOException {
        of(line, table, who, locale).checkStream(stream);
    }

    /** Every list of moves is that of a position as the seat sees it. */
    static void checkMoves(Line<?, ?> line, String who, List<String> lists) throws IOException {
        of(line, "", who, Locale.ENGLISH).checkMoves(lists);
    }

    /** Whether a viewer sees less of a game than there is, so that there is something to hide. */
    static boolean hides(Line<?, ?> line, String who) {
        return !line.view(viewer(line.start(), who)).moves().equals(line.moves());
    }

    private static <M extends Move, P extends Position<M, P>> OwnView<M, P> of(
            Line<M, P> line, String table, String who, Locale locale) {
        return new OwnView<>(line, table, who, locale);
    }

    private void checkStream(String stream) throws IOException {
        String kind = "";
        int events = 0;
        for (String line : stream.lines().toList()) {
            if (line.startsWith("event: ")) {
                kind = line.substring("event: ".length());
            } else if (line.startsWith("data: ")) {
                checkEvent(kind, Guest.JSON.readTree(line.substring("data: ".length())));
                events++;
            } else {
                // Ids of events are random, and beats are empty.
                assertThat(line).matches("id: [\\w-]+\\.\\d+|:|");
            }
        }
        assertThat(events).as("events to %s", viewer).isPositive();
    }

    private void checkEvent(String kind, JsonNode event) {
        int ply = event.get("ply").asInt();
        Line<M, P> now = seen.get(ply);
        boolean isView = kind.equals("view");
        // Where nobody has moved, a step tells of seats alone.
        Set<String> wanted = new TreeSet<>(IN_EVERY_EVENT);
        if (isView || ply != told) {
            wanted.addAll(isView ? IN_VIEWS : IN_STEPS);
        }
        assertThat(names(event)).as("at ply %d to %s", ply, viewer).isEqualTo(wanted);
        ObjectNode state = Guest.JSON.createObjectNode();
        state.put("turn", now.isOver() ? "nobody" : now.end().turn().toString())
                .put("standing", now.message(locale))
                .put("over", now.isOver())
                .putNull("offer");
        ArrayNode winners = state.putArray("winners");
        now.winners().forEach(seat -> winners.add(seat.id()));
        assertThat(((ObjectNode) event).deepCopy().retain(names(state)))
                .as("at ply %d to %s", ply, viewer)
                .isEqualTo(state);
        checkSeats(event.get("seats"), ply);
        checkSaid(event.path(isView ? "history" : "what"), isView ? Math.max(0, ply - LONGEST_HISTORY) : told, ply);
        told = ply;
        if (isView) {
            checkPlan(event);
        }
        checkBoard(kind, event, now);
        checkFacts(kind, event, now);
    }

    private static Set<String> names(JsonNode object) {
        Set<String> names = new TreeSet<>();
        object.fieldNames().forEachRemaining(names::add);
        return names;
    }

    /** What does not change from the beginning to the end. */
    private void checkPlan(JsonNode event) {
        Position<M, P> start = seen.get(0).start();
        ObjectNode wanted = Guest.JSON.createObjectNode();
        wanted.put("id", table)
                .put("game", start.game().id())
                .put("name", start.game().name())
                .put("you", viewer.seat().map(Seat::id).orElse(""));
        start.options().chosen().forEach(wanted.putObject("options")::put);
        assertThat(((ObjectNode) event).deepCopy().retain(names(wanted))).isEqualTo(wanted);
    }

    private void checkSeats(JsonNode told, int ply) {
        ArrayNode wanted = Guest.JSON.createArrayNode();
        for (int i = 0; i < seats.size(); i++) {
            Seat seat = seats.get(i);
            note(taken, seat, told.path(i).path("taken"));
            note(present, seat, told.path(i).path("present"));
            wanted.addObject()
                    .put("id", seat.id())
                    .put("called", seat.name(locale))
                    .put("name", "")
                    .put("player", "person")
                    .put("taken", taken.contains(seat))
                    .put("present", present.contains(seat));
        }
        assertThat(told).as("at ply %d to %s", ply, viewer).isEqualTo(wanted);
        assertThat(taken)
                .containsAll(present)
                .containsAll(viewer.seat().stream().toList());
        if (isBegun(ply)) {
            assertThat(present).hasSameSizeAs(seats);
        }
    }

    private static void note(Set<Seat> seats, Seat seat, JsonNode isSo) {
        if (isSo.asBoolean()) {
            seats.add(seat);
        }
    }

    private boolean isBegun(int ply) {
        return seen.subList(0, ply).stream().anyMatch(line -> line.end().turn() instanceof Turn.OfSeat);
    }

    /** The plies after one and up to another, each with its sentence. */
    private void checkSaid(JsonNode said, int after, int last) {
        assertThat(said).hasSize(last - after);
        for (int ply = after + 1; ply <= last; ply++) {
            JsonNode each = said.get(ply - after - 1);
            Turn turn = seen.get(ply - 1).end().turn();
            String text = seen.get(ply).lastMove().orElseThrow().toString();
            ObjectNode wanted = Guest.JSON.createObjectNode();
            wanted.put("ply", ply).put("by", turn.toString()).put("text", text);
            Phrase sentence = turn.seat()
                    .map(seat -> new Phrase(Complaint.class, "played", Facts.of("seat", seat, "move", text)))
                    .orElseGet(() -> new Phrase(Complaint.class, "chance", Facts.of("move", text)));
            assertThat(each).isEqualTo(wanted.put("sentence", sentence.text(locale)));
        }
    }

    private void checkBoard(String kind, JsonNode event, Line<M, P> now) {
        if (kind.equals("view")) {
            picture.clear();
            picture.addAll(event.get("svg").asText().lines().toList());
        } else {
            Guest.change(picture, event.path("board"));
        }
        if (event.has("svg") || event.has("board")) {
            assertThat(picture).as("at ply %d to %s", now.size(), viewer).isEqualTo(drawn(now));
        }
    }

    /** The board with the last decision and what chance did after it. */
    private List<String> drawn(Line<M, P> now) {
        Look plain = Look.plain().in(locale);
        Optional<Seat> side = viewer.seat();
        Look look = side.isPresent() ? plain.from(side.get()) : plain;
        int before = now.size();
        while (before > 0) {
            before--;
            if (seen.get(before).end().turn() instanceof Turn.OfSeat) {
                break;
            }
        }
        P start = seen.get(before).end();
        List<M> moves = now.moves().subList(before, now.size());
        return (moves.isEmpty() ? start.picture(look) : start.pictureAfter(moves, look))
                .svg()
                .lines()
                .toList();
    }

    private void checkFacts(String kind, JsonNode event, Line<M, P> now) {
        if (kind.equals("view")) {
            facts.removeAll();
        }
        event.path("facts").properties().forEach(fact -> {
            if (fact.getValue().isNull()) {
                facts.remove(fact.getKey());
            } else {
                facts.set(fact.getKey(), fact.getValue());
            }
        });
        if (event.has("facts")) {
            ObjectNode wanted = Servers.LUDEX.valueToTree(now.end());
            assertThat(facts).as("at ply %d to %s", now.size(), viewer).isEqualTo(wanted.without(NOT_FACTS));
        }
    }

    private void checkMoves(List<String> lists) throws IOException {
        Set<JsonNode> known = new HashSet<>();
        known.add(Guest.JSON.createArrayNode());
        for (Line<M, P> line : seen) {
            boolean isToMove = !line.isOver()
                    && viewer.seat()
                            .map(Turn::of)
                            .filter(line.end().turn()::equals)
                            .isPresent();
            if (isToMove) {
                known.add(Servers.LUDEX.<ArrayNode>valueToTree(LegalMoves.of(line.end())));
            }
        }
        for (String list : lists) {
            assertThat(known).as("moves for %s", viewer).contains(Guest.JSON.readTree(list));
        }
    }
}
