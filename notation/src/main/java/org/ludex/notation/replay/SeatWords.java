package org.ludex.notation.replay;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import org.ludex.core.Phrase;
import org.ludex.core.Seat;

/** What people call the seats of a game: by their words in any case, or as the game's messages call them in Persian. */
public final class SeatWords {

    private static final Locale PERSIAN = Locale.forLanguageTag("fa");

    private SeatWords() {}

    /** The proper word for the seat that a word means. */
    public static Optional<String> proper(String word, List<? extends Seat> seats) {
        return seats.stream()
                .filter(seat ->
                        seat.id().equalsIgnoreCase(word) || persian(seat).equals(word))
                .<String>map(Seat::id)
                .findFirst();
    }

    /** A result such as {@code white} or {@code A+C} in its proper words, as far as they are known. */
    static String properResult(String stated, List<? extends Seat> seats) {
        return Arrays.stream(stated.split("\\+", -1))
                .map(String::strip)
                .map(word -> proper(word, seats).orElseGet(() -> word.toLowerCase(Locale.ROOT)))
                .sorted()
                .collect(Collectors.joining("+"));
    }

    private static String persian(Seat seat) {
        if (seat instanceof Enum<?> constant) {
            Class<?> home = constant.getDeclaringClass();
            return Phrase.of(home, home.getSimpleName() + "." + constant.name()).text(PERSIAN);
        }
        return seat.id();
    }
}
