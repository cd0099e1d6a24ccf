package org.ludex.notation.json;

import com.fasterxml.jackson.core.util.DefaultIndenter;
import com.fasterxml.jackson.core.util.DefaultPrettyPrinter;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.lang.reflect.Method;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.ludex.core.Game;
import org.ludex.core.Option;
import org.ludex.core.Seat;
import org.ludex.notation.spi.GameNotation;

/**
 * Writes the JSON Schema of a game's records from the types of its moves. The schemas in the jar are what this writes;
 * that records fit them is checked with a validator that knows nothing of this class.
 */
final class SchemaWriter {

    /** The schemas have the same bytes on every system. */
    private static final ObjectMapper MAPPER = new ObjectMapper()
            .enable(SerializationFeature.INDENT_OUTPUT)
            .setDefaultPrettyPrinter(new DefaultPrettyPrinter().withObjectIndenter(new DefaultIndenter("  ", "\n")));

    private final Game<?, ?> game;
    private final boolean joins;
    private final ObjectNode definitions = MAPPER.createObjectNode();

    private SchemaWriter(GameNotation<?, ?> notation) {
        this.game = notation.game();
        this.joins = notation.entries().isPresent();
    }

    static String schema(GameNotation<?, ?> notation) throws Exception {
        return MAPPER.writeValueAsString(new SchemaWriter(notation).record()) + "\n";
    }

    private ObjectNode record() {
        ObjectNode schema = MAPPER.createObjectNode();
        schema.put("$schema", "https://json-schema.org/draft/2020-12/schema");
        schema.put("$id", "urn:ludex:record:" + game.id() + ":1");
        schema.put("title", "A record of " + game.name());
        ObjectNode fields = object(schema, "format", "version", "game", "moves");
        fields.putObject("format").put("const", "ludex-record");
        fields.putObject("version").put("const", 1);
        fields.putObject("game").put("const", game.id());
        options(fields.putObject("options"));
        fields.putObject("position").put("type", "string");
        ObjectNode tag = array(fields.putObject("tags"));
        ObjectNode tagFields = object(tag, "name", "value");
        tagFields.putObject("name").put("type", "string");
        tagFields.putObject("value").put("type", "string");
        fields.putObject("comment").put("type", "string");
        array(fields.putObject("moves")).put("$ref", "#/$defs/move");
        fields.putObject("ending").put("$ref", "#/$defs/ending");
        result(fields.putObject("result"));
        array(fields.putObject("score")).put("type", "integer");
        fields.putObject("rest").put("type", "string");
        define();
        schema.set("$defs", definitions);
        return schema;
    }

    private void options(ObjectNode schema) {
        ObjectNode fields = object(schema);
        for (Option option : game.options()) {
            ObjectNode field = fields.putObject(option.name());
            if (option.values().isEmpty()) {
                field.put("type", "string");
            } else {
                ArrayNode values = field.putArray("enum");
                option.values().forEach(values::add);
            }
        }
    }

    private void result(ObjectNode schema) {
        ObjectNode fields = object(schema, "status", "winners");
        ArrayNode states = fields.putObject("status").putArray("enum");
        List.of("open", "won", "drawn").forEach(states::add);
        array(fields.putObject("winners")).put("$ref", "#/$defs/seat");
        fields.putObject("rule").put("type", "string");
    }

    private void define() {
        ArrayNode seats = definitions.putObject("seat").putArray("enum");
        allSeats().forEach(seat -> seats.add(seat.id()));
        definitions
                .putObject("ending")
                .put("type", "string")
                .put("pattern", "^(\\*|agreed|([A-Za-z]+:)?(resign|time|forfeit))$");
        ObjectNode move = definitions.putObject("move");
        ArrayNode kinds = move.putArray("oneOf");
        kinds(game.moveType()).forEach(kind -> kinds.addObject().put("$ref", "#/$defs/" + MoveJson.typeName(kind)));
        if (joins) {
            kinds.addObject().put("$ref", "#/$defs/entry");
            ObjectNode fields = object(definitions.putObject("entry"), "parts");
            array(fields.putObject("parts")).put("$ref", "#/$defs/part");
            around(fields);
            ArrayNode parts = definitions.putObject("part").putArray("oneOf");
            kinds(game.moveType()).forEach(kind -> components(parts.addObject(), kind, true));
        }
        for (Class<?> kind : kinds(game.moveType())) {
            ObjectNode schema = definitions.putObject(MoveJson.typeName(kind));
            around(components(schema, kind, true));
        }
        ObjectNode variation = object(definitions.putObject("variation"), "moves");
        variation.putObject("comment").put("type", "string");
        array(variation.putObject("moves")).put("$ref", "#/$defs/move");
        variation.putObject("ending").put("$ref", "#/$defs/ending");
        variation.putObject("rest").put("type", "string");
    }

