package org.ludex.core;

import java.util.Locale;

/**
 * What a position says about a move: legal, illegal by a rule, or unproven because it depends on hidden cards.
 *
 * <pre>{@code
 * if (position.judge(move) instanceof Verdict.Illegal no) {
 *     System.out.println(no.rule().code() + ": " + no.message());
 * }
 * }</pre>
 */
public sealed interface Verdict {

    /** The move may be played. */
    record Legal() implements Verdict {
        private static final Legal INSTANCE = new Legal();

        @Override
        public String message(Locale locale) {
            return Phrase.of(CoreRule.class, "verdict.legal").text(locale);
        }
    }

    /**
     * The move breaks a rule.
     *
     * @param rule the rule it breaks
     * @param facts what the message needs to know
     */
    record Illegal(Rule rule, Facts facts) implements Verdict {
        /** Why, in one sentence. */
        @Override
        public String message(Locale locale) {
            return Messages.refusal(rule, facts, locale);
        }
    }

    /**
     * Whether the move is legal depends on hidden cards. It may be played.
     *
     * @param rule the rule that cannot be checked
     * @param facts on what it depends
     */
    record Unproven(Rule rule, Facts facts) implements Verdict {
        /** On what it depends, in one sentence. */
        @Override
        public String message(Locale locale) {
            return Messages.refusal(rule, facts, locale);
        }
    }

    /** The verdict in one sentence, in the language asked for or in English. */
    String message(Locale locale);

    /** The verdict in one English sentence. */
    default String message() {
        return message(Locale.ENGLISH);
    }

    /** The verdict on a legal move. */
    static Verdict legal() {
        return Legal.INSTANCE;
    }

    /** A refusal without particulars. */
    static Illegal illegal(Rule rule) {
        return new Illegal(rule, Facts.none());
    }

    /** A refusal with its particulars. */
    static Illegal illegal(Rule rule, Facts facts) {
        return new Illegal(rule, facts);
    }

    /** A move that may be played, though nobody can tell yet whether it was allowed. */
    static Unproven unproven(Rule rule, Facts facts) {
        return new Unproven(rule, facts);
    }

    /** Whether a position would play the move: everything but {@link Illegal}. */
    default boolean isPlayable() {
        return !(this instanceof Illegal);
    }
}
