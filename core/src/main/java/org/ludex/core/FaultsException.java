package org.ludex.core;

import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** Something was asked for that has faults; all of them are named. */
public abstract sealed class FaultsException extends IllegalArgumentException
        permits InvalidOptionsException, InvalidPositionException {

    private static final long serialVersionUID = 1L;

    private final transient List<Fault> faults;

    FaultsException(List<Fault> faults) {
        super(faults.stream().map(fault -> fault.message(Locale.ENGLISH)).collect(Collectors.joining(" ")));
        this.faults = List.copyOf(faults);
    }

    /** All that is wrong. */
    public List<Fault> faults() {
        return faults;
    }
}
