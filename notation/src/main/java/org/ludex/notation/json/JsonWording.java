package org.ludex.notation.json;

import java.util.List;
import java.util.Optional;
import org.ludex.core.Move;
import org.ludex.core.Position;
import org.ludex.notation.spi.GameNotation;
import org.ludex.notation.spi.MoveText;
import org.ludex.notation.spi.Span;
import org.ludex.notation.spi.WrittenMove;
import org.ludex.notation.tree.Source;
import org.ludex.notation.tree.Wording;

/**
 * The words of entries that come from JSON: what text would say in their place.
 *
 * @param <M> the moves of the game
 * @param <P> the positions of the game
 * @param notation how the game is written
 * @param source the record's JSON
 */
record JsonWording<M extends Move, P extends Position<M, P>>(GameNotation<M, P> notation, Source source)
        implements Wording<M, P> {

    @Override
    public String of(WrittenMove<M, P> written) {
        return written.toString();
    }

    @Override
    public String of(Span part) {
        return source.of(part);
    }

    @Override
    public Optional<String> raw(WrittenMove<M, P> written) {
        return written instanceof JsonEntry<M, P> entry ? Optional.of(entry.raw()) : Optional.empty();
    }

    @Override
    public List<WrittenMove<M, P>> asText(WrittenMove<M, P> written) {
        return notation.parse(new MoveText(written.toString()));
    }
}
