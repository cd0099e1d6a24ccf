/** SiXTH: build the king of six from towers that move as the chess piece of their height. */
module org.ludex.sixth {
    requires transitive org.ludex.core;
    requires static org.jspecify;

    exports org.ludex.sixth;
    // Core says refusals in the sentences of the bundle there.
    opens org.ludex.sixth to
            org.ludex.core;

    provides org.ludex.core.Game with
            org.ludex.sixth.Sixth;
}
