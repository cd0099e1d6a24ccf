package org.ludex.yinsh;

import org.ludex.core.Rule;

/** The rules of YINSH by the numbers of the rulebook, the rulings where it is silent, and a few words for the rest. */
public enum YinshRule implements Rule {
    /** Rings are placed in turn on empty points until all ten are down. */
    U1("U1", Kind.CONSTRAINT),
    /** A marker goes into one of the own rings. */
    M1("M1", Kind.CONSTRAINT),
    /** That ring moves in a line to an empty point; the marker stays. */
    M2("M2", Kind.CONSTRAINT),
    /** A ring may jump markers in one unbroken run and stops right behind it. */
    M3("M3", Kind.CONSTRAINT),
    /** Empty points may come before the run, none after it. */
    M4("M4", Kind.CONSTRAINT),
    /** A ring never jumps a ring. */
    M5("M5", Kind.CONSTRAINT),
    /** Every marker jumped is flipped; the one just placed is not. */
    M6("M6", Kind.PROCEDURE),
    /** A row is five markers of one colour next to each other in a line. */
    R1("R1", Kind.CONSTRAINT),
    /** The owner takes the five markers, then removes one of the own rings. */
    R2("R2", Kind.CONSTRAINT),
    /** Of more than five in a line the owner chooses five adjacent ones. */
    R3("R3", Kind.CONSTRAINT),
    /** Separate rows are all taken; of rows that share markers the owner chooses one. */
    R4("R4", Kind.PROCEDURE),
    /** A row that the opponent made is taken before the own move. */
    R5("R5", Kind.PROCEDURE),
    /** Where both have rows, the player who moved takes first. */
    R6("R6", Kind.CONSTRAINT),
    /** The third ring removed wins at once. */
    E1("E1", Kind.ENDING),
    /** A move that completes the third row of both wins for the player who made it. */
    E2("E2", Kind.ENDING),
    /** With all markers on the board, more rings removed win; equal is a draw. */
    E3("E3", Kind.ENDING),
    /** In blitz the first ring removed wins. */
    BLITZ("Blitz", Kind.ENDING),
    /** A player passes when, and only when, no ring can move; two passes in a row end the game as E3 does. */
    N1("N1", Kind.CONSTRAINT),
    /** Whether the pool is empty is asked when a ring move is due, after all rows. */
    N2("N2", Kind.PROCEDURE),
    /** A row, then its ring, then the board is looked over again; no row may be declined. */
    N3("N3", Kind.CONSTRAINT),
    /** There is no pie rule and no repetition: at most 71 ring moves are made. */
    N4("N4", Kind.PROCEDURE),
    /** A set-up says what is due and of whom; rows that lie on it are taken before a ring moves. */
    N5("N5", Kind.CONSTRAINT),
    /** Nothing is played after the end. */
    AFTER_END("after-end", Kind.CONSTRAINT),
    /** What is set up must be there: five rings a side, 51 markers, one piece on a point. */
    SETUP("setup", Kind.CONSTRAINT);

    private final String code;
    private final Kind kind;

    YinshRule(String code, Kind kind) {
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
