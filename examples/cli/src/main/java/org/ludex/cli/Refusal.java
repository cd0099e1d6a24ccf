package org.ludex.cli;

import java.util.Locale;
import org.ludex.core.Facts;
import org.ludex.core.Phrase;

/** A command cannot be carried out. The message explains why. */
final class Refusal extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private final transient Phrase reason;

    /**
     * A refusal.
     *
     * @param name the key of the message, after {@code refused.}
     * @param facts the details for the message
     */
    Refusal(String name, Facts facts) {
        this(Words.of("refused." + name, facts));
    }

    private Refusal(Phrase reason) {
        super(reason.text(Locale.ENGLISH));
        this.reason = reason;
    }

    /** The reason, in a language. */
    String text(Locale locale) {
        return reason.text(locale);
    }
}
