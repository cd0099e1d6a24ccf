package org.ludex.dog.black;

import org.ludex.core.Rule;

/** What Black DOG changes. */
public enum BlackRule implements Rule {
    /** Five cards; the dealer's right neighbour puts the dog down. */
    B1("B1", Kind.CONSTRAINT),
    /** Pieces, then the dog, then the table. */
    B2("B2", Kind.PROCEDURE),
    /** Black cards move the dog too. */
    B3("B3", Kind.CONSTRAINT),
    /** How the dog runs and whom it hits. */
    B4("B4", Kind.PROCEDURE),
    /** Who runs into the dog is hit. */
    B5("B5", Kind.PROCEDURE),
    /** A paw turns the table. */
    B6("B6", Kind.CONSTRAINT),
    /** Swaps and paws. */
    B7("B7", Kind.CONSTRAINT),
    /** The partner card. */
    B8("B8", Kind.CONSTRAINT),
    /** Magnet and copy. */
    B9("B9", Kind.CONSTRAINT),
    /** A swap without a target. */
    B10("B10", Kind.CONSTRAINT),
    /** Two or three players. */
    B11("B11", Kind.PROCEDURE);

    private final String code;
    private final Kind kind;

    BlackRule(String code, Kind kind) {
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
