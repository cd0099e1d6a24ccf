package org.ludex.notation.replay;

/** Where a record comes from, as far as messages speak of it. */
public enum Origin {
    /** Our own text. */
    TEXT(""),
    /** Our own JSON. */
    JSON("json"),
    /** Somebody else's format, which cannot say that a record just stops. */
    FOREIGN("foreign"),
    /** The same, and one that always says who gave up; records say so only where it was not the seat to move. */
    SGF("foreign");

    private final String variant;

    Origin(String variant) {
        this.variant = variant;
    }

    /** The variant of a message that depends on it. */
    String variant() {
        return variant;
    }
}
