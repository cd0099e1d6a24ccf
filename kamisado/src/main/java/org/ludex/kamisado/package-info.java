/**
 * Kamisado: eight towers on each side and a board in eight colours. The colour on which a tower stops decides which
 * tower the opponent must move.
 *
 * <pre>{@code
 * KamisadoPosition start = Kamisado.GAME.start();
 * KamisadoPosition next = start.play(new KamisadoMove.Step(Colour.RED, Square.C1, Square.F4));
 * next.due();                        // Optional[blue]
 * next.legalMoves();                 // the moves of White's blue tower
 * System.out.println(next.picture().plain());
 * }</pre>
 *
 * <p>Everything here is immutable and thread-safe.
 */
@NullMarked
package org.ludex.kamisado;

import org.jspecify.annotations.NullMarked;
