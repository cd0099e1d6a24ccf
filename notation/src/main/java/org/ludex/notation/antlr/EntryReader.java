package org.ludex.notation.antlr;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.antlr.v4.runtime.CharStream;
import org.antlr.v4.runtime.Lexer;
import org.antlr.v4.runtime.Parser;
import org.antlr.v4.runtime.ParserRuleContext;
import org.antlr.v4.runtime.TokenStream;
import org.ludex.core.Move;
import org.ludex.core.Position;
import org.ludex.notation.spi.MoveText;
import org.ludex.notation.spi.Span;
import org.ludex.notation.spi.Unreadable;
import org.ludex.notation.spi.WrittenMove;

/**
 * Reads all entries of a record with a game's grammar. A word that the grammar does not know costs itself and nothing
 * else: reading goes on with the next word.
 *
 * <p>The grammar has a rule for one entry, and gives {@link MoveText#BREAK} a token of its own. Where entries are words, white
 * space is a token too, so that the grammar says where it is allowed. A token that can reach across white space can reach
 * across a space. An entry is whole words: one that ends in the middle of a word is not an entry. Where a game writes one
 * entry per line, the grammar skips blanks and gives line breaks a token, and an entry is a whole line.
 *
 * <p>Records of one game repeat the same words, and the meaning of a word does not depend on its place. So the grammar
 * looks at each word once, and a {@link Memo} keeps the result. Immutable apart from the memo, and thread-safe.
 *
 * @param <G> the generated parser
 * @param <C> the context of the rule for one entry
 * @param <M> the moves of the game
 * @param <P> the positions of the game
 */
