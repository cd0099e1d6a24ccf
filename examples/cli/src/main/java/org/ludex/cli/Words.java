package org.ludex.cli;

import java.util.LinkedHashMap;
import java.util.Map;
import org.ludex.core.Facts;
import org.ludex.core.Phrase;
import org.ludex.notation.DiagnosticText;

/** The messages of the program. */
final class Words {

    private static final int LONGEST_NAME = 255;
    private static final int LONGEST_WORD = 200;

    private Words() {}

    /** The name of a file for messages; an empty or blank name is quoted. */
    static String name(String file) {
        return file.isBlank() ? "\"" + file + "\"" : DiagnosticText.visible(file, LONGEST_NAME);
    }

    static Phrase of(String key) {
        return of(key, Facts.none());
    }

    static Phrase of(String key, Facts facts) {
        return of(key, facts.values());
    }

    static Phrase of(String key, Map<String, Object> values) {
        Map<String, Object> shown = new LinkedHashMap<>();
        values.forEach((name, value) -> shown.put(name, shown(name, value)));
        return new Phrase(Main.class, key, Facts.none().with(shown));
    }

    /** Escapes control characters in text from arguments and files. */
    private static Object shown(String name, Object value) {
        if (!(value instanceof String text)) {
            return value;
        }
        return name.equals("file") ? name(text) : DiagnosticText.visible(text, LONGEST_WORD);
    }
}
