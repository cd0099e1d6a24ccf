/**
 * DOG: four players in two pairs, or two or three alone, bring their pieces round the track and home with cards.
 *
 * <pre>{@code
 * DogPosition position = Dog.GAME.start();
 * SeededRandom random = new SeededRandom(42);
 * while (position.outcome().isOpen()) {
 *     position = position.play(position.sample(random));
 * }
 * }</pre>
 */
@NullMarked
package org.ludex.dog.classic;

import org.jspecify.annotations.NullMarked;
