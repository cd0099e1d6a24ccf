package org.ludex.notation.format;

/** What a line of a log says about where games begin and end. */
public enum LineKind {
    /** Nothing: blank lines, comments, chatter. */
    OTHER,
    /** It comes before the moves of a game, such as the players' names. */
    HEAD,
    /** It holds moves that occur only at the beginning of a game, such as placements. */
    OPENING,
    /** It holds such moves, and after them others. */
    TURNING,
    /** It holds moves that do not occur at the beginning of a game. */
    LATER,
    /** A game begins here, whatever comes before. */
    BEGINNING
}
