package org.ludex.notation.sixth;

import java.util.List;
import org.ludex.core.Facts;
import org.ludex.notation.spelling.Spelling;
import org.ludex.notation.spi.Moment;
import org.ludex.notation.spi.NotationRule;
import org.ludex.notation.spi.Reading;
import org.ludex.notation.spi.Remark;
import org.ludex.notation.spi.Span;
import org.ludex.notation.spi.WrittenMove;
import org.ludex.sixth.SixthMove;
import org.ludex.sixth.SixthPosition;

/**
 * A written move. Only the position shows whether a count means the whole tower.
 *
 * @param span its place
 * @param words the words
 * @param move the move that they say
 * @param other what is unusual about them if it is neither case nor digits
 * @param plain what they mean if they are complete
 */
record SixthEntry(Span span, String words, SixthMove move, String other, Reading<SixthMove> plain)
        implements WrittenMove<SixthMove, SixthPosition> {

    /** An entry that is written as a move. */
    SixthEntry(Span span, String words, SixthMove move, String other) {
        this(span, words, move, other, reading(span, words, move, other));
    }

    @Override
    public Reading<SixthMove> on(Moment<SixthMove, SixthPosition> moment) {
        SixthMove meant = SixthNotation.whole(moment.position(), move);
        return meant.equals(move) ? plain : reading(span, words, meant, other);
    }

    private static Reading<SixthMove> reading(Span span, String words, SixthMove meant, String other) {
        String proper = meant.toString();
        if (words.equals(proper)) {
            return Reading.of(meant);
        }
        Facts facts = Facts.of("words", words, "proper", proper).as(SixthNotation.class, form(words, proper, other));
        return Reading.of(List.of(meant), List.of(new Remark(NotationRule.LENIENT, facts, span)));
    }

    private static String form(String words, String proper, String other) {
        if (Spelling.isForeign(words)) {
            return "digits";
        }
        return words.equalsIgnoreCase(proper) ? "case" : other;
    }

    @Override
    public String toString() {
        return words;
    }
}
