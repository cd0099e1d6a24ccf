package org.ludex.notation.logs;

import java.util.function.BiConsumer;
import org.antlr.v4.runtime.Lexer;
import org.antlr.v4.runtime.Token;
import org.ludex.notation.antlr.TextStream;
import org.ludex.notation.grammar.CodeCupLexer;
import org.ludex.notation.spi.Span;

/**
 * What a line of a log is.
 *
 * @param kind the kind
 * @param words what counts of it: the moves, the state, or the words of a comment
 * @param start where these begin in the line
 */
record CodeCupLine(Kind kind, String words, int start) {

    private static final char NO_BREAK_SPACE = '\u00A0';

    /** The kinds of lines. */
    enum Kind {
        /** Moves with spaces between them. */
        MOVES,
        /** A move of the program that kept the log. */
        OWN,
        /** A move of its opponent. */
        OTHERS,
        /** What was a move with an arrow and is damaged. */
        DAMAGED_MOVE,
        /** A state of the board. */
        STATE,
        /** What was a state of the board and is damaged. */
        DAMAGED_STATE,
        /** The name of the first player. */
        WHITE,
        /** The name of the second player. */
        BLACK,
        /** The score. */
        SCORE,
        /** A comment. */
        COMMENT,
        /** Other output of the program; in a log of moves there is none. */
        TALK
    }

    /** What a line is, without the blanks around it. */
    static CodeCupLine of(String line) {
        if (line.startsWith("#")) {
            return comment(line);
        }
        Token first = lexer(line, Lexer.DEFAULT_MODE).nextToken();
        boolean alone = first.getStopIndex() + 1 == line.length();
        return switch (first.getType()) {
            case CodeCupLexer.PLACEMENT, CodeCupLexer.STACK, CodeCupLexer.PASS -> whole(Kind.MOVES, line);
            case CodeCupLexer.STATE -> whole(alone ? Kind.STATE : Kind.DAMAGED_STATE, line);
            case CodeCupLexer.DAMAGED_MOVE -> alone ? whole(Kind.DAMAGED_MOVE, line) : unknown(line);
            case CodeCupLexer.OWN -> alone ? arrow(Kind.OWN, line) : whole(Kind.DAMAGED_MOVE, line);
            case CodeCupLexer.OTHERS -> alone ? arrow(Kind.OTHERS, line) : whole(Kind.DAMAGED_MOVE, line);
            default -> unknown(line);
        };
    }

    private static CodeCupLine whole(Kind kind, String line) {
        return new CodeCupLine(kind, line, 0);
    }

    private static CodeCupLine unknown(String line) {
        if (BoardState.isNearly(line)) {
            return whole(Kind.DAMAGED_STATE, line);
        }
        // Whole transcripts whose line breaks are lost have arrows, too.
        boolean hasArrow = line.contains("-->") || line.contains("<--");
        return whole(hasArrow ? Kind.DAMAGED_MOVE : Kind.TALK, line);
    }

    private static CodeCupLine arrow(Kind kind, String line) {
        Token move = lexer(line, CodeCupLexer.IN_ARROW).nextToken();
        return new CodeCupLine(kind, move.getText(), move.getStartIndex());
    }

    private static CodeCupLine comment(String line) {
        CodeCupLexer lexer = lexer(line, CodeCupLexer.COMMENT);
        Token first = lexer.nextToken();
        String rest = line.substring(first.getStopIndex() + 1).strip();
        return switch (first.getType()) {
            case CodeCupLexer.PLAYER_1 -> new CodeCupLine(Kind.WHITE, rest, 0);
            case CodeCupLexer.PLAYER_2 -> new CodeCupLine(Kind.BLACK, rest, 0);
            case CodeCupLexer.SCORE -> score(line, lexer);
            default -> words(line);
        };
    }

    private static CodeCupLine score(String line, CodeCupLexer lexer) {
        Token white = lexer.nextToken();
        Token dash = lexer.nextToken();
        Token black = lexer.nextToken();
        boolean isScore = white.getType() == CodeCupLexer.NUMBER
                && dash.getType() == CodeCupLexer.DASH
                && black.getType() == CodeCupLexer.NUMBER;
        return isScore
                ? new CodeCupLine(Kind.SCORE, white.getText() + "-" + black.getText(), white.getStartIndex())
                : words(line);
    }

    private static CodeCupLine words(String comment) {
        return new CodeCupLine(Kind.COMMENT, comment.substring(1).strip(), 0);
    }

    private static CodeCupLexer lexer(String text, int mode) {
        CodeCupLexer lexer = new CodeCupLexer(new TextStream(text, c -> c == NO_BREAK_SPACE ? ' ' : '?'));
        lexer.removeErrorListeners();
        lexer.mode(mode);
        return lexer;
    }

    /** Whether it is of the output of a program, and not of a log of moves. */
    boolean isOutput() {
        return kind == Kind.OWN || kind == Kind.OTHERS || kind == Kind.STATE;
    }

    /** Whether it names a player, as the head of a game does. */
    boolean isPlayer() {
        return kind == Kind.WHITE || kind == Kind.BLACK;
    }

    /** Whether it begins with a placement, or is a state in which pieces are placed. */
    boolean isOpening() {
        return kind == Kind.STATE
                ? BoardState.isPlacing(words)
                : lexer(words, Lexer.DEFAULT_MODE).nextToken().getType() == CodeCupLexer.PLACEMENT;
    }

    /** Whether it has placements followed by moves of stacks. */
    boolean isTurning() {
        if (kind != Kind.MOVES || !isOpening()) {
            return false;
        }
        CodeCupLexer lexer = lexer(words, Lexer.DEFAULT_MODE);
        int type = lexer.nextToken().getType();
        while (type != Token.EOF && type != CodeCupLexer.STACK && type != CodeCupLexer.PASS) {
            type = lexer.nextToken().getType();
        }
        return type != Token.EOF;
    }

    /** Hands over the words of a line, as those of a line of moves: whether each of them is a move, and its place in the line. */
    void moves(BiConsumer<Boolean, Span> taker) {
        CodeCupLexer lexer = lexer(words, Lexer.DEFAULT_MODE);
        for (Token word = lexer.nextToken(); word.getType() != Token.EOF; word = lexer.nextToken()) {
            boolean isMove = word.getType() == CodeCupLexer.PLACEMENT
                    || word.getType() == CodeCupLexer.STACK
                    || word.getType() == CodeCupLexer.PASS;
            taker.accept(isMove, new Span(word.getStartIndex(), word.getStopIndex() + 1));
        }
    }
}
