/**
 * How the games are played: the board in motion, what cards do, listing, judging and playing moves. Not exported; each
 * game is a {@link org.ludex.dog.engine.Variant} of it.
 */
@NullMarked
package org.ludex.dog.engine;

import org.jspecify.annotations.NullMarked;
