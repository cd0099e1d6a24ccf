/**
 * DOG Cards: rows from 1 to 14, a market of thirteen cards, no board.
 *
 * <pre>{@code
 * CardsPosition start = DogCards.GAME.start(Options.parse(DogCards.GAME, "players=2"));
 * Line<CardsMove, CardsPosition> line = Playout.from(start, 42L, 500);
 * System.out.println(line.end().view(Player.A).picture().plain());
 * }</pre>
 *
 * <p>A {@link org.ludex.dog.cards.CardsMove move} is one decision of a seat or one event of chance; {@link
 * org.ludex.dog.cards.CardsPosition#phase} says which is due.
 */
@NullMarked
package org.ludex.dog.cards;

import org.jspecify.annotations.NullMarked;
