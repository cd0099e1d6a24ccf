package org.ludex.core;

import java.util.List;

/** Options are unknown, have a value they cannot have, or do not fit together. */
public final class InvalidOptionsException extends FaultsException {

    private static final long serialVersionUID = 1L;

    /** Options with these faults. */
    public InvalidOptionsException(List<Fault> faults) {
        super(faults);
    }

    /** Options of which one breaks a rule. */
    public InvalidOptionsException(Rule rule, Facts facts) {
        this(List.of(new Fault(rule, facts)));
    }
}
