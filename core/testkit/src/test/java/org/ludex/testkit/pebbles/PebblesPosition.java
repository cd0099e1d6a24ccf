package org.ludex.testkit.pebbles;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.ludex.core.Attempt;
import org.ludex.core.Facts;
import org.ludex.core.Game;
import org.ludex.core.Look;
import org.ludex.core.Options;
import org.ludex.core.Outcome;
import org.ludex.core.Position;
import org.ludex.core.Turn;
import org.ludex.core.Verdict;
import org.ludex.core.Viewer;
import org.ludex.core.picture.Picture;
import org.ludex.testkit.pebbles.PebblesMove.Take;

/** Heaps and the side to move. Not final, so that tests can break it. */
public class PebblesPosition implements Position<PebblesMove, PebblesPosition> {

    private final Pebbles game;
    private final Options options;
    private final List<Integer> heaps;
    private final Side side;

    public PebblesPosition(Pebbles game, Options options, List<Integer> heaps, Side side) {
        this.game = game;
        this.options = options;
        this.heaps = List.copyOf(heaps);
        this.side = side;
    }

    @Override
    public PebblesPosition self() {
        return this;
    }

    public List<Integer> heaps() {
        return heaps;
    }

    public Side side() {
        return side;
    }

    private boolean isOver() {
        return heaps.stream().allMatch(held -> held == 0);
    }

    @Override
    public Game<PebblesMove, PebblesPosition> game() {
        return game;
    }

    @Override
    public Options options() {
        return options;
    }

    @Override
    public Turn turn() {
        return isOver() ? Turn.nobody() : Turn.of(side);
    }

    @Override
    public List<PebblesMove> legalMoves() {
        List<PebblesMove> moves = new ArrayList<>();
        for (int heap = 1; heap <= heaps.size(); heap++) {
            int most = Math.min(heaps.get(heap - 1), options.number("most"));
            for (int count = 1; count <= most; count++) {
                moves.add(new Take(heap, count));
            }
        }
        return List.copyOf(moves);
    }

    @Override
    public Attempt<PebblesPosition> attempt(PebblesMove move) {
        Objects.requireNonNull(move, "the move is null");
        if (isOver()) {
            return refused(PebblesRule.AFTER_END, Facts.of("winner", winner()));
        }
        if (move.heap() < 1 || move.heap() > heaps.size()) {
            return refused(PebblesRule.NO_HEAP, Facts.of("heap", move.heap(), "last", heaps.size()));
        }
        int most = options.number("most");
        boolean nothing = move instanceof PebblesMove.TakeTwice twice && (twice.first() < 1 || twice.second() < 1);
        if (nothing || move.count() < 1 || move.count() > most) {
            return refused(PebblesRule.T1, Facts.of("count", move.count(), "most", most));
        }
        int held = heaps.get(move.heap() - 1);
        if (move.count() > held) {
            return refused(PebblesRule.T2, Facts.of("heap", move.heap(), "held", held, "count", move.count()));
        }
        return Attempt.legal(after(move));
    }

    private static Attempt<PebblesPosition> refused(PebblesRule rule, Facts facts) {
        return Attempt.refused(Verdict.illegal(rule, facts));
    }

    /** The position after a move, unasked. */
    protected final PebblesPosition after(PebblesMove move) {
        List<Integer> left = new ArrayList<>(heaps);
        left.set(move.heap() - 1, left.get(move.heap() - 1) - move.count());
        return game.position(options, left, side.other());
    }

    private Side winner() {
        return options.value("last").equals("wins") ? side.other() : side;
    }

    @Override
    public Outcome outcome() {
        return isOver() ? Outcome.won(winner(), PebblesRule.E1) : Outcome.open();
    }

    @Override
    public String text() {
        return Pebbles.write(heaps) + " " + side.id();
    }

    @Override
    public Picture picture(Look look) {
        look.side().ifPresent(seat -> Viewer.of(seat).at(this));
        return new PebblesPicture(heaps, side, look).picture();
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof PebblesPosition position
                && heaps.equals(position.heaps)
                && side == position.side
                && options.equals(position.options);
    }

    @Override
    public int hashCode() {
        return Objects.hash(heaps, side, options);
    }

    @Override
    public String toString() {
        return IntStream.range(0, heaps.size())
                .mapToObj(heap -> "o".repeat(heaps.get(heap)))
                .collect(Collectors.joining(" | "));
    }
}
