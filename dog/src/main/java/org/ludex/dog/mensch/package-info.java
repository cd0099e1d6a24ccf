/**
 * Mensch: two to four players with a die, each alone; the first with four pieces home wins.
 *
 * <p>A roll and what was done with it are one move, as they are one line of a record: {@code A 6 k>0}, or {@code A 3 -}
 * when no piece can move.
 *
 * <pre>{@code
 * MenschPosition position = new Mensch().start();
 * position = position.play(new MenschMove.Go(Player.B, 6, Cell.KENNEL, Cell.track(16), List.of()));
 * position.turn();   // B again
 * }</pre>
 */
@NullMarked
package org.ludex.dog.mensch;

import org.jspecify.annotations.NullMarked;
