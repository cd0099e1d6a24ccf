package org.ludex.notation.format;

/** What a line of a log tells about where games begin and end. */
public enum LineKind {
    /** Nothing: blank lines, comments, chatter. */
    OTHER,
    /** It comes before the moves of a game, such as the players' names. */
    HEAD,
    /** It contains moves that occur only at the beginning of a game, such as placements. */
    OPENING,
    /** It contains such moves, followed by others. */
    TURNING,
    /** It contains moves that do not occur at the beginning of a game. */
    LATER,
    /** A game begins here, whatever comes before. */
    BEGINNING
}
