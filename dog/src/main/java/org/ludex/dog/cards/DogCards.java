package org.ludex.dog.cards;

import java.util.List;
import org.ludex.core.NamedGame;
import org.ludex.core.Option;
import org.ludex.core.Options;
import org.ludex.core.Rule;
import org.ludex.core.Seat;
import org.ludex.dog.Player;
import org.ludex.dog.Seating;
import org.ludex.dog.TableRule;

/**
 * DOG Cards for two, three or four players. Its options are {@code players} and {@code seats}.
 *
 * <p>Immutable and thread-safe.
 */
public final class DogCards extends NamedGame<CardsMove, CardsPosition> {

    /** The game, as a constant. */
    public static final DogCards GAME = new DogCards();

    private static final List<Rule> RULES = List.of(
            CardsRule.C1,
            CardsRule.C2,
            CardsRule.C3,
            CardsRule.C4,
            CardsRule.C5,
            CardsRule.C6,
            CardsRule.C7,
            CardsRule.C8,
            CardsRule.C9,
            CardsRule.C10,
            CardsRule.C11,
            TableRule.AFTER_END,
            TableRule.OUT_OF_ORDER,
            TableRule.WRONG_SEAT,
            TableRule.NOT_HELD,
            TableRule.CARD_COUNT,
            TableRule.DECK_ORDER,
            CardsRule.SETUP);

    /** Creates the game; all instances are interchangeable, and {@link #GAME} is one of them. */
    public DogCards() {
        super("dog-cards", "DOG Cards");
    }

    @Override
    public List<Option> options() {
        return List.of(Seating.PLAYERS, Seating.SEATS);
    }

    @Override
    public List<Player> seats(Options options) {
        return Seating.of(options).players();
    }

    /** The seats that win when a seat gives up: all but that seat and its partner. */
    @Override
    public List<Player> opponents(Seat seat, Options options) {
        Seating seating = Seating.of(options);
        return seating.players().stream()
                .filter(other -> !seating.side(other).contains(seat))
                .toList();
    }

    @Override
    public List<Rule> rules() {
        return RULES;
    }

    @Override
    public Class<CardsMove> moveType() {
        return CardsMove.class;
    }

    /** The table before the deck is shuffled and the market is laid. */
    @Override
    public CardsPosition start(Options options) {
        return new CardsPosition(new Tabletop(Settings.of(options)));
    }

    @Override
    public CardsPosition start() {
        return start(defaults());
    }

    /** Reads a set-up in the form that {@link CardsSetup} describes. */
    @Override
    public CardsSetup setup(String text, Options options) {
        return CardsSetup.parse(text, options);
    }

    @Override
    public CardsPosition position(String text, Options options) {
        return setup(text, options).position();
    }

    @Override
    public CardsPosition position(String text) {
        return position(text, defaults());
    }
}
