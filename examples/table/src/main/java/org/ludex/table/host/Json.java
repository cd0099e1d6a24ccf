package org.ludex.table.host;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.io.UncheckedIOException;
import org.ludex.notation.json.LudexModule;

/** JSON as journals, requests and events use it. */
public final class Json {

    private static final ObjectMapper MAPPER = new ObjectMapper().registerModule(new LudexModule());

    private Json() {}

    /** An empty object. */
    public static ObjectNode object() {
        return MAPPER.createObjectNode();
    }

    /** An empty list. */
    public static ArrayNode array() {
        return MAPPER.createArrayNode();
    }

    /** A value as a tree. */
    public static JsonNode tree(Object value) {
        return MAPPER.valueToTree(value);
    }

    /** The value that a tree means. */
    static <T> T value(JsonNode tree, Class<T> type) throws JsonProcessingException {
        return MAPPER.treeToValue(tree, type);
    }

    /** A tree as text, on one line. */
    public static String text(JsonNode tree) {
        try {
            return MAPPER.writeValueAsString(tree);
        } catch (JsonProcessingException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** A value as text, for people. */
    public static String pretty(Object value) {
        try {
            return MAPPER.writerWithDefaultPrettyPrinter().writeValueAsString(value) + "\n";
        } catch (JsonProcessingException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The tree that a text means. */
    public static JsonNode read(byte[] text) throws IOException {
        return MAPPER.readTree(text);
    }

    /** The text in a field; empty where there is none. */
    public static String word(JsonNode tree, String field) {
        JsonNode value = tree.path(field);
        return value.isTextual() ? value.textValue() : "";
    }
}
