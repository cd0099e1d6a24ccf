/**
 * The rules of YINSH: ten rings, 51 markers and rows of five on a board of 85 points.
 *
 * <pre>{@code
 * YinshPosition position = Yinsh.GAME.start();
 * position = position.play(YinshMove.parse("e5"));
 * }</pre>
 */
module org.ludex.yinsh {
    requires transitive org.ludex.core;
    requires static org.jspecify;

    exports org.ludex.yinsh;

    // Core reads the messages beside the rules.
    opens org.ludex.yinsh to
            org.ludex.core;

    provides org.ludex.core.Game with
            org.ludex.yinsh.Yinsh;
}
