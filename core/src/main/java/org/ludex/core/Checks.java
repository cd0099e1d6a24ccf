package org.ludex.core;

import java.util.Optional;

/**
 * The ordered checks that a move must pass. The first check that refuses a move gives the verdict, so the order of the
 * list is the precedence of the rules.
 *
 * <pre>{@code
 * private static final Checks<DvonnPosition, DvonnMove.Place> PLACE =
 *         Checks.inOrder(Refusals::afterEnd, Refusals::outOfPhase, Refusals::occupied);
 * }</pre>
 *
 * <p>Immutable and thread-safe.
 *
 * @param <P> what the move is checked against: a position or a part of one
 * @param <M> the kind of move
 */
public final class Checks<P, M> {

    /**
     * One check.
     *
     * @param <P> what the move is checked on
     * @param <M> the kind of move
     */
    @FunctionalInterface
    public interface Check<P, M> {

        /** Why the move is refused; empty when it passes this check. */
        Optional<Verdict.Illegal> refuse(P position, M move);
    }

    /** An array, because every move passes through here and an array needs no iterator. */
    private final Check<P, M>[] all;

    private Checks(Check<P, M>[] all) {
        this.all = all;
    }

    /** Creates a list of checks that run in this order. */
    @SafeVarargs
    @SuppressWarnings("varargs") // only read
    public static <P, M> Checks<P, M> inOrder(Check<P, M>... checks) {
        return new Checks<>(checks.clone());
    }

    /** The first refusal; empty when the move passes every check. */
    public Optional<Verdict.Illegal> first(P position, M move) {
        for (Check<P, M> check : all) {
            Optional<Verdict.Illegal> refusal = check.refuse(position, move);
            if (refusal.isPresent()) {
                return refusal;
            }
        }
        return Optional.empty();
    }
}
