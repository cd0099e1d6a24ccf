/** Nim, a game that Ludex does not bring. */
module com.example.nim {
    requires transitive org.ludex.notation;

    exports com.example.nim;

    // Lets Ludex read the messages.
    opens com.example.nim to
            org.ludex.core;

    provides org.ludex.core.Game with
            com.example.nim.Nim;
    provides org.ludex.notation.spi.GameNotation with
            com.example.nim.NimNotation;
}
