package org.ludex.notation.json;

import java.util.Collection;
import org.ludex.core.Facts;
import org.ludex.core.Game;
import org.ludex.core.Phrase;
import org.ludex.notation.spi.Span;

/** A value of one game where a value of another is expected. */
final class OtherGame {

    private OtherGame() {}

    /**
     * Says so.
     *
     * @param what what kind of value it is
     * @param found the game that it is of
     * @param wanted the games that it may be of
     */
    static JsonFormatException of(Phrase what, String found, Collection<Game<?, ?>> wanted, Span span) {
        Facts facts = Facts.of("what", what, "found", found);
        return wanted.isEmpty()
                ? new JsonFormatException("other-type", facts, span)
                : new JsonFormatException(
                        "other-game",
                        facts.and("wanted", wanted.stream().map(Game::id).toList()),
                        span);
    }
}
