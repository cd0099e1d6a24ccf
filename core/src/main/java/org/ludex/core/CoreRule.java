package org.ludex.core;

/** What is asked of options and position texts in every game. */
public enum CoreRule implements Rule {
    /** The game has no option of this name. */
    UNKNOWN_OPTION,
    /** The option cannot have this value. */
    OPTION_VALUE,
    /** The options cannot be read or do not fit together. */
    OPTIONS,
    /** The text of a position cannot be read. */
    POSITION_TEXT;

    @Override
    public Kind kind() {
        return Kind.CONSTRAINT;
    }
}
