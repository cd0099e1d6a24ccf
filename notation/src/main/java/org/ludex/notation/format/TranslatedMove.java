package org.ludex.notation.format;

import java.util.List;
import java.util.Optional;
import org.ludex.core.Move;
import org.ludex.core.Position;
import org.ludex.notation.spi.Moment;
import org.ludex.notation.spi.NotationRule;
import org.ludex.notation.spi.Reading;
import org.ludex.notation.spi.Remark;
import org.ludex.notation.spi.Span;
import org.ludex.notation.spi.WrittenMove;

/**
 * A move that a format wrote in its own way and that was put into the words of the game's notation. Whatever there is to
 * say about it is reported at its place in the file, except for the spelling of words that nobody wrote.
 *
 * @param <M> the moves of the game
 * @param <P> the positions of the game
 * @param written the move in the words of the notation
 * @param span its place in the file
 * @param words the words there
 */
record TranslatedMove<M extends Move, P extends Position<M, P>>(WrittenMove<M, P> written, Span span, String words)
        implements WrittenMove<M, P> {

    @Override
    public Reading<M> on(Moment<M, P> moment) {
        Reading<M> reading = written.on(moment);
        if (reading instanceof Reading.Understood<M> understood) {
            List<Remark> remarks = understood.remarks().stream()
                    .filter(remark -> remark.rule() != NotationRule.LENIENT)
                    .map(this::here)
                    .toList();
            Optional<Remark> trouble = understood.trouble().map(this::here);
            return new Reading.Detailed<>(understood.entries(), List.of(), remarks, trouble, understood.isBegun());
        }
        return Reading.misfit(here(((Reading.Misfit<M>) reading).trouble()));
    }

    private Remark here(Remark remark) {
        return new Remark(remark.rule(), remark.facts(), span);
    }

    @Override
    public String toString() {
        return words;
    }
}
