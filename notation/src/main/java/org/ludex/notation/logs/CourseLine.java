package org.ludex.notation.logs;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.ludex.notation.antlr.TextStream;
import org.ludex.notation.format.LineKind;
import org.ludex.notation.grammar.CourseLexer;
import org.ludex.notation.logs.Words.Word;
import org.ludex.notation.spi.Span;

/**
 * A line of a log that contains a turn.
 *
 * @param player who made it, as the log calls them
 * @param turn the place of the turn itself
 * @param kind what it says about where games begin
 */
record CourseLine(String player, Span turn, LineKind kind) {

    private static final Pattern CLIENT = Pattern.compile("([^:{}]{0,40}?)\\s{0,9}+played\\s{0,9}+:");
    private static final String RECEIVED = "Received from client";
    private static final String DATA = "\"data\"";
    private static final char NO_BREAK_SPACE = '\u00A0';
    private static final String ACTION = "\"action\"";

    /** The turn in a line, if there is one. */
    static Optional<CourseLine> of(Word line) {
        int received = line.text().lastIndexOf(RECEIVED);
        return received >= 0 ? server(line, received) : client(line);
    }

    /** Whether a line that has no turn was the server's report of one: what was played is still in it. */
    static boolean isDamaged(Word line) {
        return line.text().contains(DATA) && line.text().contains(ACTION);
    }

    /** A line of the server: the message of a client, and who that is. */
    private static Optional<CourseLine> server(Word line, int received) {
        String text = line.text();
        int data = text.indexOf(DATA);
        int colon = data < 0 ? -1 : text.indexOf(':', data + DATA.length());
        int open = colon < 0 ? -1 : text.indexOf('"', colon);
        int close = open < 0 ? -1 : text.indexOf('"', open + 1);
        if (close < 0 || close > received) {
            return Optional.empty();
        }
        String player = text.substring(received + RECEIVED.length()).strip();
        return turn(line, player, open + 1, close);
    }

    /** A line of a client: who played, and what. */
    private static Optional<CourseLine> client(Word line) {
        Matcher matcher = CLIENT.matcher(line.text());
        return matcher.lookingAt()
                ? turn(line, matcher.group(1), matcher.end(), line.text().length())
                : Optional.empty();
    }

    /** Rings are placed first. Anything else says nothing about it. */
    private static LineKind kind(String turn) {
        return switch (lexer(turn).nextToken().getType()) {
            case CourseLexer.PLACE -> LineKind.OPENING;
            case CourseLexer.SELECT, CourseLexer.ROW_START, CourseLexer.REMOVE -> LineKind.LATER;
            default -> LineKind.OTHER;
        };
    }

    /** The words of a turn. */
    static CourseLexer lexer(String turn) {
        CourseLexer lexer = new CourseLexer(new TextStream(turn, c -> c == NO_BREAK_SPACE ? ' ' : '?'));
        lexer.removeErrorListeners();
        return lexer;
    }

    private static Optional<CourseLine> turn(Word line, String player, int from, int to) {
        String turn = line.text().substring(from, to).strip();
        if (turn.isEmpty()) {
            return Optional.empty();
        }
        int start = line.span().start() + line.text().indexOf(turn, from);
        return Optional.of(new CourseLine(player, new Span(start, start + turn.length()), kind(turn)));
    }
}
