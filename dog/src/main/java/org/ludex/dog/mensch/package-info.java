/**
 * Mensch: two to four players with a die, each alone; the first with four pieces home wins.
 *
 * <p>A roll is one move, and what the player does with it is the next. A record joins the two on one line: {@code A 6 k>0},
 * or {@code A 3 -} if no piece can move.
 *
 * <pre>{@code
 * MenschPosition position = Mensch.GAME.start();
 * position = position.play(new MenschMove.Roll(Player.B, 6));
 * position = position.play(position.legalMoves().get(0));   // B starts a piece
 * position.turn();                                          // chance: B rolls again
 * }</pre>
 */
@NullMarked
package org.ludex.dog.mensch;

import org.jspecify.annotations.NullMarked;
