package org.ludex.notation.sgf;

import org.ludex.notation.spi.Span;

/**
 * A property of a node with one value.
 *
 * @param name the name in upper case, such as {@code GM}
 * @param value the value without its brackets and backslashes
 * @param node the number of its node, from 0
 * @param span its place, name and value
 */
record SgfProperty(String name, String value, int node, Span span) {}
