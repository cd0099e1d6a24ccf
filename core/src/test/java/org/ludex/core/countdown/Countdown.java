package org.ludex.core.countdown;

import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import org.ludex.core.InvalidPositionException;
import org.ludex.core.NamedGame;
import org.ludex.core.Option;
import org.ludex.core.Options;
import org.ludex.core.Rule;
import org.ludex.core.Seat;
import org.ludex.core.Setup;

/**
 * The game. In fog nobody can be sure that twos are allowed; with a draw chance decides how many there are; in pairs a
 * turn is two moves.
 */
public final class Countdown extends NamedGame<Minus, CountdownPosition> {

    /** A game to hold. */
    public static final Countdown GAME = new Countdown();

    /** For the service loader. */
    public Countdown() {
        super("countdown", "Countdown");
    }

    @Override
    public List<Option> options() {
        return List.of(
                Option.free(Countdown.class, "from", "5", UnaryOperator.identity()),
                Option.of(Countdown.class, "fog", List.of("no", "yes")),
                Option.of(Countdown.class, "draw", List.of("no", "yes")),
                Option.of(Countdown.class, "pairs", List.of("no", "yes")));
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

    /** The start with some options chosen. */
    public CountdownPosition start(Map<String, String> chosen) {
        return start(Options.of(this, chosen));
    }

    @Override
    public CountdownPosition start(Options options) {
        boolean drawing = options.value("draw").equals("yes");
        return new CountdownPosition(options, options.number("from"), Side.WHITE, drawing, false, false);
    }

    @Override
    public Setup<CountdownPosition> setup(String text, Options options) {
        if (!text.matches("[0-9]{1,3} (white|black)")) {
            throw InvalidPositionException.unreadable(text, 1, "a number and a side");
        }
        String[] words = text.split(" ", 2);
        Side side = words[1].equals("white") ? Side.WHITE : Side.BLACK;
        int left = Integer.parseInt(words[0]);
        return Setup.of(List.of(), () -> new CountdownPosition(options, left, side, false, false, false));
    }
}
