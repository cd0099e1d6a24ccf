package org.ludex.core;

import java.util.Optional;
import java.util.function.Function;

/**
 * The result of trying a move: either the move was played, with what follows and the verdict, or it was refused, with
 * the reason.
 *
 * <pre>{@code
 * Attempt<DvonnPosition> attempt = position.attempt(move);
 * if (attempt instanceof Attempt.Played<DvonnPosition> played) {
 *     position = played.next();
 * } else {
 *     System.out.println(attempt.verdict().message());
 * }
 * }</pre>
 *
 * <p>Immutable and thread-safe.
 *
 * @param <T> what follows: a position, or a line
 */
public sealed interface Attempt<T> {

    /**
     * The move was played.
     *
     * @param <T> what follows
     * @param next what follows
     * @param verdict legal, or unproven where it depends on hidden cards
     */
    record Played<T>(T next, Verdict verdict) implements Attempt<T> {
        /** Checks that the verdict allows the move. */
        public Played {
            if (verdict instanceof Verdict.Illegal) {
                throw new IllegalArgumentException("an illegal move cannot have been played: " + verdict);
            }
        }
    }

    /**
     * The move was refused.
     *
     * @param <T> what would have followed
     * @param verdict the rule that it breaks
     */
    record Refused<T>(Verdict.Illegal verdict) implements Attempt<T> {}

    /** The verdict on the move. */
    Verdict verdict();

    /** A legal move and what follows. */
    static <T> Attempt<T> legal(T next) {
        return new Played<>(next, Verdict.legal());
    }

    /** A refused move. */
    static <T> Attempt<T> refused(Verdict.Illegal verdict) {
        return new Refused<>(verdict);
    }

    /** Whether the move was played. */
    default boolean isPlayed() {
        return this instanceof Played;
    }

    /** What follows, if the move was played. */
    default Optional<T> toOptional() {
        return this instanceof Played<T> played ? Optional.of(played.next()) : Optional.empty();
    }

    /** This attempt with a function applied to what follows. */
    default <U> Attempt<U> map(Function<? super T, ? extends U> change) {
        if (this instanceof Played<T> played) {
            return new Played<>(change.apply(played.next()), played.verdict());
        }
        return new Refused<>(((Refused<T>) this).verdict());
    }
}