    /** The fields for what stands around a move. */
    private static void around(ObjectNode fields) {
        fields.putObject("ply").put("type", "integer").put("minimum", 1);
        fields.putObject("seat").put("$ref", "#/$defs/seat");
        fields.putObject("text").put("type", "string");
        fields.putObject("comment").put("type", "string");
        fields.putObject("suffix").put("type", "string").put("pattern", "^[!?]{1,2}$");
        array(fields.putObject("variations")).put("$ref", "#/$defs/variation");
    }

    /** All seats that the game knows, those of other numbers of players included. */
    private List<? extends Seat> allSeats() {
        Seat first = game.seats(game.defaults()).get(0);
        return first instanceof Enum<?> constant
                ? Arrays.stream(constant.getDeclaringClass().getEnumConstants())
                        .map(Seat.class::cast)
                        .toList()
                : game.seats(game.defaults());
    }

    private ObjectNode components(ObjectNode schema, Class<?> type, boolean named) {
        List<String> required = Arrays.stream(type.getRecordComponents())
                .filter(component -> component.getType() != Optional.class)
                .map(RecordComponent::getName)
                .toList();
        ObjectNode fields = object(schema, required.toArray(String[]::new));
        if (named) {
            ((ArrayNode) schema.get("required")).insert(0, "type");
            fields.putObject("game").put("type", "string");
            fields.putObject("type").put("const", MoveJson.typeName(type));
        }
        for (RecordComponent component : type.getRecordComponents()) {
            value(fields.putObject(component.getName()), component.getGenericType());
        }
        return fields;
    }

    private void value(ObjectNode schema, Type type) {
        if (type instanceof ParameterizedType generic) {
            Type inner = generic.getActualTypeArguments()[0];
            value(generic.getRawType() == Optional.class ? schema : array(schema), inner);
            return;
        }
        Class<?> kind = (Class<?>) type;
        if (kind == int.class || kind == Integer.class) {
            schema.put("type", "integer");
        } else if (kind == boolean.class || kind == Boolean.class) {
            schema.put("type", "boolean");
        } else if (kind.isEnum()) {
            ArrayNode values = schema.putArray("enum");
            Arrays.stream(kind.getEnumConstants()).forEach(constant -> values.add(constant.toString()));
        } else if (kind == String.class || hasText(kind)) {
            schema.put("type", "string");
        } else {
            define(kind);
            schema.put("$ref", "#/$defs/" + MoveJson.typeName(kind));
        }
    }

    /** Defines a part of moves, once. */
    private void define(Class<?> kind) {
        String name = MoveJson.typeName(kind);
        if (definitions.has(name)) {
            return;
        }
        ObjectNode schema = definitions.putObject(name);
        if (kind.isSealed()) {
            ArrayNode kinds = schema.putArray("oneOf");
            kinds(kind).forEach(each -> components(kinds.addObject(), each, true));
        } else {
            boolean named = Arrays.stream(kind.getInterfaces()).anyMatch(Class::isSealed);
            components(schema, kind, named);
        }
    }

    private static boolean hasText(Class<?> kind) {
        return Arrays.stream(kind.getMethods())
                .filter(method -> method.getName().equals("parse"))
                .map(Method::getParameterTypes)
                .anyMatch(types -> Arrays.equals(types, new Class<?>[] {String.class}));
    }

    private static List<Class<?>> kinds(Class<?> type) {
        return JsonShape.of(type).kinds();
    }

    /** Makes a schema that of an object with these fields at least; gives the place for fields. */
    private static ObjectNode object(ObjectNode schema, String... required) {
        schema.put("type", "object");
        ArrayNode names = schema.putArray("required");
        Arrays.stream(required).forEach(names::add);
        schema.put("additionalProperties", false);
        return schema.putObject("properties");
    }

    /** Makes a schema that of an array; gives the schema of its elements. */
    private static ObjectNode array(ObjectNode schema) {
        schema.put("type", "array");
        return schema.putObject("items");
    }
}
