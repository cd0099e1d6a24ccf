package org.ludex.core.countdown;

import org.ludex.core.Rule;

/** The rules. */
public enum CountdownRule implements Rule {
    C1("C1", Kind.CONSTRAINT),
    C2("C2", Kind.CONSTRAINT),
    E1("E1", Kind.ENDING),
    UNSAID("unsaid", Kind.CONSTRAINT),
    /** Not even a title. */
    UNHEARD_OF("unheard-of", Kind.CONSTRAINT);

    private final String code;
    private final Kind kind;

    CountdownRule(String code, Kind kind) {
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
