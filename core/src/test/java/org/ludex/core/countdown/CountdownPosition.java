package org.ludex.core.countdown;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import org.ludex.core.Attempt;
import org.ludex.core.Checks;
import org.ludex.core.Facts;
import org.ludex.core.Game;
import org.ludex.core.Options;
import org.ludex.core.Outcome;
import org.ludex.core.Position;
import org.ludex.core.Turn;
import org.ludex.core.Verdict;
import org.ludex.core.Viewer;

/** How many are left, and whose turn it is. A spectator sees neither how many are left nor how many are taken away. */
public record CountdownPosition(
        Options options, int left, Side side, boolean drawing, boolean isMidTurn, boolean blurred)
        implements Position<Minus, CountdownPosition> {

    private static final Checks<CountdownPosition, Minus> CHECKS =
            Checks.inOrder(CountdownPosition::nothingLeft, CountdownPosition::wrongCount, CountdownPosition::tooMany);

    @Override
    public CountdownPosition self() {
        return this;
    }

    @Override
    public Game<Minus, CountdownPosition> game() {
        return Countdown.GAME;
    }

    @Override
    public Turn turn() {
        if (drawing) {
            return Turn.chance();
        }
        return left == 0 ? Turn.nobody() : Turn.of(side);
    }

    @Override
    public boolean listsMoves() {
        return !drawing;
    }

    @Override
    public List<Minus> legalMoves() {
        if (drawing) {
            throw new IllegalStateException("too many to list");
        }
        return IntStream.rangeClosed(1, Math.min(2, left)).mapToObj(Minus::new).toList();
    }

    @Override
    public Minus sample(RandomGenerator random) {
        return drawing ? new Minus(1 + random.nextInt(2)) : Position.super.sample(random);
    }

    private Optional<Verdict.Illegal> nothingLeft(Minus move) {
        return when(left == 0, Verdict.illegal(CountdownRule.C2, Facts.none().as("nothing")));
    }

    private Optional<Verdict.Illegal> wrongCount(Minus move) {
        Facts facts = Facts.of("count", move.count(), "side", side, "allowed", List.of(1, 2));
        return when(move.count() < 1 || move.count() > 2, Verdict.illegal(CountdownRule.C1, facts));
    }

    private Optional<Verdict.Illegal> tooMany(Minus move) {
        return when(move.count() > left && !blurred, Verdict.illegal(CountdownRule.C2, Facts.of("left", left)));
    }

    private static Optional<Verdict.Illegal> when(boolean broken, Verdict.Illegal refusal) {
        return broken ? Optional.of(refusal) : Optional.empty();
    }

    @Override
    public Attempt<CountdownPosition> attempt(Minus move) {
        Objects.requireNonNull(move, "the move is null");
        Optional<Verdict.Illegal> refusal = CHECKS.first(this, move);
        if (refusal.isPresent()) {
            return Attempt.refused(refusal.get());
        }
        boolean foggy = move.count() == 2 && options.value("fog").equals("yes");
        return foggy
                ? new Attempt.Played<>(after(move), Verdict.unproven(CountdownRule.UNSAID, Facts.none()))
                : Attempt.legal(after(move));
    }

    private CountdownPosition after(Minus move) {
        int then = blurred ? left : left - move.count();
        boolean first = options.value("pairs").equals("yes") && !drawing && !isMidTurn && then > 0;
        Side next = drawing || first ? side : side.other();
        return new CountdownPosition(options, then, next, false, first, blurred);
    }

    @Override
    public Outcome outcome() {
        return left == 0 ? Outcome.won(side.other(), CountdownRule.E1) : Outcome.open();
    }

    @Override
    public CountdownPosition view(Viewer viewer) {
        boolean spectator = viewer.at(this).seat().isEmpty();
        return spectator ? new CountdownPosition(options, 50, side, drawing, isMidTurn, true) : this;
    }

    @Override
    public Minus view(Minus move, Viewer viewer) {
        return viewer.at(this).seat().isEmpty() ? new Minus(1) : move;
    }

    @Override
    public String text() {
        return left + " " + side;
    }
}
