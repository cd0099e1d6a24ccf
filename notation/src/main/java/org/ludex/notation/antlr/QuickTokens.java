package org.ludex.notation.antlr;

import org.antlr.v4.runtime.CharStream;
import org.antlr.v4.runtime.Lexer;
import org.antlr.v4.runtime.Token;
import org.antlr.v4.runtime.TokenFactory;
import org.antlr.v4.runtime.TokenSource;
import org.antlr.v4.runtime.atn.LexerATNSimulator;
import org.antlr.v4.runtime.dfa.DFAState;

/**
 * The tokens of a generated lexer, with three shortcuts: blanks between tokens, where the grammar skips them, are passed
 * over without a look at it; lines are not counted, because places are; and at the end of the text no token
 * goes on. ANTLR remembers what follows a character but not what follows the end, and for a short record it would take
 * longer to work that out than to read the moves. For one text and one thread.
 */
public final class QuickTokens implements TokenSource {

    private final Lexer lexer;
    private final TextStream text;
    private final boolean passesBlanks;

    private QuickTokens(Lexer lexer, TextStream text, boolean passesBlanks) {
        this.lexer = lexer;
        this.text = text;
        this.passesBlanks = passesBlanks;
    }

    /**
     * The tokens of a text.
     *
     * @param lexer a lexer over the text, whose grammar skips blanks and whose tokens do not mention the end
     * @param text the text
     */
    public static QuickTokens of(Lexer lexer, TextStream text) {
        return new QuickTokens(quick(lexer), text, true);
    }

    /** The same for a lexer whose grammar has tokens for blanks. */
    static QuickTokens withBlanks(Lexer lexer, TextStream text) {
        return new QuickTokens(quick(lexer), text, false);
    }

    private static Lexer quick(Lexer lexer) {
        lexer.removeErrorListeners();
        lexer.setInterpreter(new Interpreter(lexer, lexer.getInterpreter()));
        return lexer;
    }

    /** The tokens of another text, by the same lexer; whoever had it before must be done. */
    public QuickTokens over(TextStream other) {
        int from = other.index();
        lexer.setInputStream(other);
        other.seek(from);
        return new QuickTokens(lexer, other, passesBlanks);
    }

    private static final class Interpreter extends LexerATNSimulator {

        Interpreter(Lexer lexer, LexerATNSimulator usual) {
            super(lexer, lexer.getATN(), usual.decisionToDFA, usual.getSharedContextCache());
        }

        @Override
        protected DFAState computeTargetState(CharStream input, DFAState from, int character) {
            return character == Token.EOF ? ERROR : super.computeTargetState(input, from, character);
        }

        @Override
        public void consume(CharStream input) {
            input.consume();
        }
    }

    @Override
    public Token nextToken() {
        if (passesBlanks) {
            text.passBlanks();
        }
        return lexer.nextToken();
    }

    @Override
    public int getLine() {
        return lexer.getLine();
    }

    @Override
    public int getCharPositionInLine() {
        return lexer.getCharPositionInLine();
    }

    @Override
    public CharStream getInputStream() {
        return text;
    }

    @Override
    public String getSourceName() {
        return text.getSourceName();
    }

    @Override
    public void setTokenFactory(TokenFactory<?> factory) {
        lexer.setTokenFactory(factory);
    }

    @Override
    public TokenFactory<?> getTokenFactory() {
        return lexer.getTokenFactory();
    }
}
