package com.example.nim;

import org.ludex.core.Rule;

/** The rules by their numbers; {@code messages.properties} says them. */
public enum NimRule implements Rule {
    N1,
    N2,
    N3,
    N4;

    @Override
    public Kind kind() {
        return this == N3 ? Kind.ENDING : Kind.CONSTRAINT;
    }
}
