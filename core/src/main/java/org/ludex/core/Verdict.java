package org.ludex.core;

import java.util.Locale;

/**
 * The verdict of a position on a move: legal, illegal by a rule, or unproven because it depends on hidden cards.
 *
 * <pre>{@code
 * if (position.judge(move) instanceof Verdict.Illegal no) {
 *     System.out.println(no.rule().code() + ": " + no.message());
 * }
 * }</pre>
 */
public sealed interface Verdict {

    /** The move is legal. */
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
     * @param facts the details for the message
     */
    record Illegal(Rule rule, Facts facts) implements Verdict {
        /** Explains the refusal in one sentence. */
        @Override
        public String message(Locale locale) {
            return Messages.refusal(rule, facts, locale);
        }
    }

    /**
     * Whether the move is legal depends on hidden cards. It may be played.
     *
     * @param rule the rule that cannot be checked
     * @param facts the details for the message
     */
    record Unproven(Rule rule, Facts facts) implements Verdict {
        /** Explains in one sentence what the verdict depends on. */
        @Override
        public String message(Locale locale) {
            return Messages.refusal(rule, facts, locale);
        }
    }

    /** The verdict in one sentence, in the requested language or in English. */
    String message(Locale locale);

    /** The verdict in one English sentence. */
    default String message() {
        return message(Locale.ENGLISH);
    }

    /** The verdict on a legal move. */
    static Verdict legal() {
        return Legal.INSTANCE;
    }

    /** A refusal without details. */
    static Illegal illegal(Rule rule) {
        return new Illegal(rule, Facts.none());
    }

    /** A refusal with details. */
    static Illegal illegal(Rule rule, Facts facts) {
        return new Illegal(rule, facts);
    }

    /** A move that may be played although it cannot be known yet whether it is legal. */
    static Unproven unproven(Rule rule, Facts facts) {
        return new Unproven(rule, facts);
    }

    /** Whether the position accepts the move: true unless the verdict is {@link Illegal}. */
    default boolean isPlayable() {
        return !(this instanceof Illegal);
    }
}
