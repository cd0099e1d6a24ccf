package org.ludex.table.host;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CopyOnWriteArraySet;
import java.util.function.Supplier;
import org.ludex.core.Facts;
import org.ludex.core.Look;
import org.ludex.core.Move;
import org.ludex.core.Phrase;
import org.ludex.core.Position;
import org.ludex.core.Seat;
import org.ludex.core.Turn;
import org.ludex.core.Viewer;

/**
 * All who see a table in the same way: the same viewer, language and side of the board. It remembers what they have seen,
 * so that each event holds only what changed. Everything it says is made of what the viewer may see.
 *
 * @param <M> the moves of the game
 * @param <P> the positions of the game
 */
final class Channel<M extends Move, P extends Position<M, P>> {

    /** What a view tells of the past; the record has all of it. */
    private static final int LONGEST_HISTORY = 200;

    /** What a position says besides, and what the picture shows already. */
    private static final List<String> NOT_FACTS = List.of("game", "options", "text", "cells", "outcome", "turn");

    /**
     * What makes two people see the same.
     *
     * @param viewer who looks
     * @param locale the language
     * @param side the seat at the lower edge of the board; empty for the usual orientation
     */
    record Key(Viewer viewer, Locale locale, Optional<Seat> side) {}

    private final Key key;
    private final Set<Audience> audience = new CopyOnWriteArraySet<>();
    private List<String> picture = List.of();
    private ObjectNode facts = Json.object();
    private String viewed = "";
    private String viewedAt = "";

    Channel(Key key) {
        this.key = key;
    }

    Set<Audience> audience() {
        return audience;
    }

    Viewer viewer() {
        return key.viewer();
    }

    /** All there is to see at an event, made once for however many come before the next event. */
    String viewAt(String event, Supplier<String> made) {
        if (!event.equals(viewedAt)) {
            viewed = made.get();
            viewedAt = event;
        }
        return viewed;
    }

    /** All there is to see, and from now on what changes. */
    ObjectNode view(Standing<M, P> standing) {
        picture = picture(standing);
        facts = facts(standing);
        ObjectNode view = Json.object();
        view.put("svg", String.join("\n", picture));
        view.set("facts", facts);
        int first = Math.max(0, standing.line().size() - LONGEST_HISTORY);
        view.set("history", said(standing.after(first)));
        put(standing, view);
        return view;
    }

    /** What changed since the last event; the moves are those after so many. */
    ObjectNode step(Standing<M, P> standing, int plies) {
        ObjectNode step = Json.object();
        step.set("what", said(standing.after(plies)));
        List<String> drawn = picture(standing);
        step.set("board", Changes.between(picture, drawn));
        picture = drawn;
        ObjectNode told = facts(standing);
        step.set("facts", changes(facts, told));
        facts = told;
        put(standing, step);
        return step;
    }

    /** What changed when nobody has moved: seats and proposals. */
    ObjectNode seats(Standing<M, P> standing) {
        ObjectNode step = Json.object();
        put(standing, step);
        return step;
    }

    private void put(Standing<M, P> standing, ObjectNode event) {
        event.put("ply", standing.line().size());
        event.put("turn", standing.line().turn().toString());
        event.put("standing", standing.line().message(key.locale()));
        event.put("over", standing.line().isOver());
        ArrayNode winners = event.putArray("winners");
        standing.line().winners().forEach(seat -> winners.add(seat.id()));
        ArrayNode seats = event.putArray("seats");
        for (Chair chair : standing.chairs()) {
            seats.addObject()
                    .put("id", chair.seat().id())
                    .put("called", chair.seat().name(key.locale()))
                    .put("name", chair.name())
                    .put("player", chair.player().toString())
                    .put("taken", chair.isTaken())
                    .put("present", standing.present().contains(chair.seat()));
        }
        standing.offer().ifPresentOrElse(offer -> event.set("offer", told(offer)), () -> event.putNull("offer"));
    }

    private static ObjectNode told(Offer offer) {
        ObjectNode told = Json.object();
        told.put("kind", offer.kind().toString()).put("by", offer.by().id());
        ArrayNode waiting = told.putArray("waiting");
        offer.waiting().forEach(seat -> waiting.add(seat.id()));
        return told;
    }

    private ArrayNode said(List<Standing.Played<M, P>> moves) {
        ArrayNode all = Json.array();
        for (Standing.Played<M, P> played : moves) {
            String text = played.before().view(played.move(), key.viewer()).toString();
            Turn turn = played.before().turn();
            Phrase sentence = turn.seat()
                    .map(seat -> new Phrase(Channel.class, "played", Facts.of("seat", seat, "move", text)))
                    .orElseGet(() -> new Phrase(Channel.class, "chance", Facts.of("move", text)));
            all.addObject()
                    .put("ply", played.ply())
                    .put("by", turn.toString())
                    .put("text", text)
                    .put("sentence", sentence.text(key.locale()));
        }
        return all;
    }

    private ObjectNode facts(Standing<M, P> standing) {
        ObjectNode told = (ObjectNode) Json.tree(standing.line().end().view(key.viewer()));
        NOT_FACTS.forEach(told::remove);
        return told;
    }

    /** The fields that changed; null for one that is gone. */
    private static ObjectNode changes(ObjectNode before, ObjectNode after) {
        ObjectNode changes = Json.object();
        before.fieldNames().forEachRemaining(name -> {
            if (!after.has(name)) {
                changes.putNull(name);
            }
        });
        for (Map.Entry<String, JsonNode> field : after.properties()) {
            if (!Objects.equals(before.get(field.getKey()), field.getValue())) {
                changes.set(field.getKey(), field.getValue());
            }
        }
        return changes;
    }

    private List<String> picture(Standing<M, P> standing) {
        Look look = Look.plain().in(key.locale());
        if (key.side().isPresent()) {
            look = look.from(key.side().get());
        }
        List<Standing.Played<M, P>> last = standing.lastDecision();
        if (last.isEmpty()) {
            P view = standing.line().end().view(key.viewer());
            return view.picture(look).svg().lines().toList();
        }
        P before = last.get(0).before().view(key.viewer());
        List<M> seen = new ArrayList<>();
        last.forEach(played -> seen.add(played.before().view(played.move(), key.viewer())));
        return before.pictureAfter(seen, look).svg().lines().toList();
    }
}
