package org.ludex.core;

import java.util.Locale;

/**
 * One thing that is wrong with a set-up or with options.
 *
 * @param rule the rule that it breaks
 * @param facts the details for the message
 */
public record Fault(Rule rule, Facts facts) {

    /** Describes the fault in one sentence. */
    public String message(Locale locale) {
        return Messages.refusal(rule, facts, locale);
    }

    @Override
    public String toString() {
        return rule.code() + ": " + message(Locale.ENGLISH);
    }
}
