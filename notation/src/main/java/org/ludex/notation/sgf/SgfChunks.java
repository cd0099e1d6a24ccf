package org.ludex.notation.sgf;

import java.io.InputStream;
import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.regex.Pattern;
import org.ludex.notation.format.Chunk;
import org.ludex.notation.input.BoundedBytes;
import org.ludex.notation.input.ByteCursor;
import org.ludex.notation.tree.Head;

/**
 * Cuts an SGF file into its games without understanding them: a game ends with the bracket that closes it. A game that is
 * broken ends where the next one begins, which its header gives away: at the start of a line always, elsewhere
 * where no value is open but that of an action. If the brackets between two games are lost, the second begins where it
 * names itself. No more than one game is held, and of that no more than the limit. For one thread.
 */
final class SgfChunks implements Iterator<Chunk> {

    /** Only a game's first node has any of these. */
    private static final Pattern GAME_START = Pattern.compile("\\(\\s*+;\\s*+(GM|FF|SU|VV|DT|GN|GC|CA|AP|RE)\\s*+\\[");

    /** What a game calls itself, which it does once. */
    private static final Pattern GAME_NAME = Pattern.compile("GM\\s*+\\[");

    private static final int AHEAD = 256;

    /** So many bytes are an action without its words: {@code ; P0[]}. */
    private static final int ACTION = 6;

    /** Letters, digits, spaces and signs that stand for themselves. */
    static final boolean[] IS_OF_WORD = ofWords();

    private final ByteCursor cursor;
    private final BoundedBytes bytes;
    private boolean blankLine = true;
    private boolean behindName;
    private int last;
    private int lastButOne;
    /** Whether the value that is open says what a player did, which no game of any format is a part of. */
    private boolean inAction;
    /** Whether the game has said which it is, and how many nodes it has so far. */
    private boolean named;

    private int nodes;
    private int index;

    /** The games of a stream, none longer than this many bytes. */
    SgfChunks(InputStream in, int longest) {
        this.cursor = new ByteCursor(in);
        this.bytes = new BoundedBytes(longest);
    }

    @Override
    public boolean hasNext() {
        while (cursor.peek() >= 0 && cursor.peek() <= ' ') {
            take();
        }
        return cursor.peek() >= 0
                && !cursor.headBeside(Head.SGF).map(cursor::handOver).orElse(false);
    }

    @Override
    public Chunk next() {
        if (!hasNext()) {
            throw new NoSuchElementException("no more games");
        }
        bytes.clear();
        named = false;
        nodes = 0;
        inAction = false;
        int firstLine = cursor.line();
        int indent = cursor.column();
        long offset = cursor.offset();
        int depth = 0;
        boolean inValue = false;
        boolean escaped = false;
        boolean closed = false;
        while (!closed && cursor.peek() >= 0 && !beginsNext(bytes.size(), depth, inValue)) {
            if (!inValue && depth > 0 && cursor.peek() == ';' && takeActions()) {
                continue;
            }
            named |= namesItself(inValue);
            boolean isOfPlayer = lastButOne == 'P' && (last == '0' || last == '1');
            int b = take();
            bytes.add(b);
            if (inValue) {
                inValue = escaped || b != ']';
                inAction &= inValue;
                escaped = !escaped && b == '\\';
            } else if (b == '[') {
                inValue = true;
                inAction = isOfPlayer && !Character.isLetter(cursor.peek());
                takeWords();
            } else if (b == ';') {
                nodes++;
            } else if (b == '(') {
                depth++;
            } else if (b == ')') {
                closed = --depth <= 0;
            }
        }
        return new Chunk(cursor.in(), bytes.copy(), ++index, firstLine, indent, bytes.isCut()).at(offset);
    }

    /**
     * Takes the lines that come next and are all of them there, as long as each of them is a node with one action, as the server
     * writes them: {@code ; P0[12 dropb B 3]}. No game begins or ends on such a line. Returns whether there were any.
     */
    private boolean takeActions() {
        byte[] held = cursor.held();
        int start = cursor.at();
        int end = start;
        int lines = 0;
        for (int next = lineEnd(held, end, cursor.end()); next > 0; next = lineEnd(held, end, cursor.end())) {
            end = next;
            lines++;
        }
        if (lines > 0) {
            bytes.add(held, start, end - start);
            cursor.skipLines(end - start, lines);
            nodes += lines;
            behindName = false;
            blankLine = true;
        }
        return lines > 0;
    }

