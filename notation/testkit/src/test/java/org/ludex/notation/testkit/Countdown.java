package org.ludex.notation.testkit;

import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.IntStream;
import org.ludex.core.Attempt;
import org.ludex.core.Facts;
import org.ludex.core.InvalidPositionException;
import org.ludex.core.Move;
import org.ludex.core.NamedGame;
import org.ludex.core.Option;
import org.ludex.core.Options;
import org.ludex.core.Outcome;
import org.ludex.core.Position;
import org.ludex.core.Rule;
import org.ludex.core.Seat;
import org.ludex.core.Setup;
import org.ludex.core.Turn;
import org.ludex.core.Verdict;
import org.ludex.notation.spi.GameNotation;
import org.ludex.notation.spi.MoveText;
import org.ludex.notation.spi.WrittenMove;

/** A game from outside with the least that a game can have: two players take one to three of twenty matches in turn. */
public class Countdown extends NamedGame<Countdown.Take, Countdown.Matches> {

    static final Countdown GAME = new Countdown();

    private static final int ALL = 20;
    private static final int MOST = 3;

    /** For the loader. */
    public Countdown() {
        this("countdown");
    }

    /** The same game under another name. */
    Countdown(String id) {
        super(id, "Countdown");
    }

    /** The only kind of move: a plain record. */
    public record Take(int count) implements Move {
        @Override
        public String toString() {
            return "-" + count;
        }
    }

    /** How many matches are left. */
    public record Matches(Countdown game, int left, Player player) implements Position<Take, Matches> {
        @Override
        public Matches self() {
            return this;
        }

        @Override
        public Options options() {
            return game.defaults();
        }

        @Override
        public Turn turn() {
            return left == 0 ? Turn.nobody() : Turn.of(player);
        }

        @Override
        public List<Take> legalMoves() {
            return IntStream.rangeClosed(1, Math.min(MOST, left))
                    .mapToObj(Take::new)
                    .toList();
        }

        @Override
        public Attempt<Matches> attempt(Take move) {
            Objects.requireNonNull(move, "the move is null");
            return legalMoves().contains(move)
                    ? Attempt.legal(new Matches(game, left - move.count(), player.other()))
                    : Attempt.refused(Verdict.illegal(Law.C1, Facts.of("count", move.count())));
        }

        @Override
        public Outcome outcome() {
            return left == 0 ? Outcome.won(player.other(), Law.C2) : Outcome.open();
        }

        @Override
        public String text() {
            return left + " " + player.id();
        }
    }

    /** The players. */
    public enum Player implements Seat {
        NORTH,
        SOUTH;

        @Override
        public String id() {
            return name().toLowerCase(Locale.ROOT);
        }

        Player other() {
            return this == NORTH ? SOUTH : NORTH;
        }
    }

    /** The rules. */
    public enum Law implements Rule {
        C1,
        C2;

        @Override
        public Kind kind() {
            return this == C1 ? Kind.CONSTRAINT : Kind.ENDING;
        }
    }

    @Override
    public List<Option> options() {
        return List.of();
    }

    @Override
    public List<Player> seats(Options options) {
        return List.of(Player.values());
    }

    @Override
    public List<Law> rules() {
        return List.of(Law.values());
    }

    @Override
    public Class<Take> moveType() {
        return Take.class;
    }

    @Override
    public Matches start(Options options) {
        return new Matches(this, ALL, Player.NORTH);
    }

    @Override
    public Setup<Matches> setup(String text, Options options) {
        return IntStream.rangeClosed(0, ALL)
                .boxed()
                .flatMap(left -> seats(options).stream().map(player -> new Matches(this, left, player)))
                .filter(matches -> matches.text().equals(text))
                .findFirst()
                .map(matches -> Setup.of(List.of(), () -> matches))
                .orElseThrow(() -> InvalidPositionException.unreadable(text, 1, "20 north"));
    }

    /** How the game is written: {@code -2} takes two matches. */
    public static class Notation implements GameNotation<Take, Matches> {

        private final Countdown game;

        /** For the loader. */
        public Notation() {
            this(GAME);
        }

        Notation(Countdown game) {
            this.game = game;
        }

        @Override
        public final Countdown game() {
            return game;
        }

        @Override
        public List<WrittenMove<Take, Matches>> parse(MoveText text) {
            return text.wordByWord(word -> word.matches("-[0-9]")
                    ? Optional.of(new Take(Integer.parseInt(word.substring(1))))
                    : Optional.empty());
        }
    }
}
