package org.ludex.core;

/** What is asked of options and position texts in every game. */
public enum CoreRule implements Rule {
    /** The game has no option of this name. */
    UNKNOWN_OPTION("unknown-option"),
    /** The option cannot have this value. */
    OPTION_VALUE("option-value"),
    /** The options cannot be read or do not fit together. */
    OPTIONS("options"),
    /** The text of a position cannot be read. */
    POSITION_TEXT("position-text");

    private final String code;

    CoreRule(String code) {
        this.code = code;
    }

    @Override
    public String code() {
        return code;
    }

    @Override
    public Kind kind() {
        return Kind.CONSTRAINT;
    }
}
