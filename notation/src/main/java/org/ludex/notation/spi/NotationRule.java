package org.ludex.notation.spi;

import org.ludex.core.Rule;

/** What is asked of a record, whatever the game. The codes are stable words; the documentation lists them all. */
public enum NotationRule implements Rule {
    /** A file holds no record at all. */
    NO_RECORDS("no-records"),
    /** Text stands where a record should begin. */
    NO_GAME_TAG("no-game-tag"),
    /** No game of that name is known. */
    UNKNOWN_GAME("unknown-game"),
    /** A tag is not written {@code [Name "value"]}. */
    BAD_TAG("bad-tag"),
    /** A tag that may stand once stands twice. */
    DOUBLE_TAG("double-tag"),
    /** A tag stands among the moves. */
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
    /** A variation replaces a move; none stands before it. */
    LONELY_VARIATION("lonely-variation"),
    /** A suffix belongs behind a move. */
    BAD_SUFFIX("bad-suffix"),
    /** The words are no move of the game in any form. */
    NOT_A_MOVE_TEXT("unreadable-move"),
    /** What was written does not fit the position. */
    MISFIT("misfit"),
    /** What was written could mean several moves. */
    AMBIGUOUS("ambiguous"),
    /** Read, but not in the form that is written. */
    LENIENT("lenient"),
    /** A forced move was left out of the record and has been filled in. */
    FILLED_IN("filled-in"),
    /** A move number fits neither turns nor pairs of turns. */
    WRONG_NUMBER("wrong-number"),
    /** The stated result is not the one that the moves give. */
    WRONG_RESULT("wrong-result"),
    /** The stated score is not the one that the moves give. */
    WRONG_SCORE("wrong-score"),
    /** The record stops while the game goes on. */
    UNFINISHED("unfinished"),
    /** An ending names nobody who plays, or does not fit the game. */
    BAD_ENDING("bad-ending"),
    /** Something stands behind the end of the record. */
    AFTER_ENDING("after-ending"),
    /** Whether a move was legal hangs on hidden cards. */
    UNPROVEN("unproven"),
    /** The text was not UTF-8. */
    ENCODING("encoding"),
    /** A record is longer than the limit. */
    TOO_LONG("too-long"),
    /** Variations are nested deeper than the limit. */
    TOO_DEEP("too-deep"),
    /** There is more to say than the limit. */
    TOO_MANY("too-many-diagnostics"),
    /** The JSON cannot be read. */
    BAD_JSON("bad-json"),
    /** The JSON is of a version that this library does not know. */
    UNKNOWN_VERSION("unknown-version"),
    /** The record carries a rest that could not be read when it was written. */
    UNREAD_REST("unread-rest"),
    /** The SGF cannot be read. */
    BAD_SGF("bad-sgf"),
    /** A format has no word for something that a record holds. */
    INEXPRESSIBLE("inexpressible"),
    /** Judging a record failed in the library or in the code of a game: no fault of the record's. */
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
