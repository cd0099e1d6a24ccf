package org.ludex.replay;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.List;
import java.util.Locale;
import java.util.ResourceBundle;
import java.util.TreeSet;
import java.util.function.Function;
import org.ludex.core.Facts;
import org.ludex.core.Messages;
import org.ludex.core.Phrase;

/** The page's own words, and texts in all the languages that it speaks. */
final class Words {

    static final List<Locale> LANGUAGES = List.of(Locale.ENGLISH, Locale.forLanguageTag("fa"));

    private Words() {}

    static String of(String key, Facts facts, Locale locale) {
        return new Phrase(Words.class, key, facts).text(locale);
    }

    /** The page's language for a reader: theirs, or English. */
    static Locale nearest(Locale locale) {
        return LANGUAGES.stream()
                .filter(known -> known.getLanguage().equals(locale.getLanguage()))
                .findFirst()
                .orElse(Locale.ENGLISH);
    }

    /** Writes a field with a text in each language. */
    static void write(JsonGenerator json, String field, Function<Locale, String> text) throws IOException {
        json.writeObjectFieldStart(field);
        for (Locale language : LANGUAGES) {
            json.writeStringField(language.getLanguage(), text.apply(language));
        }
        json.writeEndObject();
    }

    /** Writes all words of the page that its script may need, by language. */
    static void write(JsonGenerator json) throws IOException {
        json.writeObjectFieldStart("words");
        for (Locale language : LANGUAGES) {
            ResourceBundle bundle = Messages.bundle(Words.class, language);
            json.writeObjectFieldStart(language.getLanguage());
            for (String key : new TreeSet<>(bundle.keySet())) {
                json.writeStringField(key, bundle.getString(key));
            }
            json.writeEndObject();
        }
        json.writeEndObject();
    }
}
