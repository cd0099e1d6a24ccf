package org.ludex.dog.cards;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.ludex.core.Options;
import org.ludex.core.Turn;
import org.ludex.dog.Player;
import org.ludex.dog.Seating;
import org.ludex.dog.deal.RoundDue;

/**
 * What stays the same during a game.
 *
 * @param options the options
 * @param seating the seats that play
 * @param inPairs whether players who sit opposite each other are partners
 */
record Settings(Options options, Seating seating, boolean inPairs) {

    private static final Turn[] TURNS = {Turn.of(Player.A), Turn.of(Player.B), Turn.of(Player.C), Turn.of(Player.D)};

    static Settings of(Options options) {
        Seating seating = Seating.of(options);
        return new Settings(options, seating, seating.inPairs());
    }

    private static final List<Optional<Player>> SEATS =
            Arrays.stream(Player.values()).map(Optional::of).toList();

    /** The seat that plays after another. There are few seats and many turns, so the objects are shared. */
    Optional<Player> next(Player player) {
        return SEATS.get(seating.next(player).index());
    }

    static Turn turn(Player player) {
        return TURNS[player.index()];
    }

    /** The number of cards in every hand: C2. */
    int handSize() {
        return inPairs ? 5 : 7;
    }

    /** The number of rows that a player may have: C10. */
    int rowsEach() {
        return inPairs ? 1 : 2;
    }

    /** Whether rows of this number exist. */
    boolean hasRow(int number) {
        return number >= 1 && number <= rowsEach();
    }

    /** The one round of the game, led by the seat that starts. */
    RoundDue round(Optional<Player> starter) {
        return new RoundDue(1, handSize(), starter, seating);
    }
}
