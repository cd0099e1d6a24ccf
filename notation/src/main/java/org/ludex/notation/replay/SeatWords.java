package org.ludex.notation.replay;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.ludex.core.Phrase;
import org.ludex.core.Seat;
import org.ludex.notation.Tag;
import org.ludex.notation.spelling.Spelling;

/** What people call the seats of a game: by their words in any case, or as the game's messages call them in Persian. */
public final class SeatWords {

    private static final int LAST_ASCII = 127;
    private static final Locale PERSIAN = Locale.forLanguageTag("fa");

    private static final Set<String> UNSEATED = Set.of("draw", "*");

    private SeatWords() {}

    /** The proper word for the seat that a word means. */
    public static Optional<String> proper(String word, List<? extends Seat> seats) {
        for (Seat seat : seats) {
            if (seat.id().equalsIgnoreCase(word)) {
                return Optional.of(seat.id());
            }
        }
        // Bundles of messages are asked only for words that can be Persian: every record names a seat or two.
        return word.chars().allMatch(c -> c <= LAST_ASCII)
                ? Optional.empty()
                : seats.stream()
                        .filter(seat -> persian(seat).equals(word))
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

    /** A score such as {@code 3-1} in Western digits and without blanks. */
    static String properScore(String stated) {
        if (isScore(stated)) {
            return stated;
        }
        StringBuilder score = new StringBuilder(stated.length());
        Spelling.plain(stated)
                .codePoints()
                .filter(point -> !Character.isWhitespace(point))
                .forEach(score::appendCodePoint);
        return score.toString();
    }

    /** Whether a text is numbers with a hyphen between any two. */
    private static boolean isScore(String text) {
        boolean digit = false;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c == '-' ? !digit : c < '0' || c > '9') {
                return false;
            }
            digit = c != '-';
        }
        return digit;
    }

    /** A tag in its proper spelling, where it has a meaning and that is understood. */
    public static Tag proper(Tag tag, List<? extends Seat> seats) {
        if (tag.name().equalsIgnoreCase("Score")) {
            String score = properScore(tag.value());
            return new Tag("Score", isScore(score) ? score : tag.value());
        }
        if (!tag.name().equalsIgnoreCase("Result")) {
            return tag;
        }
        for (Seat seat : seats) {
            if (tag.name().equals(Tag.RESULT) && tag.value().equals(seat.id())) {
                return tag;
            }
        }
        String result = properResult(tag.value(), seats);
        boolean known = Arrays.stream(result.split("\\+", -1))
                .allMatch(word -> UNSEATED.contains(word) || proper(word, seats).isPresent());
        return new Tag("Result", known ? result : tag.value());
    }

    private static String persian(Seat seat) {
        if (seat instanceof Enum<?> constant) {
            Class<?> home = constant.getDeclaringClass();
            return Phrase.of(home, home.getSimpleName() + "." + constant.name()).text(PERSIAN);
        }
        return seat.id();
    }
}
