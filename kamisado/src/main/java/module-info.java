/** The rules of Kamisado. */
module org.ludex.kamisado {
    requires transitive org.ludex.core;
    requires static org.jspecify;

    exports org.ludex.kamisado;

    provides org.ludex.core.Game with
            org.ludex.kamisado.Kamisado;
}
