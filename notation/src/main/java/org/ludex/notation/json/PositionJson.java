package org.ludex.notation.json;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.ludex.core.Facts;
import org.ludex.core.FaultsException;
import org.ludex.core.Game;
import org.ludex.core.Options;
import org.ludex.core.Position;
import org.ludex.core.Setup;
import org.ludex.dog.DogSetup;

/**
 * Positions and set-ups as JSON: the game, its options and the one-line text, which are enough to read them back. A
 * position also contains its structure, for a front end; when it is read, the structure must be right.
 */
final class PositionJson {

    private static final Set<String> HEAD = Set.of("game", "options", "text");

    private final ModuleSettings settings;

    PositionJson(ModuleSettings settings) {
        this.settings = settings;
    }

    Codec<Position<?, ?>> positions(Class<?> type) {
        return Codec.object(PositionJson::write, json -> read(json, type));
    }

    private static void write(Position<?, ?> position, JsonGenerator json) throws IOException {
        writeHead(position.game(), position.options(), position.text(), json);
        for (Map.Entry<String, Object> field : Structure.of(position).entrySet()) {
            json.writeFieldName(field.getKey());
            ValueJson.write(field.getValue(), json);
        }
    }

    private static void writeHead(Game<?, ?> game, Options options, String text, JsonGenerator json)
            throws IOException {
        json.writeStringField("game", game.id());
        json.writeFieldName("options");
        GameJson.write(options.chosen(), json);
        json.writeStringField("text", text);
    }

    private Position<?, ?> read(JsonValue json, Class<?> type) {
        Fields fields = json.fields(JsonWords.POSITION);
        Setup<?> setup = setup(fields, json);
        Position<?, ?> position;
        try {
            position = (Position<?, ?>) setup.position();
        } catch (FaultsException e) {
            throw new JsonFormatException(e.faults(), json.span());
        }
        if (!type.isInstance(position)) {
            throw OtherGame.of(JsonWords.POSITION, position.game().id(), Dictionary.ALL.gamesWith(type), json.span());
        }
        compare(fields, Structure.of(position));
        return position;
    }

    /** The additional fields must be right. */
    private static void compare(Fields fields, Map<String, Object> structure) {
        Set<String> known = new HashSet<>(HEAD);
        known.addAll(Structure.NAMES);
        known.addAll(structure.keySet());
        fields.only(known);
        fields.byName().forEach((name, value) -> {
            if (!HEAD.contains(name) && known.contains(name)) {
                compare(name, value, Optional.ofNullable(structure.get(name)).map(Structure::plain));
            }
        });
    }

    private static void compare(String name, JsonValue value, Optional<Object> right) {
        if (right.isEmpty()) {
            throw new JsonFormatException("contradiction-none", Facts.of("field", name), value.span());
        }
        if (!value.plain().equals(right.get())) {
            Facts facts = Facts.of("field", name, "found", value.plain(), "right", right.get());
            throw new JsonFormatException("contradiction", facts, value.span());
        }
    }

    Codec<Setup<?>> setups(Class<?> type) {
        return Codec.object(PositionJson::writeSetup, json -> {
            Setup<?> setup = setup(json.fields(JsonWords.SETUP).only(HEAD), json);
            if (!type.isInstance(setup)) {
                String found = json.fields(JsonWords.SETUP).text("game");
                throw OtherGame.of(JsonWords.SETUP, found, Dictionary.ALL.gamesWith(type), json.span());
            }
            return setup;
        });
    }

    private static void writeSetup(Setup<?> setup, JsonGenerator json) throws IOException {
        Game<?, ?> game = setup instanceof DogSetup dog
                ? dog.game()
                : Dictionary.ALL
                        .gameOf(setup)
                        .orElseThrow(() -> new IllegalArgumentException(
                                "A set-up of " + setup.getClass().getName() + " belongs to no known game"));
        writeHead(game, Structure.options(setup, game), setup.toString(), json);
    }

    private Setup<?> setup(Fields fields, JsonValue json) {
        Game<?, ?> game = new CoreJson(settings).game(fields).orElseThrow(() -> Fields.missing("game", json.span()));
        Options options =
                fields.find("options").map(each -> GameJson.options(game, each)).orElseGet(game::defaults);
        JsonValue text = fields.require("text");
        try {
            return game.setup(text.line(JsonWords.field("text")), options);
        } catch (FaultsException e) {
            throw new JsonFormatException(e.faults(), text.span());
        }
    }

    /** The fields of a start, which a line has. */
    static void writeStart(Position<?, ?> start, JsonGenerator json) throws IOException {
        writeHead(start.game(), start.options(), start.text(), json);
    }
}
