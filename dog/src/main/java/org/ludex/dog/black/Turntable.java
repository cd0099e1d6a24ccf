package org.ludex.dog.black;

import java.util.Optional;
import java.util.Set;
import org.ludex.core.Facts;
import org.ludex.core.Rule;
import org.ludex.core.Verdict;
import org.ludex.dog.After;
import org.ludex.dog.Card;
import org.ludex.dog.Cell;
import org.ludex.dog.DogRun;
import org.ludex.dog.Spin;
import org.ludex.dog.TableRule;
import org.ludex.dog.engine.Board;
import org.ludex.dog.engine.Effect;
import org.ludex.dog.engine.Hits;
import org.ludex.dog.engine.Sequel;
import org.ludex.dog.engine.Table;

/** The consequences of a play in Black DOG: the dog runs, and the table turns. */
final class Turntable implements Sequel {

    private final Table table;
    private final Set<Card> black;
    private final DogHits dogHits;
    private final SwapTurns swapTurns;
    private final boolean[] paws;
    private final boolean[] disc;

    Turntable(Table table, Set<Card> black, DogHits dogHits, SwapTurns swapTurns) {
        this.table = table;
        this.black = black;
        this.dogHits = dogHits;
        this.swapTurns = swapTurns;
        this.paws = new boolean[table.length()];
        this.disc = new boolean[table.length()];
        table.geometry().whitePaws().forEach(cell -> paws[cell] = true);
        table.geometry().blackPaws().forEach(cell -> paws[cell] = true);
        table.geometry().disc().forEach(cell -> disc[cell] = true);
    }

    /** A piece that meets the dog goes to its kennel. */
    @Override
    public void landed(Board board, int spot, Hits hits) {
        if (spot == board.dog()) {
            hits.lose(board, spot);
        }
    }

    @Override
    public boolean isMarked(int spot) {
        return table.isTrack(spot) && paws[spot];
    }

    @Override
    public boolean turns(Effect effect) {
        Board board = effect.board();
        if (runs(effect)) {
            board = board.copy();
            run(board, effect.steps(), new Hits());
        }
        return isTurned(effect, board);
    }

    @Override
    public Optional<Verdict.Illegal> finish(Effect effect, After after) {
        Board board = effect.board();
        int from = board.dog();
        if (runs(effect)) {
            run(board, effect.steps(), effect.hits());
        }
        Optional<Verdict.Illegal> wrongRun = wrongRun(after.dog(), from, board.dog());
        if (wrongRun.isPresent()) {
            return wrongRun;
        }
        boolean due = isTurned(effect, board);
        if (due != after.turn().isPresent()) {
            Rule rule = effect.kind() == Effect.Kind.SWAP ? BlackRule.B7 : BlackRule.B6;
            return Optional.of(Verdict.illegal(rule, Facts.none().as(due ? "must" : "not")));
        }
        after.turn().ifPresent(way -> turn(board, way));
        return Optional.empty();
    }

    private static Optional<Verdict.Illegal> wrongRun(Optional<DogRun> listed, int from, int to) {
        DogRun run = new DogRun(Cell.track(from), Cell.track(to));
        if (listed.isEmpty() || (from != to && listed.get().equals(run))) {
            return Optional.empty();
        }
        Facts facts = Facts.of("listed", listed.get(), "cell", Cell.track(from), "run", run);
        return Optional.of(Verdict.illegal(TableRule.WRONG_HIT, facts.as(from == to ? "still" : "dog")));
    }

    /** Black cards move the dog as far as the piece; not when they start one. */
    private boolean runs(Effect effect) {
        return effect.kind() == Effect.Kind.NUMBER && black.contains(effect.value());
    }

    /** The dog runs, without counting start cells; only a piece on the start cell of its own colour is safe from it. */
    private void run(Board board, int steps, Hits hits) {
        int spot = board.dog();
        for (int left = steps; left > 0; ) {
            spot = table.ahead(spot, 1);
            left -= table.isStart(spot) ? 0 : 1;
            boolean meets = left == 0 || dogHits == DogHits.PASSED_AND_REACHED;
            if (meets && !board.isFree(spot) && spot != table.start(Board.owner(board.at(spot)))) {
                hits.hit(board, spot);
            }
        }
        board.dog(spot);
    }

    /** Whether a piece that this play moved stands on a paw now. */
    private boolean isTurned(Effect effect, Board board) {
        int[] landings = effect.landings();
        if (effect.kind() != Effect.Kind.SWAP) {
            return onPaw(board, landings);
        }
        return switch (swapTurns) {
            case NEVER -> false;
            case ALWAYS -> onPaw(board, landings);
            case OWN -> onPaw(board, new int[] {landings[0]});
        };
    }

    private boolean onPaw(Board board, int[] landings) {
        for (int spot : landings) {
            if (turns(board, spot)) {
                return true;
            }
        }
        return false;
    }

    /** The disc turns by a quarter, with everything on it. */
    private void turn(Board board, Spin way) {
        int shift = way == Spin.RIGHT
                ? table.geometry().quarter()
                : -table.geometry().quarter();
        int[] turned = new int[disc.length];
        for (int spot = board.nextTaken(0); spot < disc.length; spot = board.nextTaken(spot + 1)) {
            if (disc[spot]) {
                turned[table.ahead(spot, shift)] = board.lift(spot);
            }
        }
        for (int spot = 0; spot < disc.length; spot++) {
            if (turned[spot] != Board.NOBODY) {
                board.put(spot, turned[spot]);
            }
        }
        if (disc[board.dog()]) {
            board.dog(table.ahead(board.dog(), shift));
        }
    }
}
