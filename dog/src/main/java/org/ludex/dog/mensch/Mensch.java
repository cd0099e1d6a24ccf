package org.ludex.dog.mensch;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.ludex.core.NamedGame;
import org.ludex.core.Option;
import org.ludex.core.Options;
import org.ludex.core.Rule;
import org.ludex.dog.Geometry;
import org.ludex.dog.Player;
import org.ludex.dog.Seating;
import org.ludex.dog.TableRule;

/**
 * The game Mensch.
 *
 * <p>Immutable and thread-safe.
 */
public final class Mensch extends NamedGame<MenschMove, MenschPosition> {

    /** Whether a 6 that could not be used gives another roll. */
    static final Option UNUSABLE_SIX = Option.of(UnusableSix.class, "unusableSix");

    private static final List<Option> OPTIONS =
            List.of(Seating.PLAYERS, Seating.SEATS, Geometry.PLAIN.option(), UNUSABLE_SIX);

    /** The game, as a constant. */
    public static final Mensch GAME = new Mensch();

    /** Creates the game; all instances are interchangeable, and {@link #GAME} is one of them. */
    public Mensch() {
        super("mensch", "Mensch");
    }

    @Override
    public List<Option> options() {
        return OPTIONS;
    }

    @Override
    public List<Player> seats(Options options) {
        return Seating.of(options).players();
    }

    @Override
    public List<Rule> rules() {
        List<Rule> rules = new ArrayList<>(List.of(MenschRule.values()));
        rules.addAll(List.of(
                TableRule.AFTER_END,
                TableRule.OUT_OF_ORDER,
                TableRule.WRONG_SEAT,
                TableRule.NOT_A_MOVE,
                TableRule.WRONG_HIT,
                TableRule.SETUP));
        return List.copyOf(rules);
    }

    @Override
    public Class<MenschMove> moveType() {
        return MenschMove.class;
    }

    @Override
    public MenschPosition start(Options options) {
        return MenschPosition.start(options);
    }

    @Override
    public MenschPosition start() {
        return start(defaults());
    }

    /** The position in which a game of four with this option begins. */
    public MenschPosition start(UnusableSix six) {
        return start(Options.of(this, Map.of(UNUSABLE_SIX.name(), six.toString())));
    }

    @Override
    public MenschSetup setup(String text, Options options) {
        return MenschSetup.parse(text, options);
    }

    @Override
    public MenschPosition position(String text, Options options) {
        return setup(text, options).position();
    }

    @Override
    public MenschPosition position(String text) {
        return position(text, defaults());
    }
}
