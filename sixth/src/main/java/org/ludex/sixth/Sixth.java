package org.ludex.sixth;

import java.util.List;
import java.util.Map;
import org.ludex.core.NamedGame;
import org.ludex.core.Option;
import org.ludex.core.Options;

/**
 * SiXTH. Options, with the default first:
 *
 * <table>
 * <caption>Options</caption>
 * <tr><td>{@code size}</td><td>5; 3 to 8</td></tr>
 * <tr><td>{@code pieces}</td><td>auto (15, on 4x4 12); 1 to 99, only with {@code specials=none}</td></tr>
 * <tr><td>{@code first}</td><td>white, black</td></tr>
 * <tr><td>{@code kings}</td><td>1, 6: the king wins, or scores (K1)</td></tr>
 * <tr><td>{@code noMove}</td><td>LOSS, PASS, DRAW (S8)</td></tr>
 * <tr><td>{@code repetition}</td><td>IGNORE, THREEFOLD_DRAW (S9)</td></tr>
 * <tr><td>{@code removal}</td><td>TOP, WHOLE_TOWER (K1)</td></tr>
 * <tr><td>{@code specials}</td><td>none, lady, hunchback, giant, army</td></tr>
 * <tr><td>{@code ladyEntry}</td><td>EDGE, ANY (L1)</td></tr>
 * <tr><td>{@code lady}</td><td>none, white, black, both: who pays for her in an army game (A2)</td></tr>
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

    private final Terms standard;

    /** Creates the game; all instances are interchangeable, and {@link #GAME} is one of them. */
    public Sixth() {
        super("sixth", "SiXTH");
        standard = TermsReader.read(this, defaults());
    }

    @Override
    public List<Option> options() {
        return TermsReader.OPTIONS;
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

    /** The options of Six MaKING, the edition of 2013, on its large board: 5x5 with 16 pieces each. */
    public Options sixMaking() {
        return Options.of(this, Map.of("pieces", "16"));
    }

    /** The options of Six MaKING on its small board: 4x4 with 12 pieces each. */
    public Options sixMakingSmall() {
        return Options.of(this, Map.of("size", "4"));
    }

    @Override
    public SixthPosition start() {
        return start(defaults());
    }

    @Override
    public SixthPosition start(Options options) {
        return SixthPosition.start(terms(options));
    }

    /** Reads a set-up from its one-line text, see {@link SixthSetup} for the form. */
    @Override
    public SixthSetup setup(String text, Options options) {
        return SetupReader.read(terms(options), text);
    }

    /** What options mean; the usual ones are read once. */
    private Terms terms(Options options) {
        return options.equals(standard.options()) ? standard : TermsReader.read(this, options);
    }

    @Override
    public SixthPosition position(String text, Options options) {
        return setup(text, options).position();
    }
}
