package org.ludex.notation.logs;

import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.ludex.notation.logs.Words.Word;
import org.ludex.notation.spi.Span;

/**
 * What a line of a log is.
 *
 * @param kind the kind
 * @param words what counts of it: the moves, the state, or the words of a comment
 * @param start where these begin in the line
 */
record CodeCupLine(Kind kind, String words, int start) {

    private static final String CELL = "[A-Ka-k][1-9]";
    private static final String MOVE = "(?:" + CELL + "(?:" + CELL + ")?+|[Pp][Aa][Ss][Ss])";
    private static final Pattern FIRST = Pattern.compile(MOVE + "(?=\\s|$)");
    private static final Pattern SPELT = Pattern.compile("(" + CELL + ")(" + CELL + ")?+|[Pp][Aa][Ss][Ss]");
    private static final Pattern PLACEMENT = Pattern.compile(CELL + "(?=\\s|$)");
    private static final Pattern OWN_MOVE = Pattern.compile("--(" + MOVE + ")-->");
    private static final Pattern OTHERS_MOVE = Pattern.compile("<--(" + MOVE + ")--");
    /** A move with a part of an arrow, or with one that points the wrong way. */
    private static final Pattern DAMAGED_MOVE = Pattern.compile("[<>-]{0,4}+" + MOVE + "[<>-]{0,4}+");

    private static final Pattern PLAYER =
            Pattern.compile("#\\s*+(?:Player|player)\\s*+([12])\\s*+:(.*)", Pattern.DOTALL);
    private static final Pattern SCORE = Pattern.compile("#\\s*+[Ss]core\\s*+:\\s*+(\\d{1,2}+)\\s*+-\\s*+(\\d{1,2}+)");

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
        /** A comment, or other output of the program. */
        TALK
    }

    /** What a line is, without the blanks around it. */
    static CodeCupLine of(String line) {
        if (line.startsWith("#")) {
            return comment(line);
        }
        if (BoardState.isState(line)) {
            return new CodeCupLine(Kind.STATE, line, 0);
        }
        Matcher own = OWN_MOVE.matcher(line);
        if (own.matches()) {
            return new CodeCupLine(Kind.OWN, own.group(1), own.start(1));
        }
        Matcher others = OTHERS_MOVE.matcher(line);
        if (others.matches()) {
            return new CodeCupLine(Kind.OTHERS, others.group(1), others.start(1));
        }
        if (FIRST.matcher(line).lookingAt()) {
            return new CodeCupLine(Kind.MOVES, line, 0);
        }
        if (DAMAGED_MOVE.matcher(line).matches()) {
            return new CodeCupLine(Kind.DAMAGED_MOVE, line, 0);
        }
        return new CodeCupLine(BoardState.isNearly(line) ? Kind.DAMAGED_STATE : Kind.TALK, line, 0);
    }

    private static CodeCupLine comment(String line) {
        Matcher player = PLAYER.matcher(line);
        if (player.lookingAt()) {
            Kind kind = player.group(1).equals("1") ? Kind.WHITE : Kind.BLACK;
            return new CodeCupLine(kind, player.group(2).strip(), 0);
        }
        Matcher score = SCORE.matcher(line);
        if (score.lookingAt()) {
            return new CodeCupLine(Kind.SCORE, score.group(1) + "-" + score.group(2), score.start(1));
        }
        return new CodeCupLine(Kind.TALK, line.substring(1).strip(), 0);
    }

    /** Whether it names a player, as the head of a game does. */
    boolean isPlayer() {
        return kind == Kind.WHITE || kind == Kind.BLACK;
    }

    /** Whether it begins with a placement, or is a state in which pieces are placed. */
    boolean isOpening() {
        return kind == Kind.STATE
                ? BoardState.isPlacing(words)
                : PLACEMENT.matcher(words).lookingAt();
    }

    /** Whether it has placements followed by moves of stacks. */
    boolean isTurning() {
        return kind == Kind.MOVES
                && isOpening()
                && Words.words(words, new Span(0, words.length())).stream()
                        .map(Word::text)
                        .anyMatch(word -> SPELT.matcher(word).matches()
                                && !PLACEMENT.matcher(word).matches());
    }

    /** A move in the words of the notation. */
    static Optional<String> move(String word) {
        Matcher move = SPELT.matcher(word);
        if (!move.matches()) {
            return Optional.empty();
        }
        String proper = move.group(2) == null ? word : move.group(1) + "-" + move.group(2);
        return Optional.of(proper.toLowerCase(Locale.ROOT));
    }
}
