package org.ludex.notation.json;

import org.ludex.core.Facts;
import org.ludex.core.Phrase;
import org.ludex.notation.spi.NotationRule;

/** What parts and values of JSON are called in messages. */
final class JsonWords {

    static final Phrase RECORD = phrase("record");
    static final Phrase POSITION = phrase("position");
    static final Phrase MOVE = phrase("move");
    static final Phrase VARIATION = phrase("variation");
    static final Phrase TAG = phrase("tag");
    static final Phrase SETUP = phrase("setup");
    static final Phrase LINE = phrase("line");
    static final Phrase OPTION = phrase("option");
    static final Phrase OPTIONS = phrase("options");
    static final Phrase SEAT = phrase("seat");
    static final Phrase RULE = phrase("rule");
    static final Phrase CELL = phrase("cell");
    static final Phrase TURN = phrase("turn");
    static final Phrase VIEWER = phrase("viewer");
    static final Phrase OUTCOME = phrase("outcome");
    static final Phrase CONCLUSION = phrase("conclusion");
    static final Phrase FOOTPRINT = phrase("footprint");
    static final Phrase VERDICT = phrase("verdict");
    static final Phrase FAULT = phrase("fault");
    static final Phrase FACTS = phrase("facts");
    static final Phrase REPORT = phrase("report");
    static final Phrase DIAGNOSTIC = phrase("diagnostic");
    static final Phrase READING = phrase("reading");
    static final Phrase LEGAL_MOVES = phrase("legal-moves");

    static final Phrase OVER = phrase("over");
    static final Phrase OTHER_TROUBLE = phrase("other-trouble");

    static final Phrase OBJECT = phrase("object");
    static final Phrase ARRAY = phrase("array");
    static final Phrase STRING = phrase("string");
    static final Phrase WHOLE_NUMBER = phrase("whole-number");
    static final Phrase NUMBER = phrase("any-number");
    static final Phrase TRUE_OR_FALSE = phrase("true-or-false");

    private JsonWords() {}

    private static Phrase phrase(String name) {
        return Phrase.of(NotationRule.class, "json." + name);
    }

    /** A kind of move or of a part of one, by its name in JSON. */
    static Phrase kind(String name) {
        return new Phrase(NotationRule.class, "json.kind", Facts.of("kind", name));
    }

    static Phrase number(Number value) {
        return new Phrase(NotationRule.class, "json.number", Facts.of("value", value));
    }

    /** A field, as JSON writes its name. */
    static String field(String name) {
        return "\"" + name + "\"";
    }
}
