package org.ludex.notation.json;

import java.util.List;
import java.util.Optional;
import org.ludex.core.Facts;
import org.ludex.notation.input.Chunk;
import org.ludex.notation.spi.NotationRule;
import org.ludex.notation.spi.Span;
import org.ludex.notation.tree.Findings;

/**
 * A piece of a file of JSON: a record, whole or broken, or something that is none.
 *
 * @param chunk what it holds
 * @param before what is wrong with the brackets and commas before it, as a variant of {@link NotationRule#BAD_JSON}
 * @param behind what is wrong with those behind it
 */
record JsonChunk(Chunk chunk, Optional<String> before, Optional<String> behind) {

    /** What decides about the report besides the bytes. */
    List<Object> around() {
        return List.of(before, behind, chunk.index() > 1);
    }

    /** Tells what is wrong around the piece: that costs no record. */
    void remark(Findings findings) {
        before.ifPresent(variant -> warn(variant, new Span(0, 0), findings));
        int end = findings.source().text().stripTrailing().length();
        behind.ifPresent(variant -> warn(variant, new Span(Math.max(0, end - 1), end), findings));
    }

    private static void warn(String variant, Span span, Findings findings) {
        findings.warning(NotationRule.BAD_JSON, Facts.none().as(variant), span);
    }
}
