package org.ludex.notation.antlr;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.antlr.v4.runtime.BailErrorStrategy;
import org.antlr.v4.runtime.CommonTokenStream;
import org.antlr.v4.runtime.ListTokenSource;
import org.antlr.v4.runtime.Parser;
import org.antlr.v4.runtime.ParserRuleContext;
import org.antlr.v4.runtime.Token;
import org.antlr.v4.runtime.TokenStream;
import org.antlr.v4.runtime.UnbufferedTokenStream;
import org.antlr.v4.runtime.atn.PredictionMode;
import org.antlr.v4.runtime.misc.IntervalSet;
import org.antlr.v4.runtime.misc.ParseCancellationException;
import org.ludex.core.Move;
import org.ludex.core.Position;
import org.ludex.notation.spi.MoveText;
import org.ludex.notation.spi.Span;
import org.ludex.notation.spi.Unreadable;
import org.ludex.notation.spi.WrittenMove;

/**
 * Applies a game's grammar to one record. It makes the lexer and the parser only when there is something to parse; in most
 * records there is nothing. For one record and one thread.
 *
 * @param <G> the generated parser
 * @param <C> the context of the rule for one entry
 * @param <M> the moves of the game
 * @param <P> the positions of the game
 */
final class EntryParser<G extends Parser, C extends ParserRuleContext, M extends Move, P extends Position<M, P>> {

    /** Words up to this length are passed over token by token. */
    private static final int SHORT = 64;

    /** Space for an entry; it grows if one has more tokens. */
    private static final int TOKENS_AT_ONCE = 8;

    private final EntryReader.Grammar<G, C> grammar;
    private final EntryReader.Meaning<C, M, P> meaning;
    private Optional<QuickTokens> lexer = Optional.empty();
    private Optional<G> parser = Optional.empty();
    private Optional<TextStream> whole = Optional.empty();

    EntryParser(EntryReader.Grammar<G, C> grammar, EntryReader.Meaning<C, M, P> meaning) {
        this.grammar = grammar;
        this.meaning = meaning;
    }

    /** Whether the word at a place is known. */
    @FunctionalInterface
    interface KnownWords {
        /** Whether it is. */
        boolean isAt(String words, int at);
    }

    /** The entry that a line is. */
    WrittenMove<M, P> line(String line) {
        TokenStream tokens = tokens(new TextStream(line, grammar.fold()));
        G rules = parser(tokens);
        try {
            C context = grammar.entry().apply(rules);
            if (endsLine(tokens.LA(1))) {
                return meaning.of(context, span(context), new MoveText(line));
            }
        } catch (ParseCancellationException unknown) {
            // It is not an entry.
        }
        return new Unreadable<>(new Span(0, line.length()), line);
    }

    /**
     * The entry that a word is; empty if it is not one, or if that depends on what follows it, because the lexer looks
     * beyond the space. If the parser looks beyond it, what it looks for is kept with the entry.
     */
    Optional<KnownEntry<M, P>> word(String word) {
        TextStream source = new TextStream(word + ' ', grammar.fold());
        QuickTokens scanned = lexer(source);
        List<Token> tokens = new ArrayList<>();
        while (source.index() < word.length()) {
            tokens.add(scanned.nextToken());
            if (source.farthest() > word.length()) {
                return Optional.empty();
            }
        }
        tokens.add(scanned.nextToken());
        Watched<G> watched = new Watched<>(tokens);
        G rules = parser(watched);
        watched.parser = Optional.of(rules);
        try {
            C context = grammar.entry().apply(rules);
            return watched.isAtSpace()
                    ? Optional.of(new KnownEntry<>(
                            meaning.of(context, span(context), new MoveText(word)),
                            tokens.get(0).getType(),
                            watched.joints()))
                    : Optional.empty();
        } catch (ParseCancellationException unknown) {
            return Optional.empty();
        }
    }

    /** The tokens of a word and of a space after it. It notes what the parser could use after them. */
    private static final class Watched<G extends Parser> extends CommonTokenStream {

        private final int count;
        private final IntervalSet wanted = new IntervalSet();
        private Optional<G> parser = Optional.empty();

        Watched(List<Token> tokens) {
            super(new ListTokenSource(tokens));
            this.count = tokens.size();
        }

        @Override
        public Token LT(int offset) {
            if (offset > 0 && index() + offset > count) {
                parser.ifPresent(asking -> wanted.addAll(asking.getExpectedTokens()));
            }
            return super.LT(offset);
        }

        boolean isAtSpace() {
            return index() == count - 1;
        }

