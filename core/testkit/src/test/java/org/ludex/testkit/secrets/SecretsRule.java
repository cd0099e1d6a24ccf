package org.ludex.testkit.secrets;

import org.ludex.core.Rule;

/** The rules of Secrets. */
public enum SecretsRule implements Rule {
    N1("N1", Kind.PROCEDURE),
    N2("N2", Kind.CONSTRAINT),
    N3("N3", Kind.CONSTRAINT),
    M1("M1", Kind.PROCEDURE),
    M2("M2", Kind.CONSTRAINT),
    E1("E1", Kind.ENDING),
    E2("E2", Kind.ENDING),
    WRONG_TURN("wrong-turn", Kind.CONSTRAINT),
    AFTER_END("after-end", Kind.CONSTRAINT),
    TABLE("table", Kind.CONSTRAINT);

    private final String code;
    private final Kind kind;

    SecretsRule(String code, Kind kind) {
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
