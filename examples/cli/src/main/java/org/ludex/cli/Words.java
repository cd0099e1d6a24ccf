package org.ludex.cli;

import org.ludex.core.Facts;
import org.ludex.core.Phrase;

/** The program's own words, which stand in its bundle. */
final class Words {

    private Words() {}

    static Phrase of(String key) {
        return of(key, Facts.none());
    }

    static Phrase of(String key, Facts facts) {
        return new Phrase(Main.class, key, facts);
    }
}
