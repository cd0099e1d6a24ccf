/** Writes records as one HTML file in which every game can be replayed. */
module org.ludex.replay {
    requires static org.jspecify;
    requires transitive org.ludex.notation;

    exports org.ludex.replay;

    opens org.ludex.replay to
            org.ludex.core;
}
