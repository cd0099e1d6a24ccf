package org.ludex.notation.json;

import java.util.Locale;
import org.ludex.core.Facts;
import org.ludex.core.Fault;
import org.ludex.notation.NotationRule;
import org.ludex.notation.spi.Span;

/** Something in a JSON text that is not as documented, and where. */
final class JsonFormatException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private final transient Facts facts;
    private final transient Span span;

    /**
     * Trouble at a place.
     *
     * @param variant which of the sentences of {@link NotationRule#BAD_JSON} tells it
     * @param facts what the sentence needs to know
     * @param span where
     */
    JsonFormatException(String variant, Facts facts, Span span) {
        super(new Fault(NotationRule.BAD_JSON, facts.as(variant)).message(Locale.ENGLISH));
        this.facts = facts.as(variant);
        this.span = span;
    }

    Facts facts() {
        return facts;
    }

    Span span() {
        return span;
    }
}
