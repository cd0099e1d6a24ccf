package org.ludex.sixth;

import java.util.List;
import org.ludex.core.InvalidOptionsException;
import org.ludex.core.NamedGame;
import org.ludex.core.Option;
import org.ludex.core.Options;

/**
 * SiXTH. These are its options, with the default first; {@link SixthOptions} gives them types.
 *
 * <table>
 * <caption>Options</caption>
 * <tr><td>{@code size}</td><td>5; 3 to 8</td></tr>
 * <tr><td>{@code pieces}</td><td>auto (15, on 4x4 12); 1 to 99, only with {@code specials=none}</td></tr>
 * <tr><td>{@code first}</td><td>white, black</td></tr>
 * <tr><td>{@code kings}</td><td>1, 6: the king wins, or scores (K1)</td></tr>
 * <tr><td>{@code noMove}</td><td>loss, pass, draw (S8)</td></tr>
 * <tr><td>{@code repetition}</td><td>ignore, threefold-draw (S9)</td></tr>
 * <tr><td>{@code removal}</td><td>top, whole-tower (K1)</td></tr>
 * <tr><td>{@code specials}</td><td>none, lady, hunchback, giant, army</td></tr>
 * <tr><td>{@code ladyEntry}</td><td>edge, any (L1)</td></tr>
 * <tr><td>{@code lady}</td><td>none, white, black, both, build: who pays for her in an army game (A2)</td></tr>
 * <tr><td>{@code whiteArmy}, {@code blackArmy}</td><td>build, or a fixed army such as 10+G (A3)</td></tr>
 * </table>
 *
 * <p>Immutable and thread-safe.
 */
public final class Sixth extends NamedGame<SixthMove, SixthPosition> {

    /** The game. */
    public static final Sixth GAME = new Sixth();

    private static final List<Side> SEATS = List.of(Side.values());
    private static final List<SixthRule> RULES = List.of(SixthRule.values());

    /** Creates the game; all instances are interchangeable, and {@link #GAME} is one of them. */
    public Sixth() {
        super("sixth", "SiXTH");
    }

    @Override
    public List<Option> options() {
        return SettingsReader.OPTIONS;
    }

    @Override
    public List<Side> seats(Options options) {
        return SEATS;
    }

    @Override
    public List<SixthRule> rules() {
        return RULES;
    }

    @Override
    public Class<SixthMove> moveType() {
        return SixthMove.class;
    }

    @Override
    public SixthPosition start() {
        return start(defaults());
    }

    @Override
    public SixthPosition start(Options options) {
        return SixthPosition.start(SettingsReader.read(options));
    }

    /**
     * The position in which a game with these options begins.
     *
     * @throws InvalidOptionsException if the options contradict each other
     */
    public SixthPosition start(SixthOptions options) {
        return start(options.toOptions());
    }

    @Override
    public SixthSetup setup(String text, Options options) {
        return SixthSetup.parse(text, options);
    }

    @Override
    public SixthPosition position(String text, Options options) {
        return setup(text, options).position();
    }
}
