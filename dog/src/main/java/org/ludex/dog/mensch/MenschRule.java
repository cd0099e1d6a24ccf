package org.ludex.dog.mensch;

import org.ludex.core.Rule;

/** The rules of Mensch. */
public enum MenschRule implements Rule {
    /** The players and who begins. */
    M1(Kind.PROCEDURE),
    /** One piece moves by the roll. */
    M2(Kind.CONSTRAINT),
    /** Another roll after a 6. */
    M3(Kind.PROCEDURE),
    /** Only a 6 starts a piece. */
    M4(Kind.CONSTRAINT),
    /** A held start cell. */
    M5(Kind.CONSTRAINT),
    /** Others may be passed. */
    M6(Kind.PERMISSION),
    /** Hitting. */
    M7(Kind.CONSTRAINT),
    /** The whole roll is used. */
    M8(Kind.CONSTRAINT),
    /** Pieces in the destination. */
    M9(Kind.CONSTRAINT),
    /** Not from the start cell of the same colour. */
    M10(Kind.CONSTRAINT),
    /** Four pieces home. */
    M11(Kind.ENDING);

    private final Kind kind;

    MenschRule(Kind kind) {
        this.kind = kind;
    }

    @Override
    public Kind kind() {
        return kind;
    }
}
