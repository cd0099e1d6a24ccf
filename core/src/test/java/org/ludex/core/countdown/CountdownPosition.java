package org.ludex.core.countdown;

import java.util.List;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import org.ludex.core.Facts;
import org.ludex.core.IllegalMoveException;
import org.ludex.core.Options;
import org.ludex.core.Outcome;
import org.ludex.core.Position;
import org.ludex.core.Turn;
import org.ludex.core.Verdict;
import org.ludex.core.picture.Drawing;
import org.ludex.core.picture.Picture;
import org.ludex.core.picture.StyledText;

/** How many are left, and whose turn it is. */
public record CountdownPosition(Countdown game, Options options, int left, Side side, boolean drawing)
        implements Position<Minus> {

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

    @Override
    public Verdict judge(Minus move) {
        if (left == 0) {
            return Verdict.illegal(CountdownRule.C2, Facts.none().as("nothing"));
        }
        if (move.count() < 1 || move.count() > 2) {
            return Verdict.illegal(
                    CountdownRule.C1, Facts.of("count", move.count(), "side", side, "allowed", List.of(1, 2)));
        }
        if (move.count() > left) {
            return Verdict.illegal(CountdownRule.C2, Facts.of("left", left));
        }
        return move.count() == 2 && options.value("fog").equals("yes")
                ? Verdict.unproven(CountdownRule.UNSAID, Facts.none())
                : Verdict.legal();
    }

    @Override
    public Position<Minus> play(Minus move) {
        if (judge(move) instanceof Verdict.Illegal illegal) {
            throw new IllegalMoveException(this, move, illegal);
        }
        Side next = side == Side.WHITE ? Side.BLACK : Side.WHITE;
        return new CountdownPosition(game, options, left - move.count(), drawing ? side : next, false);
    }

    @Override
    public Outcome outcome() {
        return left == 0 ? Outcome.won(side == Side.WHITE ? Side.BLACK : Side.WHITE, CountdownRule.E1) : Outcome.open();
    }

    @Override
    public String text() {
        return left + " " + side;
    }

    @Override
    public Picture picture() {
        return new Picture(StyledText.of(text()), new Drawing("Countdown", 1, 1, List.of()));
    }

    @Override
    public Picture pictureAfter(Minus move) {
        return play(move).picture();
    }
}
