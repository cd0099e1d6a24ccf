package org.ludex.table.host;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.io.UncheckedIOException;
import org.ludex.core.Facts;
import org.ludex.notation.json.LudexModule;

/** JSON as journals, requests and events use it. */
public final class Json {

    private static final ObjectMapper MAPPER = JsonMapper.builder()
            .addModule(new LudexModule())
            .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
            .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
            .build();

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

    /**
     * The text in a field that may be left out.
     *
     * @throws Complaint when there is anything else in it
     */
    static String optionalWord(JsonNode tree, String field) {
        return tree.hasNonNull(field) ? requiredWord(tree, field) : "";
    }

    /**
     * The text in a field.
     *
     * @throws Complaint when there is none
     */
    public static String requiredWord(JsonNode tree, String field) {
        if (!tree.path(field).isTextual()) {
            throw badField(field);
        }
        return tree.path(field).textValue();
    }

    /**
     * The object in a field that may be left out.
     *
     * @throws Complaint when there is anything else in it
     */
    static JsonNode optionalObject(JsonNode tree, String field) {
        if (tree.hasNonNull(field) && !tree.path(field).isObject()) {
            throw badField(field);
        }
        return tree.path(field);
    }

    static Complaint badField(String field) {
        return Complaint.of(Complaint.Code.BAD_FIELD, Facts.of("field", field));
    }

    /** The text in a field; empty where there is none. */
    public static String word(JsonNode tree, String field) {
        JsonNode value = tree.path(field);
        return value.isTextual() ? value.textValue() : "";
    }
}