    /** Where a line with one action ends, its line break included; 0 if it is none. */
    private static int lineEnd(byte[] held, int from, int to) {
        boolean begins = to - from > ACTION
                && held[from] == ';'
                && held[from + 1] == ' '
                && held[from + 2] == 'P'
                && (held[from + 3] == '0' || held[from + 3] == '1')
                && held[from + 4] == '[';
        int at = from + ACTION - 1;
        while (begins && at < to && IS_OF_WORD[held[at] & 0xFF]) {
            at++;
        }
        return begins && at < to && held[at] == ']' ? lineBreakEnd(held, at + 1, to) : 0;
    }

    /** Where a line break ends that begins at a place; 0 if none does, or if it is not known yet which. */
    static int lineBreakEnd(byte[] held, int at, int to) {
        int feed = at < to && held[at] == '\r' ? at + 1 : at;
        return feed < to && held[feed] == '\n' ? feed + 1 : 0;
    }

    /** Takes the words at the beginning of a value: bytes that are there and mean nothing to whoever cuts games. */
    private void takeWords() {
        byte[] held = cursor.held();
        int end = cursor.at();
        while (end < cursor.end() && IS_OF_WORD[held[end] & 0xFF]) {
            end++;
        }
        int length = end - cursor.at();
        bytes.add(held, cursor.at(), length);
        cursor.skipInLine(length);
    }

    private static boolean[] ofWords() {
        boolean[] ofWords = new boolean[1 << Byte.SIZE];
        for (int b = 0; b <= Byte.MAX_VALUE; b++) {
            ofWords[b] = b == ' ' || (b >= '-' && b <= 'Z') || (b >= 'a' && b <= 'z');
        }
        return ofWords;
    }

    /** Whether the byte that comes next begins another game. */
    private boolean beginsNext(int held, int depth, boolean inValue) {
        if (held == 0) {
            return false;
        }
        if (cursor.peek() != '(') {
            return (named && nodes > 1 && namesItself(inValue))
                    || ((blankLine || inAction || (depth == 0 && !inValue)) && isOther(inValue));
        }
        return (depth == 0 && !inValue)
                || ((blankLine || inAction || !inValue)
                        && GAME_START.matcher(cursor.ahead(AHEAD)).lookingAt());
    }

    /** Whether the name of a game comes next. */
    private boolean namesItself(boolean inValue) {
        return cursor.peek() == 'G'
                && !inValue
                && !behindName
                && GAME_NAME.matcher(cursor.ahead(AHEAD)).lookingAt();
    }

    /** Whether a record of another format begins here; inside a value, only what surely does, at the start of a line. */
    private boolean isOther(boolean inValue) {
        return cursor.peek() > ' '
                && cursor.headBeside(Head.SGF)
                        .filter(head -> !(behindName && isUnquoted()))
                        .filter(head -> !inValue || ((inAction || cursor.column() == 0) && isSure(head)))
                        .isPresent();
    }

    /** Whether a comment hardly has such a line. */
    private boolean isSure(Head head) {
        return switch (head) {
            case TEXT -> cursor.peek() == '[';
            case GOLEM -> Head.isEventAtSite(cursor.held(), cursor.at(), cursor.end());
            default -> true;
        };
    }

    /** Whether no quote stands on the rest of the line: behind a name, {@code [Game} begins a value of SGF. */
    private boolean isUnquoted() {
        return cursor.ahead(AHEAD).lines().findFirst().orElse("").indexOf('"') < 0;
    }

    private int take() {
        int b = cursor.take();
        lastButOne = last;
        last = b;
        behindName = b >= 'A' && b <= 'Z';
        blankLine = b <= ' ' && (blankLine || ByteCursor.isLineBreak(b));
        return b;
    }
}
