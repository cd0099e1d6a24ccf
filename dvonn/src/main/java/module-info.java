/**
 * DVONN: 49 spaces, 46 pieces, and three red ones that everything must stay connected to.
 *
 * <pre>{@code
 * DvonnPosition position = Dvonn.GAME.start();
 * position = position.play(new DvonnMove.Place(Cell.parse("g2")));
 * }</pre>
 */
module org.ludex.dvonn {
    requires transitive org.ludex.core;
    requires static org.jspecify;

    exports org.ludex.dvonn;

    opens org.ludex.dvonn to
            org.ludex.core;

    provides org.ludex.core.Game with
            org.ludex.dvonn.Dvonn;
}
