/**
 * DOG Cards: rows from 1 to 14, a market of thirteen cards, no board.
 *
 * <pre>{@code
 * DogCards game = new DogCards();
 * Line<CardsMove, CardsPosition> line = Playout.from(game.start(Options.parse(game, "players=2")), 42L, 500);
 * CardsPosition end = (CardsPosition) line.end();
 * System.out.println(end.view(Player.A).picture().plain());
 * }</pre>
 *
 * <p>A {@link org.ludex.dog.cards.CardsMove move} is one entry of a record, with all that was turned up or drawn in it.
 */
@NullMarked
package org.ludex.dog.cards;

import org.jspecify.annotations.NullMarked;
