package org.ludex.sixth;

import java.util.Set;
import org.ludex.core.Options;

/**
 * What the options of a game mean, worked out once and shared by all its positions.
 *
 * @param options the options, each in its usual spelling
 * @param grid the board
 * @param first who starts
 * @param sixKings whether kings are points (K1)
 * @param noMove what happens to a player who has no legal turn (S8)
 * @param threefold whether a third repetition draws (S9)
 * @param wholeTower whether a king leaves the board altogether (K1)
 * @param white what White has at the start
 * @param black what Black has at the start
 * @param ladyCells where the Lady may enter (L1)
 * @param ladyPlayers who may enter the Lady (L1, A2); nobody if there is no Lady
 * @param ladyBought whether the player who enters the Lady first pays for her (A2)
 */
record Settings(
        Options options,
        Grid grid,
        Side first,
        boolean sixKings,
        NoMove noMove,
        boolean threefold,
        boolean wholeTower,
        Reserve white,
        Reserve black,
        long ladyCells,
        Set<Side> ladyPlayers,
        boolean ladyBought) {

    Reserve start(Side side) {
        return side == Side.WHITE ? white : black;
    }

    /** Whether a side builds its army in play (A3): all others begin with pieces. */
    boolean builds(Side side) {
        return !start(side).hasPieces();
    }

    boolean hasLady() {
        return !ladyPlayers.isEmpty();
    }

    /** Whether a piece can come back from the board without a point being scored: only with a Lady's king (L3). */
    boolean returnsUnscored() {
        return sixKings && hasLady();
    }

    Supply supplyAtStart() {
        return new Supply(white, black, hasLady(), 0, 0);
    }
}
