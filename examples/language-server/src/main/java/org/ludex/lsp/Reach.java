package org.ludex.lsp;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import org.ludex.notation.io.JudgedRecord;

/**
 * The text of a record up to a place, closed so that it reads like a whole record which ends there.
 *
 * @param text the text
 * @param depth how many variations the place is in, one inside the other
 */
record Reach(String text, int depth) {

    static final String MOVES = "moves";

    /** The record up to the end of the entry at a place, or up to its first move where the place is before that. */
    static Reach behind(Sheet sheet, JudgedRecord record, int offset) {
        String text = sheet.text(record);
        int at = Math.max(0, Math.min(offset - record.start(), text.length()));
        return switch (record.format()) {
            case "json" -> json(text, at);
            case "sgf" -> sgf(text, at);
            default -> ofText(text, entryEnd(sheet, record, Math.max(at, headEnd(text))));
        };
    }

    /** A record of text up to a place, whatever stands there; one of JSON up to the moves that end before it. */
    static Reach before(Sheet sheet, JudgedRecord record, int offset) {
        String text = sheet.text(record);
        int at = offset - record.start();
        return record.format().equals("json")
                ? json(text, text.substring(0, at).stripTrailing().length() - 1)
                : ofText(text, at);
    }

    /** Where the tags end that stand before the moves. */
    static int headEnd(String text) {
        int end = 0;
        for (Tags.Found tag : Tags.of(text)) {
            if (!text.substring(end, tag.start()).isBlank()) {
                return end;
            }
            end = tag.end();
        }
        return end;
    }

    private static int entryEnd(Sheet sheet, JudgedRecord record, int from) {
        String text = sheet.text(record);
        if (sheet.hasEntryPerLine(record)) {
            return Lines.end(text, from);
        }
        int end = from;
        while (end < text.length() && text.charAt(end) > ' ' && "(){}".indexOf(text.charAt(end)) < 0) {
            end++;
        }
        return end;
    }

    /** Whether a place in a record of text is behind its head and in no comment. */
    static boolean isAmongMoves(Sheet sheet, JudgedRecord record, int offset) {
        String text = sheet.text(record);
        int at = offset - record.start();
        return at > headEnd(text)
                && openComment(text, at) < 0
                && !sheet.lineBefore(offset).stripLeading().startsWith("[");
    }

    /** Whether a place in a record of text is in a comment. */
    static boolean isInComment(Sheet sheet, JudgedRecord record, int offset) {
        return openComment(sheet.text(record), offset - record.start()) >= 0;
    }

    private static Reach ofText(String text, int end) {
        // A comment that the place is in says nothing about the board.
        int comment = openComment(text, end);
        int read = comment < 0 ? end : comment;
        int depth = 0;
        for (int i = headEnd(text); i < read; i++) {
            char c = text.charAt(i);
            if (c == '{') {
                i = stringEnd(text, i, '}');
            } else if (c == '(') {
                depth++;
            } else if (c == ')') {
                depth = Math.max(0, depth - 1);
            }
        }
        return new Reach(text.substring(0, read) + "\n" + ")".repeat(depth), depth);
    }

    /** Where the comment begins that a place is in, or -1. */
    private static int openComment(String text, int end) {
        for (int i = headEnd(text); i < end; i++) {
            if (text.charAt(i) == '{') {
                int close = stringEnd(text, i, '}');
                if (close >= end) {
                    return i;
                }
                i = close;
            }
        }
        return -1;
    }

    /** All of a record, without what stands between it and the next one. */
    static String whole(Sheet sheet, JudgedRecord record) {
        return switch (record.format()) {
            case "json", "sgf" -> behind(sheet, record, sheet.end(record)).text();
            default -> sheet.text(record);
        };
    }

    /** JSON is cut behind the move that the place is in, and whatever is open there is closed. */
    private static Reach json(String text, int offset) {
        Deque<Character> open = new ArrayDeque<>();
        Deque<Boolean> moves = new ArrayDeque<>();
        String word = "";
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c == '"') {
                int end = stringEnd(text, i, '"');
                word = text.substring(i + 1, Math.max(i + 1, end));
                i = end;
            } else if (c == '{' || c == '[') {
                open.push(c == '{' ? '}' : ']');
                moves.push(c == '[' && word.equals(MOVES));
                word = "";
            } else if ((c == '}' || c == ']') && !open.isEmpty()) {
                open.pop();
                moves.pop();
                if (open.isEmpty()) {
                    return new Reach(text.substring(0, i + 1), 0);
                }
            }
            if (i >= offset && !moves.isEmpty() && moves.element()) {
                return closed(text.substring(0, Math.min(i + 1, text.length())), open, moves);
            }
        }
        return closed(text, open, moves);
    }

    private static Reach closed(String text, Deque<Character> open, Deque<Boolean> moves) {
        StringBuilder closed = new StringBuilder(text.stripTrailing());
        if (!closed.isEmpty() && closed.charAt(closed.length() - 1) == ',') {
            closed.setLength(closed.length() - 1);
        }
        open.forEach(closed::append);
        long depth = moves.stream().filter(is -> is).count() - 1;
        return new Reach(closed.toString(), (int) Math.max(0, depth));
    }

    /** SGF is cut behind the node that the place is in. */
    private static Reach sgf(String text, int offset) {
        int depth = 0;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (i >= offset && depth > 0 && List.of(';', '(', ')').contains(c) && i > 1) {
                return new Reach(text.substring(0, i) + ")".repeat(depth), 0);
            }
            if (c == '[') {
                i = stringEnd(text, i, ']');
            } else if (c == '(') {
                depth++;
            } else if (c == ')' && --depth == 0) {
                return new Reach(text.substring(0, i + 1), 0);
            }
        }
        return new Reach(text, 0);
    }

    /** Where a string ends that begins at a place. */
    static int stringEnd(String text, int start, char closing) {
        int at = start + 1;
        while (at < text.length() && text.charAt(at) != closing) {
            at += text.charAt(at) == '\\' ? 2 : 1;
        }
        return Math.min(at, text.length());
    }
}
