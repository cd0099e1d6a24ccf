package org.ludex.notation.json;

import java.util.Optional;

/**
 * Follows the brackets and commas between the records of a file, and notices the first one that is wrong or missing.
 * What is wrong is a variant of {@link org.ludex.notation.spi.NotationRule#BAD_JSON}. For one file and one thread.
 */
final class ArrayBrackets {

    /** What may come next inside an array. */
    private enum Next {
        VALUE,
        VALUE_BEHIND_COMMA,
        COMMA,
        ANYTHING
    }

    /** How it stands with the array around the records. */
    private enum Array {
        /** There is none. */
        NONE,
        /** It is open. */
        OPEN,
        /** It is open, but records stood outside of an array before: the bracket may be a slip. */
        OPEN_LATE,
        /** It was closed. */
        CLOSED,
        /** It was closed, and more of its values follow: the bracket was a slip. */
        OPEN_AGAIN
    }

    private Array array = Array.NONE;
    private boolean loose;
    private Next next = Next.VALUE;
    private Optional<String> flaw = Optional.empty();

    /** Whether an array is open. */
    boolean isOpen() {
        return array != Array.NONE && array != Array.CLOSED;
    }

    /** Whether a byte may stand between two records. */
    boolean isBetween(int b) {
        return b <= ' ' || b == ',' || b == ']' || (b == '[' && !isOpen());
    }

    /** Takes a byte that stands between two records. */
    void take(int b) {
        switch (b) {
            case '[' -> {
                array = loose ? Array.OPEN_LATE : Array.OPEN;
                next = Next.VALUE;
            }
            case ']' -> close();
            case ',' -> {
                check(isOpen(), "array-unopened");
                check(next == Next.COMMA || next == Next.ANYTHING, "array-commas");
                array = array == Array.CLOSED ? Array.OPEN_AGAIN : array;
                next = Next.VALUE_BEHIND_COMMA;
            }
            default -> {}
        }
    }

    private void close() {
        check(isOpen(), "array-unopened");
        check(next != Next.VALUE_BEHIND_COMMA, "array-commas");
        if (isOpen() && next == Next.VALUE_BEHIND_COMMA) {
            // More may follow: then it is the bracket that is wrong, not the comma.
            next = Next.ANYTHING;
        } else {
            array = isOpen() ? Array.CLOSED : array;
            next = Next.VALUE;
        }
    }

    /** A value begins with a byte. An array holds objects: before a field, its bracket took the place of a brace. */
    void begin(int b) {
        array = array == Array.OPEN_LATE && next == Next.VALUE && b == '"' ? Array.NONE : array;
    }

    /** Something follows that stands in no place between records. */
    void value() {
        boolean missing = isOpen() && next == Next.COMMA;
        check(!missing, "array-comma");
        array = missing && array == Array.OPEN_LATE ? Array.NONE : array;
    }

    /** The file ends. */
    void end() {
        check(!isOpen() || array == Array.OPEN_AGAIN || next == Next.ANYTHING, "array-open");
        array = Array.NONE;
    }

    /** A record was read; one that is broken may have swallowed anything. */
    void read(boolean whole) {
        next = whole ? Next.COMMA : Next.ANYTHING;
        loose |= !isOpen();
        if (!whole && array == Array.CLOSED) {
            array = Array.OPEN_AGAIN;
        }
    }

    private void check(boolean good, String variant) {
        if (!good && flaw.isEmpty()) {
            flaw = Optional.of(variant);
        }
    }

    /** What was wrong since this was asked before. */
    Optional<String> flaw() {
        Optional<String> found = flaw;
        flaw = Optional.empty();
        return found;
    }
}
