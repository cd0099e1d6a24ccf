package org.ludex.lsp;

import java.util.Locale;
import org.ludex.core.Facts;
import org.ludex.core.Phrase;

/** The words of the server. */
final class Words {

    private Words() {}

    static String of(String key, Locale locale) {
        return Phrase.of(Words.class, key).text(locale);
    }

    static String of(String key, Facts facts, Locale locale) {
        return new Phrase(Words.class, key, facts).text(locale);
    }
}
