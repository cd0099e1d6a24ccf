package org.ludex.notation.replay;

/**
 * The place where a line can no longer be played.
 *
 * @param node the number of the written move in the line, from 0
 * @param offset where its unplayed part begins in the text
 * @param isMisfit whether it cannot be a move there; if not, it is one that is not legal
 */
public record Stop(int node, int offset, boolean isMisfit) {}
