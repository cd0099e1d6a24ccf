package org.ludex.testkit.pebbles;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.ludex.core.Facts;
import org.ludex.core.Game;
import org.ludex.core.IllegalMoveException;
import org.ludex.core.Options;
import org.ludex.core.Outcome;
import org.ludex.core.Position;
import org.ludex.core.Turn;
import org.ludex.core.Verdict;
import org.ludex.core.picture.Drawing;
import org.ludex.core.picture.Ink;
import org.ludex.core.picture.Paint;
import org.ludex.core.picture.Picture;
import org.ludex.core.picture.Shape;
import org.ludex.core.picture.StyledText;
import org.ludex.testkit.pebbles.PebblesMove.Take;

/** Heaps and the side to move. Not final, so that tests can break it. */
public class PebblesPosition implements Position<PebblesMove> {

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
    public Game<PebblesMove> game() {
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
    public Verdict judge(PebblesMove move) {
        if (isOver()) {
            return Verdict.illegal(PebblesRule.AFTER_END, Facts.of("winner", winner()));
        }
        if (move.heap() < 1 || move.heap() > heaps.size()) {
            return Verdict.illegal(PebblesRule.NO_HEAP, Facts.of("heap", move.heap(), "last", heaps.size()));
        }
        int most = options.number("most");
        boolean nothing = move instanceof PebblesMove.TakeTwice twice && (twice.first() < 1 || twice.second() < 1);
        if (nothing || move.count() < 1 || move.count() > most) {
            return Verdict.illegal(PebblesRule.T1, Facts.of("count", move.count(), "most", most));
        }
        int held = heaps.get(move.heap() - 1);
        if (move.count() > held) {
            return Verdict.illegal(PebblesRule.T2, Facts.of("heap", move.heap(), "held", held, "count", move.count()));
        }
        return Verdict.legal();
    }

    @Override
    public PebblesPosition play(PebblesMove move) {
        if (judge(move) instanceof Verdict.Illegal illegal) {
            throw new IllegalMoveException(this, move, illegal);
        }
        return after(move);
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
    public Picture picture() {
        StyledText text = StyledText.empty();
        List<Shape> shapes = new ArrayList<>();
        for (int heap = 0; heap < heaps.size(); heap++) {
            text = text.plus(Integer.toString(heap + 1), Ink.of(0x808080))
                    .plus(" " + "o".repeat(heaps.get(heap)) + "\n");
            for (int pebble = 0; pebble < heaps.get(heap); pebble++) {
                shapes.add(new Shape.Circle(10 + 20 * pebble, 10 + 20 * heap, 8, Paint.fill(0x607D8B)));
            }
        }
        String sideText = side.id().toUpperCase(Locale.ROOT);
        shapes.add(new Shape.Label(new Shape.Point(150, 110), 10, sideText + " <moves>", 0x000000));
        return new Picture(text, new Drawing("Pebbles", 200, 120, shapes));
    }

    @Override
    public Picture pictureAfter(PebblesMove move) {
        if (judge(move) instanceof Verdict.Illegal illegal) {
            throw new IllegalMoveException(this, move, illegal);
        }
        return after(move).picture();
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