        IntervalSet joints() {
            wanted.remove(Token.EOF);
            wanted.remove(Token.EPSILON);
            return wanted;
        }
    }

    /**
     * Reads entries from a place on, up to a word that is known. It reads at least one.
     *
     * @param text the text
     * @param from where to begin
     * @param longest a word that is longer is not an entry, and is not taken apart
     * @param moves gets the entries
     * @param known the words that are known
     * @return where to go on
     */
    int read(MoveText text, int from, int longest, List<WrittenMove<M, P>> moves, KnownWords known) {
        String words = text.text();
        TextStream source = whole.orElseGet(() -> new TextStream(words, grammar.fold()));
        whole = Optional.of(source);
        source.seek(from);
        TokenStream tokens = tokens(source);
        G rules = parser(tokens);
        int before = moves.size();
        for (Token next = tokens.LT(1); next.getType() != Token.EOF; next = tokens.LT(1)) {
            int start = next.getStartIndex();
            if (grammar.isBetween(next.getType())) {
                tokens.consume();
            } else if (before < moves.size() && EntryReader.endsWord(words, start - 1) && known.isAt(words, start)) {
                return start;
            } else {
                Optional<WrittenMove<M, P>> move =
                        isTooLong(words, start, longest) ? Optional.empty() : entry(text, rules, tokens);
                WrittenMove<M, P> found = move.orElseGet(() -> word(words, start));
                moves.add(found);
                // Each token of a long word may look to the end of it, which together would take the square of its
                // length.
                // The last token of a short one may reach into the next word, which may be an entry.
                if (move.isEmpty() && (found.end() - start > SHORT || isPassed(found.end(), tokens))) {
                    return found.end();
                }
            }
        }
        return words.length();
    }

    private Optional<WrittenMove<M, P>> entry(MoveText text, G rules, TokenStream tokens) {
        int index = tokens.index();
        int mark = tokens.mark();
        Optional<WrittenMove<M, P>> move = Optional.empty();
        try {
            C context = grammar.entry().apply(rules);
            Span span = span(context);
            if (EntryReader.endsWord(text.text(), span.end())) {
                move = Optional.of(meaning.of(context, span, text));
            }
        } catch (ParseCancellationException unknown) {
            // The same stream again: the parser forgets the entry, the stream stays where it is.
            rules.setTokenStream(tokens);
        }
        if (move.isEmpty()) {
            tokens.seek(index);
        }
        tokens.release(mark);
        return move;
    }

    /** Whether the word that begins at a place is longer than any entry. */
    private static boolean isTooLong(String words, int start, int longest) {
        int end = start;
        while (end - start <= longest && !EntryReader.endsWord(words, end)) {
            end++;
        }
        return end - start > longest;
    }

    private static <M extends Move, P extends Position<M, P>> Unreadable<M, P> word(String words, int start) {
        int end = start;
        while (!EntryReader.endsWord(words, end)) {
            end++;
        }
        end = Math.max(end, start + 1);
        return new Unreadable<>(new Span(start, end), words.substring(start, end));
    }

    /** Passes over the tokens of a word that cannot be read; gives whether the last of them reaches behind its end. */
    private static boolean isPassed(int end, TokenStream tokens) {
        while (tokens.LA(1) != Token.EOF && tokens.LT(1).getStartIndex() < end) {
            tokens.consume();
        }
        return tokens.LT(-1).getStopIndex() >= end;
    }

    private boolean endsLine(int token) {
        return token == Token.EOF || grammar.isBetween(token);
    }

    private static Span span(ParserRuleContext entry) {
        return new Span(entry.getStart().getStartIndex(), entry.getStop().getStopIndex() + 1);
    }

    /** Only the tokens of one entry are kept at a time. */
    private TokenStream tokens(TextStream source) {
        return new UnbufferedTokenStream<>(lexer(source), TOKENS_AT_ONCE);
    }

    private QuickTokens lexer(TextStream source) {
        QuickTokens tokens = lexer.map(known -> known.over(source)).orElseGet(() -> grammar.tokens(source));
        lexer = Optional.of(tokens);
        return tokens;
    }

    private G parser(TokenStream tokens) {
        if (parser.isPresent()) {
            parser.get().setTokenStream(tokens);
            return parser.get();
        }
        G made = grammar.parser().apply(tokens);
        made.removeErrorListeners();
        made.setErrorHandler(new BailErrorStrategy());
        made.getInterpreter().setPredictionMode(PredictionMode.SLL);
        parser = Optional.of(made);
        return made;
    }
}
