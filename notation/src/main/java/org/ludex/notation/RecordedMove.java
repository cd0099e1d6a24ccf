package org.ludex.notation;

import java.util.List;
import java.util.Optional;
import org.ludex.core.Move;
import org.ludex.core.Seat;

/**
 * A move of a record with what people wrote around it.
 *
 * @param <M> the moves of the game
 * @param move the move
 * @param seat who made it; empty for chance
 * @param suffix {@code !}, {@code ?} and their like, or empty
 * @param comment the comment behind the move, or empty
 * @param variations what could have been played instead
 */
public record RecordedMove<M extends Move>(
        M move, Optional<Seat> seat, String suffix, String comment, List<Variation<M>> variations) {

    private static final int LONGEST_SUFFIX = 2;

    /**
     * Keeps a copy of the variations.
     *
     * @throws IllegalArgumentException when the suffix is none
     */
    public RecordedMove {
        if (!isSuffix(suffix)) {
            throw new IllegalArgumentException("no suffix: " + suffix);
        }
        variations = List.copyOf(variations);
    }

    /** Whether a text is at most two exclamation and question marks. */
    public static boolean isSuffix(String suffix) {
        for (int i = 0; i < suffix.length(); i++) {
            if (suffix.charAt(i) != '!' && suffix.charAt(i) != '?') {
                return false;
            }
        }
        return suffix.length() <= LONGEST_SUFFIX;
    }

    /** A move with nothing around it. */
    public static <M extends Move> RecordedMove<M> of(M move, Optional<Seat> seat) {
        return new RecordedMove<>(move, seat, "", "", List.of());
    }

    /** Whether nothing was written around the move. */
    public boolean isBare() {
        return suffix.isEmpty() && comment.isEmpty() && variations.isEmpty();
    }
}
