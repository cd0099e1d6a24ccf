package org.ludex.core;

import java.util.Locale;

/**
 * A part of a sentence from a bundle, for use among {@link Facts}. It appears in the language of the sentence around
 * it.
 *
 * @param home a class in the package of the bundle
 * @param key the key of the words
 * @param facts the values of the placeholders
 */
public record Phrase(Class<?> home, String key, Facts facts) {

    /** A phrase without placeholders. */
    public static Phrase of(Class<?> home, String key) {
        return new Phrase(home, key, Facts.none());
    }

    /** The words in the requested language or in English; the key if the bundle has no words for it. */
    public String text(Locale locale) {
        return Messages.text(this, locale);
    }

    /** The words in English. */
    @Override
    public String toString() {
        return text(Locale.ENGLISH);
    }
}
