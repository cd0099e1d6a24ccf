package org.ludex.core;

import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** Options or a set-up cannot be used. Lists every fault, not just the first. */
public abstract sealed class FaultsException extends IllegalArgumentException
        permits InvalidOptionsException, InvalidPositionException {

    private static final long serialVersionUID = 1L;

    private final transient List<Fault> faults;

    FaultsException(List<Fault> faults) {
        super(faults.stream().map(fault -> fault.message(Locale.ENGLISH)).collect(Collectors.joining(" ")));
        this.faults = List.copyOf(faults);
    }

    /** All faults. */
    public List<Fault> faults() {
        return faults;
    }
}
