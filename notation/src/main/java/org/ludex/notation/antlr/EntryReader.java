package org.ludex.notation.antlr;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.antlr.v4.runtime.BailErrorStrategy;
import org.antlr.v4.runtime.CharStream;
import org.antlr.v4.runtime.Lexer;
import org.antlr.v4.runtime.Parser;
import org.antlr.v4.runtime.ParserRuleContext;
import org.antlr.v4.runtime.Token;
import org.antlr.v4.runtime.TokenStream;
import org.antlr.v4.runtime.UnbufferedTokenStream;
import org.antlr.v4.runtime.atn.PredictionMode;
import org.antlr.v4.runtime.misc.ParseCancellationException;
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
 * <p>The grammar has a rule for one entry, skips white space, and gives {@link MoveText#BREAK} a token of its own. An
 * entry is whole words: one that ends in the middle of a word is no entry. Where a game writes one entry a line, the
 * grammar gives line breaks a token too, and an entry is a whole line.
 *
 * @param <G> the generated parser
 * @param <C> the context of the rule for one entry
 */
public final class EntryReader<G extends Parser, C extends ParserRuleContext> {

    private static final int NO_LINES = Integer.MIN_VALUE;
    /** A deck of cards in order is not half as long. */
    private static final int LONGEST_ENTRY = 8000;
    /** Room for an entry; there is more where one has more tokens. */
    private static final int TOKENS_AT_ONCE = 8;

    private final TextStream.Fold fold;
    private final Function<CharStream, Lexer> lexer;
    private final Function<TokenStream, G> parser;
    private final Function<G, C> entry;
    private final int breakToken;
    private final int lineToken;

    /**
     * A reader for a grammar whose entries are words.
     *
     * @param fold what characters outside ASCII mean to the lexer
     * @param lexer makes the generated lexer
     * @param parser makes the generated parser
     * @param entry parses one entry
     * @param breakToken the type of the token for {@link MoveText#BREAK}
     */
    public EntryReader(
            TextStream.Fold fold,
            Function<CharStream, Lexer> lexer,
            Function<TokenStream, G> parser,
            Function<G, C> entry,
            int breakToken) {
        this(fold, lexer, parser, entry, breakToken, NO_LINES);
    }

    /**
     * A reader for a grammar whose entries are lines.
     *
     * @param fold what characters outside ASCII mean to the lexer
     * @param lexer makes the generated lexer
     * @param parser makes the generated parser
     * @param entry parses one entry
     * @param breakToken the type of the token for {@link MoveText#BREAK}
     * @param lineToken the type of the token for line breaks
     */
    public EntryReader(
            TextStream.Fold fold,
            Function<CharStream, Lexer> lexer,
            Function<TokenStream, G> parser,
            Function<G, C> entry,
            int breakToken,
            int lineToken) {
        this.fold = fold;
        this.lexer = lexer;
        this.parser = parser;
        this.entry = entry;
        this.breakToken = breakToken;
        this.lineToken = lineToken;
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
        /** The written move that an entry is. */
        WrittenMove<M, P> of(C entry, Span span);
    }

    /** The written moves of a text. */
    public <M extends Move, P extends Position<M, P>> List<WrittenMove<M, P>> read(
            MoveText text, Meaning<C, M, P> meaning) {
        String words = text.text();
        TextStream source = new TextStream(words, fold);
        // Only the tokens of one entry are kept at a time.
        TokenStream tokens = new UnbufferedTokenStream<>(QuickTokens.of(lexer.apply(source), source), TOKENS_AT_ONCE);
        G grammar = parser.apply(tokens);
        grammar.removeErrorListeners();
        grammar.setErrorHandler(new BailErrorStrategy());
        grammar.getInterpreter().setPredictionMode(PredictionMode.SLL);
        List<WrittenMove<M, P>> moves = new ArrayList<>();
        for (Token next = tokens.LT(1); next.getType() != Token.EOF; next = tokens.LT(1)) {
            if (isBetween(next.getType())) {
                tokens.consume();
                continue;
            }
            if (isTooLong(words, next.getStartIndex())) {
                moves.add(skip(words, tokens));
                continue;
            }
            int index = tokens.index();
            int mark = tokens.mark();
            Optional<WrittenMove<M, P>> move = Optional.empty();
            try {
                C context = entry.apply(grammar);
                Span span = new Span(next.getStartIndex(), context.getStop().getStopIndex() + 1);
                if (lineToken == NO_LINES ? endsWord(words, span.end()) : endsLine(tokens.LA(1))) {
                    move = Optional.of(meaning.of(context, span));
                }
            } catch (ParseCancellationException unknown) {
                // The same stream again: the parser forgets the entry, the stream stays where it is.
                grammar.setTokenStream(tokens);
            }
            if (move.isEmpty()) {
                tokens.seek(index);
            }
            tokens.release(mark);
            moves.add(move.isPresent() ? move.get() : skip(words, tokens));
        }
        return moves;
    }

    /** Whether the word or line that begins at a place is longer than any entry: it is not taken apart. */
    private boolean isTooLong(String words, int start) {
        int end = start;
        while (end < words.length()
                && end - start <= LONGEST_ENTRY
                && !(lineToken == NO_LINES ? endsWord(words, end) : isLineEnd(words.charAt(end)))) {
            end++;
        }
        return end - start > LONGEST_ENTRY;
    }

    private static boolean isLineEnd(char c) {
        return c == '\n' || c == '\r' || c == MoveText.BREAK;
    }

    private <M extends Move, P extends Position<M, P>> Unreadable<M, P> skip(String words, TokenStream tokens) {
        return lineToken == NO_LINES ? skipWord(words, tokens) : skipLine(words, tokens);
    }

    private <M extends Move, P extends Position<M, P>> Unreadable<M, P> skipWord(String words, TokenStream tokens) {
        int start = tokens.LT(1).getStartIndex();
        int end = start;
        while (!endsWord(words, end)) {
            end++;
        }
        end = Math.max(end, start + 1);
        while (tokens.LA(1) != Token.EOF && tokens.LT(1).getStartIndex() < end) {
            tokens.consume();
        }
        return new Unreadable<>(new Span(start, end), words.substring(start, end));
    }

    private <M extends Move, P extends Position<M, P>> Unreadable<M, P> skipLine(String words, TokenStream tokens) {
        int start = tokens.LT(1).getStartIndex();
        int end = start;
        while (!endsLine(tokens.LA(1))) {
            end = tokens.LT(1).getStopIndex() + 1;
            tokens.consume();
        }
        return new Unreadable<>(new Span(start, end), words.substring(start, end));
    }

    private boolean isBetween(int token) {
        return token == breakToken || token == lineToken;
    }

    private boolean endsLine(int token) {
        return token == Token.EOF || isBetween(token);
    }

    private static boolean endsWord(String words, int at) {
        return at >= words.length() || words.charAt(at) <= ' ' || Character.isWhitespace(words.charAt(at));
    }
}
