package org.ludex.notation.text;

import java.util.Optional;
import org.ludex.core.Move;
import org.ludex.core.Position;
import org.ludex.notation.Ending;
import org.ludex.notation.Report;
import org.ludex.notation.antlr.EntryReader;
import org.ludex.notation.antlr.GrammarNotation;
import org.ludex.notation.antlr.KnownEntry;
import org.ludex.notation.antlr.KnownWord;
import org.ludex.notation.antlr.Memo;
import org.ludex.notation.antlr.WordCursor;
import org.ludex.notation.replay.PlainReplay;
import org.ludex.notation.spelling.Numerals;
import org.ludex.notation.spi.Span;
import org.ludex.notation.tree.LineTree;

/**
 * Reads and judges a record that has nothing but tags, numbers, entries and a last word, all in their usual form, as nearly
 * all records do. It does so in one pass and keeps nothing but the moves. Anything else takes a tree: then it gives up. For
 * one record and one thread.
 *
 * @param <M> the moves of the game
 * @param <P> the positions of the game
 */
final class PlainRecord<M extends Move, P extends Position<M, P>> {

    private final RecordScanner scanner;
    private final GrammarNotation<M, P> notation;
    private final EntryReader<?, ?, M, P> reader;
    private final PlainReplay<M, P> replay;

    PlainRecord(RecordScanner scanner, GrammarNotation<M, P> notation, PlainReplay<M, P> replay) {
        this.scanner = scanner;
        this.notation = notation;
        this.reader = notation.reader();
        this.replay = replay;
    }

    /** Whether a text has no comments or variations, which would only be found after many moves were played in vain. */
    static boolean mayBe(String text) {
        return text.indexOf('{') < 0 && text.indexOf('(') < 0;
    }

    /** The report on a record whose moves begin at a place of a text; empty if it gives up. */
    Optional<Report> read(String text, int from) {
        WordCursor cursor = reader.cursor(text, from);
        KnownWord<M, P> nothing = KnownWord.of(KnownWord.NONE);
        KnownWord<M, P> before = nothing;
        int number = KnownWord.NONE;
        Memo<KnownWord<M, P>> words = reader.words();
        while (cursor.next()) {
            int count = cursor.number();
            if (count > 0 && !before.isOpen()) {
                if (!play(before, nothing, number)) {
                    return Optional.empty();
                }
                number = count;
                before = nothing;
                continue;
            }
            Optional<KnownWord<M, P>> known = words.find(cursor);
            if (known.isEmpty()) {
                known = learn(cursor.word());
            }
            if (before.isOpen() && known.isPresent()) {
                known = joined(before, known.get());
            }
            // Only what follows an entry tells whether it ends.
            if (known.isEmpty() || !play(before, known.get(), number)) {
                return Optional.empty();
            }
            KnownWord<M, P> word = known.get();
            if (word.isLast()) {
                Span span = new Span(cursor.start(), cursor.end());
                LineTree.LastWord last = new LineTree.LastWord(word.ending().orElseThrow(), span);
                return cursor.next() || cursor.isStopped()
                        ? Optional.empty()
                        : Optional.of(replay.report(Optional.of(last)));
            }
            boolean isSpent = before.isEntry() && word.number() < 0;
            number = word.number() >= 0 ? word.number() : isSpent ? KnownWord.NONE : number;
            before = word;
        }
        return !cursor.isStopped() && !before.isOpen() && play(before, nothing, number)
                ? Optional.of(replay.report(Optional.empty()))
                : Optional.empty();
    }

    private Optional<KnownWord<M, P>> joined(KnownWord<M, P> open, KnownWord<M, P> next) {
        return next.isEntry() ? notation.joined(open.move(), next.move()).map(next::with) : Optional.empty();
    }

    private boolean play(KnownWord<M, P> word, KnownWord<M, P> behind, int number) {
        return !word.isEntry() || word.isOpen() || (word.endsBefore(behind) && replay.play(word.move(), word, number));
    }

    private Optional<KnownWord<M, P>> learn(String stretch) {
        Optional<KnownWord<M, P>> learnt = word(stretch, scanner.elements(stretch));
        learnt.ifPresent(known -> reader.words().put(stretch, known));
        return learnt;
    }

    private Optional<KnownWord<M, P>> word(String stretch, Elements elements) {
        if (isEntry(elements)) {
            return entry(KnownWord.NONE, stretch);
        }
        int size = elements.size();
        boolean isNumber = size > 0 && elements.kind(0) == Element.Kind.NUMBER && isProper(stretch, elements.end(0));
        int number = isNumber ? Numerals.value(stretch, 0, elements.end(0)) : KnownWord.NONE;
        if (size == 1 && elements.kind(0) == Element.Kind.ENDING) {
            return ending(stretch);
        }
        if (size == 1 && isNumber) {
            return Optional.of(KnownWord.of(number));
        }
        return size == 2 && isNumber && elements.kind(1) == Element.Kind.WORD
                ? entry(number, stretch.substring(elements.start(1)))
                : Optional.empty();
    }

    /** Whether there is nothing but a word or, where entries are lines, words with blanks between them. */
    private boolean isEntry(Elements elements) {
        boolean isEntry = elements.size() == 1 || notation.oneEntryPerLine();
        for (int i = 0; i < elements.size() && isEntry; i++) {
            isEntry = elements.kind(i) == Element.Kind.WORD && (i == 0 || elements.start(i) > elements.end(i - 1));
        }
        return isEntry && !elements.isEmpty();
    }

    private Optional<KnownWord<M, P>> entry(int number, String words) {
        Optional<KnownEntry<M, P>> entry = reader.entry(words);
        return entry.isPresent()
                ? Optional.of(KnownWord.of(
                        number, entry.get(), notation.isOpen(entry.get().move())))
                : Optional.empty();
    }

    private static boolean isProper(String stretch, int end) {
        return Numerals.isProper(stretch, 0, end);
    }

    /** A last word that names no seat: what a seat is called depends on the options. */
    private Optional<KnownWord<M, P>> ending(String word) {
        return Ending.parse(word)
                .filter(ending -> ending.seat().isEmpty() && ending.toString().equals(word))
                .map(KnownWord::of);
    }
}
