/**
 * DOG Royal: DOG with ranked pieces. A king is slow and can be hit by kings only, a knight passes held start cells, a
 * peasant leaps from one special cell to the next, a jester may stop early at home.
 *
 * <pre>{@code
 * DogPosition position = DogRoyal.GAME.start();
 * position = position.play(position.sample(new SeededRandom(1)));   // the first deal
 * }</pre>
 */
@NullMarked
package org.ludex.dog.royal;

import org.jspecify.annotations.NullMarked;
