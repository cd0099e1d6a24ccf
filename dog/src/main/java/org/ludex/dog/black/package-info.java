/**
 * Black DOG: DOG with a dog that runs round the track and hits pieces, and a table that turns.
 *
 * <pre>{@code
 * DogPosition position = BlackDog.GAME.start();
 * position = position.play(position.sample(new SeededRandom(1)));   // the first deal
 * }</pre>
 */
@NullMarked
package org.ludex.dog.black;

import org.jspecify.annotations.NullMarked;
