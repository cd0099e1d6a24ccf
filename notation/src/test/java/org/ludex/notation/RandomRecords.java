package org.ludex.notation;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.random.RandomGenerator;
import org.ludex.core.Game;
import org.ludex.core.InvalidOptionsException;
import org.ludex.core.Line;
import org.ludex.core.Move;
import org.ludex.core.Option;
import org.ludex.core.Options;
import org.ludex.core.Playout;
import org.ludex.core.Position;
import org.ludex.core.Seat;
import org.ludex.core.SeededRandom;
import org.ludex.notation.Ending.Kind;
import org.ludex.notation.spi.GameNotation;

/**
 * Random games with everything around the moves that a record can hold: comments full of braces and quotes, suffixes,
 * variations inside variations, tags with odd values, endings, and set-up positions. A seed names a record.
 */
public final class RandomRecords {

    private static final List<String> SUFFIXES = List.of("!", "?", "!!", "??", "!?", "?!");

    /** What comments and tags are put together from. */
    private static final List<String> ODD = List.of(
            "{",
            "}",
            "\\",
            "\"",
            "[",
            "]",
            "(",
            ")",
            "\\}",
            "\\\\",
            "\\\"",
            "*",
            "resign",
            "1.",
            "1...",
            "!",
            "?",
            ".",
            ";",
            ",",
            "a",
            "b2",
            "R↗3B",
            "word",
            " ",
            "  ",
            "\t",
            "é",
            "🎲",
            "棋",
            "یک بازی خوب",
            "\u200Fبازی\u200E",
            "a\u0301",
            "\u00A0",
            "\u200C",
            "\uFEFF",
            "\u0007",
            "{\"format\": \"ludex-record\"}",
            "[Game \"kamisado\"]",
            "(;GM[24]",
            "Event [");

    /** What only comments can hold: they may be of several lines. */
    private static final List<String> LINES = List.of(
            "\n", "\r\n", "\r", "\n\n", "\n[Game \"dvonn\"]\n", "\n[Game \"x", "\r\n[game\t\"y\"]", "\n \n", "\u2028");

    private static final int DEEPEST = 3;

    private final SeededRandom random;

    private RandomRecords(long seed) {
        this.random = new SeededRandom(seed);
    }

    /** The record that a seed names, of a notation's game. */
    static <M extends Move, P extends Position<M, P>> GameRecord<M, P> of(
            GameNotation<M, P> notation, long seed, int plies) {
        RandomRecords records = new RandomRecords(seed);
        return records.record(notation, records.options(notation.game()), plies);
    }

    /** The record that a seed names, of a notation's game under these options. */
    public static <M extends Move, P extends Position<M, P>> GameRecord<M, P> of(
            GameNotation<M, P> notation, Options options, long seed, int plies) {
        return new RandomRecords(seed).record(notation, options, plies);
    }

    /** A record of which something could not be read or played, in its main line, its variations, or both. */
    public static <M extends Move, P extends Position<M, P>> GameRecord<M, P> broken(
            GameNotation<M, P> notation, long seed, int plies) {
        RandomRecords records = new RandomRecords(seed);
        GameRecord<M, P> whole = records.record(notation, notation.game().defaults(), plies);
        List<RecordedMove<M>> moves = new ArrayList<>();
        boolean main = records.chance(2);
        for (RecordedMove<M> move : whole.moves()) {
            moves.add(move.withVariations(move.variations().stream()
                    .map(each -> records.chance(2) ? records.broken(each, whole) : each)
                    .toList()));
        }
        return whole.withRest(main ? records.rest(whole) : "").withMoves(moves);
    }

    private <M extends Move> Variation<M> broken(Variation<M> whole, GameRecord<M, ?> record) {
        return new Variation<>(whole.comment(), whole.moves(), whole.ending(), rest(record));
    }

    /** What another format may have left over: words that are moves, tags or endings in text, and anything else. */
    private String rest(GameRecord<?, ?> record) {
        List<String> pieces = new ArrayList<>(ODD);
        pieces.addAll(LINES);
        List<String> telling = new ArrayList<>(List.of(
                "1. ", " ", "\n", "*", " resign", "[id \"b\"]", "\n[White \"w\"]\n", "rest {x}", "(", ")", " {x} "));
        record.moves().forEach(move -> telling.add(" " + move.text() + " "));
        return odd(chance(3) ? pieces : telling);
    }

    private <M extends Move, P extends Position<M, P>> GameRecord<M, P> record(
            GameNotation<M, P> notation, Options options, int plies) {
        P start = notation.game().start(options);
        if (chance(4)) {
            start = Playout.from(start, random.nextLong(), 1 + random.nextInt(40))
                    .end();
        }
        int length = chance(10) ? random.nextInt(3) : chance(2) ? random.nextInt(plies) : plies;
        Line<M, P> line = Playout.from(start, random.nextLong(), length);
        GameRecord<M, P> bare = GameRecord.of(line, List.of());
        Optional<Ending> ending = ending(line.end());
        Result result = ending.map(last -> result(last, line.end())).orElse(bare.result());
        return new GameRecord<>(
                bare.game(),
                bare.options(),
                bare.setup(),
                tags(result, bare.score()),
                chance(3) ? comment() : "",
                decorated(notation, start, bare.moves(), 0),
                ending,
                result,
                bare.score(),
                "",
                bare.start());
    }

