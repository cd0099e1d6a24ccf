/**
 * YINSH: two players move rings over a board of 85 points, leave markers behind and flip the markers that they jump.
 * For each row of five they remove one of their rings; the first player to remove three wins.
 *
 * <pre>{@code
 * YinshPosition position = Yinsh.GAME.start();
 * position = position.play(YinshMove.parse("e5"));          // White places a ring
 * position.turn();                                          // black
 * position.judge(YinshMove.parse("e5-e6"));                 // refused by U1: rings are still being placed
 * System.out.println(position.picture().plain());
 * }</pre>
 *
 * <p>One decision is one {@link org.ludex.yinsh.YinshMove move}: a turn that completes a row is a ring move, then the
 * row, then the ring. The {@link org.ludex.yinsh.Stage} of a position says what has to be done next and by whom.
 */
@NullMarked
package org.ludex.yinsh;

import org.jspecify.annotations.NullMarked;
