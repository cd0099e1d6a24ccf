package org.ludex.notation.json;

import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.io.JsonStringEncoder;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.IntUnaryOperator;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.ludex.core.Facts;
import org.ludex.core.Phrase;
import org.ludex.notation.spi.Span;
import org.ludex.notation.tree.Wording;

/**
 * A JSON value and its place, so that faults can be shown.
 *
 * @param value a map of fields, a list, a string, a number, a boolean, or {@link Nothing} for null
 * @param span its place in the text
 * @param latitude what is tolerated in it
 */
record JsonValue(Object value, Span span, Latitude latitude) {

    private static final Pattern WHOLE_NUMBER = Pattern.compile("-?[0-9]{1,9}");
    private static final Pattern NUMBER = Pattern.compile("-?[0-9]{1,9}([.][0-9]{1,17})?(E-?[0-9]{1,3})?");

    /** JSON's null. */
    enum Nothing {
        NULL
    }

    /** Reads the value at the parser's current token, strictly, as files are read. */
    static JsonValue read(JsonParser parser) throws IOException {
        return read(parser, Latitude.NONE, (start, place) -> {});
    }

    /** Reads the value at the parser's current token, as files are read, where something was left out of its text. */
    static JsonValue read(JsonParser parser, IntUnaryOperator placed) throws IOException {
        return new Tokens(parser, Latitude.NONE, (start, place) -> {}, placed).value();
    }

    /** Told of each value where it begins, for those who have no text to find the place in. */
    interface Places {
        /** A value begins at an offset, which is that place. */
        void seen(int start, JsonLocation place);
    }

    /** Reads the value at the parser's current token, and says where each value begins. */
    static JsonValue read(JsonParser parser, Latitude latitude, Places places) throws IOException {
        return new Tokens(parser, latitude, places, offset -> offset).value();
    }

    /** Makes values of a parser's tokens. */
    private record Tokens(JsonParser parser, Latitude latitude, Places places, IntUnaryOperator placed) {

        JsonValue value() throws IOException {
            JsonLocation place = parser.currentTokenLocation();
            int start = offset(place);
            places.seen(start, place);
            Object value = switch (parser.currentToken()) {
                // Where a type id came first, the brace lies after already.
                case START_OBJECT, FIELD_NAME, END_OBJECT -> fields();
                case START_ARRAY -> elements();
                case VALUE_STRING -> wellFormed(parser.getText());
                case VALUE_NUMBER_INT, VALUE_NUMBER_FLOAT -> parser.getNumberValue();
                case VALUE_TRUE -> true;
                case VALUE_FALSE -> false;
                default -> Nothing.NULL;
            };
            Span span = new Span(start, Math.max(start, offset(parser.currentLocation())));
            return new JsonValue(value, span, latitude);
        }

        private int offset(JsonLocation place) {
            // A parser counts characters or bytes.
            long offset = Math.max(place.getCharOffset(), place.getByteOffset());
            return placed.applyAsInt((int) Math.max(0, Math.min(Integer.MAX_VALUE, offset)));
        }

        private Map<String, JsonValue> fields() throws IOException {
            Map<String, JsonValue> fields = new LinkedHashMap<>();
            JsonToken token =
                    parser.currentToken() == JsonToken.START_OBJECT ? parser.nextToken() : parser.currentToken();
            while (token != JsonToken.END_OBJECT) {
                String name = parser.currentName();
                if (fields.containsKey(name)) {
                    Span span = new Span(offset(parser.currentTokenLocation()), offset(parser.currentLocation()));
                    places.seen(span.start(), parser.currentTokenLocation());
                    throw new JsonFormatException("twice", Facts.of("field", name), span);
                }
                parser.nextToken();
                fields.put(name, value());
                token = parser.nextToken();
            }
            return fields;
        }

        private List<JsonValue> elements() throws IOException {
            List<JsonValue> elements = new ArrayList<>();
            while (parser.nextToken() != JsonToken.END_ARRAY) {
                elements.add(value());
            }
            return elements;
        }
    }

    /** Half a letter, which JSON can escape, becomes a whole one that says so: text could not hold it. */
    private static String wellFormed(String text) {
        if (!hasSurrogate(text)) {
            return text;
        }
        StringBuilder whole = new StringBuilder(text.length());
        text.codePoints()
                .forEach(point ->
                        whole.appendCodePoint(Character.getType(point) == Character.SURROGATE ? '\uFFFD' : point));
        return whole.toString();
    }

