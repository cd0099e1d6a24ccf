package org.ludex.kamisado;

import java.util.EnumSet;
import java.util.List;
import org.ludex.core.Rule;

/**
 * The rules by their numbers: which tower moves (B), how it moves (H), refilling the home rows (P), and sumos (S),
 * double sumos (SD) and triple sumos (SS). What the rulebook takes for granted has a word instead.
 */
public enum KamisadoRule implements Rule {
    /** Which tower opens a round. */
    B1(Kind.CONSTRAINT),
    /** Which tower must move. */
    B2(Kind.CONSTRAINT),
    /** Directions. */
    H1(Kind.CONSTRAINT),
    /** Distance, and towers in the way. */
    H2(Kind.CONSTRAINT),
    /** Occupied squares. */
    H3(Kind.CONSTRAINT),
    /** Diagonals between two towers. */
    H4(Kind.PERMISSION),
    /** No voluntary pass. */
    H5(Kind.CONSTRAINT),
    /** Blocked towers. */
    H6(Kind.PROCEDURE),
    /** Reaching the home row. */
    H7(Kind.ENDING),
    /** Deadlock. */
    H8(Kind.ENDING),
    /** Who chooses the fill. */
    P1(Kind.CONSTRAINT),
    /** Who follows the choice. */
    P2(Kind.PROCEDURE),
    /** Filling from the left. */
    P3(Kind.PROCEDURE),
    /** Filling from the right. */
    P4(Kind.PROCEDURE),
    /** How far a sumo goes. */
    S1(Kind.CONSTRAINT),
    /** What a sumo pushes, and how. */
    S2(Kind.CONSTRAINT),
    /** The extra turn after the push of a sumo. */
    S3(Kind.CONSTRAINT),
    /** No diagonal pushes by a sumo. */
    S4(Kind.CONSTRAINT),
    /** Where towers pushed by a sumo land. */
    S5(Kind.CONSTRAINT),
    /** A sumo facing towers on their home row. */
    S6(Kind.CONSTRAINT),
    /** How many towers a sumo pushes. */
    S7(Kind.CONSTRAINT),
    /** Which ranks a sumo pushes. */
    S8(Kind.CONSTRAINT),
    /** Own towers in front of a sumo. */
    S9(Kind.CONSTRAINT),
    /** When a sumo need not push. */
    S10(Kind.PERMISSION),
    /** When a sumo must push. */
    S11(Kind.CONSTRAINT),
    /** How far a double sumo goes. */
    SD1(Kind.CONSTRAINT),
    /** What a double sumo pushes, and how. */
    SD2(Kind.CONSTRAINT),
    /** The extra turn after the push of a double sumo. */
    SD3(Kind.PROCEDURE),
    /** No diagonal pushes by a double sumo. */
    SD4(Kind.CONSTRAINT),
    /** Where towers pushed by a double sumo land. */
    SD5(Kind.CONSTRAINT),
    /** A double sumo facing towers on their home row. */
    SD6(Kind.CONSTRAINT),
    /** How many towers a double sumo pushes. */
    SD7(Kind.CONSTRAINT),
    /** Which ranks a double sumo pushes. */
    SD8(Kind.CONSTRAINT),
    /** Own towers in front of a double sumo. */
    SD9(Kind.CONSTRAINT),
    /** When a double sumo need not push. */
    SD10(Kind.PERMISSION),
    /** When a double sumo must push. */
    SD11(Kind.CONSTRAINT),
    /** How far a triple sumo goes. */
    SS1(Kind.CONSTRAINT),
    /** What a triple sumo pushes, and how. */
    SS2(Kind.CONSTRAINT),
    /** The extra turn after the push of a triple sumo. */
    SS3(Kind.PROCEDURE),
    /** No diagonal pushes by a triple sumo. */
    SS4(Kind.CONSTRAINT),
    /** Where towers pushed by a triple sumo land. */
    SS5(Kind.CONSTRAINT),
    /** A triple sumo facing towers on their home row. */
    SS6(Kind.CONSTRAINT),
    /** How many towers a triple sumo pushes. */
    SS7(Kind.CONSTRAINT),
    /** Which ranks a triple sumo pushes. */
    SS8(Kind.CONSTRAINT),
    /** Own towers in front of a triple sumo. */
    SS9(Kind.CONSTRAINT),
    /** When a triple sumo need not push. */
    SS10(Kind.PERMISSION),
    /** When a triple sumo must push. */
    SS11(Kind.CONSTRAINT),
    /** The opponent's tower was moved. */
    WRONG_SEAT(Kind.CONSTRAINT),
    /** A move after the end. */
    AFTER_END(Kind.CONSTRAINT),
    /** A set-up that is not a position. */
    SETUP(Kind.CONSTRAINT);

    private static final List<KamisadoRule> SUMO = List.copyOf(EnumSet.range(S1, S11));
    private static final List<KamisadoRule> DOUBLE_SUMO = List.copyOf(EnumSet.range(SD1, SD11));
    private static final List<KamisadoRule> TRIPLE_SUMO = List.copyOf(EnumSet.range(SS1, SS11));

    private final Kind kind;

    KamisadoRule(Kind kind) {
        this.kind = kind;
    }

    @Override
    public Kind kind() {
        return kind;
    }

    /** The number of this sumo rule for a rank: S5 is SD5 for a double sumo and SS5 for a triple sumo. */
    KamisadoRule of(Rank rank) {
        return switch (rank) {
            case PLAIN, SUMO -> this;
            case DOUBLE -> DOUBLE_SUMO.get(SUMO.indexOf(this));
            case TRIPLE -> TRIPLE_SUMO.get(SUMO.indexOf(this));
        };
    }
}
