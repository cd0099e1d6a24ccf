package org.ludex.notation;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.ludex.core.Move;
import org.ludex.core.Seat;

/**
 * An entry of a record with its comment, suffix and variations. Each entry is one ply, and most entries are one move.
 * In the DOG games, an entry may join a decision and events of chance. An entry that announces a shuffle has no moves:
 * the shuffle is played in the entry that needs it.
 *
 * @param <M> the moves of the game
 * @param move the decision in the entry, or the move that it announces
 * @param moves all moves of the entry, in order
 * @param seat who decided; empty for chance, or if several seats decided
 * @param wording how the entry is written, if that is not the text of its move
 * @param suffix a suffix such as {@code !} or {@code ?}, or empty
 * @param comment the comment after the entry, or empty
 * @param variations what could have been played instead
 */
public record RecordedMove<M extends Move>(
        M move,
        List<M> moves,
        Optional<Seat> seat,
        Optional<String> wording,
        String suffix,
        String comment,
        List<Variation<M>> variations) {

    private static final int LONGEST_SUFFIX = 2;

    /**
     * Keeps copies.
     *
     * @throws IllegalArgumentException if the suffix is invalid, or the move is not one of several moves
     */
    public RecordedMove {
        if (!isSuffix(suffix)) {
            throw new IllegalArgumentException("no suffix: " + suffix);
        }
        if (!moves.isEmpty() && !isAmong(moves, move)) {
            throw new IllegalArgumentException(move + " is not among " + moves);
        }
        moves = List.copyOf(moves);
        variations = List.copyOf(variations);
    }

    /** Whether a move is one of several. Nearly always it is the only one, and the very same object. */
    private static boolean isAmong(List<?> moves, Move move) {
        return Objects.equals(moves.get(0), move) || moves.contains(move);
    }

    /** Whether a text consists of at most two exclamation and question marks. */
    public static boolean isSuffix(String suffix) {
        for (int i = 0; i < suffix.length(); i++) {
            if (suffix.charAt(i) != '!' && suffix.charAt(i) != '?') {
                return false;
            }
        }
        return suffix.length() <= LONGEST_SUFFIX;
    }

    /** An entry of one move, without comment, suffix or variations. */
    public static <M extends Move> RecordedMove<M> of(M move, Optional<Seat> seat) {
        return new RecordedMove<>(move, List.of(move), seat, Optional.empty(), "", "", List.of());
    }

    /**
     * An entry of several moves, without comment, suffix or variations.
     *
     * @param move the decision that the entry is about
     * @param moves all moves that are played in it, in order
     * @param seat who decided; empty for chance, or if several seats decided
     * @param wording how the entry is written, if that is not the text of its move
     */
    public static <M extends Move> RecordedMove<M> of(
            M move, List<M> moves, Optional<Seat> seat, Optional<String> wording) {
        return new RecordedMove<>(move, moves, seat, wording, "", "", List.of());
    }

    /** An entry that announces a move, which is played in a later entry. */
    public static <M extends Move> RecordedMove<M> announcing(M move) {
        return new RecordedMove<>(move, List.of(), Optional.empty(), Optional.empty(), "", "", List.of());
    }

    /** A copy of this entry with another suffix. */
    public RecordedMove<M> withSuffix(String newSuffix) {
        return new RecordedMove<>(move, moves, seat, wording, newSuffix, comment, variations);
    }

    /** A copy of this entry with another comment. */
    public RecordedMove<M> withComment(String newComment) {
        return new RecordedMove<>(move, moves, seat, wording, suffix, newComment, variations);
    }

    /** A copy of this entry with other variations. */
    public RecordedMove<M> withVariations(List<Variation<M>> newVariations) {
        return new RecordedMove<>(move, moves, seat, wording, suffix, comment, newVariations);
    }

    /** The entry in one line, without comment, suffix and variations. */
    public String text() {
        return wording.orElseGet(move::toString);
    }

    /** Whether all of its variations could be read and played. */
    public boolean isWhole() {
        return variations.stream().allMatch(Variation::isWhole);
    }

    /** Whether the entry has no comment, suffix or variations. */
    public boolean isBare() {
        return suffix.isEmpty() && comment.isEmpty() && variations.isEmpty();
    }
}
