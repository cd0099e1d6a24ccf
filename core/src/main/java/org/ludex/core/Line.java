package org.ludex.core;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * How far a list of moves is good: the positions reached, the moves played, and the first refusal if there was one.
 *
 * <pre>{@code
 * Line<DvonnMove> line = Line.of(start, moves);
 * line.refusal().ifPresent(no -> System.out.println("ply " + no.ply() + " breaks " + no.verdict().rule().code()));
 * }</pre>
 *
 * @param <M> the moves of the game
 * @param positions the start and the position after each played move: one more than moves
 * @param moves the moves that were played
 * @param refusal the move that was not, if any
 * @param unproven how many of the played moves hang on hidden cards
 */
public record Line<M extends Move>(
        List<Position<M>> positions, List<M> moves, Optional<Refusal<M>> refusal, int unproven) {

    /**
     * The first move that a position refused.
     *
     * @param <M> the moves of the game
     * @param ply its number, from 1
     * @param move the move
     * @param verdict why it was refused
     */
    public record Refusal<M extends Move>(int ply, M move, Verdict.Illegal verdict) {}

    /** Keeps copies of the lists. */
    public Line {
        positions = List.copyOf(positions);
        moves = List.copyOf(moves);
        if (positions.size() != moves.size() + 1) {
            throw new IllegalArgumentException(positions.size() + " positions for " + moves.size() + " moves");
        }
    }

    /** Plays moves one after the other, up to the first refusal. */
    public static <M extends Move> Line<M> of(Position<M> start, Iterable<? extends M> moves) {
        List<Position<M>> positions = new ArrayList<>();
        List<M> played = new ArrayList<>();
        positions.add(start);
        Position<M> position = start;
        int unproven = 0;
        for (M move : moves) {
            Verdict verdict = position.judge(move);
            if (verdict instanceof Verdict.Illegal illegal) {
                return new Line<>(
                        positions, played, Optional.of(new Refusal<>(played.size() + 1, move, illegal)), unproven);
            }
            if (verdict instanceof Verdict.Unproven) {
                unproven++;
            }
            position = position.play(move);
            positions.add(position);
            played.add(move);
        }
        return new Line<>(positions, played, Optional.empty(), unproven);
    }

    /** The position after the last played move. */
    public Position<M> end() {
        return positions.get(positions.size() - 1);
    }
}
