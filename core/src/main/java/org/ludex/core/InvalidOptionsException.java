package org.ludex.core;

import java.util.List;

/** Options are unknown, have values that are not allowed, or contradict each other. */
public final class InvalidOptionsException extends FaultsException {

    private static final long serialVersionUID = 1L;

    /** Options with these faults. */
    public InvalidOptionsException(List<Fault> faults) {
        super(faults);
    }

    /** Options with one fault. */
    public InvalidOptionsException(Rule rule, Facts facts) {
        this(List.of(new Fault(rule, facts)));
    }
}
