package org.ludex.core;

import java.util.Locale;

/**
 * A part of a sentence, taken from a bundle, for use among {@link Facts}: it appears in the language of the sentence
 * around it.
 *
 * @param home a class beside the bundle
 * @param key the key of the words
 * @param facts what fills the named places in the words
 */
public record Phrase(Class<?> home, String key, Facts facts) {

    /** Words without named places. */
    public static Phrase of(Class<?> home, String key) {
        return new Phrase(home, key, Facts.none());
    }

    /** The words in a language, or in English; the key where the bundle has no words for it. */
    public String text(Locale locale) {
        return Messages.text(this, locale);
    }

    /** The words in English. */
    @Override
    public String toString() {
        return text(Locale.ENGLISH);
    }
}