    /** Some options of the game at random, where they fit together. */
    private Options options(Game<?, ?> game) {
        Map<String, String> chosen = new LinkedHashMap<>();
        for (Option option : game.options()) {
            if (!option.values().isEmpty() && chance(4)) {
                chosen.put(option.name(), pick(option.values()));
            }
        }
        try {
            Options options = Options.of(game, chosen);
            game.start(options);
            return options;
        } catch (InvalidOptionsException doNotFit) {
            return game.defaults();
        }
    }

    private <M extends Move, P extends Position<M, P>> List<RecordedMove<M>> decorated(
            GameNotation<M, P> notation, P start, List<RecordedMove<M>> entries, int depth) {
        List<RecordedMove<M>> decorated = new ArrayList<>();
        P position = start;
        boolean announced = false;
        for (RecordedMove<M> entry : entries) {
            List<Variation<M>> variations = new ArrayList<>();
            // Whatever stands behind an announcement must make use of it.
            while (depth < DEEPEST && !announced && chance(12)) {
                variations.add(variation(notation, position, depth + 1));
            }
            decorated.add(entry.withSuffix(chance(8) ? pick(SUFFIXES) : "")
                    .withComment(chance(8) ? comment() : "")
                    .withVariations(variations));
            for (M move : entry.moves()) {
                position = position.play(move);
            }
            announced = entry.moves().isEmpty();
        }
        return decorated;
    }

    private <M extends Move, P extends Position<M, P>> Variation<M> variation(
            GameNotation<M, P> notation, P before, int depth) {
        Line<M, P> line = Playout.from(before, random.nextLong(), 1 + random.nextInt(4));
        List<RecordedMove<M>> moves =
                decorated(notation, before, GameRecord.of(line).moves(), depth);
        return new Variation<>(
                chance(4) ? comment() : "", moves, chance(4) ? ending(line.end()) : Optional.empty(), "");
    }

    /** A last word that fits: none where the game is over, for then it would be too many. */
    private <M extends Move, P extends Position<M, P>> Optional<Ending> ending(P end) {
        if (!end.outcome().isOpen()) {
            return chance(2) ? Optional.of(new Ending(Kind.STOP, Optional.empty())) : Optional.empty();
        }
        Kind kind = pick(List.of(Kind.values()));
        Optional<Seat> due = end.turn().seat();
        if (kind == Kind.STOP || kind == Kind.AGREED || (due.isPresent() && chance(2))) {
            return Optional.of(new Ending(kind, Optional.empty()));
        }
        List<String> others = end.game().seats(end.options()).stream()
                .filter(seat -> !due.equals(Optional.of(seat)))
                .map(Seat::id)
                .toList();
        return Optional.of(new Ending(kind, Optional.of(pick(others))));
    }

    private static <M extends Move, P extends Position<M, P>> Result result(Ending ending, P end) {
        if (ending.kind() == Kind.STOP) {
            return Result.of(end.outcome());
        }
        if (ending.kind() == Kind.AGREED) {
            return Result.drawn("agreed");
        }
        Seat loser = ending.seat()
                .<Seat>flatMap(id -> end.game().seats(end.options()).stream()
                        .filter(seat -> seat.id().equals(id))
                        .map(Seat.class::cast)
                        .findFirst())
                .or(() -> end.turn().seat())
                .orElseThrow();
        return Result.won(
                end.game().opponents(loser, end.options()), ending.kind().toString());
    }

    private List<Tag> tags(Result result, List<Integer> score) {
        List<Tag> tags = new ArrayList<>();
        for (String name : List.of("Event", "White", "A", "بازیکن", "x-1_y", "Date", "\\{(;", "🎲")) {
            if (chance(3)) {
                tags.add(new Tag(name, odd(ODD)));
            }
        }
        if (chance(2)) {
            tags.add(new Tag("Result", result.tag()));
        }
        if (chance(2) && !score.isEmpty()) {
            tags.add(new Tag(
                    "Score",
                    String.join("-", score.stream().map(String::valueOf).toList())));
        }
        return tags;
    }

    private String comment() {
        List<String> pieces = new ArrayList<>(ODD);
        pieces.addAll(LINES);
        return odd(pieces);
    }

    private String odd(List<String> pieces) {
        StringBuilder text = new StringBuilder();
        for (int i = random.nextInt(6); i >= 0; i--) {
            text.append(pick(pieces));
        }
        return text.toString();
    }

    private boolean chance(int one) {
        return random.nextInt(one) == 0;
    }

    private <T> T pick(List<T> list) {
        return list.get(((RandomGenerator) random).nextInt(list.size()));
    }
}
