package org.ludex.testkit.secrets;

import java.util.List;
import java.util.OptionalInt;
import java.util.random.RandomGenerator;
import org.ludex.core.Facts;
import org.ludex.core.Game;
import org.ludex.core.IllegalMoveException;
import org.ludex.core.Options;
import org.ludex.core.Outcome;
import org.ludex.core.Position;
import org.ludex.core.Seat;
import org.ludex.core.Turn;
import org.ludex.core.Verdict;
import org.ludex.core.picture.Drawing;
import org.ludex.core.picture.Picture;
import org.ludex.core.picture.Shape;
import org.ludex.core.picture.StyledText;
import org.ludex.testkit.pebbles.Side;
import org.ludex.testkit.secrets.SecretsMove.Choice;
import org.ludex.testkit.secrets.SecretsMove.Choose;
import org.ludex.testkit.secrets.SecretsMove.Deal;

/** A table of Secrets. Not final, so that tests can break it. */
public class SecretsPosition implements Position<SecretsMove> {

    private static final List<SecretsMove> BOTH = List.of(new Choose(Choice.KEEP), new Choose(Choice.DOUBLE));

    private final Secrets game;
    private final Options options;
    private final Table table;

    public SecretsPosition(Secrets game, Options options, Table table) {
        this.game = game;
        this.options = options;
        this.table = table;
    }

    public Table table() {
        return table;
    }

    @Override
    public Game<SecretsMove> game() {
        return game;
    }

    @Override
    public Options options() {
        return options;
    }

    @Override
    public Turn turn() {
        if (!table.dealt() || (table.isDecided() && !table.isShown())) {
            return Turn.chance();
        }
        if (table.isDecided()) {
            return Turn.nobody();
        }
        return Turn.of(due());
    }

    private Side due() {
        return table.redChoice() == Choice.NONE ? Side.RED : Side.BLUE;
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
        return turn() instanceof Turn.Nobody
                ? List.of()
                : BOTH.stream().filter(move -> judge(move).isPlayable()).toList();
    }

    @Override
    public SecretsMove sample(RandomGenerator random) {
        if (turn() instanceof Turn.Chance) {
            return new Deal(draw(Side.RED, random), draw(Side.BLUE, random));
        }
        return Position.super.sample(random);
    }

    private int draw(Side side, RandomGenerator random) {
        int even = random.nextInt(50) * 2;
        int number = table.choice(side) == Choice.DOUBLE ? even : even + random.nextInt(2);
        return table.number(side).orElse(number);
    }

    @Override
    public Verdict judge(SecretsMove move) {
        Turn turn = turn();
        if (turn instanceof Turn.Nobody) {
            return Verdict.illegal(SecretsRule.AFTER_END);
        }
        if (move instanceof Deal deal && turn instanceof Turn.Chance) {
            Verdict red = judge(Side.RED, deal.red());
            return red.isPlayable() ? judge(Side.BLUE, deal.blue()) : red;
        }
        if (move instanceof Choose choose && turn instanceof Turn.OfSeat && choose.choice() != Choice.NONE) {
            return choose.choice() == Choice.DOUBLE ? judgeDouble(due()) : Verdict.legal();
        }
        return Verdict.illegal(SecretsRule.WRONG_TURN, Facts.of("due", turn));
    }

    private Verdict judge(Side side, int shown) {
        if (shown < 0 || shown > 99) {
            return Verdict.illegal(SecretsRule.N2, Facts.of("number", shown));
        }
        OptionalInt known = table.number(side);
        if (known.isPresent() && known.getAsInt() != shown) {
            return Verdict.illegal(SecretsRule.N3, Facts.of("side", side, "number", known.getAsInt(), "shown", shown));
        }
        if (table.choice(side) == Choice.DOUBLE && shown % 2 != 0) {
            return Verdict.illegal(
                    SecretsRule.N3, Facts.of("side", side, "shown", shown).as("odd"));
        }
        return Verdict.legal();
    }

    private Verdict judgeDouble(Side side) {
        OptionalInt known = table.number(side);
        if (known.isEmpty()) {
            return Verdict.unproven(SecretsRule.M2, Facts.of("side", side).as("hidden"));
        }
        return known.getAsInt() % 2 == 0
                ? Verdict.legal()
                : Verdict.illegal(SecretsRule.M2, Facts.of("side", side, "number", known.getAsInt()));
    }

    @Override
    public SecretsPosition play(SecretsMove move) {
        if (judge(move) instanceof Verdict.Illegal illegal) {
            throw new IllegalMoveException(this, move, illegal);
        }
        if (move instanceof Deal deal) {
            return game.position(options, table.with(OptionalInt.of(deal.red()), OptionalInt.of(deal.blue())));
        }
        return game.position(options, table.with(((Choose) move).choice()));
    }

    @Override
    public Outcome outcome() {
        if (!(turn() instanceof Turn.Nobody)) {
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
    public Position<SecretsMove> view(Seat seat) {
        if (!table.dealt() || !outcome().isOpen()) {
            return this;
        }
        OptionalInt red = seat == Side.RED ? table.red() : OptionalInt.empty();
        OptionalInt blue = seat == Side.BLUE ? table.blue() : OptionalInt.empty();
        return game.position(options, table.with(red, blue));
    }

    @Override
    public String text() {
        return table.text();
    }

    @Override
    public Picture picture() {
        Shape label = new Shape.Label(new Shape.Point(50, 10), 10, text(), 0x000000);
        return new Picture(StyledText.of(text() + "\n"), new Drawing("Secrets", 100, 20, List.of(label)));
    }

    @Override
    public Picture pictureAfter(SecretsMove move) {
        return play(move).picture();
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof SecretsPosition position && table.equals(position.table);
    }

    @Override
    public int hashCode() {
        return table.hashCode();
    }
}
