package org.ludex.notation.sgf;

import java.util.List;

/**
 * The main line of a game in SGF.
 *
 * @param properties its properties in order
 * @param rest what could not be read, raw, or empty
 */
record SgfTree(List<SgfProperty> properties, String rest) {

    /** Keeps a copy. */
    SgfTree {
        properties = List.copyOf(properties);
    }
}
