package org.ludex.notation;

import java.util.Locale;

/** The severity of a diagnostic. Only errors make a record invalid. */
public enum Severity {
    /** Worth knowing: something was read leniently or added. */
    NOTE,
    /** Something is inconsistent, but the moves are legal. */
    WARNING,
    /** The record cannot be read or breaks a rule. */
    ERROR;

    /** The word that reports use. */
    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
