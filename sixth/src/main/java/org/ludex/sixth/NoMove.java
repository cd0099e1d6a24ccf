package org.ludex.sixth;

/** What happens to a player who can do nothing (S8). */
enum NoMove {
    LOSS,
    PASS,
    DRAW
}
