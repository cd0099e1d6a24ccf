package org.ludex.notation.replay;

import org.ludex.core.Move;
import org.ludex.notation.spi.GameNotation;
import org.ludex.notation.tree.LineTree;

/**
 * Counts as people count on a sheet: plies, half turns and pairs of them, from the beginning and from the beginning of
 * the round. A number fits when any of these counts gives it.
 *
 * @param <M> the moves of the game
 */
final class Numbering<M extends Move> {

    private final GameNotation<M, ?> notation;
    private int plies;
    private int halfTurns;
    private int turns;
    private int roundPlies;
    private int roundHalfTurns;
    private int lastSeat = -1;

    Numbering(GameNotation<M, ?> notation) {
        this.notation = notation;
    }

    /** The same counts for a variation that begins here. */
    Numbering<M> copy() {
        Numbering<M> copy = new Numbering<>(notation);
        copy.set(this);
        return copy;
    }

    /** Takes over the counts of another numbering. */
    void set(Numbering<M> other) {
        plies = other.plies;
        halfTurns = other.halfTurns;
        turns = other.turns;
        roundPlies = other.roundPlies;
        roundHalfTurns = other.roundHalfTurns;
        lastSeat = other.lastSeat;
    }

    void count(M move, int seat) {
        plies++;
        roundPlies++;
        int filled = notation.halfTurns(move);
        halfTurns += filled;
        roundHalfTurns += filled;
        if (seat != lastSeat) {
            turns++;
            lastSeat = seat;
        }
        if (notation.restartsNumbers(move)) {
            roundPlies = 0;
            roundHalfTurns = 0;
        }
    }

    /** Whether a number is acceptable before the next move. */
    boolean fits(LineTree.MoveNumber number) {
        return number.isPly() ? number.value() == plies + 1 : fits(number.value());
    }

    /** How badly a number fits before the next move: 0 where a pair or a turn begins with it, 1 inside a pair, else 2. */
    int misfit(LineTree.MoveNumber number) {
        if (!fits(number)) {
            return 2;
        }
        int value = number.value();
        boolean begins = number.isPly()
                || value == plies + 1
                || (halfTurns % 2 == 0 && value == halfTurns / 2 + 1)
                || (roundHalfTurns % 2 == 0 && value == roundHalfTurns / 2 + 1);
        return begins ? 0 : 1;
    }

    /** Whether a number is acceptable before the next move, whatever it counts. */
    boolean fits(int number) {
        return number == plies + 1
                || number == plies / 2 + 1
                || number == halfTurns + 1
                || number == halfTurns / 2 + 1
                || number == turns + 1
                || number == turns / 2 + 1
                || number == roundPlies + 1
                || number == roundPlies / 2 + 1
                || number == roundHalfTurns + 1
                || number == roundHalfTurns / 2 + 1;
    }

    /** The number of the pair of turns to which the next move belongs. */
    int pair() {
        return halfTurns / 2 + 1;
    }

    int plies() {
        return plies;
    }
}
