package org.ludex.testkit.secrets;

import org.ludex.core.Rule;

/** The rules of Secrets. */
public enum SecretsRule implements Rule {
    N1(Kind.PROCEDURE),
    N2(Kind.CONSTRAINT),
    N3(Kind.CONSTRAINT),
    M1(Kind.PROCEDURE),
    M2(Kind.CONSTRAINT),
    M3(Kind.PROCEDURE),
    E1(Kind.ENDING),
    E2(Kind.ENDING),
    WRONG_TURN(Kind.CONSTRAINT),
    AFTER_END(Kind.CONSTRAINT),
    TABLE(Kind.CONSTRAINT);

    private final Kind kind;

    SecretsRule(Kind kind) {
        this.kind = kind;
    }

    @Override
    public Kind kind() {
        return kind;
    }
}
