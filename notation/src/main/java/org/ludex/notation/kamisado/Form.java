package org.ludex.notation.kamisado;

import java.util.List;
import java.util.Locale;
import org.ludex.core.Facts;
import org.ludex.notation.spi.NotationRule;
import org.ludex.notation.spi.Remark;
import org.ludex.notation.spi.Span;

/** How an entry is written: properly, or in one of the ways that are still read. */
enum Form {
    PROPER,
    CASE,
    DIGITS,
    WORDS,
    COORDINATES;

    /** A remark, if the form is not the canonical one. */
    List<Remark> remark(Span span, String words, String proper) {
        if (this == PROPER) {
            return List.of();
        }
        Facts facts = Facts.of("words", words, "proper", proper);
        String word = name().toLowerCase(Locale.ROOT);
        Facts form = this == COORDINATES ? facts.as(KamisadoNotation.class, word) : facts.as(word);
        return List.of(new Remark(NotationRule.LENIENT, form, span));
    }
}
