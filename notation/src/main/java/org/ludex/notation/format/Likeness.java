package org.ludex.notation.format;

/** How much the beginning of a file looks like a format. */
public enum Likeness {
    /** It is something else. */
    NONE,
    /** It may be this format, unless another one is sure that it is its own. */
    POSSIBLE,
    /** It can be nothing else. */
    CERTAIN
}
