package org.ludex.testkit.secrets;

import java.util.List;
import java.util.Objects;
import java.util.OptionalInt;
import java.util.random.RandomGenerator;
import org.ludex.core.Attempt;
import org.ludex.core.Game;
import org.ludex.core.Options;
import org.ludex.core.Outcome;
import org.ludex.core.Position;
import org.ludex.core.Seat;
import org.ludex.core.Turn;
import org.ludex.core.Verdict;
import org.ludex.core.Viewer;
import org.ludex.testkit.pebbles.Side;
import org.ludex.testkit.secrets.SecretsMove.Choice;
import org.ludex.testkit.secrets.SecretsMove.Choose;
import org.ludex.testkit.secrets.SecretsMove.Deal;
import org.ludex.testkit.secrets.SecretsMove.Draw;
import org.ludex.testkit.secrets.SecretsMove.Show;

/** A table of Secrets. Not final, so that tests can break it. */
public class SecretsPosition implements Position<SecretsMove, SecretsPosition> {

    private static final List<SecretsMove> CHOICES =
            List.of(new Choose(Choice.KEEP), new Choose(Choice.DOUBLE), new Choose(Choice.SWAP));

    private final Secrets game;
    private final Options options;
    private final Table table;

    public SecretsPosition(Secrets game, Options options, Table table) {
        this.game = game;
        this.options = options;
        this.table = table;
    }

    @Override
    public SecretsPosition self() {
        return this;
    }

    public Table table() {
        return table;
    }

    @Override
    public Game<SecretsMove, SecretsPosition> game() {
        return game;
    }

    @Override
    public Options options() {
        return options;
    }

    @Override
    public Turn turn() {
        if (table.shown()) {
            return Turn.nobody();
        }
        boolean chance = !table.dealt() || table.isDecided() || table.isDrawing();
        return chance ? Turn.chance() : Turn.of(table.due());
    }

    @Override
    public boolean isMidTurn() {
        return table.isDrawing();
    }

    @Override
    public boolean listsMoves() {
        return !(turn() instanceof Turn.Chance);
    }

    @Override
    public List<SecretsMove> legalMoves() {
        if (!listsMoves()) {
            throw new IllegalStateException("a deal has too many events to list");
        }
        return CHOICES.stream().filter(move -> judge(move).isPlayable()).toList();
    }

    @Override
    public SecretsMove sample(RandomGenerator random) {
        if (!(turn() instanceof Turn.Chance)) {
            return Position.super.sample(random);
        }
        if (!table.dealt()) {
            return new Deal(any(random), any(random));
        }
        return table.isDrawing() ? new Draw(any(random)) : new Show(guess(Side.RED, random), guess(Side.BLUE, random));
    }

    private static OptionalInt any(RandomGenerator random) {
        return OptionalInt.of(random.nextInt(100));
    }

    private int guess(Side side, RandomGenerator random) {
        int even = random.nextInt(50) * 2;
        int number = table.choice(side) == Choice.DOUBLE ? even : even + random.nextInt(2);
        return table.number(side).orElse(number);
    }

    @Override
    public Attempt<SecretsPosition> attempt(SecretsMove move) {
        Objects.requireNonNull(move, "the move is null");
        Verdict verdict = new Refusals(table, turn()).verdictOn(move);
        return verdict instanceof Verdict.Illegal illegal
                ? Attempt.refused(illegal)
                : new Attempt.Played<>(after(move), verdict);
    }

    /** The position after a move, unasked. */
    protected final SecretsPosition after(SecretsMove move) {
        if (move instanceof Deal deal) {
            return game.position(options, table.with(deal.red(), deal.blue()));
        }
        Side side = table.due();
        if (move instanceof Draw draw) {
            return game.position(options, table.with(side, Choice.SWAP).with(side, draw.number()));
        }
        if (move instanceof Show show) {
            return game.position(options, table.showing(show.red(), show.blue()));
        }
        Choice choice = ((Choose) move).choice();
        return choice == Choice.SWAP
                ? game.position(options, table.with(side, Choice.SWAPPING).with(side, OptionalInt.empty()))
                : game.position(options, table.with(side, choice));
    }

    /** The same game with another table. */
    public final SecretsPosition with(Table other) {
        return game.position(options, other);
    }

    @Override
    public Outcome outcome() {
        if (!table.shown()) {
            return Outcome.open();
        }
        int lead = table.worth(Side.RED) - table.worth(Side.BLUE);
        return lead == 0 ? Outcome.drawn(SecretsRule.E2) : Outcome.won(lead > 0 ? Side.RED : Side.BLUE, SecretsRule.E1);
    }

    @Override
    public List<Integer> score() {
        return outcome().isOpen() ? List.of() : List.of(table.worth(Side.RED), table.worth(Side.BLUE));
    }

    @Override
    public SecretsPosition view(Viewer viewer) {
        Seat seat = viewer.at(this).seat().orElse(Nobody.NOBODY);
        return table.shown() || !table.dealt()
                ? this
                : game.position(
                        options, table.with(own(Side.RED, seat, table.red()), own(Side.BLUE, seat, table.blue())));
    }

    @Override
    public SecretsMove view(SecretsMove move, Viewer viewer) {
        Seat seat = viewer.at(this).seat().orElse(Nobody.NOBODY);
        if (move instanceof Deal deal) {
            return new Deal(own(Side.RED, seat, deal.red()), own(Side.BLUE, seat, deal.blue()));
        }
        return move instanceof Draw draw ? new Draw(own(table.due(), seat, draw.number())) : move;
    }

    private static OptionalInt own(Side side, Seat viewer, OptionalInt number) {
        return side.equals(viewer) ? number : OptionalInt.empty();
    }

    private enum Nobody implements Seat {
        NOBODY;

        @Override
        public String id() {
            return "nobody";
        }
    }

    @Override
    public String text() {
        return table.text();
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof SecretsPosition position && table.equals(position.table);
    }

    @Override
    public int hashCode() {
        return table.text().hashCode();
    }

    @Override
    public String toString() {
        return text();
    }
}
