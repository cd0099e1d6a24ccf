package org.ludex.cli;

import java.util.LinkedHashMap;
import java.util.Map;
import org.ludex.core.Facts;
import org.ludex.core.Phrase;
import org.ludex.notation.DiagnosticText;

/** The program's own words, which stand in its bundle. */
final class Words {

    private static final int LONGEST_NAME = 255;
    private static final int LONGEST_WORD = 200;

    private Words() {}

    /** The name of a file, as messages show it: one that has no letters is shown by its quotes. */
    static String name(String file) {
        return file.isBlank() ? "\"" + file + "\"" : DiagnosticText.visible(file, LONGEST_NAME);
    }

    static Phrase of(String key) {
        return of(key, Facts.none());
    }

    static Phrase of(String key, Facts facts) {
        Map<String, Object> shown = new LinkedHashMap<>();
        facts.values().forEach((name, value) -> shown.put(name, shown(name, value)));
        return new Phrase(Main.class, key, new Facts(facts.form(), shown));
    }

    /** What comes from arguments and files is shown so that it plays no tricks on a terminal. */
    private static Object shown(String name, Object value) {
        if (!(value instanceof String text)) {
            return value;
        }
        return name.equals("file") ? name(text) : DiagnosticText.visible(text, LONGEST_WORD);
    }
}
