/**
 * The words every Ludex game speaks: positions, moves, verdicts, rules and outcomes, and the few tools that need nothing
 * else (counting, random play, replay).
 */
module org.ludex.core {
    requires static org.jspecify;

    exports org.ludex.core;
    exports org.ludex.core.picture;

    uses org.ludex.core.Game;
}
