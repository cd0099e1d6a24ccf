package org.ludex.notation.json;

import org.ludex.notation.input.ByteCursor;

/**
 * Finds where one record of JSON ends, whole or broken. A bracket that closes it is believed only if what follows can
 * stand behind a record. For one record and one thread.
 */
final class RecordCut {

    /** So far is looked ahead behind a record. */
    private static final int AHEAD = 256;

    /** So far quotes are looked for on a line that begins like a record of another format. */
    private static final int STRING = 1 << 12;

    /** What the bracket means that closes an object. */
    private enum Closing {
        /** It ends the record. */
        END,
        /** It ends the record if another one follows at once, or nothing at all. */
        MAYBE,
        /** It ends the record if what follows turns out to be another one, whose own first bracket is lost. */
        DOUBTFUL,
        /** It stands in the middle of a record. */
        NONE
    }

    private final ByteCursor cursor;
    private final Held held;
    private final Mark mark;
    private final Layout layout;
    private final Outline outline = new Outline();
    private final int firstLine;
    private boolean marked;
    /** Where the object begins that has the mark. */
    private int own;

    /** Where the record seemed to end. */
    private int closed = -1;

    /** Where the record ends if it lacks nothing and what follows is not its own. */
    private int doubtful = -1;

    private int end = -1;
    private boolean whole;

    /**
     * Begins at the first byte of a record.
     *
     * @param cursor where it comes from
     * @param held what keeps its bytes
     * @param mark what tells a record
     * @param layout how the records before it stand
     */
    RecordCut(ByteCursor cursor, Held held, Mark mark, Layout layout) {
        this.cursor = cursor;
        this.held = held;
        this.mark = mark;
        this.layout = layout;
        this.firstLine = cursor.line();
    }

    /** What was read. */
    Held held() {
        return held;
    }

    /** Where the record ends in what was read; the rest belongs to others. */
    int end() {
        return end;
    }

    /** Whether it says that it is a record. */
    boolean isMarked() {
        return marked;
    }

    /** Whether it is an object with all its brackets, and nothing more. */
    boolean isWhole() {
        return whole;
    }

    /**
     * Reads the record, and more where that is needed to see where it ends.
     *
     * @param atOnce whether a line that begins an object ends an open one at once, without a look at what follows
     */
    void read(boolean atOnce) {
        while (end < 0 && cursor.peek() >= 0) {
            int b = cursor.take();
            boolean isMark = held.add(b);
            boolean closes = outline.take(b);
            if (isMark) {
                meet();
            } else if (closes && closed < 0) {
                close();
            } else if (layout.oneALine()
                    && (atOnce || outline.isBroken())
                    && ByteCursor.isLineBreak(b)
                    && cursor.peek() == '{') {
                end = held.length();
            } else if (ByteCursor.isLineBreak(b) && isOtherLine()) {
                // No string of JSON reaches across lines.
                end = held.length();
            }
        }
        if (whole) {
            return;
        }
        end = end < 0 ? held.length() : end;
        if (layout.oneALine()) {
            end = held.nextLine(end);
        }
        if (closed >= 0 && closed <= end && held.isBetween(closed, end)) {
            end = closed;
            whole = true;
        }
    }

    /** A field that only a record has: it is this one's own, or that of another which begins here. */
    private void meet() {
        int start = held.objectStart();
        boolean sameLine = cursor.line() == firstLine;
        if (marked && start == own) {
            // Said twice.
            return;
        }
        if (marked && start < 0 && doubtful >= 0 && !held.isCut()) {
            // The fields behind the bracket are those of another record.
            end = doubtful;
            whole = true;
            return;
        }
        boolean apart =
                held.isCut() || !layout.isApart() || (held.isSetApart(start) && !(layout.oneALine() && sameLine));
        if (isInside(start) && (marked || apart)) {
            end = start;
        } else if (start < 0 && marked && layout.oneALine() && !sameLine) {
            end = held.lineStart(held.length());
        } else {
            if (isInside(start)) {
                // Something stands before the bracket that opens this one.
                outline.goOn();
            }
            marked = true;
            own = start;
        }
    }

    /** Whether an object that begins at a place is not the one that was begun with. */
    private boolean isInside(int start) {
        return start > 0 || (start == 0 && held.isCut());
    }

