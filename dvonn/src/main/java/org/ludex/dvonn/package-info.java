/**
 * DVONN: two players fill a board of 49 spaces with 23 white, 23 black and three red DVONN pieces, then move stacks
 * onto stacks. Stacks that lose their connection to the DVONN pieces leave the game. The player who controls more
 * pieces at the end wins.
 *
 * <pre>{@code
 * DvonnPosition position = Dvonn.GAME.start();
 * position = position.play(new DvonnMove.Place(Cell.parse("g2")));
 * Verdict verdict = position.judge(new DvonnMove.Place(Cell.parse("g2")));   // illegal by P2
 * List<DvonnMove> moves = position.legalMoves();                             // the other 48 spaces
 * System.out.println(position.picture().plain());
 * }</pre>
 *
 * <p>Everything here is immutable and thread-safe.
 */
@NullMarked
package org.ludex.dvonn;

import org.jspecify.annotations.NullMarked;
