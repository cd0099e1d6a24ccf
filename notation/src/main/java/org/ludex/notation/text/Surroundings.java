package org.ludex.notation.text;

import java.util.function.IntPredicate;
import org.ludex.notation.Ending;
import org.ludex.notation.spelling.Excerpt;

/**
 * The context of the next byte of a record: a comment, a tag, moves before it, an empty line, the last word. It knows
 * just enough of the grammar to tell where another record begins. Mutable, for one file and one thread.
 */
final class Surroundings {

    private static final int LONGEST_WORD = 24;

    /** So many bytes are an arrow. */
    private static final int ARROW = 3;

    /** The bytes that are letters or spaces, whatever stands before them. */
    private static final boolean[] OF_WORDS = ofWords();

    /** What quotes the value of a tag, and the letters that moves begin with: any, where heads have no bare words. */
    private final int quote;

    private final IntPredicate isOfMoves;

    private boolean inComment;
    private boolean inTag;
    private boolean inString;
    private boolean escaped;
    private boolean hasMoves;
    private boolean blank = true;
    private boolean blankLine = true;
    private boolean previousBlank;
    private boolean severalBlank;
    private int depth;
    private char[] word = new char[LONGEST_WORD];
    private int wordLength;
    private char[] lastWord = new char[LONGEST_WORD];
    private int lastLength;
    private int point;
    private int left;

    private Surroundings(int quote, IntPredicate isOfMoves) {
        this.quote = quote;
        this.isOfMoves = isOfMoves;
    }

    /** In our own text, where tags are {@code [Name "value"]}. */
    static Surroundings ofText() {
        return new Surroundings('"', c -> true);
    }

    /** On Little Golem, where tags are {@code Name [value]} and moves begin with a number. */
    static Surroundings ofGolem() {
        return new Surroundings(-1, Character::isDigit);
    }

    /** Another record begins. */
    void begin() {
        inComment = false;
        inTag = false;
        inString = false;
        escaped = false;
        hasMoves = false;
        blank = true;
        blankLine = true;
        previousBlank = false;
        severalBlank = false;
        depth = 0;
        wordLength = 0;
        lastLength = 0;
        left = 0;
    }

    /** A byte of the record. */
    void take(byte b) {
        if (left > 0 && (b & 0xC0) == 0x80) {
            point = point << 6 | (b & 0x3F);
            if (--left == 0) {
                take('x', isSpace(point));
            }
            return;
        }
        endLetter();
        if (b >= 0) {
            take(b, b <= ' ' || b == 127);
            return;
        }
        left = b >= (byte) 0xF8 ? 0 : b >= (byte) 0xF0 ? 3 : b >= (byte) 0xE0 ? 2 : b >= (byte) 0xC0 ? 1 : 0;
        point = b & (0x3F >> left);
        if (left == 0) {
            take('x', false);
        }
    }

    /** A letter of which bytes are missing is not UTF-8, but somebody wrote something there. */
    private void endLetter() {
        if (left > 0) {
            left = 0;
            take('x', false);
        }
    }

    /** Takes bytes inside a line of moves, up to one that may mean more than a letter; returns the place of that. */
    int takeMoves(byte[] bytes, int from, int to) {
        if (!hasMoves || blankLine || left > 0 || escaped || inComment || inTag) {
            return from;
        }
        int end = endOfMoves(bytes, from, to);
        int at = from;
        int start = lastWords(bytes, from, end);
        if (start > from) {
            // Whatever stands before is forgotten as soon as the last words have been taken.
            wordLength = 0;
            at = start;
        }
        while (at < end) {
            boolean isLetter = bytes[at] >= 0;
            if (bytes[at] == ' ') {
                endWord();
            } else if (wordLength < LONGEST_WORD) {
                word[wordLength++] = isLetter ? (char) bytes[at] : 'x';
            }
            at += isLetter ? 1 : ARROW;
        }
        return end;
    }

    /** The end of the letters, spaces and arrows from a place on. */
    private static int endOfMoves(byte[] bytes, int from, int to) {
        int at = from;
        while (at < to) {
            int length = OF_WORDS[bytes[at] & 0xFF] ? 1 : isArrow(bytes, at, to) ? ARROW : 0;
            if (length == 0) {
                return at;
            }
            at += length;
        }
        return at;
    }

