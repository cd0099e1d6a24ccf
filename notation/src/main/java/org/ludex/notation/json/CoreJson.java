package org.ludex.notation.json;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.ludex.core.BoardCell;
import org.ludex.core.Conclusion;
import org.ludex.core.Facts;
import org.ludex.core.Footprint;
import org.ludex.core.Game;
import org.ludex.core.Outcome;
import org.ludex.core.Rule;
import org.ludex.core.Seat;
import org.ludex.core.Turn;
import org.ludex.core.Viewer;
import org.ludex.notation.Result;

/** Seats, turns, viewers, outcomes, conclusions and footprints as JSON. */
final class CoreJson {

    private final ModuleSettings settings;

    CoreJson(ModuleSettings settings) {
        this.settings = settings;
    }

    /** The words of the game that an object names or, if it names none, that the module is for. */
    Words words(Fields fields) {
        return new Words(game(fields));
    }

    /** The game that an object names or, if it names none, that the module is for. */
    Optional<Game<?, ?>> game(Fields fields) {
        return fields.find("game").<Game<?, ?>>map(CoreJson::game).or(settings::game);
    }

    /** The game with an id. */
    static Game<?, ?> game(JsonValue value) {
        String id = value.string(JsonWords.field("game"));
        return Dictionary.ALL
                .game(id)
                .orElseThrow(() -> new JsonFormatException("game", Facts.of("game", id), value.span()));
    }

    /** Writes the game that some values are of, if it shows. */
    static void writeGame(Stream<?> values, JsonGenerator json) throws IOException {
        Optional<String> id = values.flatMap(value -> Dictionary.ALL.home(value).stream())
                .<String>map(Game::id)
                .findFirst();
        if (id.isPresent()) {
            json.writeStringField("game", id.get());
        }
    }

    private String word(Object value) {
        return settings.namesGames() ? Words.named(value) : Words.of(value);
    }

    Codec<Seat> seats() {
        return Codec.of(
                (seat, json) -> json.writeString(word(seat)),
                json -> new Words(settings.game()).seat(json, JsonWords.SEAT));
    }

    Codec<Rule> rules() {
        return Codec.of(
                (rule, json) -> json.writeString(word(rule)),
                json -> new Words(settings.game()).rule(json, JsonWords.RULE));
    }

    Codec<BoardCell> cells() {
        return Codec.of(
                (cell, json) -> json.writeString(word(cell)),
                json -> new Words(settings.game()).cell(json, JsonWords.CELL));
    }

    /** Values of one type that have a text of their own. */
    private Codec<Object> texts(Class<?> type) {
        Object what = JsonWords.kind(JsonShape.of(type).name());
        return Codec.of((value, json) -> json.writeString(word(value)), json -> {
            JsonValue bare = new JsonValue(Words.bare(json.string(what)), json.span(), json.latitude());
            return ValueJson.readText(type, bare, what);
        });
    }

    /** Values of one type of a game: with a text of their own, or records. */
    Codec<Object> values(Class<?> type) {
        if (Rule.class.isAssignableFrom(type) && type.isEnum()) {
            return Codec.of((rule, json) -> json.writeString(word(rule)), json -> rule(type, json));
        }
        return JsonShape.of(type).hasText()
                ? texts(type)
                : Codec.of(
                        ValueJson::write,
                        json -> ValueJson.read(type, json, JsonShape.of(type).name()));
    }

    private static Object rule(Class<?> type, JsonValue json) {
        String code = Words.bare(json.string(JsonWords.RULE));
        return Stream.of(type.getEnumConstants())
                .filter(rule -> ((Rule) rule).code().equalsIgnoreCase(code))
                .findFirst()
                .orElseThrow(() -> new JsonFormatException(
                        "unknown-word",
                        Facts.of(
                                "value",
                                code,
                                "kind",
                                JsonWords.RULE,
                                "games",
                                JsonShape.of(type).name()),
                        json.span()));
    }

    Codec<Turn> turns() {
        return Codec.of(
                (turn, json) -> json.writeString(turn.seat().map(this::word).orElseGet(turn::toString)), json -> {
                    String word = json.string(JsonWords.TURN);
                    if (word.equalsIgnoreCase(Turn.chance().toString())) {
                        return Turn.chance();
                    }
                    return word.equalsIgnoreCase(Turn.nobody().toString())
                            ? Turn.nobody()
                            : Turn.of(seats().read(json));
                });
    }

