package org.ludex.kamisado;

import org.ludex.core.Rule;

/**
 * The rules by their numbers: B which tower moves, H how it moves, P refilling the home rows, S, SD and SS the sumo,
 * the double and the triple sumo. What the book takes for granted has a word.
 */
public enum KamisadoRule implements Rule {
    /** The first move of a round may be made with any own tower. */
    B1("B1", Kind.CONSTRAINT),
    /** The tower that must move has the colour of the square on which the opponent's last move ended. */
    B2("B2", Kind.CONSTRAINT),
    /** A tower moves straight or diagonally forward. */
    H1("H1", Kind.CONSTRAINT),
    /** A tower goes any number of squares, never through an occupied one. */
    H2("H2", Kind.CONSTRAINT),
    /** A tower never moves onto an occupied square. */
    H3("H3", Kind.CONSTRAINT),
    /** A diagonal move may slip between two towers that touch at the corner. */
    H4("H4", Kind.PERMISSION),
    /** A tower that can move must move. */
    H5("H5", Kind.CONSTRAINT),
    /** A tower that cannot move makes a move of length zero, and the opponent goes on from the colour under it. */
    H6("H6", Kind.PROCEDURE),
    /** A tower on the opponent's home row wins the round. */
    H7("H7", Kind.ENDING),
    /** When neither side can ever move, the one who made the last real move loses the round. */
    H8("H8", Kind.ENDING),
    /** After a round its winner chooses whether the home rows are filled from the left or from the right. */
    P1("P1", Kind.CONSTRAINT),
    /** The loser of the round fills the home row from the same side. */
    P2("P2", Kind.PROCEDURE),
    /**
     * From the left: own towers row by row from the home row on, leftmost first, fill the home row from left to
     * right.
     */
    P3("P3", Kind.PROCEDURE),
    /**
     * From the right: own towers row by row from the home row on, rightmost first, fill the home row from right to
     * left.
     */
    P4("P4", Kind.PROCEDURE),
    /** A sumo goes at most 5 squares. */
    S1("S1", Kind.CONSTRAINT),
    /**
     * A sumo may push the opponent's towers directly in front of it: it goes one square forward, they go one square
     * back.
     */
    S2("S2", Kind.CONSTRAINT),
    /**
     * After a push the pusher's side moves again, with the tower of the colour on which the farthest pushed tower
     * landed.
     */
    S3("S3", Kind.CONSTRAINT),
    /** A sumo never pushes diagonally. */
    S4("S4", Kind.CONSTRAINT),
    /** Behind the last tower that a sumo pushes there must be an empty square, and there it lands. */
    S5("S5", Kind.CONSTRAINT),
    /** A sumo cannot push a tower that stands on its own home row. */
    S6("S6", Kind.CONSTRAINT),
    /** A sumo pushes at most one tower. */
    S7("S7", Kind.CONSTRAINT),
    /** A sumo pushes only plain towers. */
    S8("S8", Kind.CONSTRAINT),
    /** A sumo pushes only the opponent's towers. */
    S9("S9", Kind.CONSTRAINT),
    /** A sumo's push is optional while it has a normal move. */
    S10("S10", Kind.PERMISSION),
    /** A sumo's push must be made when it is its only move. */
    S11("S11", Kind.CONSTRAINT),
    /** A double sumo goes at most 3 squares. */
    SD1("SD1", Kind.CONSTRAINT),
    /**
     * A double sumo may push the opponent's towers directly in front of it: it goes one square forward, they go one
     * square back.
     */
    SD2("SD2", Kind.CONSTRAINT),
    /**
     * After a double sumo's push its side moves again, with the tower of the colour on which the farthest pushed
     * tower landed.
     */
    SD3("SD3", Kind.PROCEDURE),
    /** A double sumo never pushes diagonally. */
    SD4("SD4", Kind.CONSTRAINT),
    /** Behind the last tower that a double sumo pushes there must be an empty square, and there it lands. */
    SD5("SD5", Kind.CONSTRAINT),
    /** A double sumo cannot push a tower that stands on its own home row. */
    SD6("SD6", Kind.CONSTRAINT),
    /** A double sumo pushes at most two towers. */
    SD7("SD7", Kind.CONSTRAINT),
    /** A double sumo pushes only plain and sumo towers. */
    SD8("SD8", Kind.CONSTRAINT),
    /** A double sumo pushes only the opponent's towers. */
    SD9("SD9", Kind.CONSTRAINT),
    /** A double sumo's push is optional while it has a normal move. */
    SD10("SD10", Kind.PERMISSION),
    /** A double sumo's push must be made when it is its only move. */
    SD11("SD11", Kind.CONSTRAINT),
    /** A triple sumo goes at most 1 square. */
    SS1("SS1", Kind.CONSTRAINT),
    /**
     * A triple sumo may push the opponent's towers directly in front of it: it goes one square forward, they go one
     * square back.
     */
    SS2("SS2", Kind.CONSTRAINT),
    /**
     * After a triple sumo's push its side moves again, with the tower of the colour on which the farthest pushed
     * tower landed.
     */
    SS3("SS3", Kind.PROCEDURE),
    /** A triple sumo never pushes diagonally. */
    SS4("SS4", Kind.CONSTRAINT),
    /** Behind the last tower that a triple sumo pushes there must be an empty square, and there it lands. */
    SS5("SS5", Kind.CONSTRAINT),
    /** A triple sumo cannot push a tower that stands on its own home row. */
    SS6("SS6", Kind.CONSTRAINT),
    /** A triple sumo pushes at most three towers. */
    SS7("SS7", Kind.CONSTRAINT),
    /** A triple sumo pushes only plain, sumo and double sumo towers. */
    SS8("SS8", Kind.CONSTRAINT),
    /** A triple sumo pushes only the opponent's towers. */
    SS9("SS9", Kind.CONSTRAINT),
    /** A triple sumo's push is optional while it has a normal move. */
    SS10("SS10", Kind.PERMISSION),
    /** A triple sumo's push must be made when it is its only move. */
    SS11("SS11", Kind.CONSTRAINT),
    /** The opponent's tower was moved. */
    WRONG_SEAT("wrong-seat", Kind.CONSTRAINT),
    /** A move was made after the end. */
    AFTER_END("after-end", Kind.CONSTRAINT),
    /** A set-up is no position. */
    SETUP("setup", Kind.CONSTRAINT);

    private final String code;
    private final Kind kind;

    KamisadoRule(String code, Kind kind) {
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

    /** This rule of the plain sumo as it is numbered for a rank: S5 is SD5 for a double and SS5 for a triple. */
    KamisadoRule of(Rank rank) {
        return switch (rank) {
            case PLAIN, SUMO -> this;
            case DOUBLE -> valueOf(name().replace("S", "SD"));
            case TRIPLE -> valueOf(name().replace("S", "SS"));
        };
    }
}
