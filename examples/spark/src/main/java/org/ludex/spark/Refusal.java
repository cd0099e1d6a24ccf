package org.ludex.spark;

import java.util.Locale;
import java.util.Set;
import org.ludex.core.Facts;
import org.ludex.core.Phrase;

/** The job cannot run as it was asked to. */
final class Refusal extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private static final Set<String> OF_ARGUMENTS = Set.of("missing", "unknown", "bad-number", "bad-value");

    private final transient Phrase phrase;

    /** A refusal with a key of the messages. */
    Refusal(String key, Facts facts) {
        super(new Phrase(Refusal.class, key, facts).text(Locale.ENGLISH));
        this.phrase = new Phrase(Refusal.class, key, facts);
    }

    /** Another run was faster. */
    static Refusal overtaken(String folder) {
        return new Refusal("overtaken", Facts.of("folder", folder));
    }

    /** Whether the arguments cannot be understood, so that it helps to see which there are. */
    boolean isOfArguments() {
        return OF_ARGUMENTS.contains(phrase.key());
    }

    /** What is wrong. */
    String text(Locale locale) {
        return phrase.text(locale);
    }
}
