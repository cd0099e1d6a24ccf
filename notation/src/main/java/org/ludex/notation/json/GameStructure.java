package org.ludex.notation.json;

import java.util.Map;
import java.util.Optional;
import org.ludex.core.Options;
import org.ludex.core.Setup;

/**
 * What the JSON of a game's positions contains in addition to what all games have.
 *
 * @param <P> the positions of the game
 */
interface GameStructure<P> {

    /** The type of the game's positions. */
    Class<P> positions();

    /** Adds the fields of a position. */
    void tell(P position, Map<String, Object> fields);

    /** The options of a set-up, if it is one of this game. */
    default Optional<Options> options(Setup<?> setup) {
        return Optional.empty();
    }
}
