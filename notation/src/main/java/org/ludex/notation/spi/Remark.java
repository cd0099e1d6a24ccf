package org.ludex.notation.spi;

import org.ludex.core.Facts;
import org.ludex.core.Rule;

/**
 * A remark of a notation on the written text, at a place.
 *
 * @param rule the code: a {@link org.ludex.notation.spi.NotationRule} or a rule of the game
 * @param facts the details for the message
 * @param span where
 */
public record Remark(Rule rule, Facts facts, Span span) {

    /** A copy of this remark, moved by a number of characters. */
    public Remark moved(int by) {
        return new Remark(rule, facts, span.moved(by));
    }
}
