package org.ludex.testkit.pebbles;

import org.ludex.core.Rule;

/** The rules of Pebbles. */
public enum PebblesRule implements Rule {
    P1(Kind.PROCEDURE),
    P2(Kind.PROCEDURE),
    P3(Kind.PERMISSION),
    T1(Kind.CONSTRAINT),
    T2(Kind.CONSTRAINT),
    E1(Kind.ENDING),
    NO_HEAP(Kind.CONSTRAINT),
    AFTER_END(Kind.CONSTRAINT),
    HEAPS(Kind.CONSTRAINT);

    private final Kind kind;

    PebblesRule(Kind kind) {
        this.kind = kind;
    }

    @Override
    public Kind kind() {
        return kind;
    }
}
