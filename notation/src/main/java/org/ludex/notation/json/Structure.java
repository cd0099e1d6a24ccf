package org.ludex.notation.json;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import org.ludex.core.Game;
import org.ludex.core.Options;
import org.ludex.core.Position;
import org.ludex.core.Setup;
import org.ludex.core.picture.Shape;
import org.ludex.notation.Result;

/**
 * What a front end needs to know about a position, as plain JSON values: whose turn it is, what is on which cell, what is
 * due. Cells and pieces are those of the picture's {@code data-cell} and {@code data-piece}, so that they fit each other.
 */
final class Structure {

    /** The fields that games share. Where one does not apply it is left out. */
    static final Set<String> NAMES = Set.of(
            "turn", "phase", "due", "cells", "hands", "given", "market", "rows", "pile", "deck", "reserve", "roll",
            "round", "outcome", "score");

    private Structure() {}

    /** The structure of a position, in the order in which it is written. */
    static Map<String, Object> of(Position<?, ?> position) {
        Map<String, Object> fields = new LinkedHashMap<>();
        fields.put("turn", position.turn().toString());
        GameStructure.ALL.forEach(game -> game.tell(position, fields));
        fields.put("cells", cells(position));
        fields.put("outcome", outcome(Result.of(position.outcome())));
        if (!position.score().isEmpty()) {
            fields.put("score", position.score());
        }
        return fields;
    }

    private static Map<String, Object> outcome(Result result) {
        Map<String, Object> fields = new LinkedHashMap<>();
        fields.put("status", result.status().toString());
        fields.put("winners", result.winners());
        result.rule().ifPresent(rule -> fields.put("rule", rule));
        return fields;
    }

    /** The pieces on each cell that has any, from the bottom to the top. */
    private static Map<String, List<String>> cells(Position<?, ?> position) {
        Map<String, List<String>> cells = new LinkedHashMap<>();
        position.picture().drawing().shapes().forEach(shape -> collect(shape, cells));
        return cells;
    }

    private static void collect(Shape shape, Map<String, List<String>> cells) {
        if (shape instanceof Shape.Group group) {
            Optional<String> piece = Optional.ofNullable(group.data().get("piece"));
            Optional<String> cell = Optional.ofNullable(group.data().get("cell"));
            if (group.kind().equals("piece") && piece.isPresent() && cell.isPresent()) {
                cells.computeIfAbsent(cell.get(), id -> new ArrayList<>()).add(piece.get());
            }
            group.shapes().forEach(inner -> collect(inner, cells));
        }
    }

    /** The options that a set-up is for. */
    static Options options(Setup<?> setup, Game<?, ?> game) {
        return GameStructure.ALL.stream()
                .flatMap(each -> each.options(setup).stream())
                .findFirst()
                .orElseGet(game::defaults);
    }

    /** A value of a structure with all its leaves as words, to be compared with what was read. */
    static Object plain(Object value) {
        if (value instanceof Map<?, ?> map) {
            Map<String, Object> plain = new TreeMap<>();
            map.forEach((name, each) -> plain.put(name.toString(), plain(each)));
            return plain;
        }
        return value instanceof List<?> list
                ? list.stream().map(Structure::plain).toList()
                : String.valueOf(value);
    }
}
