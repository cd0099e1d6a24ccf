package org.ludex.dog;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.ludex.core.CoreRule;
import org.ludex.core.Facts;
import org.ludex.core.InvalidOptionsException;
import org.ludex.core.Option;
import org.ludex.core.Options;
import org.ludex.core.Phrase;
import org.ludex.core.Spellings;

/**
 * Who plays: the occupied seats, clockwise. Four players are two pairs of partners, two or three play alone.
 *
 * <p>Immutable and thread-safe.
 */
public final class Seating {

    /** How many play. */
    public static final Option PLAYERS =
            Option.of(TableRule.class, "players", List.of("2", "3", "4")).withDefault("4");

    /** Which seats play; empty for the usual ones. */
    public static final Option SEATS = Option.free(
            TableRule.class,
            "seats",
            "",
            letters -> letters.matches("[a-d]+") ? letters.toUpperCase(Locale.ROOT) : letters);

    private final List<Player> players;
    private final Player[] next = new Player[4];
    private final boolean[] plays = new boolean[4];

    private Seating(List<Player> players) {
        this.players = List.copyOf(players);
        for (int index = 0; index < players.size(); index++) {
            plays[players.get(index).index()] = true;
        }
        for (int seat = 0; seat < 4; seat++) {
            int left = (seat + 1) % 4;
            while (!plays[left]) {
                left = (left + 1) % 4;
            }
            next[seat] = Player.at(left);
        }
    }

    /**
     * The seating that the options {@link #PLAYERS} and {@link #SEATS} ask for.
     *
     * @throws InvalidOptionsException if they contradict each other
     */
    public static Seating of(Options options) {
        int count = options.number(PLAYERS.name());
        String seats = options.value(SEATS.name());
        if (seats.isEmpty()) {
            return of(count == 4 ? "ABCD" : count == 3 ? "ABC" : "AC");
        }
        boolean readable = seats.matches("A?B?C?D?") && seats.length() >= 2;
        // Four is the default number of players; if fewer letters are given, they imply the number.
        if (!readable || (count != 4 && seats.length() != count)) {
            throw new InvalidOptionsException(
                    CoreRule.OPTION_VALUE,
                    Facts.of(
                            "option",
                            SEATS.name(),
                            "value",
                            seats,
                            "values",
                            count == 4
                                    ? Phrase.of(TableRule.class, "value.seats")
                                    : new Phrase(TableRule.class, "value.seats.count", Facts.of("count", count))));
        }
        return of(seats);
    }

    /**
     * Reads the seats that play: two to four of the letters A to D, in order.
     *
     * @throws IllegalArgumentException if the text is not such letters
     */
    public static Seating parse(String text) {
        if (!text.matches("A?B?C?D?") || text.length() < 2) {
            throw Spellings.unknown(Seating.class, "seating", text);
        }
        return of(text);
    }

    private static Seating of(String letters) {
        List<Player> players = new ArrayList<>();
        for (int index = 0; index < letters.length(); index++) {
            players.add(Player.parse(letters.substring(index, index + 1)));
        }
        return new Seating(players);
    }

    /** The seats that play, from A on. */
    public List<Player> players() {
        return players;
    }

    /** How many play. */
    public int count() {
        return players.size();
    }

    /** Whether a seat plays. */
    public boolean plays(Player player) {
        return plays[player.index()];
    }

    /** The next seat that plays, clockwise: the neighbour to the left. */
    public Player next(Player player) {
        return next[player.index()];
    }

    /** The seat that plays before another: the neighbour to the right. */
    public Player previous(Player player) {
        Player seat = player;
        while (next(seat) != player) {
            seat = next(seat);
        }
        return seat;
    }

    /** Whether players who sit opposite each other are partners. */
    public boolean inPairs() {
        return players.size() == 4;
    }

    /** A player and the partner, if there is one: the seats that win together. */
    public List<Player> side(Player player) {
        if (!inPairs()) {
            return List.of(player);
        }
        Player first = Player.at(player.index() & 1);
        return List.of(first, first.opposite());
    }

    /** The seat that a player gives a card to in the exchange: the partner, or the neighbour to the left. */
    public Player receiver(Player player) {
        return inPairs() ? player.opposite() : next(player);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Seating seating && players.equals(seating.players);
    }

    @Override
    public int hashCode() {
        return players.hashCode();
    }

    @Override
    public String toString() {
        StringBuilder text = new StringBuilder();
        players.forEach(text::append);
        return text.toString();
    }
}
