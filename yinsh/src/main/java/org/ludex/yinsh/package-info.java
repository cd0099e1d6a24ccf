/**
 * YINSH: two players move rings over a board of 85 points, leave markers behind, flip the markers they jump, and give up
 * a ring for every row of five; who gives up three wins.
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
 * row, then the ring. What is due and of whom is the position's {@link org.ludex.yinsh.Stage}.
 */
@NullMarked
package org.ludex.yinsh;

import org.jspecify.annotations.NullMarked;
