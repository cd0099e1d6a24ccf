package org.ludex.spark;

import java.util.Locale;
import org.ludex.core.Facts;
import org.ludex.core.Phrase;

/** The job cannot run as it was asked to. */
final class Refusal extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private final transient Phrase phrase;

    /** A refusal with a key of the messages. */
    Refusal(String key, Facts facts) {
        super(new Phrase(Refusal.class, key, facts).text(Locale.ENGLISH));
        this.phrase = new Phrase(Refusal.class, key, facts);
    }

    /** What is wrong. */
    String text(Locale locale) {
        return phrase.text(locale);
    }
}
