package org.ludex.notation;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.ludex.core.Line;
import org.ludex.core.Outcome;
import org.ludex.core.Seat;

/**
 * How a recorded game stands: by its rules, or by what people did (a resignation, an agreement).
 *
 * @param status open, won or drawn
 * @param winners the seats that won
 * @param rule the rule's number, or {@code resign}, {@code time}, {@code forfeit}, {@code agreed}
 */
public record Result(Status status, List<String> winners, Optional<String> rule) {

    /** Whether there is a winner. */
    public enum Status {
        /** The game goes on, or nobody knows. */
        OPEN,
        /** Somebody won. */
        WON,
        /** Nobody won. */
        DRAWN;

        /** The word that reports use. */
        @Override
        public String toString() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    /** Keeps a copy of the winners. */
    public Result {
        winners = List.copyOf(winners);
    }

    /** A game that goes on. */
    public static Result open() {
        return new Result(Status.OPEN, List.of(), Optional.empty());
    }

    /** A game won by what people did. */
    public static Result won(List<? extends Seat> winners, String rule) {
        List<String> ids = winners.size() == 1
                ? List.of(winners.get(0).id())
                : winners.stream().map(Seat::id).toList();
        return new Result(Status.WON, ids, Optional.of(rule));
    }

    /** A game drawn by what people did. */
    public static Result drawn(String rule) {
        return new Result(Status.DRAWN, List.of(), Optional.of(rule));
    }

    /** How a line of play stands: by its rules, or as people ended it. */
    public static Result of(Line<?, ?> line) {
        if (line.conclusion().isEmpty()) {
            return of(line.end().outcome());
        }
        String how = line.conclusion().get().kind().toString();
        return line.winners().isEmpty() ? drawn(how) : won(line.winners(), how);
    }

    /** How a game stands by its rules. */
    public static Result of(Outcome outcome) {
        if (outcome instanceof Outcome.Won won) {
            return won(won.winners(), won.rule().code());
        }
        return outcome instanceof Outcome.Drawn drawn ? drawn(drawn.rule().code()) : open();
    }

    /** The word of the Result tag: {@code white}, {@code A+C}, {@code draw} or {@code *}. */
    public String tag() {
        return switch (status) {
            case OPEN -> "*";
            case WON -> winners.size() == 1 ? winners.get(0) : String.join("+", winners);
            case DRAWN -> "draw";
        };
    }
}
