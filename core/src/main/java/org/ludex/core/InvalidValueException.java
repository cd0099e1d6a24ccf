package org.ludex.core;

import java.util.Locale;

/**
 * A text or a value that is not what it should be, such as a cell that the board does not have. The reason is a {@link
 * Phrase}, so an application can show it in the language of its reader; {@link #getMessage} is English.
 */
public final class InvalidValueException extends IllegalArgumentException {

    private static final long serialVersionUID = 1L;

    private final transient Phrase reason;

    /**
     * Creates the exception.
     *
     * @param reason what is wrong, as a sentence
     */
    public InvalidValueException(Phrase reason) {
        super(reason.toString());
        this.reason = reason;
    }

    /** What is wrong, as a sentence. */
    public Phrase reason() {
        return reason;
    }

    /** Describes what is wrong in one sentence, in the requested language or in English. */
    public String message(Locale locale) {
        return reason.text(locale);
    }
}
