package org.ludex.core.countdown;

import java.util.List;
import org.ludex.core.Fault;
import org.ludex.core.Game;
import org.ludex.core.InvalidPositionException;
import org.ludex.core.Option;
import org.ludex.core.Options;
import org.ludex.core.Position;
import org.ludex.core.Rule;
import org.ludex.core.Seat;
import org.ludex.core.Setup;

/** The game. In fog nobody can be sure that twos are allowed; with a draw chance decides how many there are. */
public final class Countdown implements Game<Minus> {

    @Override
    public String id() {
        return "countdown";
    }

    @Override
    public String name() {
        return "Countdown";
    }

    @Override
    public List<Option> options() {
        return List.of(
                Option.free("from", "Where to begin.", "5"),
                Option.of("fog", "Whether twos are doubtful.", "no", "yes"),
                Option.of("draw", "Whether chance takes the first away.", "no", "yes"));
    }

    @Override
    public List<? extends Seat> seats(Options options) {
        return List.of(Side.WHITE, Side.BLACK);
    }

    @Override
    public List<? extends Rule> rules() {
        return List.of(CountdownRule.values());
    }

    @Override
    public Class<Minus> moveType() {
        return Minus.class;
    }

    @Override
    public Position<Minus> start(Options options) {
        return at(
                options.number("from"),
                Side.WHITE,
                options,
                options.value("draw").equals("yes"));
    }

    private Position<Minus> at(int left, Side side, Options options, boolean drawing) {
        return new CountdownPosition(this, options, left, side, drawing);
    }

    @Override
    public Setup<Minus> setup(String text, Options options) {
        if (!text.matches("[0-9]{1,3} (white|black)")) {
            throw InvalidPositionException.unreadable(text, 1, "a number and a side");
        }
        String[] words = text.split(" ", 2);
        Side side = words[1].equals("white") ? Side.WHITE : Side.BLACK;
        return new Setup<>() {
            @Override
            public List<Fault> faults() {
                return List.of();
            }

            @Override
            public Position<Minus> position() {
                return at(Integer.parseInt(words[0]), side, options, false);
            }
        };
    }
}
