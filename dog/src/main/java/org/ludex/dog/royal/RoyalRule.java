package org.ludex.dog.royal;

import org.ludex.core.Rule;

/** The rules that DOG Royal adds or changes. */
public enum RoyalRule implements Rule {
    /** Five cards, and a first piece for everybody. */
    R1(Kind.CONSTRAINT),
    /** Only equals and lower ranks are passed. */
    R2(Kind.CONSTRAINT),
    /** The knight passes held start cells. */
    R3(Kind.PERMISSION),
    /** A special cell gives a card. */
    R4(Kind.CONSTRAINT),
    /** Only a king hits a king. */
    R5(Kind.CONSTRAINT),
    /** A piece that enters its own start cell hits any piece there. */
    R6(Kind.PERMISSION),
    /** The king's cards. */
    R7(Kind.CONSTRAINT),
    /** The peasant's leap. */
    R8(Kind.CONSTRAINT),
    /** The jester's spare steps. */
    R9(Kind.PERMISSION),
    /** The 1-7. */
    R10(Kind.CONSTRAINT),
    /** The copy. */
    R11(Kind.CONSTRAINT),
    /** The magnet. */
    R12(Kind.CONSTRAINT),
    /** Two or three players. */
    R13(Kind.PROCEDURE);

    private final Kind kind;

    RoyalRule(Kind kind) {
        this.kind = kind;
    }

    @Override
    public Kind kind() {
        return kind;
    }
}
