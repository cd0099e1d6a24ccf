package org.ludex.core;

/** The rules for options and position texts, which all games share. */
public enum CoreRule implements Rule {
    /** The game has no option of this name. */
    UNKNOWN_OPTION,
    /** The option cannot have this value. */
    OPTION_VALUE,
    /** The options cannot be read or contradict each other. */
    OPTIONS,
    /** The text of a position cannot be read. */
    POSITION_TEXT;

    @Override
    public Kind kind() {
        return Kind.CONSTRAINT;
    }
}
