package org.ludex.notation.yinsh;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.antlr.v4.runtime.Token;
import org.ludex.notation.grammar.YinshLexer;
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
 */
record Part(Span span, String words, YinshMove move) {

    /** One of several parts without joints between them: a removal with all that belongs to it, or a ring's move. */
    private static final Pattern ONE =
            Pattern.compile("x[a-z][0-9]++([-:]?+[a-z][0-9]++(x[a-z][0-9]++)?)?|[a-z][0-9]++[-:]?+[a-z][0-9]++");

    /**
     * Adds the parts that a token holds: a row and its ring are two.
     *
     * @throws IllegalArgumentException if a part names a point that the board does not have; those before it are added
     */
    static void add(Token token, MoveText text, List<Part> parts) {
        int start = start(token, text);
        String words = Spelling.plain(text.of(new Span(start, token.getStopIndex() + 1)));
        switch (token.getType()) {
            case YinshLexer.PLACE -> parts.add(part(start, words, new YinshMove.PlaceRing(Point.parse(words))));
            case YinshLexer.MOVE, YinshLexer.AND_MOVE -> parts.add(part(start, words, move(words)));
            case YinshLexer.PASS, YinshLexer.AND_PASS -> parts.add(part(start, words, new YinshMove.Pass()));
            case YinshLexer.GLUED, YinshLexer.AND_GLUED -> addGlued(start, words, parts);
            default -> addRemoval(start, words, parts);
        }
    }

    private static void addGlued(int start, String words, List<Part> parts) {
        Matcher one = ONE.matcher(words);
        while (one.find()) {
            if (one.group().startsWith("x")) {
                addRemoval(start + one.start(), one.group(), parts);
            } else {
                parts.add(part(start + one.start(), one.group(), move(one.group())));
            }
        }
    }

    /** Where a token's part begins, after the joint that it may bring along. */
    static int start(Token token, MoveText text) {
        int start = token.getStartIndex();
        while (text.text().charAt(start) == ';' || text.text().charAt(start) <= ' ') {
            start++;
        }
        return start;
    }

    private static void addRemoval(int start, String words, List<Part> parts) {
        int ring = words.lastIndexOf('x');
        if (ring > 0) {
            parts.add(row(start, words.substring(0, ring)));
            parts.add(ring(start + ring, words.substring(ring)));
        } else if (firstEnd(words, 1) < words.length()) {
            parts.add(row(start, words));
        } else {
            parts.add(ring(start, words));
        }
    }

    private static Part part(int start, String words, YinshMove move) {
        return new Part(new Span(start, start + words.length()), words, move);
    }

    private static Part row(int start, String words) {
        int end = firstEnd(words, 1);
        Point from = Point.parse(words.substring(1, end));
        return part(start, words, new YinshMove.TakeRow(from, second(words, end)));
    }

    private static Part ring(int start, String words) {
        return part(start, words, new YinshMove.TakeRing(Point.parse(words.substring(1))));
    }

    private static YinshMove move(String words) {
        int end = firstEnd(words, 0);
        Point from = Point.parse(words.substring(0, end));
        return new YinshMove.MoveRing(from, second(words, end));
    }

    /** Where the first point ends. */
    private static int firstEnd(String words, int start) {
        int end = start + 1;
        while (end < words.length() && Character.isDigit(words.charAt(end))) {
            end++;
        }
        return end;
    }

    /** The second point: after a dash, or directly after the first. */
    private static Point second(String words, int firstEnd) {
        return Point.parse(words.substring(Character.isLetter(words.charAt(firstEnd)) ? firstEnd : firstEnd + 1));
    }

    /** Whether this is a row whose ends stand the other way round. */
    boolean isTurnedRow() {
        return move instanceof YinshMove.TakeRow row
                && !words.startsWith(row.from().toString(), 1);
    }
}
