package org.ludex.sixth;

/**
 * What makes two positions the same for the repetition rule (S9). Reserves, points and the Lady follow from the board as
 * long as nothing irreversible happens, and after that the {@link RepetitionHistory} begins anew.
 *
 * @param board the towers
 * @param toMove the player to move
 * @param reversal the forbidden reversal
 * @param afterPass whether the turn just before was a pass
 */
record RepetitionKey(Board board, Side toMove, ForbiddenReversal reversal, boolean afterPass) {

    /** The same in every run, unlike the hash code of an enum constant. */
    @Override
    public int hashCode() {
        return (board.hashCode() * 31 + reversal.hashCode()) * 4 + (toMove == Side.WHITE ? 0 : 2) + (afterPass ? 1 : 0);
    }
}