    Codec<Viewer> viewers() {
        return Codec.of(
                (viewer, json) -> json.writeString(viewer.seat().map(this::word).orElseGet(viewer::toString)),
                json -> json.string(JsonWords.VIEWER)
                                .equalsIgnoreCase(Viewer.spectator().toString())
                        ? Viewer.spectator()
                        : Viewer.of(seats().read(json)));
    }

    Codec<Outcome> outcomes() {
        return Codec.object(
                (outcome, json) -> {
                    if (outcome instanceof Outcome.Won won) {
                        writeGame(Stream.concat(won.winners().stream(), Stream.of(won.rule())), json);
                    } else if (outcome instanceof Outcome.Drawn drawn) {
                        writeGame(Stream.of(drawn.rule()), json);
                    }
                    RecordJson.writeFields(Result.of(outcome), json);
                },
                this::outcome);
    }

    private Outcome outcome(JsonValue json) {
        Fields fields = json.fields(JsonWords.OUTCOME).only(Set.of("game", "status", "winners", "rule"));
        Words words = words(fields);
        JsonValue status = fields.require("status");
        return switch (fields.word("status")) {
            case "open" -> Outcome.open();
            case "drawn" -> Outcome.drawn(words.rule(fields.require("rule"), JsonWords.field("rule")));
            case "won" -> {
                List<Seat> winners = fields.elements("winners").stream()
                        .map(winner -> words.seat(winner, JsonWords.field("winners")))
                        .toList();
                if (winners.isEmpty()) {
                    throw Fields.missing("winners", json.span());
                }
                yield Outcome.won(winners, words.rule(fields.require("rule"), JsonWords.field("rule")));
            }
            default -> throw new JsonFormatException("status", Facts.of("value", status.value()), status.span());
        };
    }

    Codec<Conclusion> conclusions() {
        return Codec.object(
                (conclusion, json) -> {
                    writeGame(conclusion.seat().stream(), json);
                    json.writeStringField("kind", conclusion.kind().toString());
                    if (conclusion.seat().isPresent()) {
                        json.writeStringField("seat", conclusion.seat().get().id());
                    }
                },
                json -> conclusion(json, game(json.fields(JsonWords.CONCLUSION))));
    }

    static Conclusion conclusion(JsonValue json, Optional<Game<?, ?>> game) {
        Fields fields = json.fields(JsonWords.CONCLUSION).only(Set.of("game", "kind", "seat"));
        Conclusion.Kind kind = (Conclusion.Kind)
                ValueJson.readText(Conclusion.Kind.class, fields.require("kind"), JsonWords.field("kind"));
        Optional<Seat> seat = fields.find("seat").map(word -> new Words(game).seat(word, JsonWords.field("seat")));
        if (seat.isPresent() == (kind == Conclusion.Kind.AGREED)) {
            throw seat.isPresent()
                    ? Fields.unknown(JsonWords.CONCLUSION, "seat", json.span())
                    : Fields.missing("seat", json.span());
        }
        return new Conclusion(kind, seat);
    }

    Codec<Footprint> footprints() {
        return Codec.object(
                (footprint, json) -> {
                    writeGame(footprint.touched().stream(), json);
                    writeCells(footprint, json);
                },
                json -> {
                    Fields fields = json.fields(JsonWords.FOOTPRINT).only(Set.of("game", "from", "to", "touched"));
                    return footprint(fields, words(fields));
                });
    }

    /** Writes the cells of a footprint into an open object. */
    static void writeCells(Footprint footprint, JsonGenerator json) throws IOException {
        writeCells("from", footprint.from(), json);
        writeCells("to", footprint.to(), json);
        writeCells("touched", footprint.touched(), json);
    }

    private static void writeCells(String name, List<BoardCell> cells, JsonGenerator json) throws IOException {
        json.writeArrayFieldStart(name);
        for (BoardCell cell : cells) {
            json.writeString(cell.id());
        }
        json.writeEndArray();
    }

    static Footprint footprint(Fields fields, Words words) {
        return new Footprint(cells(fields, "from", words), cells(fields, "to", words), cells(fields, "touched", words));
    }

    private static List<BoardCell> cells(Fields fields, String name, Words words) {
        return fields.elements(name).stream()
                .map(cell -> words.cell(cell, JsonWords.field(name)))
                .toList();
    }
}
