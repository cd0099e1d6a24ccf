package org.ludex.dog.engine;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import org.ludex.dog.Player;
import org.ludex.dog.Step;
import org.ludex.dog.engine.CardUse.Split;

/**
 * The ways to share the steps of a card among pieces, one for each result. Each piece takes at most one part. Parts that
 * do not touch each other's cells may change places without changing the result, so of two such neighbours only one order
 * is tried; what still leads to a result already found is dropped.
 */
final class Splits {

    /** Takes a way to share the steps. */
    interface Receiver {
        void accept(List<Step> steps, int[] landings, Board after);
    }

    /** A part of the steps: the piece by its number here, its way on the track, and whether it ends in a destination. */
    private record Part(int piece, int from, int target, int steps, int arc, boolean inside, int owner) {

        /** Whether another part would touch the cells of this one; its way on the track is {@code way} cells long. */
        boolean touches(int start, int way, boolean ends, int seat, Table table) {
            if (owner == seat && inside && ends) {
                return true;
            }
            if (arc < 0 || way < 0) {
                return false;
            }
            return table.distance(from, start) <= arc || table.distance(start, from) <= way;
        }
    }

    private final State state;
    private final Ruleset rules;
    private final Table table;
    private final Paths paths;
    private final Split split;
    private final Set<Result> results;
    private final Receiver receiver;
    private final List<Part> parts = new ArrayList<>();
    private final int mover;
    private final boolean overflows;
    private final int[] owners;
    private int moved;

    Splits(State state, Split split, Set<Result> results, Receiver receiver) {
        this.state = state;
        this.rules = state.rules;
        this.table = rules.table();
        this.paths = rules.paths();
        this.split = split;
        this.results = results;
        this.receiver = receiver;
        this.mover = state.mover();
        this.overflows = overflows(state, split);
        this.owners = owners();
    }

    /** Whether the rest of a card may go to the partner once the player's own pieces are home. */
    static boolean overflows(State state, Split split) {
        return split == Split.SEVEN && state.rules.table().seating().inPairs() && state.mover() == state.turn;
    }

    private int[] owners() {
        if (split == Split.FOUR) {
            return rules.sharers(state).stream().mapToInt(Integer::intValue).toArray();
        }
        return overflows ? new int[] {mover, mover ^ 2} : new int[] {mover};
    }

    void run() {
        int[] spots = {};
        for (int owner : owners) {
            int[] found = state.board.spotsOf(owner);
            int before = spots.length;
            spots = Arrays.copyOf(spots, before + found.length);
            System.arraycopy(found, 0, spots, before, found.length);
        }
        share(state.board, spots, split.steps());
    }

    private void share(Board board, int[] spots, int left) {
        for (int piece = 0; piece < spots.length; piece++) {
            if (spots[piece] >= 0 && (moved >> piece & 1) == 0) {
                int owner = Board.owner(board.at(spots[piece]));
                boolean rest = overflows && owner != mover;
                if (rest && !board.isHome(mover)) {
                    break;
                }
                int least = rest && !rules.sharesRest() ? left : 1;
                for (int steps = least; steps <= left; steps++) {
                    part(board, spots, left, piece, owner, steps, paths.house(owner, spots[piece], steps));
                    part(board, spots, left, piece, owner, steps, paths.track(spots[piece], steps));
                }
            }
        }
    }

    private void part(Board board, int[] spots, int left, int piece, int owner, int steps, int target) {
        int from = spots[piece];
        if (target == Paths.NOWHERE) {
            return;
        }
        boolean inside = !table.isTrack(target);
        int arc = !table.isTrack(from) ? -1 : inside ? table.distance(from, table.start(owner)) : steps;
        if (!parts.isEmpty()) {
            Part before = parts.get(parts.size() - 1);
            if (piece < before.piece && !before.touches(from, arc, inside, owner, table)) {
                return;
            }
        }
        if (paths.between(board, from, target, steps, false) != Obstacle.NONE) {
            return;
        }
        Board next = board.copy();
        Movement.step(rules, next, from, target, split.sweeps(), new Hits());
        parts.add(new Part(piece, from, target, steps, arc, inside, owner));
        if (steps == left) {
            finish(next);
        } else {
            moved |= 1 << piece;
            share(next, after(spots, piece, target, next), left - steps);
            moved &= ~(1 << piece);
        }
        parts.remove(parts.size() - 1);
    }

    /** Where the pieces are after one of them moved; -1 for those that went to their kennels. */
    private static int[] after(int[] spots, int piece, int target, Board next) {
        int[] now = spots.clone();
        now[piece] = next.isFree(target) ? -1 : target;
        for (int other = 0; other < now.length; other++) {
            if (other != piece && now[other] >= 0 && (now[other] == target || next.isFree(now[other]))) {
                now[other] = -1;
            }
        }
        return now;
    }

    private void finish(Board after) {
        int[] landings = new int[parts.size()];
        for (int index = 0; index < landings.length; index++) {
            landings[index] = parts.get(index).target;
        }
        if (results.add(new Result(after, rules.sequel().trace(after, landings)))) {
            Step[] steps = new Step[landings.length];
            for (int index = 0; index < steps.length; index++) {
                Part part = parts.get(index);
                steps[index] = new Step(Player.at(part.owner), table.cell(part.from), table.cell(part.target));
            }
            receiver.accept(List.of(steps), landings, after);
        }
    }
}
