package org.ludex.dog.black;

import org.ludex.core.Rule;

/** The rules that Black DOG adds or changes. */
public enum BlackRule implements Rule {
    /** Five cards, the leader, and who puts the dog down. */
    B1(Kind.CONSTRAINT),
    /** Pieces, then the dog, then the table. */
    B2(Kind.PROCEDURE),
    /** Black cards move the dog too. */
    B3(Kind.CONSTRAINT),
    /** How the dog runs and what it hits. */
    B4(Kind.PROCEDURE),
    /** A piece that runs into the dog is hit. */
    B5(Kind.PROCEDURE),
    /** A paw turns the table. */
    B6(Kind.CONSTRAINT),
    /** Swaps and paws. */
    B7(Kind.CONSTRAINT),
    /** The partner card. */
    B8(Kind.CONSTRAINT),
    /** Magnet and copy. */
    B9(Kind.CONSTRAINT),
    /** A swap without a target. */
    B10(Kind.CONSTRAINT),
    /** Two or three players. */
    B11(Kind.PROCEDURE);

    private final Kind kind;

    BlackRule(Kind kind) {
        this.kind = kind;
    }

    @Override
    public Kind kind() {
        return kind;
    }
}
