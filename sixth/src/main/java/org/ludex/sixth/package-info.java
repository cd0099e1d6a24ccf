/**
 * SiXTH and its forerunner Six MaKING. Two players enter pieces on a square board and move towers, or the top part of
 * one, onto other towers. A tower moves as the chess piece of its height; a tower of six or more is a king, and the
 * owner of its top piece wins.
 *
 * <pre>{@code
 * SixthPosition position = Sixth.GAME.start();
 * position = position.play(SixthMove.enter(Cell.parse("c3")));
 * position = position.play(SixthMove.enter(Cell.parse("c4")));
 * position = position.play(SixthMove.tower(Cell.parse("c3"), Cell.parse("c4")));
 * System.out.println(position.picture().plain());
 * }</pre>
 *
 * <p>Six kings, the Lady, the Hunchback, the Giant, army games and what the rulebook leaves open are options, see
 * {@link org.ludex.sixth.Sixth}. Everything here is immutable and thread-safe.
 */
@NullMarked
package org.ludex.sixth;

import org.jspecify.annotations.NullMarked;
