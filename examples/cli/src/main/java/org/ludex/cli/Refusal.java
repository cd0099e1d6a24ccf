package org.ludex.cli;

import java.util.Locale;
import org.ludex.core.Facts;
import org.ludex.core.Phrase;

/** A command cannot be carried out; the message says why, for people. */
final class Refusal extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private final transient Phrase reason;

    /**
     * A refusal.
     *
     * @param name which of the messages that begin with {@code refused} tells it
     * @param facts what the message needs to know
     */
    Refusal(String name, Facts facts) {
        this(Words.of("refused." + name, facts));
    }

    private Refusal(Phrase reason) {
        super(reason.text(Locale.ENGLISH));
        this.reason = reason;
    }

    /** Why, in a language. */
    String text(Locale locale) {
        return reason.text(locale);
    }
}
