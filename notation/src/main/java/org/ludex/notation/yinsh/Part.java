package org.ludex.notation.yinsh;

import java.util.List;
import org.antlr.v4.runtime.ParserRuleContext;
import org.antlr.v4.runtime.Token;
import org.antlr.v4.runtime.tree.ParseTree;
import org.antlr.v4.runtime.tree.TerminalNode;
import org.ludex.notation.grammar.YinshLexer;
import org.ludex.notation.grammar.YinshParser;
import org.ludex.notation.spelling.Spelling;
import org.ludex.notation.spi.MoveText;
import org.ludex.notation.spi.Span;
import org.ludex.yinsh.Point;
import org.ludex.yinsh.YinshMove;

/**
 * A part of a turn as it is written.
 *
 * @param span its place
 * @param words the words, spelt plainly
 * @param move the move that they say
 * @param isTurnedRow whether it is a row whose ends are written in reverse order
 */
record Part(Span span, String words, YinshMove move, boolean isTurnedRow) {

    /** A part that is not such a row. */
    Part(Span span, String words, YinshMove move) {
        this(span, words, move, false);
    }

    /**
     * Adds the parts that a piece of an entry contains: a row and its ring are two.
     *
     * @throws IllegalArgumentException if a part names a point that the board does not have; those before it are added
     */
    static void add(ParseTree piece, MoveText text, List<Part> parts) {
        if (piece instanceof YinshParser.MoveContext move) {
            YinshMove moved = new YinshMove.MoveRing(point(move.from), point(move.to));
            parts.add(part(move.from, move.to, text, moved));
        } else if (piece instanceof YinshParser.RowContext row) {
            YinshMove.TakeRow taken = new YinshMove.TakeRow(point(row.from), point(row.to));
            Span span = span(row.getStart(), row.to);
            parts.add(new Part(
                    span,
                    words(span, text),
                    taken,
                    !plain(row.from).equals(taken.from().toString())));
        } else if (piece instanceof YinshParser.RingContext ring) {
            Token point = ring.getStop();
            parts.add(part(ring.getStart(), point, text, new YinshMove.TakeRing(point(point))));
        } else if (piece instanceof TerminalNode node) {
            Token word = node.getSymbol();
            YinshMove move =
                    word.getType() == YinshLexer.PASS ? new YinshMove.Pass() : new YinshMove.PlaceRing(point(word));
            parts.add(part(word, word, text, move));
        } else {
            for (int i = 0; i < piece.getChildCount(); i++) {
                add(piece.getChild(i), text, parts);
            }
        }
    }

    private static Part part(Token first, Token last, MoveText text, YinshMove move) {
        Span span = span(first, last);
        return new Part(span, words(span, text), move);
    }

    /** The place of a piece of an entry. */
    static Span span(ParseTree piece) {
        return piece instanceof ParserRuleContext rule
                ? span(rule.getStart(), rule.getStop())
                : span(((TerminalNode) piece).getSymbol(), ((TerminalNode) piece).getSymbol());
    }

    private static Span span(Token first, Token last) {
        return new Span(first.getStartIndex(), last.getStopIndex() + 1);
    }

    private static String words(Span span, MoveText text) {
        return Spelling.plain(text.of(span));
    }

    private static Point point(Token token) {
        return Point.parse(plain(token));
    }

    private static String plain(Token token) {
        return Spelling.plain(token.getText());
    }
}
