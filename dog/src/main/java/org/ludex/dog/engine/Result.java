package org.ludex.dog.engine;

/**
 * What a card came to: plays of one card with the same result are one play.
 *
 * @param board the pieces after it
 * @param extra what else it brings about
 */
record Result(Board board, int extra) {}