    private static boolean hasSurrogate(String text) {
        for (int i = 0; i < text.length(); i++) {
            if (Character.isSurrogate(text.charAt(i))) {
                return true;
            }
        }
        return false;
    }

    /** The fields of an object. */
    @SuppressWarnings("unchecked") // Only fields() makes maps.
    Fields fields(Object what) {
        if (value instanceof Map<?, ?> map) {
            return new Fields(what, (Map<String, JsonValue>) map, span, latitude);
        }
        throw not(what, JsonWords.OBJECT);
    }

    /** The elements of an array. */
    @SuppressWarnings("unchecked") // Only elements() makes lists.
    List<JsonValue> elements(Object what) {
        if (value instanceof List<?> list) {
            return (List<JsonValue>) list;
        }
        throw not(what, JsonWords.ARRAY);
    }

    /** A string. */
    String string(Object what) {
        if (value instanceof String string) {
            return string;
        }
        throw not(what, JsonWords.STRING);
    }

    /** A string of one line. */
    String line(Object what) {
        String line = string(what);
        if (line.indexOf('\n') >= 0 || line.indexOf('\r') >= 0) {
            throw new JsonFormatException("one-line", Facts.of("what", what), span);
        }
        return line;
    }

    /** A whole number. */
    int number(Object what) {
        return value instanceof Integer number
                ? number
                : Integer.parseInt(inString(WHOLE_NUMBER, what, JsonWords.WHOLE_NUMBER));
    }

    /** A number. */
    double decimal(Object what) {
        return value instanceof Number number
                ? number.doubleValue()
                : Double.parseDouble(inString(NUMBER, what, JsonWords.NUMBER));
    }

    /** A number that is written as a string, where that is tolerated. */
    private String inString(Pattern form, Object what, Phrase wanted) {
        if (latitude.takesNumbersInStrings()
                && value instanceof String text
                && form.matcher(text).matches()) {
            return text;
        }
        throw not(what, wanted);
    }

    /** True or false. */
    boolean truth(Object what) {
        if (value instanceof Boolean truth) {
            return truth;
        }
        throw not(what, JsonWords.TRUE_OR_FALSE);
    }

    /** The trouble that something is not what it must be. */
    JsonFormatException not(Object what, Phrase wanted) {
        return new JsonFormatException("type", Facts.of("what", what, "wanted", wanted, "found", kind()), span);
    }

    /** The value as it is kept in text, where bare braces would be a comment. */
    String raw() {
        return Wording.JSON + json();
    }

    /** The value as JSON on one line; no bracket stands in its strings, where text would take it for one of its own. */
    private String json() {
        if (value instanceof Map) {
            return fields("").byName().entrySet().stream()
                    .map(field ->
                            quoted(field.getKey()) + ":" + field.getValue().json())
                    .collect(Collectors.joining(",", "{", "}"));
        }
        if (value instanceof List) {
            return elements("").stream().map(JsonValue::json).collect(Collectors.joining(",", "[", "]"));
        }
        if (value instanceof String text) {
            return quoted(text);
        }
        return value == Nothing.NULL ? "null" : value.toString();
    }

    private static String quoted(String text) {
        String quoted = new String(JsonStringEncoder.getInstance().quoteAsString(text));
        StringBuilder plain = new StringBuilder(quoted.length() + 2).append('"');
        for (int i = 0; i < quoted.length(); i++) {
            char c = quoted.charAt(i);
            if ("{}()[]".indexOf(c) >= 0) {
                plain.append(String.format(Locale.ROOT, "\\u%04x", (int) c));
            } else {
                plain.append(c);
            }
        }
        return plain.append('"').toString();
    }

    /** This value as plain maps, lists and words: two values that say the same are equal then. */
    Object plain() {
        if (value instanceof Map) {
            Map<String, Object> plain = new LinkedHashMap<>();
            fields("").byName().forEach((name, field) -> plain.put(name, field.plain()));
            return plain;
        }
        if (value instanceof List) {
            return elements("").stream().map(JsonValue::plain).toList();
        }
        return value instanceof Nothing ? "null" : value.toString();
    }

    /** What kind of value it is, in words. */
    private Object kind() {
        if (value instanceof Map) {
            return JsonWords.OBJECT;
        }
        if (value instanceof List) {
            return JsonWords.ARRAY;
        }
        if (value instanceof String) {
            return JsonWords.STRING;
        }
        if (value instanceof Number number) {
            return JsonWords.number(number);
        }
        return value instanceof Boolean ? value.toString() : "null";
    }
}
