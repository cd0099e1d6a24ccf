package org.ludex.core.silent;

import org.ludex.core.Rule;

/** A rule beside which no messages lie. */
public enum SilentRule implements Rule {
    Q1;

    @Override
    public String code() {
        return "Q1";
    }

    @Override
    public Kind kind() {
        return Kind.CONSTRAINT;
    }
}
