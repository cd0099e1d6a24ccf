package org.ludex.replay;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.ludex.core.Facts;
import org.ludex.core.Game;
import org.ludex.core.Games;
import org.ludex.core.Position;
import org.ludex.core.Rule;
import org.ludex.core.Seat;
import org.ludex.notation.AnyRecord;
import org.ludex.notation.GameRecord;
import org.ludex.notation.Result;

/** How a recorded game stands, in words. */
final class Standing {

    private Standing() {}

    /** The result in a few words, such as a list shows it. */
    static String brief(AnyRecord record, Locale locale) {
        Result result = record.result();
        return switch (result.status()) {
            case OPEN -> Words.of("result.open", Facts.none(), locale);
            case DRAWN -> Words.of("result.drawn", Facts.none(), locale);
            case WON ->
                Words.of(
                        "result.won",
                        Facts.of(
                                "winners",
                                winners(record, locale),
                                "count",
                                result.winners().size()),
                        locale);
        };
    }

    /** Why the game ended so: the sentence of the rule, or what people did; empty where the game is open. */
    static String reason(AnyRecord record, Locale locale) {
        Optional<String> code = record.result().rule();
        if (code.isEmpty()) {
            return "";
        }
        Optional<Rule> rule = game(record).flatMap(game -> game.rule(code.get()));
        return rule.map(known -> known.code() + ": " + known.title(locale))
                .orElseGet(() -> Words.of("result." + code.get(), Facts.none(), locale));
    }

    private static List<String> winners(AnyRecord record, Locale locale) {
        return record.result().winners().stream()
                .map(id -> seats(record).stream()
                        .filter(seat -> seat.id().equals(id))
                        .findFirst()
                        .map(seat -> seat.name(locale))
                        .orElse(id))
                .toList();
    }

    /** The game, if it is known. */
    static Optional<Game<?, ?>> game(AnyRecord record) {
        return record instanceof GameRecord<?, ?> readable
                ? Optional.of(readable.start().game())
                : Games.find(record.game());
    }

    /** The seats that play; none where that is not known. */
    static List<? extends Seat> seats(AnyRecord record) {
        return record instanceof GameRecord<?, ?> readable ? seatsOf(readable.start()) : List.of();
    }

    private static List<? extends Seat> seatsOf(Position<?, ?> start) {
        return start.game().seats(start.options());
    }
}
