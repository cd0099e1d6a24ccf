package org.ludex.notation.spi;

import org.ludex.core.Rule;

/** The requirements on records of all games. Codes are stable words; the documentation lists them all. */
public enum NotationRule implements Rule {
    /** A file contains no records. */
    NO_RECORDS("no-records"),
    /** There is text where a record should begin. */
    NO_GAME_TAG("no-game-tag"),
    /** The game is unknown. */
    UNKNOWN_GAME("unknown-game"),
    /** A tag is not written as {@code [Name "value"]}. */
    BAD_TAG("bad-tag"),
    /** A tag occurs twice. */
    DOUBLE_TAG("double-tag"),
    /** A tag is among the moves. */
    MISPLACED_TAG("misplaced-tag"),
    /** The options cannot be used. */
    BAD_OPTIONS("bad-options"),
    /** The set-up position cannot be used. */
    BAD_POSITION("bad-position"),
    /** A comment is opened and never closed. */
    UNCLOSED_COMMENT("unclosed-comment"),
    /** A variation is opened and never closed. */
    UNCLOSED_VARIATION("unclosed-variation"),
    /** A bracket closes what was never opened. */
    UNOPENED("unopened"),
    /** A variation does not follow a move. */
    LONELY_VARIATION("lonely-variation"),
    /** A suffix does not follow a move. */
    BAD_SUFFIX("bad-suffix"),
    /** The text is not a move of the game in any form. */
    NOT_A_MOVE_TEXT("unreadable-move"),
    /** An entry does not fit the position. */
    MISFIT("misfit"),
    /** An entry could mean several moves. */
    AMBIGUOUS("ambiguous"),
    /** The text is understood, but not in canonical form. */
    LENIENT("lenient"),
    /** A forced move was missing and has been added. */
    FILLED_IN("filled-in"),
    /** A move number counts neither turns nor pairs of turns. */
    WRONG_NUMBER("wrong-number"),
    /** The stated result disagrees with the moves. */
    WRONG_RESULT("wrong-result"),
    /** The stated score disagrees with the moves. */
    WRONG_SCORE("wrong-score"),
    /** The record of an unfinished game does not say so. */
    UNFINISHED("unfinished"),
    /** An ending names no seat of the game, or does not fit the game. */
    BAD_ENDING("bad-ending"),
    /** Something follows the ending of the record. */
    AFTER_ENDING("after-ending"),
    /** A text that should be one turn contains none, or more than one. */
    NOT_ONE_TURN("not-one-turn"),
    /** A text of another player was refused, and the reason could tell what is hidden. */
    HIDDEN("hidden"),
    /** Whether a move was legal depends on hidden cards. */
    UNPROVEN("unproven"),
    /** The text was not UTF-8. */
    ENCODING("encoding"),
    /** A record is longer than the limit. */
    TOO_LONG("too-long"),
    /** Variations are nested deeper than the limit. */
    TOO_DEEP("too-deep"),
    /** There are more diagnostics than the limit. */
    TOO_MANY("too-many-diagnostics"),
    /** The JSON cannot be read. */
    BAD_JSON("bad-json"),
    /** The JSON has an unknown version. */
    UNKNOWN_VERSION("unknown-version"),
    /** The record contains a rest that could not be read or played. */
    UNREAD_REST("unread-rest"),
    /** The SGF cannot be read. */
    BAD_SGF("bad-sgf"),
    /** A format cannot express something in a record. */
    INEXPRESSIBLE("inexpressible"),
    /** The library or the code of a game failed while judging a record; the record is not at fault. */
    INTERNAL_ERROR("internal-error");

    private final String code;

    NotationRule(String code) {
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
