package org.ludex.notation.kamisado;

import java.util.List;
import java.util.Locale;
import org.antlr.v4.runtime.ParserRuleContext;
import org.antlr.v4.runtime.Token;
import org.antlr.v4.runtime.tree.ParseTree;
import org.antlr.v4.runtime.tree.TerminalNode;
import org.ludex.kamisado.Colour;
import org.ludex.kamisado.FillSide;
import org.ludex.kamisado.KamisadoMove;
import org.ludex.kamisado.KamisadoPosition;
import org.ludex.kamisado.Square;
import org.ludex.notation.grammar.KamisadoLexer;
import org.ludex.notation.grammar.KamisadoParser.CoordinatesContext;
import org.ludex.notation.grammar.KamisadoParser.EntryContext;
import org.ludex.notation.grammar.KamisadoParser.FillLeftContext;
import org.ludex.notation.grammar.KamisadoParser.FillRightContext;
import org.ludex.notation.grammar.KamisadoParser.NoArrowContext;
import org.ludex.notation.grammar.KamisadoParser.PushedWordsContext;
import org.ludex.notation.grammar.KamisadoParser.ShortWordsContext;
import org.ludex.notation.grammar.KamisadoParser.SquareContext;
import org.ludex.notation.grammar.KamisadoParser.SymbolsContext;
import org.ludex.notation.grammar.KamisadoParser.WordsContext;
import org.ludex.notation.grammar.KamisadoParserBaseVisitor;
import org.ludex.notation.spelling.Numerals;
import org.ludex.notation.spelling.Spelling;
import org.ludex.notation.spi.Span;
import org.ludex.notation.spi.WrittenMove;

/** What an entry of the score sheet says. For one entry and one thread. */
final class SheetEntry extends KamisadoParserBaseVisitor<WrittenMove<KamisadoMove, KamisadoPosition>> {

    private final Span span;
    private final String words;

    private SheetEntry(Span span, String words) {
        this.span = span;
        this.words = words;
    }

    /** The written move that an entry is. */
    static WrittenMove<KamisadoMove, KamisadoPosition> of(EntryContext entry, Span span, String words) {
        return entry.accept(new SheetEntry(span, words));
    }

    @Override
    public WrittenMove<KamisadoMove, KamisadoPosition> visitSymbols(SymbolsContext entry) {
        Arrow arrow = entry.heading == null ? Arrow.NONE : arrow(entry.heading);
        int number = entry.steps == null ? 0 : number(entry.steps);
        return new FourSymbols(
                span, words, colour(entry.tower), arrow, number, colour(entry.landing), form(entry.children));
    }

    @Override
    public WrittenMove<KamisadoMove, KamisadoPosition> visitCoordinates(CoordinatesContext entry) {
        return new SquarePair(span, words, square(entry.square(0)), square(entry.square(1)));
    }

    @Override
    public WrittenMove<KamisadoMove, KamisadoPosition> visitFillLeft(FillLeftContext entry) {
        return new FillEntry(span, words, new KamisadoMove.Fill(FillSide.LEFT));
    }

    @Override
    public WrittenMove<KamisadoMove, KamisadoPosition> visitFillRight(FillRightContext entry) {
        return new FillEntry(span, words, new KamisadoMove.Fill(FillSide.RIGHT));
    }

    @Override
    public WrittenMove<KamisadoMove, KamisadoPosition> visitWords(WordsContext entry) {
        Arrow arrow = entry.arrow() == null ? Arrow.NONE : arrow(entry.arrow().getStart());
        int number = entry.number() == null ? 0 : number(entry.number().getStart());
        return inWords(colour(entry.colour(0).getStart()), arrow, number, entry.colour(1));
    }

