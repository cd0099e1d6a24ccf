/**
 * Kamisado, from a single round to a marathon: the colour on which a tower stops decides which tower moves next.
 *
 * <pre>{@code
 * KamisadoPosition position = Kamisado.GAME.start(Level.STANDARD);
 * position = position.play(new KamisadoMove.Step(Colour.RED, Square.C1, Square.F4));
 * }</pre>
 */
module org.ludex.kamisado {
    requires transitive org.ludex.core;
    requires static org.jspecify;

    exports org.ludex.kamisado;

    // Core reads the messages there.
    opens org.ludex.kamisado to
            org.ludex.core;

    provides org.ludex.core.Game with
            org.ludex.kamisado.Kamisado;
}
