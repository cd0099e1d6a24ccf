package org.ludex.notation.json;

import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiFunction;
import org.ludex.core.BoardCell;
import org.ludex.core.Facts;
import org.ludex.core.Game;
import org.ludex.core.Phrase;
import org.ludex.core.Rule;
import org.ludex.core.Seat;

/**
 * The words for seats, rules and cells. Games share some: {@code black} is a seat of Kamisado and of YINSH. So which is
 * meant follows from the game around the word, by the game before it ({@code kamisado:black}), or by there being only one.
 *
 * @param game the game around the words, if it is known
 */
record Words(Optional<Game<?, ?>> game) {

    /** The word for a seat, a rule, a cell or anything else with a text. */
    static String of(Object value) {
        if (value instanceof Seat seat) {
            return seat.id();
        }
        if (value instanceof BoardCell cell) {
            return cell.id();
        }
        return value instanceof Rule rule ? rule.code() : value.toString();
    }

    /** The same word with the game before it, where it is one that several games may share. */
    static String named(Object value) {
        boolean isShared = value instanceof Seat || value instanceof Rule || value instanceof BoardCell;
        Optional<String> home = isShared ? Dictionary.ALL.home(value).map(Game::id) : Optional.empty();
        return home.map(id -> id + ":").orElse("") + of(value);
    }

    /** The words after the game that a text begins with, or all of it. */
    static String bare(String text) {
        return prefix(text).isPresent() ? text.substring(text.indexOf(':') + 1) : text;
    }

    private static Optional<Game<?, ?>> prefix(String text) {
        return Dictionary.ALL.game(text.substring(0, Math.max(0, text.indexOf(':'))));
    }

    Seat seat(JsonValue value, Object what) {
        return pick(
                value,
                what,
                JsonWords.SEAT,
                (each, word) -> Dictionary.seats(each).stream()
                        .filter(seat -> seat.id().equalsIgnoreCase(word))
                        .toList());
    }

    BoardCell cell(JsonValue value, Object what) {
        return pick(value, what, JsonWords.CELL, Dictionary.ALL::cells);
    }

    Rule rule(JsonValue value, Object what) {
        String code = value.string(what);
        Optional<Rule> shared =
                game.flatMap(each -> each.rule(code)).isEmpty() && prefix(code).isEmpty()
                        ? Dictionary.rule(Optional.empty(), code)
                        : Optional.empty();
        return shared.orElseGet(() -> pick(
                value,
                what,
                JsonWords.RULE,
                (each, word) -> each.rule(word).stream().toList()));
    }

    private <T> T pick(JsonValue value, Object what, Phrase kind, BiFunction<Game<?, ?>, String, Collection<T>> find) {
        String text = value.string(what);
        Collection<Game<?, ?>> games = prefix(text)
                .or(() -> game)
                .<Collection<Game<?, ?>>>map(List::of)
                .orElse(Dictionary.ALL.games());
        Map<T, String> found = new LinkedHashMap<>();
        games.forEach(each -> find.apply(each, bare(text)).forEach(meaning -> found.putIfAbsent(meaning, each.id())));
        if (found.size() == 1) {
            return found.keySet().iterator().next();
        }
        List<String> ids =
                found.isEmpty() ? games.stream().<String>map(Game::id).toList() : List.copyOf(found.values());
        Facts facts = Facts.of("value", text, "kind", kind, "games", ids);
        throw found.isEmpty()
                ? new JsonFormatException("unknown-word", facts, value.span())
                : new JsonFormatException("ambiguous", facts.and("example", ids.get(0) + ":" + text), value.span());
    }
}
