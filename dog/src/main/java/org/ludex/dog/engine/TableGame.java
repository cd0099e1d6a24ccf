package org.ludex.dog.engine;

import java.util.ArrayList;
import java.util.List;
import org.ludex.core.CoreRule;
import org.ludex.core.Facts;
import org.ludex.core.InvalidOptionsException;
import org.ludex.core.NamedGame;
import org.ludex.core.Option;
import org.ludex.core.Options;
import org.ludex.core.Phrase;
import org.ludex.core.Rule;
import org.ludex.core.Seat;
import org.ludex.core.Setup;
import org.ludex.dog.DogMove;
import org.ludex.dog.DogPosition;
import org.ludex.dog.Geometry;
import org.ludex.dog.Player;
import org.ludex.dog.Seating;
import org.ludex.dog.TableRule;

/** What the three games with cards and a board have in common as games. */
public abstract class TableGame extends NamedGame<DogMove, DogPosition> {

    private static final String GEOMETRY = "geometry";

    private final List<Option> options;

    /** A game with its board and the options of its own. */
    protected TableGame(String id, String name, Geometry geometry, List<Option> own) {
        super(id, name);
        List<Option> all = new ArrayList<>(List.of(Seating.PLAYERS, Seating.SEATS, geometry(geometry)));
        all.addAll(own);
        this.options = List.copyOf(all);
    }

    /** The option for the board. */
    public static Option geometry(Geometry usual) {
        return Option.free(
                TableRule.class,
                GEOMETRY,
                usual.toString(),
                text -> Geometry.parse(text).toString());
    }

    /**
     * The board with its players, as the options want it.
     *
     * @throws InvalidOptionsException when they do not fit together
     */
    public static Table table(Options options) {
        Seating seating = Seating.of(options);
        String text = options.value(GEOMETRY);
        try {
            return new Table(Geometry.parse(text), seating);
        } catch (IllegalArgumentException notABoard) {
            throw new InvalidOptionsException(
                    CoreRule.OPTION_VALUE,
                    Facts.of(
                            "option", GEOMETRY, "value", text, "values", Phrase.of(TableRule.class, "value.geometry")));
        }
    }

    /** What is particular about this game under some options. */
    protected abstract Variant variant(Options options);

    @Override
    public List<Option> options() {
        return options;
    }

    @Override
    public List<Player> seats(Options options) {
        return Seating.of(options).players();
    }

    @Override
    public List<? extends Seat> opponents(Seat seat, Options options) {
        Seating seating = Seating.of(options);
        List<Player> side = seating.side(Player.at(seat.ordinal()));
        return seating.players().stream()
                .filter(player -> !side.contains(player))
                .toList();
    }

    @Override
    public Class<DogMove> moveType() {
        return DogMove.class;
    }

    @Override
    public DogPosition start(Options options) {
        return TablePosition.start(variant(options));
    }

    @Override
    public DogPosition start() {
        return start(defaults());
    }

    @Override
    public Setup<DogPosition> setup(String text, Options options) {
        return TableText.read(variant(options), text);
    }

    @Override
    public DogPosition position(String text, Options options) {
        return TableText.read(variant(options), text).position();
    }

    @Override
    public abstract List<Rule> rules();
}
