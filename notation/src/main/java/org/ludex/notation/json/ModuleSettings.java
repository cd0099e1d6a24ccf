package org.ludex.notation.json;

import java.io.Serializable;
import java.util.Locale;
import java.util.Optional;
import org.ludex.core.Game;

/**
 * The settings of a module.
 *
 * @param locale the language of messages
 * @param isStrict whether a record with an error is refused
 * @param gameId the game whose words are meant, or empty if the words themselves must tell
 * @param namesGames whether words that several games share are written with their game
 * @param isBrief whether reports are written without what is needed to read them back
 */
record ModuleSettings(Locale locale, boolean isStrict, String gameId, boolean namesGames, boolean isBrief)
        implements Serializable {

    static ModuleSettings in(Locale locale) {
        return new ModuleSettings(locale, false, "", false, false);
    }

    ModuleSettings strict() {
        return new ModuleSettings(locale, true, gameId, namesGames, isBrief);
    }

    ModuleSettings forGame(String id) {
        return new ModuleSettings(locale, isStrict, id, namesGames, isBrief);
    }

    ModuleSettings namingGames() {
        return new ModuleSettings(locale, isStrict, gameId, true, isBrief);
    }

    ModuleSettings brief() {
        return new ModuleSettings(locale, isStrict, gameId, namesGames, true);
    }

    /** The game whose words are meant, if it is known. */
    Optional<Game<?, ?>> game() {
        return Dictionary.ALL.game(gameId);
    }
}
