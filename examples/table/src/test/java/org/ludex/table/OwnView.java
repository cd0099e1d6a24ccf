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
    private static final Set<String> IN_SEATS = Set.of("id", "called", "name", "player", "taken", "present");
    private static final List<String> NOT_FACTS = List.of("game", "options", "text", "cells", "outcome", "turn");

    private final Viewer viewer;
    private final Locale locale;
    /** The game as the viewer saw it, after each ply. */
    private final List<Line<M, P>> seen = new ArrayList<>();

    private final List<String> picture = new ArrayList<>();
    private final ObjectNode facts = Guest.JSON.createObjectNode();

    private OwnView(Line<M, P> whole, String who, Locale locale) {
        this.viewer = viewer(whole.start(), who);
        this.locale = locale;
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
     * Everything in a stream is what this viewer sees, to the letter.
     *
     * @param line the whole game, with all cards
     * @param who a seat, or anything else for a spectator
     * @param stream what came, as it came
     */
    static void checkStream(Line<?, ?> line, String who, Locale locale, String stream) throws IOException {
        of(line, who, locale).checkStream(stream);
    }

    /** Every list of moves is that of a position as the seat sees it. */
    static void checkMoves(Line<?, ?> line, String who, List<String> lists) throws IOException {
        of(line, who, Locale.ENGLISH).checkMoves(lists);
    }

    /** Whether a viewer sees less of a game than there is, so that there is something to hide. */
    static boolean hides(Line<?, ?> line, String who) {
        return !line.view(viewer(line.start(), who)).moves().equals(line.moves());
    }

    private static <M extends Move, P extends Position<M, P>> OwnView<M, P> of(
            Line<M, P> line, String who, Locale locale) {
        return new OwnView<>(line, who, locale);
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
        Set<String> allowed = new HashSet<>(IN_EVERY_EVENT);
        allowed.addAll(kind.equals("view") ? IN_VIEWS : IN_STEPS);
        assertThat(allowed).as("at ply %d to %s", ply, viewer).containsAll(names(event));
        assertThat(event.get("turn").asText())
                .isEqualTo(now.isOver() ? "nobody" : now.end().turn().toString());
        assertThat(event.get("standing").asText()).isEqualTo(now.message(locale));
        assertThat(event.get("offer").isNull()).isTrue();
        event.get("seats").forEach(seat -> assertThat(names(seat)).isEqualTo(IN_SEATS));
        checkSaid(event.path(kind.equals("view") ? "history" : "what"));
        checkBoard(kind, event, now);
        checkFacts(kind, event, now);
    }

    private static Set<String> names(JsonNode object) {
        Set<String> names = new TreeSet<>();
        object.fieldNames().forEachRemaining(names::add);
        return names;
    }

    private void checkSaid(JsonNode said) {
        for (JsonNode each : said) {
            int ply = each.get("ply").asInt();
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
