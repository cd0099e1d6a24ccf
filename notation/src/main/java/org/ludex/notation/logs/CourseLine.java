package org.ludex.notation.logs;

import java.util.Optional;
import org.antlr.v4.runtime.Lexer;
import org.antlr.v4.runtime.Token;
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

    private static final int LONGEST_NAME = 40;

    private static final char NO_BREAK_SPACE = '\u00A0';

    /** The turn in a line, if there is one. A comment of the CodeCup has none, whatever it says. */
    static Optional<CourseLine> of(Word line) {
        if (line.text().startsWith("#")) {
            return Optional.empty();
        }
        CourseLexer lexer = lexer(line.text(), CourseLexer.LINE);
        boolean isName = true;
        boolean isValue = false;
        Optional<Token> data = Optional.empty();
        Optional<Token> received = Optional.empty();
        for (Token token = lexer.nextToken(); token.getType() != Token.EOF; token = lexer.nextToken()) {
            int type = token.getType();
            if (type == CourseLexer.PLAYED && isName) {
                return client(line, token);
            }
            if (type == CourseLexer.RECEIVED && received.isPresent()) {
                // Two lines that were run together: neither is believed.
                return Optional.empty();
            }
            if (type == CourseLexer.RECEIVED) {
                received = Optional.of(token);
            } else if (type == CourseLexer.QUOTED && isValue && data.isEmpty()) {
                data = Optional.of(token);
            }
            boolean isSpace = type == CourseLexer.LINE_SPACE;
            isValue = type == CourseLexer.DATA || (isValue && (isSpace || type == CourseLexer.COLON));
            isName &= isSpace || type == CourseLexer.OTHER;
        }
        return data.isPresent() && received.isPresent() ? server(line, data.get(), received.get()) : Optional.empty();
    }

    /** Whether a line that has no turn had one before it was damaged: what was played may still be in it. */
    static boolean isDamaged(Word line) {
        CourseLexer lexer = lexer(line.text(), CourseLexer.LINE);
        boolean isReceived = false;
        boolean isAction = false;
        boolean isData = false;
        for (Token token = lexer.nextToken(); token.getType() != Token.EOF; token = lexer.nextToken()) {
            isReceived |= token.getType() == CourseLexer.RECEIVED;
            isAction |= token.getType() == CourseLexer.ACTION;
            isData |= token.getType() == CourseLexer.DATA;
        }
        return isReceived || (isAction && isData) || end(line.text()) != LineKind.OTHER;
    }

    /** What a line says that has no turn, by the end of one that may be left in it. */
    static LineKind end(String line) {
        CourseLexer lexer = lexer(line, Lexer.DEFAULT_MODE);
        LineKind kind = LineKind.OTHER;
        int part = Token.EOF;
        int hexagon = Token.EOF;
        int along = Token.EOF;
        int type = Token.MIN_USER_TOKEN_TYPE;
        while (type != Token.EOF && kind == LineKind.OTHER) {
            type = lexer.nextToken().getType();
            boolean isPoint = hexagon == CourseLexer.NUMBER && along == CourseLexer.NUMBER;
            if (isPoint && (type == CourseLexer.SIGN || type == Token.EOF)) {
                kind = switch (part) {
                    case CourseLexer.PLACE -> LineKind.OPENING;
                    case CourseLexer.MOVE, CourseLexer.ROW_END, CourseLexer.REMOVE -> LineKind.LATER;
                    default -> LineKind.OTHER;
                };
            }
            part = hexagon;
            hexagon = along;
            along = type;
        }
        return kind;
    }

    /** A line of the server: the message of a client, and who that is. */
    private static Optional<CourseLine> server(Word line, Token data, Token received) {
        String player = line.text().substring(received.getStopIndex() + 1).strip();
        return data.getStopIndex() < received.getStartIndex()
                ? turn(line, player, data.getStartIndex() + 1, data.getStopIndex())
                : Optional.empty();
    }

    /** A line of a client: who played, and what. */
    private static Optional<CourseLine> client(Word line, Token played) {
        String player = line.text().substring(0, played.getStartIndex()).strip();
        return player.length() <= LONGEST_NAME
                ? turn(line, player, played.getStopIndex() + 1, line.text().length())
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
        return lexer(turn, Lexer.DEFAULT_MODE);
    }

    private static CourseLexer lexer(String text, int mode) {
        CourseLexer lexer = new CourseLexer(new TextStream(text, c -> c == NO_BREAK_SPACE ? ' ' : '?'));
        lexer.removeErrorListeners();
        lexer.mode(mode);
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
