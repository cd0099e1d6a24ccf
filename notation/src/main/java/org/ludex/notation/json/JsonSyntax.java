package org.ludex.notation.json;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonStreamContext;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.exc.StreamConstraintsException;
import com.fasterxml.jackson.core.io.JsonEOFException;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.ludex.core.Facts;
import org.ludex.notation.spi.Span;

/**
 * Why a text is not JSON, in our own words. What the parser gives is a place near the trouble; the text around it shows
 * the rest, so nothing depends on the parser's own messages.
 */
final class JsonSyntax {

    private static final Pattern ESCAPE = Pattern.compile("\\\\(u[0-9A-Fa-f]{0,3})?$");
    private static final int LONGEST_ESCAPE = 5;
    private static final Pattern SCALAR =
            Pattern.compile("true|false|null|-?+(?:0|[1-9][0-9]*+)(?:\\.[0-9]++)?+(?:[eE][-+]?+[0-9]++)?+");

    private final String text;
    private final int end;
    private final JsonStreamContext inside;
    private final boolean behindName;

    private JsonSyntax(String text, JsonParser parser) {
        this.text = text;
        this.end = text.stripTrailing().length();
        this.inside = parser.getParsingContext();
        this.behindName = parser.currentToken() == JsonToken.FIELD_NAME;
    }

    /** The trouble that a parser had with a text. */
    static JsonFormatException trouble(JsonProcessingException e, JsonParser parser, String text) {
        long offset = e.getLocation() == null ? 0 : e.getLocation().getCharOffset();
        int at = (int) Math.max(0, Math.min(text.length(), offset));
        if (e instanceof StreamConstraintsException) {
            return new JsonFormatException("too-much", Facts.none(), new Span(at, at));
        }
        JsonSyntax syntax = new JsonSyntax(text, parser);
        return e instanceof JsonEOFException || at >= syntax.end ? syntax.ends() : syntax.at(at);
    }

    /** Whether a parser is inside more than this many variations. */
    static boolean isInVariations(JsonParser parser, int levels) {
        int variations = 0;
        for (JsonStreamContext level = parser.getParsingContext(); level != null; level = level.getParent()) {
            variations += "variations".equals(level.getCurrentName()) ? 1 : 0;
        }
        return variations > levels;
    }

    private JsonFormatException ends() {
        int last = Math.max(0, end - 1);
        return new JsonFormatException("ends", Facts.none(), new Span(last, end));
    }

    private JsonFormatException at(int at) {
        char c = text.charAt(at);
        if (c == '\n' || c == '\r') {
            int quote = Math.max(0, text.lastIndexOf('"', at));
            return new JsonFormatException("string", Facts.none(), new Span(quote, at));
        }
        if (c < ' ') {
            return new JsonFormatException("control", Facts.none(), new Span(at, at + 1));
        }
        Matcher escape = ESCAPE.matcher(text).region(Math.max(0, at - LONGEST_ESCAPE), at);
        if (escape.find()) {
            return trouble("escape", new Span(escape.start(), at + 1));
        }
        return unexpected(culprit(at));
    }

    /**
     * What should not be there: the word at a place, a word that ends there and is not a value, or the character
     * itself.
     */
    private Span culprit(int at) {
        int from = at;
        while (from > 0 && isInWord(text.charAt(from - 1))) {
            from--;
        }
        int to = at;
        while (to < end && isInWord(text.charAt(to))) {
            to++;
        }
        if (to > at || (from < at && !SCALAR.matcher(text).region(from, to).matches())) {
            return new Span(from, to);
        }
        int quote = text.charAt(at) == '"' ? text.indexOf('"', at + 1) : at;
        return new Span(at, Math.max(quote, at) + 1);
    }

    private static boolean isInWord(char c) {
        return c > ' ' && "{}[],:\"".indexOf(c) < 0;
    }

    private JsonFormatException unexpected(Span culprit) {
        boolean isWord = isInWord(text.charAt(culprit.start()));
        if (isWord && culprit.end() == end) {
            // Half a word is not a wrong word.
            return ends();
        }
        int before = culprit.start() - 1;
        while (before >= 0 && text.charAt(before) <= ' ') {
            before--;
        }
        char last = before < 0 ? ':' : text.charAt(before);
        if (last == '{' || (last == ',' && inside.inObject())) {
            return trouble("wanted-name", culprit);
        }
        if (last == ':' || last == '[' || last == ',') {
            return trouble("wanted-value", culprit);
        }
        if (behindName && last == '"') {
            return trouble("wanted-colon", culprit);
        }
        Facts facts = Facts.of("words", words(culprit), "close", inside.inArray() ? "\"]\"" : "\"}\"");
        return new JsonFormatException("wanted-comma", facts, culprit);
    }

    private JsonFormatException trouble(String variant, Span span) {
        return new JsonFormatException(variant, Facts.of("words", words(span)), span);
    }

    /** The words of a stretch in quotes, which a string brings along. */
    private String words(Span span) {
        String words = text.substring(span.start(), span.end());
        return words.startsWith("\"") ? words : "\"" + words + "\"";
    }
}
