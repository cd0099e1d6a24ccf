/**
 * The types that all games share.
 *
 * <p>A {@link org.ludex.core.Game} creates {@link org.ludex.core.Position positions}. A position lists its legal {@link
 * org.ludex.core.Move moves} and {@link org.ludex.core.Position#attempt attempts} any move; the result is the next
 * position, or the refusal with its {@link org.ludex.core.Rule}. A {@link org.ludex.core.Line} is a game in progress.
 *
 * <pre>{@code
 * Game<?, ?> game = Games.find("kamisado").orElseThrow();
 * long positions = Perft.count(game.start(), 4);
 * Line<?, ?> random = Playout.from(game.start(), 42L, 500);
 * }</pre>
 *
 * <p>Everything here is immutable and thread-safe unless its documentation says otherwise.
 */
@NullMarked
package org.ludex.core;

import org.jspecify.annotations.NullMarked;
