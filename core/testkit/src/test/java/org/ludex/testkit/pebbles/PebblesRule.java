package org.ludex.testkit.pebbles;

import org.ludex.core.Rule;

/** The rules of Pebbles. */
public enum PebblesRule implements Rule {
    P1("P1", Kind.PROCEDURE),
    P2("P2", Kind.PROCEDURE),
    P3("P3", Kind.PERMISSION),
    T1("T1", Kind.CONSTRAINT),
    T2("T2", Kind.CONSTRAINT),
    E1("E1", Kind.ENDING),
    NO_HEAP("no-heap", Kind.CONSTRAINT),
    AFTER_END("after-end", Kind.CONSTRAINT),
    HEAPS("heaps", Kind.CONSTRAINT);

    private final String code;
    private final Kind kind;

    PebblesRule(String code, Kind kind) {
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
