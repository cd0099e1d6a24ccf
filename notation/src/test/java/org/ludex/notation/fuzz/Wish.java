package org.ludex.notation.fuzz;

import java.nio.charset.StandardCharsets;
import java.util.Optional;
import org.ludex.core.FaultsException;
import org.ludex.core.Game;
import org.ludex.core.Games;
import org.ludex.core.Options;

/**
 * What an input asks for: a game on the first line, with options behind it, and a text. So seeds can be read and written
 * by hand.
 *
 * @param game the game
 * @param options its options
 * @param text the rest
 */
record Wish(Game<?, ?> game, Options options, String text) {

    /** The game is known by its name, or else by the first letter, so that every input is of some use. */
    static Optional<Wish> of(byte[] bytes) {
        String all = new String(bytes, StandardCharsets.UTF_8);
        int end = all.indexOf('\n');
        if (end < 0) {
            return Optional.empty();
        }
        String[] head = all.substring(0, end).split(" ", 2);
        Game<?, ?> game = Games.find(head[0])
                .orElseGet(() ->
                        Games.all().get((head[0].hashCode() >>> 1) % Games.all().size()));
        try {
            Options options = Options.parse(game, head.length > 1 ? head[1] : "");
            return Optional.of(new Wish(game, options, all.substring(end + 1)));
        } catch (FaultsException e) {
            return Optional.of(new Wish(game, game.defaults(), all.substring(end + 1)));
        }
    }
}
