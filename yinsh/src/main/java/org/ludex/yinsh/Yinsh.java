package org.ludex.yinsh;

import java.util.List;
import java.util.Map;
import org.ludex.core.NamedGame;
import org.ludex.core.Option;
import org.ludex.core.Options;

/**
 * The game of YINSH. Its only option is the {@link Variant}: {@code standard} (the third ring wins) or {@code blitz} (the
 * first ring wins).
 *
 * <pre>{@code
 * YinshPosition position = Yinsh.GAME.start(Variant.BLITZ);
 * }</pre>
 *
 * <p>Immutable and thread-safe.
 */
public final class Yinsh extends NamedGame<YinshMove, YinshPosition> {

    /** The number of rings of each side. */
    public static final int RINGS = 5;

    /** The number of markers, which both sides share. */
    public static final int MARKERS = 51;

    /** The game. */
    public static final Yinsh GAME = new Yinsh();

    private static final List<Side> SIDES = List.of(Side.values());
    private static final List<YinshRule> RULES = List.of(YinshRule.values());

    /** Creates the game; all instances are interchangeable, and {@link #GAME} is one of them. */
    public Yinsh() {
        super("yinsh", "YINSH");
    }

    @Override
    public List<Option> options() {
        return List.of(Variant.OPTION);
    }

    @Override
    public List<Side> seats(Options options) {
        return SIDES;
    }

    @Override
    public List<YinshRule> rules() {
        return RULES;
    }

    @Override
    public Class<YinshMove> moveType() {
        return YinshMove.class;
    }

    @Override
    public YinshPosition start() {
        return start(defaults());
    }

    @Override
    public YinshPosition start(Options options) {
        return new YinshPosition(Board.EMPTY, Stage.place(Side.WHITE), Variant.of(options), options, false);
    }

    /** The position in which a game of a certain variant begins. */
    public YinshPosition start(Variant variant) {
        return start(Options.of(this, Map.of(Variant.OPTION.name(), variant.toString())));
    }

    @Override
    public YinshSetup setup(String text, Options options) {
        return YinshSetup.parse(text, options);
    }

    @Override
    public YinshPosition position(String text, Options options) {
        return setup(text, options).position();
    }
}
