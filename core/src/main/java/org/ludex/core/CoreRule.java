package org.ludex.core;

/** The rules for options, position texts and moves that players send, which all games share. */
public enum CoreRule implements Rule {
    /** The game has no option of this name. */
    UNKNOWN_OPTION,
    /** The option cannot have this value. */
    OPTION_VALUE,
    /** The options cannot be read or contradict each other. */
    OPTIONS,
    /** The text of a position cannot be read. */
    POSITION_TEXT,
    /** Only the seat whose turn it is decides. */
    NOT_YOUR_TURN,
    /** A player chooses among the moves that are listed. */
    NOT_OFFERED,
    /** Nothing can be played once the players have ended the game. */
    GAME_OVER;

    @Override
    public Kind kind() {
        return Kind.CONSTRAINT;
    }
}
