package org.ludex.dog.deal;

import java.util.EnumMap;
import java.util.Map;
import org.ludex.core.Facts;
import org.ludex.core.Rule;
import org.ludex.core.Verdict;

/**
 * Which rule of a game is about what.
 *
 * <p>Immutable and thread-safe.
 */
public final class RuleBook {

    private final Map<Concern, Rule> rules;

    private RuleBook(Map<Concern, Rule> rules) {
        this.rules = rules;
    }

    /** A book with a rule for each of these concerns. */
    public static RuleBook of(Map<Concern, ? extends Rule> rules) {
        return new RuleBook(new EnumMap<>(rules));
    }

    /** The same book with other rules for these concerns. */
    public RuleBook with(Map<Concern, ? extends Rule> others) {
        Map<Concern, Rule> all = new EnumMap<>(rules);
        all.putAll(others);
        return new RuleBook(all);
    }

    /**
     * The rule about something.
     *
     * @throws IllegalArgumentException if the book is silent about it
     */
    public Rule rule(Concern concern) {
        Rule rule = rules.get(concern);
        if (rule == null) {
            throw new IllegalArgumentException("The book has no rule about " + concern);
        }
        return rule;
    }

    /** A refusal by the rule about something, whose sentence needs no form. */
    public Verdict.Illegal refuse(Concern concern, Facts facts) {
        return Verdict.illegal(rule(concern), facts);
    }

    /** A refusal by the rule about something. */
    public Verdict.Illegal refuse(Concern concern, String form, Facts facts) {
        return Verdict.illegal(rule(concern), facts.as(form));
    }
}
