package org.ludex.notation.json;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.ludex.core.Facts;
import org.ludex.core.FaultsException;
import org.ludex.core.Game;
import org.ludex.core.Option;
import org.ludex.core.Options;

/** Games and their options as JSON. */
final class GameJson {

    private final ModuleSettings settings;

    GameJson(ModuleSettings settings) {
        this.settings = settings;
    }

    Codec<Game<?, ?>> games() {
        return Codec.of((game, json) -> json.writeString(game.id()), CoreJson::game);
    }

    /** Options alone are written with all their values: their names show which game they belong to. */
    Codec<Options> options() {
        return Codec.of((options, json) -> write(options.values(), json), this::options);
    }

    static void write(Map<String, String> values, JsonGenerator json) throws IOException {
        json.writeStartObject();
        for (Map.Entry<String, String> option : values.entrySet()) {
            json.writeStringField(option.getKey(), option.getValue());
        }
        json.writeEndObject();
    }

    private Options options(JsonValue json) {
        Map<String, String> values = values(json);
        Game<?, ?> game = settings.game()
                .or(() -> Dictionary.ALL.games().stream()
                        .filter(each -> names(each).equals(values.keySet()))
                        .findFirst())
                .orElseThrow(() -> new JsonFormatException("whose-options", Facts.none(), json.span()));
        return options(game, json);
    }

    private static Set<String> names(Game<?, ?> game) {
        return game.defaults().values().keySet();
    }

    /** The values of options by their names. */
    static Map<String, String> values(JsonValue json) {
        Map<String, String> values = new LinkedHashMap<>();
        json.fields(JsonWords.OPTIONS)
                .byName()
                .forEach((name, value) -> values.put(name, value.string(JsonWords.field(name))));
        return values;
    }

    /** The options of a game. */
    static Options options(Game<?, ?> game, JsonValue json) {
        try {
            return Options.of(game, values(json));
        } catch (FaultsException e) {
            throw new JsonFormatException(e.faults(), json.span());
        }
    }

    Codec<Option> option() {
        return Codec.object(
                (option, json) -> {
                    json.writeStringField("name", option.name());
                    json.writeStringField("default", option.defaultValue());
                    json.writeArrayFieldStart("values");
                    for (String value : option.values()) {
                        json.writeString(value);
                    }
                    json.writeEndArray();
                    json.writeStringField("description", option.description(settings.locale()));
                },
                GameJson::option);
    }

    private static Option option(JsonValue json) {
        Fields fields = json.fields(JsonWords.OPTION).only(Set.of("name", "default", "values", "description"));
        String name = fields.word("name");
        String standard = fields.word("default");
        List<String> values = fields.elements("values").stream()
                .map(value -> value.string(JsonWords.field("values")))
                .toList();
        Optional<Option> known = Dictionary.ALL.games().stream()
                .flatMap(game -> game.options().stream())
                .filter(option -> option.name().equals(name))
                .filter(option -> option.values().equals(values))
                .findFirst();
        return known.filter(option -> values.isEmpty() || values.contains(standard))
                .map(option -> option.withDefault(standard))
                .orElseThrow(() -> new JsonFormatException("option", Facts.of("name", name), json.span()));
    }
}
