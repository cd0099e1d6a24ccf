package org.ludex.notation;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.ludex.core.Line;
import org.ludex.core.Outcome;
import org.ludex.core.Seat;

/**
 * The result of a recorded game: by its rules, or because the players ended it.
 *
 * @param status open, won or drawn
 * @param winners the seats that won
 * @param rule the rule's number, or {@code resign}, {@code time}, {@code forfeit}, {@code agreed}
 */
public record Result(Status status, List<String> winners, Optional<String> rule) {

    /** Whether there is a winner. */
    public enum Status {
        /** The game is unfinished, or the result is unknown. */
        OPEN,
        /** The game is won. */
        WON,
        /** The game is a draw. */
        DRAWN;

        /** The word that reports use. */
        @Override
        public String toString() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    /** Copies the list of winners. */
    public Result {
        winners = List.copyOf(winners);
    }

    /** An unfinished game. */
    public static Result open() {
        return new Result(Status.OPEN, List.of(), Optional.empty());
    }

    /** A game that was won because the players ended it. */
    public static Result won(List<? extends Seat> winners, String rule) {
        List<String> ids = winners.size() == 1
                ? List.of(winners.get(0).id())
                : winners.stream().map(Seat::id).toList();
        return new Result(Status.WON, ids, Optional.of(rule));
    }

    /** A game that was drawn because the players ended it. */
    public static Result drawn(String rule) {
        return new Result(Status.DRAWN, List.of(), Optional.of(rule));
    }

    /** The result of a line: by its rules, or by its conclusion. */
    public static Result of(Line<?, ?> line) {
        if (line.conclusion().isEmpty()) {
            return of(line.end().outcome());
        }
        String how = line.conclusion().get().kind().toString();
        return line.winners().isEmpty() ? drawn(how) : won(line.winners(), how);
    }

    /** The result of a game by its rules. */
    public static Result of(Outcome outcome) {
        if (outcome instanceof Outcome.Won won) {
            return won(won.winners(), won.rule().code());
        }
        return outcome instanceof Outcome.Drawn drawn ? drawn(drawn.rule().code()) : open();
    }

    /** The value of the Result tag: {@code white}, {@code A+C}, {@code draw} or {@code *}. */
    public String tag() {
        return switch (status) {
            case OPEN -> "*";
            case WON -> winners.size() == 1 ? winners.get(0) : String.join("+", winners);
            case DRAWN -> "draw";
        };
    }
}
