/**
 * The types that all Ludex games share: positions, moves, verdicts, rules and outcomes, and a few tools that need nothing
 * else, for counting, random play and replay.
 */
module org.ludex.core {
    requires static org.jspecify;

    exports org.ludex.core;
    exports org.ludex.core.picture;
    exports org.ludex.core.status;

    uses org.ludex.core.Game;
}
