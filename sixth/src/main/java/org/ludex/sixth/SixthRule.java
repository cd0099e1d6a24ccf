package org.ludex.sixth;

import org.ludex.core.Rule;

/** The rules of SiXTH, by their numbers, and what every game takes for granted, by a word. */
public enum SixthRule implements Rule {
    /** A turn is one entry or one move; no pass by choice. */
    S1("S1", Kind.CONSTRAINT),
    /** Only onto an occupied cell. */
    S2("S2", Kind.CONSTRAINT),
    /** A part is taken from the top. */
    S3("S3", Kind.CONSTRAINT),
    /** The height of the whole tower decides how it moves. */
    S4("S4", Kind.CONSTRAINT),
    /** Any tower may be moved by either player. */
    S5("S5", Kind.PERMISSION),
    /** No exact reverse of the last move. */
    S6("S6", Kind.CONSTRAINT),
    /** A tower of six or more wins for the owner of its top piece. */
    S7("S7", Kind.ENDING),
    /** A player who can do nothing. */
    S8("S8", Kind.ENDING),
    /** The same position for the third time. */
    S9("S9", Kind.ENDING),
    /** Six kings: points, removal, and six points win. */
    K1("K1", Kind.ENDING),
    /** Six kings: after a removal nothing is a reversal. */
    K2("K2", Kind.PERMISSION),
    /** The Lady and how she enters. */
    L1("L1", Kind.CONSTRAINT),
    /** The duty to cover the Lady. */
    L2("L2", Kind.CONSTRAINT),
    /** A king with the Lady on top. */
    L3("L3", Kind.ENDING),
    /** Nothing on a Hunchback. */
    H1("H1", Kind.CONSTRAINT),
    /** A Giant counts as two and is one piece. */
    G1("G1", Kind.PROCEDURE),
    /** What an army may be worth. */
    A1("A1", Kind.CONSTRAINT),
    /** Who pays for the Lady may enter her. */
    A2("A2", Kind.CONSTRAINT),
    /** Armies built in play or fixed before it. */
    A3("A3", Kind.CONSTRAINT),
    /** The game is over. */
    AFTER_END("after-end", Kind.CONSTRAINT),
    /** Something that is no move on this board. */
    NOT_A_MOVE("not-a-move", Kind.CONSTRAINT),
    /** What a set-up must have to be a position. */
    SETUP("setup", Kind.CONSTRAINT);

    private final String code;
    private final Kind kind;

    SixthRule(String code, Kind kind) {
        this.code = code;
        this.kind = kind;
    }

    @Override
    public String code() {
        return code;
    }

    @Override
    public Kind kind() {
        return kind;
    }
}
