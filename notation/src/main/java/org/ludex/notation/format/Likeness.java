package org.ludex.notation.format;

/** How much the beginning of a file looks like a format. */
public enum Likeness {
    /** It is not this format. */
    NONE,
    /** It may be this format, unless another format is certain. */
    POSSIBLE,
    /** It can only be this format. */
    CERTAIN
}
