/**
 * Reads the SGF files of Boardspace. They contain the actions of the players rather than the moves of a game: pieces are picked
 * up, dropped, taken back, and committed in the end. What was taken back leaves no trace.
 *
 * <p>A game's part is small: an {@link org.ludex.notation.sgf.SgfGame} that knows its header and its actions.
 */
@NullMarked
package org.ludex.notation.sgf;

import org.jspecify.annotations.NullMarked;
