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

    private boolean open;
    private Next next = Next.VALUE;
    private Optional<String> flaw = Optional.empty();

    /** Whether an array is open. */
    boolean isOpen() {
        return open;
    }

    /** Whether a byte may stand between two records. */
    boolean isBetween(int b) {
        return b <= ' ' || b == ',' || b == ']' || (b == '[' && !open);
    }

    /** Takes a byte that stands between two records. */
    void take(int b) {
        switch (b) {
            case '[' -> {
                open = true;
                next = Next.VALUE;
            }
            case ']' -> {
                check(open, "array-unopened");
                check(next != Next.VALUE_BEHIND_COMMA, "array-commas");
                open = false;
                next = Next.VALUE;
            }
            case ',' -> {
                check(open, "array-unopened");
                check(next == Next.COMMA || next == Next.ANYTHING, "array-commas");
                next = Next.VALUE_BEHIND_COMMA;
            }
            default -> {}
        }
    }

    /** Something follows that stands in no place between records. */
    void value() {
        check(!open || next != Next.COMMA, "array-comma");
    }

    /** The file ends. */
    void end() {
        check(!open || next == Next.ANYTHING, "array-open");
        open = false;
    }

    /** A record was read; one that is broken may have swallowed anything. */
    void read(boolean whole) {
        next = whole ? Next.COMMA : Next.ANYTHING;
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
