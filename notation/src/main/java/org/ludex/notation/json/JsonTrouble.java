package org.ludex.notation.json;

import org.ludex.notation.spi.Span;

/** Something in a JSON text that is not as documented, and where. */
final class JsonTrouble extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private final transient Span span;

    JsonTrouble(String reason, Span span) {
        super(reason);
        this.span = span;
    }

    String reason() {
        return String.valueOf(getMessage());
    }

    Span span() {
        return span;
    }
}
