package org.ludex.notation;

import java.util.Locale;

/** How bad it is. Only errors make a record invalid. */
public enum Severity {
    /** Worth knowing: something was understood leniently or filled in. */
    NOTE,
    /** Something does not fit, but the moves are good. */
    WARNING,
    /** The record cannot be read or breaks a rule. */
    ERROR;

    /** The word that reports use. */
    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
