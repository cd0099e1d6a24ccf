package org.ludex.notation.format;

import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.ludex.core.Fault;

/** A record cannot be written in a format because a different game would be read back. All reasons are listed. */
public final class UnwritableException extends IllegalArgumentException {

    private static final long serialVersionUID = 1L;

    private final transient List<Fault> faults;

    /** A refusal with its reasons. */
    public UnwritableException(List<Fault> faults) {
        super(faults.stream().map(fault -> fault.message(Locale.ENGLISH)).collect(Collectors.joining(" ")));
        this.faults = List.copyOf(faults);
    }

    /** Everything that the format cannot express. */
    public List<Fault> faults() {
        return faults;
    }
}