    @Override
    public WrittenMove<KamisadoMove, KamisadoPosition> visitShortWords(ShortWordsContext entry) {
        Token letters = entry.getStart();
        int number = number(entry.steps);
        return switch (letters.getType()) {
            case KamisadoLexer.BL -> inWords(Colour.BLUE, Arrow.LEFT, number, entry.colour());
            case KamisadoLexer.BR -> inWords(Colour.BLUE, Arrow.RIGHT, number, entry.colour());
            default -> inWords(colour(letters), Arrow.RIGHT, number, entry.colour());
        };
    }

    @Override
    public WrittenMove<KamisadoMove, KamisadoPosition> visitPushedWords(PushedWordsContext entry) {
        Colour tower = colour(entry.getStart());
        return new FourSymbols(span, words, tower, Arrow.BACK, 1, Colour.RED, Form.WORDS);
    }

    @Override
    public WrittenMove<KamisadoMove, KamisadoPosition> visitNoArrow(NoArrowContext entry) {
        return inWords(colour(entry.getStart()), Arrow.NONE, number(entry.steps), entry.colour());
    }

    private FourSymbols inWords(Colour tower, Arrow arrow, int number, ParserRuleContext landing) {
        return new FourSymbols(span, words, tower, arrow, number, colour(landing.getStart()), Form.WORDS);
    }

    /** The form of four symbols: the first one that is not in canonical form decides. */
    private static Form form(List<ParseTree> symbols) {
        for (ParseTree symbol : symbols) {
            Form form = form(((TerminalNode) symbol).getSymbol());
            if (form != Form.PROPER) {
                return form;
            }
        }
        return Form.PROPER;
    }

    /** Letters are capitals, but for the one that stands for an arrow down. */
    private static Form form(Token symbol) {
        String text = symbol.getText();
        return switch (symbol.getType()) {
            case KamisadoLexer.UP, KamisadoLexer.UP_LEFT, KamisadoLexer.UP_RIGHT -> Form.PROPER;
            case KamisadoLexer.DOWN -> text.equals("V") ? Form.CASE : Form.PROPER;
            case KamisadoLexer.ZERO, KamisadoLexer.ONE, KamisadoLexer.DIGIT, KamisadoLexer.NINE ->
                Spelling.isForeign(text) ? Form.DIGITS : Form.PROPER;
            default -> text.equals(text.toUpperCase(Locale.ROOT)) ? Form.PROPER : Form.CASE;
        };
    }

    private static Square square(SquareContext square) {
        return Square.parse(Spelling.plain(square.getText()));
    }

    private static int number(Token digit) {
        return Numerals.value(digit.getText());
    }

    private static Colour colour(Token token) {
        return switch (token.getType()) {
            case KamisadoLexer.N, KamisadoLexer.BR, KamisadoLexer.BROWN -> Colour.BROWN;
            case KamisadoLexer.G, KamisadoLexer.GR, KamisadoLexer.GREEN -> Colour.GREEN;
            case KamisadoLexer.R, KamisadoLexer.RED -> Colour.RED;
            case KamisadoLexer.Y, KamisadoLexer.YELLOW -> Colour.YELLOW;
            case KamisadoLexer.K, KamisadoLexer.PINK -> Colour.PINK;
            case KamisadoLexer.P, KamisadoLexer.PURPLE -> Colour.PURPLE;
            case KamisadoLexer.B, KamisadoLexer.BL, KamisadoLexer.BLUE -> Colour.BLUE;
            default -> Colour.ORANGE;
        };
    }

    private static Arrow arrow(Token token) {
        return switch (token.getType()) {
            case KamisadoLexer.UP, KamisadoLexer.F, KamisadoLexer.FORWARD -> Arrow.FORWARD;
            case KamisadoLexer.UP_LEFT, KamisadoLexer.L, KamisadoLexer.LEFT -> Arrow.LEFT;
            case KamisadoLexer.UP_RIGHT, KamisadoLexer.R, KamisadoLexer.RIGHT -> Arrow.RIGHT;
            default -> Arrow.BACK;
        };
    }
}
