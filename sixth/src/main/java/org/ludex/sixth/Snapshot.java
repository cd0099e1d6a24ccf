package org.ludex.sixth;

/**
 * What makes two positions the same for the repetition rule (S9). Reserves, points and the Lady follow from the board as
 * long as nothing irreversible happens, and after that {@link Past} begins anew.
 *
 * @param board the towers
 * @param toMove the player to move
 * @param banned the forbidden reversal
 * @param afterPass whether the turn just before was a pass
 */
record Snapshot(Board board, Side toMove, Ban banned, boolean afterPass) {}