    /** The beginning of the last word with a space on both sides; the beginning of all where no word has. */
    private static int lastWords(byte[] bytes, int from, int to) {
        int at = to;
        while (at > from && bytes[at - 1] != ' ') {
            at--;
        }
        while (at > from && bytes[at - 1] == ' ') {
            at--;
        }
        while (at > from && bytes[at - 1] != ' ') {
            at--;
        }
        return at;
    }

    private static boolean[] ofWords() {
        boolean[] ofWords = new boolean[1 << Byte.SIZE];
        for (int b = 0; b <= Byte.MAX_VALUE; b++) {
            ofWords[b] = isOfWords((byte) b);
        }
        return ofWords;
    }

    /** Whether a byte is a letter or a space, whatever stands before it. */
    private static boolean isOfWords(byte b) {
        return (b >= '*' && b < '[' && b != 'E') || (b > ']' && b < '{' && b != 'e') || b == ' ';
    }

    /** Whether a character is one of the arrows, or of the numerals before them: a Kamisado sheet is full of arrows. */
    private static boolean isArrow(byte[] bytes, int at, int to) {
        return bytes[at] == (byte) 0xE2
                && at + ARROW <= to
                && (bytes[at + 1] == (byte) 0x86 || bytes[at + 1] == (byte) 0x87)
                && (bytes[at + 2] & 0xC0) == 0x80;
    }

    private static boolean isSpace(int c) {
        boolean isArrow = c >= 0x2190 && c <= 0x21FF;
        return !isArrow && (Character.isSpaceChar(c) || Excerpt.isControl(c) || c == 0xFEFF);
    }

    private void take(int c, boolean space) {
        boolean wasBlankLine = blankLine && !blank;
        blank &= space;
        blankLine &= space;
        if (escaped) {
            escaped = false;
        } else if (inComment) {
            escaped = c == '\\';
            inComment = c != '}';
        } else if (inString) {
            escaped = c == '\\';
            inString = c != quote;
        } else if (inTag) {
            inString = c == quote;
            inTag = c != ']';
        } else if (c == '{' && quote >= 0) {
            // Little Golem has no comments.
            endWord();
            inComment = true;
            // A comment behind an empty line stands where moves stand.
            hasMoves |= previousBlank && wasBlankLine;
        } else if (c == '[') {
            endWord();
            inTag = true;
        } else if (space) {
            endWord();
        } else {
            hasMoves |= wordLength == 0 && isOfMoves.test(c);
            depth += c == '(' ? 1 : c == ')' ? -1 : 0;
            if (wordLength < LONGEST_WORD) {
                word[wordLength++] = (char) c;
            }
        }
    }

    private void endWord() {
        if (wordLength > 0) {
            char[] spare = lastWord;
            lastWord = word;
            lastLength = wordLength;
            word = spare;
            wordLength = 0;
        }
    }

    /** A line ends, and with it every tag on it. */
    void endLine() {
        endLetter();
        endWord();
        inTag = false;
        inString = false;
        escaped = escaped && inComment;
        severalBlank = previousBlank && blankLine;
        previousBlank = blankLine;
        blankLine = true;
    }

    /** Whether nothing has been seen of the record that a person would see. */
    boolean isBlank() {
        return blank && left == 0;
    }

    /** Whether what comes next is neither a comment's nor the value of a tag. */
    boolean isOutside() {
        return !inComment && !inString && (quote >= 0 || !inTag);
    }

    /** Whether what comes next stands in a comment. */
    boolean isInComment() {
        return inComment;
    }

    /** Whether what comes next follows moves, and outside of comments. */
    boolean isBehindMoves() {
        return hasMoves && !inComment;
    }

    /** Whether what comes next follows an empty line and the head of a record that has no moves so far. */
    boolean isBehindHead() {
        return previousBlank && !blank && !inComment;
    }

    /** Whether the record before the line that begins now has a head, no moves, and several empty lines in their place. */
    boolean isBehindBareHead() {
        return severalBlank && !blank && !hasMoves && !inComment;
    }

    /** Whether an empty line comes before the line that begins now. */
    boolean isBehindEmptyLine() {
        return previousBlank;
    }

    /** Whether the last word is the end of a tag that does not begin like one. */
    boolean isBehindEndOfTag() {
        return lastLength > 0 && lastWord[lastLength - 1] == ']';
    }

    /** Whether the record has come to its last word. */
    boolean isEnded() {
        if (inComment || depth > 0) {
            return false;
        }
        return Ending.kind(new String(lastWord, 0, lastLength)).isPresent();
    }
}
