package org.ludex.notation.json;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.io.JsonStringEncoder;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.ludex.notation.spi.Span;

/**
 * A JSON value and where it stands, so that whatever is wrong with it can be shown.
 *
 * @param value a map of fields, a list, a string, a number, a boolean, or {@link Nothing} for null
 * @param span where it stands in the text
 */
record Located(Object value, Span span) {

    /** JSON's null. */
    enum Nothing {
        NULL
    }

    /** Reads the value at the parser's current token. */
    static Located read(JsonParser parser) throws IOException {
        int start = offset(parser, true);
        JsonToken token = parser.currentToken();
        Object value = switch (token) {
            case START_OBJECT -> fields(parser);
            case START_ARRAY -> elements(parser);
            case VALUE_STRING -> wellFormed(parser.getText());
            case VALUE_NUMBER_INT, VALUE_NUMBER_FLOAT -> parser.getNumberValue();
            case VALUE_TRUE -> true;
            case VALUE_FALSE -> false;
            default -> Nothing.NULL;
        };
        return new Located(value, new Span(start, Math.max(start, offset(parser, false))));
    }

    /** Half a letter, which JSON can escape, becomes a whole one that says so: text could not hold it. */
    private static String wellFormed(String text) {
        if (text.chars().noneMatch(c -> Character.isSurrogate((char) c))) {
            return text;
        }
        StringBuilder whole = new StringBuilder(text.length());
        text.codePoints()
                .forEach(point ->
                        whole.appendCodePoint(Character.getType(point) == Character.SURROGATE ? '\uFFFD' : point));
        return whole.toString();
    }

    private static int offset(JsonParser parser, boolean start) {
        long offset = start
                ? parser.currentTokenLocation().getCharOffset()
                : parser.currentLocation().getCharOffset();
        return (int) Math.max(0, Math.min(Integer.MAX_VALUE, offset));
    }

    private static Map<String, Located> fields(JsonParser parser) throws IOException {
        Map<String, Located> fields = new LinkedHashMap<>();
        while (parser.nextToken() != JsonToken.END_OBJECT) {
            String name = parser.currentName();
            parser.nextToken();
            fields.put(name, read(parser));
        }
        return fields;
    }

    private static List<Located> elements(JsonParser parser) throws IOException {
        List<Located> elements = new ArrayList<>();
        while (parser.nextToken() != JsonToken.END_ARRAY) {
            elements.add(read(parser));
        }
        return elements;
    }

    /** The fields of an object. */
    @SuppressWarnings("unchecked") // Only fields() makes maps.
    Fields fields(String what) {
        if (value instanceof Map<?, ?> map) {
            return new Fields(what, (Map<String, Located>) map, span);
        }
        throw new JsonTrouble(what + " must be an object, not " + kind(), span);
    }

    /** The elements of an array. */
    @SuppressWarnings("unchecked") // Only elements() makes lists.
    List<Located> elements(String what) {
        if (value instanceof List<?> list) {
            return (List<Located>) list;
        }
        throw new JsonTrouble(what + " must be an array, not " + kind(), span);
    }

    /** A string. */
    String string(String what) {
        if (value instanceof String string) {
            return string;
        }
        throw new JsonTrouble(what + " must be a string, not " + kind(), span);
    }

    /** A string of one line. */
    String line(String what) {
        String line = string(what);
        if (line.indexOf('\n') >= 0 || line.indexOf('\r') >= 0) {
            throw new JsonTrouble(what + " must be one line", span);
        }
        return line;
    }

    /** A whole number. */
    int number(String what) {
        if (value instanceof Integer number) {
            return number;
        }
        throw new JsonTrouble(what + " must be a whole number, not " + kind(), span);
    }

    /** The value as JSON on one line. */
    String json() {
        if (value instanceof Map) {
            return fields("").byName().entrySet().stream()
                    .map(field ->
                            quoted(field.getKey()) + ":" + field.getValue().json())
                    .collect(Collectors.joining(",", "{", "}"));
        }
        if (value instanceof List) {
            return elements("").stream().map(Located::json).collect(Collectors.joining(",", "[", "]"));
        }
        if (value instanceof String text) {
            return quoted(text);
        }
        return value == Nothing.NULL ? "null" : value.toString();
    }

    private static String quoted(String text) {
        return '"' + new String(JsonStringEncoder.getInstance().quoteAsString(text)) + '"';
    }

    /** What kind of value it is, in words. */
    String kind() {
        if (value instanceof Map) {
            return "an object";
        }
        if (value instanceof List) {
            return "an array";
        }
        if (value instanceof String) {
            return "a string";
        }
        if (value instanceof Number) {
            return "the number " + value;
        }
        return value instanceof Boolean ? value.toString() : "null";
    }
}
