package org.ludex.notation.yinsh;

import java.util.List;
import org.antlr.v4.runtime.Token;
import org.ludex.notation.antlr.Spelling;
import org.ludex.notation.grammar.YinshLexer;
import org.ludex.notation.spi.MoveText;
import org.ludex.notation.spi.Span;
import org.ludex.yinsh.Point;
import org.ludex.yinsh.YinshMove;

/**
 * A part of a turn as it is written.
 *
 * @param span where it stands
 * @param words the words, spelt plainly
 * @param move the move that they say
 */
record Part(Span span, String words, YinshMove move) {

    /**
     * Adds the parts that a token holds: a row and its ring are two, and what only joins parts is none.
     *
     * @throws IllegalArgumentException when a part names a point that the board does not have; those before it are added
     */
    static void add(Token token, MoveText text, List<Part> parts) {
        int start = token.getStartIndex();
        String words = Spelling.plain(text.of(new Span(start, token.getStopIndex() + 1)));
        switch (token.getType()) {
            case YinshLexer.TAKE -> {
                int ring = words.lastIndexOf('x');
                parts.add(row(start, words.substring(0, ring)));
                parts.add(ring(start + ring, words.substring(ring)));
            }
            case YinshLexer.TAKE_ROW -> parts.add(row(start, words));
            case YinshLexer.TAKE_RING -> parts.add(ring(start, words));
            case YinshLexer.MOVE -> parts.add(part(start, words, move(words)));
            case YinshLexer.PLACE -> parts.add(part(start, words, new YinshMove.PlaceRing(Point.parse(words))));
            case YinshLexer.PASS -> parts.add(part(start, words, new YinshMove.Pass()));
            default -> {
                // The joint between two parts.
            }
        }
    }

    private static Part part(int start, String words, YinshMove move) {
        return new Part(new Span(start, start + words.length()), words, move);
    }

    private static Part row(int start, String words) {
        int second = secondPoint(words, 1);
        Point from = Point.parse(words.substring(1, firstEnd(words, 1)));
        return part(start, words, new YinshMove.TakeRow(from, Point.parse(words.substring(second))));
    }

    private static Part ring(int start, String words) {
        return part(start, words, new YinshMove.TakeRing(Point.parse(words.substring(1))));
    }

    private static YinshMove move(String words) {
        int second = secondPoint(words, 0);
        Point from = Point.parse(words.substring(0, firstEnd(words, 0)));
        return new YinshMove.MoveRing(from, Point.parse(words.substring(second)));
    }

    /** Where the first of two points ends. */
    private static int firstEnd(String words, int start) {
        int end = start + 1;
        while (Character.isDigit(words.charAt(end))) {
            end++;
        }
        return end;
    }

    /** Where the second of two points begins: behind a dash, or right behind the first. */
    private static int secondPoint(String words, int start) {
        int end = firstEnd(words, start);
        return Character.isLetter(words.charAt(end)) ? end : end + 1;
    }

    /** Whether this is a row whose ends stand the other way round. */
    boolean isTurnedRow() {
        return move instanceof YinshMove.TakeRow row
                && !words.startsWith(row.from().toString(), 1);
    }
}
