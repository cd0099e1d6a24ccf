package org.ludex.core.countdown;

import org.ludex.core.Rule;

/** The rules. */
public enum CountdownRule implements Rule {
    C1(Kind.CONSTRAINT),
    C2(Kind.CONSTRAINT),
    E1(Kind.ENDING),
    UNSAID(Kind.CONSTRAINT),
    /** Not even a title. */
    UNHEARD_OF(Kind.CONSTRAINT);

    private final Kind kind;

    CountdownRule(Kind kind) {
        this.kind = kind;
    }

    @Override
    public Kind kind() {
        return kind;
    }
}
