package org.ludex.notation.sgf;

import org.ludex.notation.antlr.PiecedKey;

/**
 * Goes through the turns of a game as the server writes them: a line for each node, a node for each action, and in nearly
 * each action a number, {@code ; P0[12 dropb B 3]}. A turn ends with the word {@code done}, or where the other player acts. Each
 * byte is looked at once: the key of a turn in a memo is known as soon as its end is. Mutable, for one game and one thread.
 */
final class TurnCursor {

    /** So many bytes precede the number of an action: {@code ; P0[}. */
    private static final int BEFORE = 5;

    private static final int PLAYER = 3;
    private static final int LONGEST_NUMBER = 9;
    private static final int DONE = "done]".length();

    /** At the end of the key of a turn, whether somebody says that it is over or nobody. */
    private static final byte CLOSED = '.';

    private static final byte OPEN = '+';

    /** At the beginning of the key of the first turn, which may say what no other does. */
    private static final byte FIRST = '^';

    private final byte[] bytes;
    private final int from;
    private final PiecedKey key = new PiecedKey();
    private int start;
    private int end;
    private byte player;
    /** The number of the newest action. */
    private int last;

    /** The turns in the bytes of a game from a place on. */
    TurnCursor(byte[] bytes, int from) {
        this.bytes = bytes;
        this.from = from;
        this.end = from;
    }

    /** Goes on to the next turn; false if none comes next, or one with an action that is written in another way. */
    boolean next() {
        start = end;
        key.clear();
        if (!begins(end)) {
            return false;
        }
        player = bytes[end + PLAYER];
        if (end == from) {
            // It may say who has which pieces.
            key.add(FIRST);
            key.add(player);
        }
        boolean isDone = false;
        do {
            int words = words(end + BEFORE);
            isDone = words > 0 && isDone(words);
            int close = isDone ? words + DONE - 1 : close(words);
            int behind = close > 0 ? SgfChunks.lineBreakEnd(bytes, close + 1, bytes.length) : 0;
            if (behind == 0) {
                end = start;
                return false;
            }
            end = behind;
        } while (!isDone && begins(end) && bytes[end + PLAYER] == player);
        key.add(isDone ? CLOSED : OPEN);
        return true;
    }

    private boolean begins(int at) {
        return bytes.length - at > BEFORE
                && bytes[at] == ';'
                && bytes[at + 1] == ' '
                && bytes[at + 2] == 'P'
                && (bytes[at + PLAYER] == '0' || bytes[at + PLAYER] == '1')
                && bytes[at + PLAYER + 1] == '[';
    }

    /** Where the words behind a number begin, or without one; 0 if it does not follow the number before it. */
    private int words(int from) {
        if (from < bytes.length && bytes[from] >= 'a' && bytes[from] <= 'z') {
            return from;
        }
        int at = from;
        int number = 0;
        while (at < bytes.length && at - from < LONGEST_NUMBER && bytes[at] >= '0' && bytes[at] <= '9') {
            number = 10 * number + bytes[at] - '0';
            at++;
        }
        boolean follows = at > from && at < bytes.length && bytes[at] == ' ' && !SgfPlay.fallsBack(last, number);
        last = number;
        return follows ? at + 1 : 0;
    }

    /** Whether the words at a place say that the turn is over, and nothing else. */
    private boolean isDone(int at) {
        return bytes.length - at >= DONE
                && bytes[at] == 'd'
                && bytes[at + 1] == 'o'
                && bytes[at + 2] == 'n'
                && bytes[at + 3] == 'e'
                && bytes[at + 4] == ']';
    }

    /** Adds words to the key up to the bracket that closes them; returns its place, or 0 if there is none. */
    private int close(int words) {
        int at = words == 0 ? 0 : key.add(bytes, words, SgfChunks.IS_OF_WORD);
        if (at == 0 || at == bytes.length || bytes[at] != ']') {
            return 0;
        }
        key.add((byte) ']');
        return at;
    }

    /** Whose turn it is, 0 or 1. */
    int player() {
        return player - '0';
    }

    /** What two turns have in common if they differ in nothing but who does it and in their numbers. */
    PiecedKey key() {
        return key;
    }

    /** Where the turn begins. */
    int start() {
        return start;
    }

    /** Where the turn ends, its last line break included. */
    int end() {
        return end;
    }
}
