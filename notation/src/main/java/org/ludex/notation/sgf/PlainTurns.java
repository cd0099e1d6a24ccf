package org.ludex.notation.sgf;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.ludex.notation.antlr.Memo;
import org.ludex.notation.antlr.PiecedKey;

/** The turns of a plain game, one after the other, with their places in its text. Mutable, for one game and one thread. */
final class PlainTurns {

    private static final int MEMO_BITS = 10;

    /** The same is done first in many games. */
    private static final Memo<List<SgfStep>> FIRSTS = new Memo<>(MEMO_BITS);

    private final String text;
    private final TurnCursor cursor;
    /** So many bytes of letters outside ASCII have no letter of their own. They all precede the turns, or there are none. */
    private final int surplus;

    /** The turns of a text from a place on, which is that of some bytes. */
    PlainTurns(String text, byte[] bytes, int from) {
        this.text = text;
        this.surplus = bytes.length - text.length();
        this.cursor = new TurnCursor(bytes, from + surplus);
    }

    /** The steps of the first turn, if there is one and all of them are plain; otherwise none. They may stand elsewhere. */
    List<SgfStep> first() {
        if (!cursor.next()) {
            return List.of();
        }
        Optional<List<SgfStep>> known = FIRSTS.find(cursor.key());
        if (known.isPresent()) {
            return known.get();
        }
        List<SgfStep> steps = steps();
        if (!cursor.key().isTooLong()) {
            FIRSTS.put(cursor.key().text(), steps);
        }
        return steps;
    }

    /** Goes on to the next turn; false if no turn comes next. */
    boolean next() {
        return cursor.next();
    }

    /** Whose turn it is, 0 or 1. */
    int player() {
        return cursor.player();
    }

    /** What is alike in two turns if they differ in nothing but who does it and in their numbers. */
    PiecedKey key() {
        return cursor.key();
    }

    /** The steps of the turn, if all of them are plain; otherwise none. */
    List<SgfStep> steps() {
        List<SgfProperty> properties = new ArrayList<>();
        int end = cursor.end() - surplus;
        int at = cursor.start() - surplus;
        while (at < end) {
            Optional<PlainProperty> next = PlainProperty.at(text, at);
            if (next.isEmpty()) {
                return List.of();
            }
            // Whatever node but the first it is in.
            properties.add(next.get().in(text, 1));
            at = next.get().endOfLine(text);
        }
        return SgfStep.of(properties);
    }

    /** Whether the game ends after the turn. */
    boolean isEnd() {
        return PlainHead.isEnd(text, cursor.end() - surplus);
    }
}
