package org.ludex.notation.io;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.ludex.core.Move;
import org.ludex.core.Position;
import org.ludex.notation.Diagnostic;
import org.ludex.notation.MoveReading;
import org.ludex.notation.Place;
import org.ludex.notation.entry.OpenEntry;
import org.ludex.notation.spi.Notations;

/**
 * A text that a player sent. It is read as an entry of a record, but diagnostics quote what was sent.
 *
 * @param before what precedes the words: white space
 * @param words the words of the move
 * @param written the same words as a record has them
 * @param after what follows them: suffix and comment
 */
record Sent(String before, String words, String written, String after) {

    static <M extends Move, P extends Position<M, P>> Sent of(P position, String text) {
        int end = 0;
        while (end < text.length() && "!?{(".indexOf(text.charAt(end)) < 0) {
            end++;
        }
        String words = text.substring(0, end).strip();
        int start = text.indexOf(words);
        String written = Notations.of(position.game())
                .entries()
                .map(entries -> entries.sent(position, words))
                .orElse(words);
        return new Sent(text.substring(0, start), words, written, text.substring(start + words.length()));
    }

    /** The text as an entry. */
    String entry() {
        return before + written + after;
    }

    /** The text as an entry that is only begun. */
    String begun() {
        return before + written + OpenEntry.BEGUN + after;
    }

    /** A reading of either, with diagnostics that quote the text. */
    <M extends Move, P extends Position<M, P>> MoveReading<M, P> quotedIn(MoveReading<M, P> reading) {
        List<Diagnostic> quoting =
                reading.diagnostics().stream().map(this::quotedIn).toList();
        return reading instanceof MoveReading.Understood<M, P> read
                ? new MoveReading.Understood<>(read.seat(), read.line(), read.entries(), quoting)
                : new MoveReading.Refused<>(reading.seat(), quoting);
    }

    private Diagnostic quotedIn(Diagnostic diagnostic) {
        Map<String, Object> facts = new LinkedHashMap<>(diagnostic.facts().values());
        facts.computeIfPresent("words", (name, value) -> value instanceof String quoted ? quoted(quoted) : value);
        Place place = diagnostic.place();
        return new Diagnostic(
                diagnostic.severity(),
                diagnostic.rule(),
                diagnostic.facts().with(facts),
                new Place(
                        place.file(),
                        place.record(),
                        place.line(),
                        place.column(),
                        place.length(),
                        quoted(place.source()),
                        place.caret()),
                diagnostic.ply(),
                diagnostic.position(),
                diagnostic.expected(),
                diagnostic.suggestions(),
                diagnostic.unlisted());
    }

    private String quoted(String text) {
        return text.replace(written + OpenEntry.BEGUN, words).replace(written, words);
    }
}
