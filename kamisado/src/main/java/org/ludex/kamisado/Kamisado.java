package org.ludex.kamisado;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.ludex.core.NamedGame;
import org.ludex.core.Option;
import org.ludex.core.Options;

/**
 * The game of Kamisado. Its only option is {@code level}: {@code single} (the default), {@code standard}, {@code long}
 * or {@code marathon}.
 *
 * <p>Immutable and thread-safe.
 */
public final class Kamisado extends NamedGame<KamisadoMove, KamisadoPosition> {

    private static final String LEVEL = "level";
    private static final Option LEVELS = Option.of(Level.class, LEVEL);

    /** The game. */
    public static final Kamisado GAME = new Kamisado();

    private static final Map<Level, Options> OPTIONS = new EnumMap<>(Level.class);
    private static final Map<Level, KamisadoPosition> STARTS = new EnumMap<>(Level.class);

    static {
        for (Level level : Level.values()) {
            OPTIONS.put(level, Options.of(GAME, Map.of(LEVEL, level.toString())));
            STARTS.put(level, KamisadoPosition.start(level));
        }
    }

    /** Creates the game; all instances are interchangeable, and {@link #GAME} is one of them. */
    public Kamisado() {
        super("kamisado", "Kamisado");
    }

    static Options options(Level level) {
        return Objects.requireNonNull(OPTIONS.get(level));
    }

    private static Level level(Options options) {
        return Level.parse(options.value(LEVEL));
    }

    @Override
    public List<Option> options() {
        return List.of(LEVELS);
    }

    @Override
    public List<Side> seats(Options options) {
        return List.of(Side.BLACK, Side.WHITE);
    }

    @Override
    public List<KamisadoRule> rules() {
        return List.of(KamisadoRule.values());
    }

    @Override
    public Class<KamisadoMove> moveType() {
        return KamisadoMove.class;
    }

    @Override
    public KamisadoPosition start(Options options) {
        return start(level(options));
    }

    @Override
    public KamisadoPosition start() {
        return start(Level.SINGLE);
    }

    /** The position in which a match of a certain level begins. */
    public KamisadoPosition start(Level level) {
        return Objects.requireNonNull(STARTS.get(level));
    }

    /** Reads a set-up from the text that {@link KamisadoSetup} describes. */
    @Override
    public KamisadoSetup setup(String text, Options options) {
        return KamisadoSetup.parse(text, level(options));
    }
}
