/**
 * Kamisado: eight towers a side on a board of eight colours, where the colour a tower stops on decides which tower the
 * opponent must move.
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