    private void close() {
        switch (closing()) {
            case END -> {
                end = held.length();
                whole = true;
            }
            case MAYBE -> {
                closed = held.length();
                outline.goOn();
            }
            case DOUBTFUL -> {
                doubtful = held.length();
                outline.goOn();
            }
            case NONE -> outline.goOn();
        }
    }

    /** What the bracket means that was just read, by what follows. */
    private Closing closing() {
        boolean complete = marked && mark.isComplete(outline.names());
        int at = pass(0, false);
        int next = cursor.peek(at);
        if (next < 0 || (ByteCursor.isLineBreak(next) && !layout.inArray() && isOneLineOr(complete))) {
            return Closing.END;
        }
        if (next > ' ' && next != ',' && next != ']' && next != '{') {
            boolean beginsAnew = isOther(at) || (next == '[' && !layout.inArray());
            return complete && (!layout.isApart() || beginsAnew) ? Closing.END : Closing.NONE;
        }
        int more = pass(at, true);
        return behind(next, complete, more);
    }

    /** Whether a record of another format begins so many bytes ahead. */
    private boolean isOther(int ahead) {
        return cursor.headBeside(mark.head(), ahead).isPresent();
    }

    /** Whether a record of another format begins on the line that comes next: JSON of the other kind, or no JSON at all. */
    private boolean isOtherLine() {
        return cursor.headBeside(mark.head())
                .filter(head -> head.isJson() || !staysJson())
                .isPresent();
    }

    /**
     * Whether the next line is still JSON, though it begins like a record of another format: damage broke a string in two, whose
     * end stands before what follows a string, or put the beginning of a record before a field.
     */
    private boolean staysJson() {
        int first = quote(0);
        return isBefore(first, ",:]}") || (cursor.peek(first) == '"' && isBefore(quote(first + 1), ",:}"));
    }

    /** Where the next quote of a line stands, or where the line ends. */
    private int quote(int from) {
        int at = from;
        while (at < STRING && cursor.peek(at) >= ' ' && cursor.peek(at) != '"') {
            at += cursor.peek(at) == '\\' ? 2 : 1;
        }
        return at;
    }

    /** Whether a quote stands at a place, and one of some signs comes next. */
    private boolean isBefore(int quote, String signs) {
        int at = quote + 1;
        while (at < quote + AHEAD && cursor.peek(at) >= 0 && cursor.peek(at) <= ' ') {
            at++;
        }
        return cursor.peek(quote) == '"' && signs.indexOf(cursor.peek(at)) >= 0;
    }

    private boolean isOneLineOr(boolean complete) {
        return complete || cursor.line() == firstLine;
    }

    /**
     * What the bracket means, by what follows behind commas and brackets.
     *
     * @param first the first of them, or what follows at once
     * @param complete whether the record lacks nothing
     * @param at how far ahead something else follows
     */
    private Closing behind(int first, boolean complete, int at) {
        int next = cursor.peek(at);
        if (next < 0 || isOther(at)) {
            return Closing.END;
        }
        if (next == '{') {
            boolean likely = !marked && !layout.marked() && mark.isLikely(outline.names());
            boolean alone = complete && first != ']';
            return alone || (first != '{' && likely) ? Closing.END : Closing.MAYBE;
        }
        if (first == ']') {
            return next == '[' ? Closing.END : Closing.NONE;
        }
        boolean goesOn = next == '"' && mark.isMissing(name(at + 1), outline.names());
        return !complete ? Closing.NONE : goesOn ? Closing.DOUBTFUL : Closing.END;
    }

    /** Where something stands that is a blank no more, or nothing that may stand between records. */
    private int pass(int from, boolean between) {
        int at = from;
        int next = cursor.peek(at);
        while (at < AHEAD
                && next >= 0
                && (between
                        ? next <= ' ' || next == ',' || next == ']'
                        : next <= ' ' && !ByteCursor.isLineBreak(next))) {
            next = cursor.peek(++at);
        }
        return at;
    }

    private String name(int from) {
        StringBuilder name = new StringBuilder();
        for (int at = from; at < from + AHEAD && cursor.peek(at) > ' ' && cursor.peek(at) != '"'; at++) {
            name.append((char) cursor.peek(at));
        }
        return name.toString();
    }
}