public final class EntryReader<
        G extends Parser, C extends ParserRuleContext, M extends Move, P extends Position<M, P>> {

    private static final int LAST_ASCII = 127;
    /** A deck of cards in order is not half as long. */
    private static final int LONGEST_ENTRY = 8000;

    private static final int WORD_BITS = 13;
    private static final int LINE_BITS = 15;

    /** Letters of a record for each of its entries, or somewhat fewer. */
    private static final int LETTERS_AN_ENTRY = 6;

    private final Grammar<G, C> grammar;
    private final Meaning<C, M, P> meaning;
    private final Memo<KnownEntry<M, P>> memo;
    private final Memo<KnownWord<M, P>> words;

    private EntryReader(Grammar<G, C> grammar, Meaning<C, M, P> meaning, int bits) {
        this.grammar = grammar;
        this.meaning = meaning;
        this.memo = new Memo<>(bits);
        this.words = new Memo<>(bits);
    }

    /**
     * A reader for a grammar whose entries are words. The grammar shows white space to its parser.
     *
     * @param <G> the generated parser
     * @param <C> the context of the rule for one entry
     * @param <M> the moves of the game
     * @param <P> the positions of the game
     * @param fold what characters outside ASCII mean to the lexer
     * @param lexer makes the generated lexer
     * @param parser makes the generated parser
     * @param entry parses one entry
     * @param breakToken the type of the token for {@link MoveText#BREAK}
     * @param spaceToken the type of the token for white space
     * @param meaning what an entry is
     */
    public static <G extends Parser, C extends ParserRuleContext, M extends Move, P extends Position<M, P>>
            EntryReader<G, C, M, P> ofWords(
                    TextStream.Fold fold,
                    Function<CharStream, Lexer> lexer,
                    Function<TokenStream, G> parser,
                    Function<G, C> entry,
                    int breakToken,
                    int spaceToken,
                    Meaning<C, M, P> meaning) {
        return new EntryReader<>(
                new Grammar<>(fold, lexer, parser, entry, breakToken, spaceToken, false), meaning, WORD_BITS);
    }

    /**
     * A reader for a grammar whose entries are lines. The grammar skips blanks.
     *
     * @param <G> the generated parser
     * @param <C> the context of the rule for one entry
     * @param <M> the moves of the game
     * @param <P> the positions of the game
     * @param fold what characters outside ASCII mean to the lexer
     * @param lexer makes the generated lexer
     * @param parser makes the generated parser
     * @param entry parses one entry
     * @param breakToken the type of the token for {@link MoveText#BREAK}
     * @param lineToken the type of the token for line breaks
     * @param meaning what an entry is
     */
    public static <G extends Parser, C extends ParserRuleContext, M extends Move, P extends Position<M, P>>
            EntryReader<G, C, M, P> ofLines(
                    TextStream.Fold fold,
                    Function<CharStream, Lexer> lexer,
                    Function<TokenStream, G> parser,
                    Function<G, C> entry,
                    int breakToken,
                    int lineToken,
                    Meaning<C, M, P> meaning) {
        return new EntryReader<>(
                new Grammar<>(fold, lexer, parser, entry, breakToken, lineToken, true), meaning, LINE_BITS);
    }

    /**
     * A grammar as ANTLR generates it.
     *
     * @param <G> the generated parser
     * @param <C> the context of the rule for one entry
     */
    record Grammar<G extends Parser, C extends ParserRuleContext>(
            TextStream.Fold fold,
            Function<CharStream, Lexer> lexer,
            Function<TokenStream, G> parser,
            Function<G, C> entry,
            int breakToken,
            int betweenToken,
            boolean hasLines) {

        boolean isBetween(int token) {
            return token == breakToken || token == betweenToken;
        }

        /** The tokens of a text; white space is one of them only where entries are words. */
        QuickTokens tokens(TextStream source) {
            Lexer made = lexer.apply(source);
            return hasLines ? QuickTokens.of(made, source) : QuickTokens.withBlanks(made, source);
        }
    }

    /**
     * Turns the context of an entry into a written move.
     *
     * @param <C> the context of the rule for one entry
     * @param <M> the moves of the game
     * @param <P> the positions of the game
     */
    @FunctionalInterface
    public interface Meaning<C, M extends Move, P extends Position<M, P>> {
        /**
         * The written move that an entry is.
         *
         * @param entry the entry
         * @param span its place in the text
         * @param text the text that it was parsed in, which may be the entry alone
         */
        WrittenMove<M, P> of(C entry, Span span, MoveText text);
    }

    /** The written moves of a text. */
    public List<WrittenMove<M, P>> read(MoveText text) {
        EntryParser<G, C, M, P> parser = new EntryParser<>(grammar, meaning);
        if (text.isMarked() && !grammar.hasLines()) {
            List<WrittenMove<M, P>> moves = new ArrayList<>(text.wordCount());
            readMarked(text, parser, moves);
            return moves;
        }
        List<WrittenMove<M, P>> moves = new ArrayList<>(text.text().length() / LETTERS_AN_ENTRY);
        if (grammar.hasLines()) {
            readLines(text.text(), parser, moves);
        } else {
            readWords(text, parser, moves);
        }
        return moves;
    }

    /** What words or lines of records of this game are that were met before. */
    public Memo<KnownWord<M, P>> words() {
        return words;
    }

    /** Goes through the words or lines of a text, whichever entries are. */
    public WordCursor cursor(String text, int from) {
        return new WordCursor(text, from, grammar.hasLines());
    }

    /**
     * The entry that a word or a line is, whatever follows it; empty if it is not one, or if only the grammar can tell.
     *
     * @param stretch the word or the line
     */
    public Optional<KnownEntry<M, P>> entry(String stretch) {
        EntryParser<G, C, M, P> parser = new EntryParser<>(grammar, meaning);
        if (!grammar.hasLines()) {
            return known(stretch, 0, stretch.length(), parser);
        }
        return stretch.length() > LONGEST_ENTRY
                ? Optional.empty()
                : Optional.of(KnownEntry.alone(parser.line(stretch)));
    }

    /** The written moves of a text of words, by the grammar alone. It is what {@link #read} must come to. */
    List<WrittenMove<M, P>> readByGrammar(MoveText text) {
        List<WrittenMove<M, P>> moves = new ArrayList<>();
        EntryParser<G, C, M, P> parser = new EntryParser<>(grammar, meaning);
        int at = 0;
        while (at < text.text().length()) {
            at = parser.read(text, at, LONGEST_ENTRY, moves, (words, from) -> false);
        }
        return moves;
    }

    private void readLines(String text, EntryParser<G, C, M, P> parser, List<WrittenMove<M, P>> moves) {
        int at = passBetween(text, 0);
        while (at < text.length()) {
            int next = at;
            while (next < text.length() && !isLineEnd(text.charAt(next))) {
                next++;
            }
            int end = next;
            while (isBlank(text.charAt(end - 1))) {
                end--;
            }
            moves.add(line(text, at, end, parser));
            at = passBetween(text, next);
        }
    }

    private WrittenMove<M, P> line(String text, int start, int end, EntryParser<G, C, M, P> parser) {
        if (end - start > LONGEST_ENTRY) {
            return new Unreadable<>(new Span(start, end), text.substring(start, end));
        }
        Optional<KnownEntry<M, P>> known = memo.find(text, start, end);
        if (known.isPresent()) {
            return PlacedMove.at(start, known.get().move());
        }
        String line = text.substring(start, end);
        KnownEntry<M, P> learnt = KnownEntry.alone(parser.line(line));
        memo.put(line, learnt);
        return PlacedMove.at(start, learnt.move());
    }

    private void readWords(MoveText text, EntryParser<G, C, M, P> parser, List<WrittenMove<M, P>> moves) {
        String words = text.text();
        int at = passBetween(words, 0);
        int end = wordEnd(words, at);
        Optional<KnownEntry<M, P>> known = known(words, at, end, parser);
        while (at < words.length()) {
            int next = passBetween(words, end);
            int nextEnd = wordEnd(words, next);
            Optional<KnownEntry<M, P>> behind = known(words, next, nextEnd, parser);
            if (known.isPresent() && (known.get().isAlone() || endsBefore(behind, known.get(), words, end, next))) {
                moves.add(PlacedMove.at(at, known.get().move()));
            } else {
                // Only the grammar can tell what this is, and whether the next word belongs to it.
                int readTo = parser.read(text, at, LONGEST_ENTRY, moves, this::isKnown);
                if (readTo != next) {
                    next = readTo;
                    nextEnd = wordEnd(words, next);
                    behind = known(words, next, nextEnd, parser);
                }
            }
            at = next;
            end = nextEnd;
            known = behind;
        }
    }

    /** Reads words whose places are known. If all of them were met before, nobody looks at the text between them. */
    private void readMarked(MoveText text, EntryParser<G, C, M, P> parser, List<WrittenMove<M, P>> moves) {
        int count = text.wordCount();
        Optional<KnownEntry<M, P>> known = marked(text, 0, parser);
        int i = 0;
        while (i < count) {
            Optional<KnownEntry<M, P>> behind = marked(text, i + 1, parser);
            if (known.isPresent() && (known.get().isAlone() || endsBefore(behind, known.get(), text, i))) {
                moves.add(PlacedMove.at(text.wordStart(i), known.get().move()));
                i++;
            } else {
                int readTo = parser.read(text, text.wordStart(i), LONGEST_ENTRY, moves, this::isKnown);
                i++;
                if (i < count && text.wordStart(i) < readTo) {
                    while (i < count && text.wordStart(i) < readTo) {
                        i++;
                    }
                    behind = marked(text, i, parser);
                }
            }
            known = behind;
        }
    }

    private Optional<KnownEntry<M, P>> marked(MoveText text, int i, EntryParser<G, C, M, P> parser) {
        return i < text.wordCount()
                ? known(text.source(), text.wordStart(i), text.wordEnd(i), parser)
                : Optional.empty();
    }

    private boolean endsBefore(Optional<KnownEntry<M, P>> behind, KnownEntry<M, P> entry, MoveText text, int i) {
        return i + 1 == text.wordCount()
                || (behind.isPresent() && entry.endsBefore(behind.get()))
                || endsBefore(behind, entry, text.text(), text.wordEnd(i), text.wordStart(i + 1));
    }

    private Optional<KnownEntry<M, P>> known(String words, int at, int end, EntryParser<G, C, M, P> parser) {
        Optional<KnownEntry<M, P>> known = memo.find(words, at, end);
        if (known.isPresent() || end - at > Memo.LONGEST || at == end) {
            return known;
        }
        String word = words.substring(at, end);
        Optional<KnownEntry<M, P>> learnt = parser.word(word);
        learnt.ifPresent(entry -> memo.put(word, entry));
        return learnt;
    }

    private boolean isKnown(String words, int at) {
        return memo.find(words, at, wordEnd(words, at)).isPresent();
    }

    /** Whether an entry ends where its word does: before the end, a break, or a word that cannot be joined to it. */
    private boolean endsBefore(
            Optional<KnownEntry<M, P>> behind, KnownEntry<M, P> entry, String words, int end, int next) {
        if (next >= words.length() || (behind.isPresent() && entry.endsBefore(behind.get()))) {
            return true;
        }
        int at = end;
        while (at < next && words.charAt(at) != MoveText.BREAK) {
            at++;
        }
        return at < next;
    }

    private static int passBetween(String text, int from) {
        int at = from;
        while (at < text.length() && (isBlank(text.charAt(at)) || isLineEnd(text.charAt(at)))) {
            at++;
        }
        return at;
    }

    private static int wordEnd(String words, int start) {
        int end = start;
        while (!endsWord(words, end)) {
            end++;
        }
        return end;
    }

    static boolean isLineEnd(char c) {
        return c == '\n' || c == '\r' || c == MoveText.BREAK;
    }

    private static boolean isBlank(char c) {
        return c == ' ' || c == '\t';
    }

    static boolean endsWord(String words, int at) {
        if (at >= words.length()) {
            return true;
        }
        char c = words.charAt(at);
        return c <= ' ' || (c > LAST_ASCII && Character.isWhitespace(c));
    }
}
