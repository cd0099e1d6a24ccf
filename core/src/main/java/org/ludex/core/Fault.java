package org.ludex.core;

import java.util.Locale;

/**
 * One thing wrong with a set-up or with options.
 *
 * @param rule the rule that it breaks
 * @param facts what the message needs to know
 */
public record Fault(Rule rule, Facts facts) {

    /** What is wrong, in one sentence. */
    public String message(Locale locale) {
        return Messages.refusal(rule, facts, locale);
    }

    @Override
    public String toString() {
        return rule.code() + ": " + message(Locale.ENGLISH);
    }
}
