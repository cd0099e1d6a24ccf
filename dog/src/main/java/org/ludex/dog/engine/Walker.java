package org.ludex.dog.engine;

import java.util.List;
import org.ludex.core.Facts;
import org.ludex.core.Verdict;
import org.ludex.dog.Card;
import org.ludex.dog.Cell;
import org.ludex.dog.DogRule;
import org.ludex.dog.Place;
import org.ludex.dog.Step;
import org.ludex.dog.TableRule;
import org.ludex.dog.engine.CardUse.Split;

/** Walks the steps of a play one after the other, on a board of its own, or says what keeps a piece from its step. */
final class Walker {

    private final State before;
    private final Variant variant;
    private final Table table;
    private final Ways ways;
    private final Board board;
    private final CardUse use;
    private final boolean copied;
    private final Hits hits = new Hits();
    private final int mover;

    private int[] landings = new int[0];
    private int walked;
    private int piece;
    private int restTakers;
    private Effect.Kind kind = Effect.Kind.NUMBER;

    Walker(State before, Board board, CardUse use, boolean copied) {
        this.before = before;
        this.variant = before.variant;
        this.table = variant.table();
        this.ways = variant.ways();
        this.board = board;
        this.use = use;
        this.copied = copied;
        this.mover = before.mover();
    }

    /** The piece that moved last. */
    int piece() {
        return piece;
    }

    Effect effect() {
        return new Effect(before, board, kind, use.kind(), walked, landings, hits);
    }

    Verdict walk(List<Step> steps) {
        if (use.deed() == CardUse.Deed.SWAP) {
            return Verdict.illegal(DogRule.D21, Facts.of("card", use.kind()).as("steps"));
        }
        if (steps.isEmpty() || (steps.size() > 1 && use.split() == Split.NONE)) {
            return Verdict.illegal(
                    use.rule(),
                    Facts.of("card", use.kind(), "parts", steps.size()).as("parts"));
        }
        landings = new int[steps.size()];
        for (int index = 0; index < steps.size(); index++) {
            Verdict verdict = step(steps.get(index), index);
            if (!verdict.isPlayable()) {
                return verdict;
            }
        }
        if (use.split() != Split.NONE) {
            kind = Effect.Kind.SHARED;
            if (walked != use.split().steps()) {
                return Verdict.illegal(
                        use.rule(),
                        Facts.of(
                                        "card",
                                        use.kind(),
                                        "steps",
                                        walked,
                                        "due",
                                        use.split().steps())
                                .as("sum"));
            }
        }
        return Verdict.legal();
    }

    private Verdict step(Step step, int index) {
        if (step.from().isKennel()) {
            return start(step);
        }
        int from = table.spot(step.owner(), step.from());
        Verdict whose = whose(step, from);
        if (!whose.isPlayable()) {
            return whose;
        }
        piece = board.at(from);
        int to = table.spot(step.owner(), step.to());
        int steps = to < 0 ? 0 : steps(from, to, step.owner().index());
        Verdict far = far(step, from, to, steps);
        if (!far.isPlayable()) {
            return far;
        }
        boolean back = steps < 0;
        if (!variant.suits(before, piece, Math.abs(steps), copied)) {
            return unsuited();
        }
        Obstacle obstacle = ways.between(board, from, to, steps, variant.lifts(use.kind(), back));
        if (obstacle != Obstacle.NONE) {
            return Verdict.illegal(variant.rule(obstacle), Facts.of("from", step.from(), "to", step.to()));
        }
        for (int earlier = 0; earlier < index; earlier++) {
            if (landings[earlier] == from) {
                return Verdict.illegal(
                        use.rule(), Facts.of("piece", step.from()).as("twice"));
            }
        }
        landings[index] = to;
        walked += Math.abs(steps);
        Movement.step(variant, board, from, to, use.split().sweeps(), hits);
        return Verdict.legal();
    }

    private Verdict unsuited() {
        return Verdict.illegal(variant.suitRule(), Facts.of("card", use.kind()).as(copied ? "copy" : ""));
    }

    private Verdict start(Step step) {
        int seat = step.owner().index();
        if (!use.starts()) {
            return Verdict.illegal(DogRule.D9, Facts.of("card", use.kind()).as("card"));
        }
        if (seat != mover) {
            return stranger(step);
        }
        if (!step.to().equals(table.cell(table.start(seat)))) {
            return Verdict.illegal(
                    DogRule.D9,
                    Facts.of("to", step.to(), "due", table.cell(table.start(seat)))
                            .as("to"));
        }
        Verdict verdict = Starting.check(variant, board, seat, step.rank());
        if (!verdict.isPlayable()) {
            return verdict;
        }
        piece = Starting.piece(board, seat, step.rank());
        if (!variant.suits(before, piece, 0, copied)) {
            return unsuited();
        }
        kind = Effect.Kind.START;
        landings[0] = table.start(seat);
        Movement.start(variant, board, piece, hits);
        return Verdict.legal();
    }

    /** Whether there is a piece that the player may move. */
    private Verdict whose(Step step, int from) {
        if (from < 0
                || board.isFree(from)
                || Board.owner(board.at(from)) != step.owner().index()) {
            return Verdict.illegal(TableRule.NO_PIECE, Facts.of("piece", new Place(step.owner(), step.from())));
        }
        if (step.rank().isPresent() && !step.rank().equals(Board.rank(board.at(from)))) {
            return Verdict.illegal(
                    TableRule.NO_PIECE,
                    Facts.of(
                                    "piece",
                                    new Place(step.owner(), step.from()),
                                    "rank",
                                    step.rank().get())
                            .as("rank"));
        }
        int owner = step.owner().index();
        if (use.split() == Split.FOUR) {
            return variant.shareOwners(before).contains(owner)
                    ? Verdict.legal()
                    : Verdict.illegal(
                            use.rule(), Facts.of("owner", step.owner()).as("owner"));
        }
        if (owner == mover) {
            return Verdict.legal();
        }
        if (!Splits.overflows(before, use.split()) || owner != (mover ^ 2)) {
            return stranger(step);
        }
        if (!board.isHome(mover)) {
            return Verdict.illegal(DogRule.D19, Facts.of("owner", step.owner()));
        }
        restTakers++;
        return restTakers > 1 && !variant.sharesRest()
                ? Verdict.illegal(DogRule.D19, Facts.of("owner", step.owner()).as("one"))
                : Verdict.legal();
    }

    private Verdict stranger(Step step) {
        boolean pairs = table.seating().inPairs();
        int owner = step.owner().index();
        if (pairs && mover != before.turn && owner == before.turn) {
            return Verdict.illegal(DogRule.D22, Facts.of("owner", step.owner()).as("home"));
        }
        return pairs && owner == (mover ^ 2)
                ? Verdict.illegal(DogRule.D22, Facts.of("owner", step.owner(), "seat", before.player()))
                : Verdict.illegal(
                        TableRule.NO_PIECE, Facts.of("owner", step.owner()).as("stranger"));
    }

    /** The steps between two spots, negative when the card leads back; 0 when no number leads there. */
    private int steps(int from, int to, int seat) {
        if (!table.isTrack(from)) {
            return table.isTrack(to) ? 0 : Math.max(0, to - from);
        }
        if (!table.isTrack(to)) {
            return Math.max(0, ways.distanceHome(seat, from, table.houseNumber(to)));
        }
        int forward = table.distance(from, to);
        return use.back() != 0 && forward == table.length() - use.back() ? -use.back() : forward;
    }

    /** Whether the card leads so far. */
    private Verdict far(Step step, int from, int to, int steps) {
        boolean inside = !table.isTrack(from);
        boolean enters = to >= 0 && !table.isTrack(to);
        if (steps < 0 || (steps > 0 && allows(steps, enters && !inside))) {
            return Verdict.legal();
        }
        Facts facts = Facts.of("card", use.kind(), "from", step.from(), "to", step.to());
        boolean four = use.back() != 0;
        if (enters && !inside && steps == 0) {
            return Verdict.illegal(DogRule.D15, facts);
        }
        if (inside) {
            return Verdict.illegal(four ? DogRule.D16 : DogRule.D13, facts.as("inside"));
        }
        return Verdict.illegal(enters && use.split() == Split.NONE ? DogRule.D12 : use.rule(), facts);
    }

    private boolean allows(int steps, boolean enters) {
        if (use.split() != Split.NONE) {
            return steps >= 1 && steps <= use.split().steps() - walked;
        }
        if (use.allows(steps)) {
            return true;
        }
        for (int spare = 1; enters && spare <= variant.spare(piece); spare++) {
            if (use.allows(steps + spare) && variant.suits(before, piece, steps + spare, copied)) {
                return true;
            }
        }
        return false;
    }

    /** The magnet: one piece, right behind the next. */
    Verdict pull(List<Step> steps) {
        kind = Effect.Kind.MAGNET;
        if (steps.size() != 1) {
            return Verdict.illegal(
                    use.rule(),
                    Facts.of("card", Card.MAGNET, "parts", steps.size()).as("parts"));
        }
        Step step = steps.get(0);
        if (step.from().isKennel()) {
            return Verdict.illegal(DogRule.D9, Facts.of("card", Card.MAGNET).as("card"));
        }
        int from = table.spot(step.owner(), step.from());
        Verdict whose = whose(step, from);
        if (!whose.isPlayable()) {
            return whose;
        }
        piece = board.at(from);
        int target = table.isTrack(from) ? ways.magnet(board, from) : Ways.NOWHERE;
        if (target == Ways.NOWHERE) {
            return Verdict.illegal(use.rule(), Facts.of("from", step.from()).as("stuck"));
        }
        Cell due = table.cell(target);
        if (!step.to().equals(due)) {
            return Verdict.illegal(
                    use.rule(), Facts.of("to", step.to(), "due", due).as("to"));
        }
        if (!variant.suits(before, piece, 0, copied)) {
            return unsuited();
        }
        landings = new int[] {target};
        Movement.step(variant, board, from, target, false, hits);
        return Verdict.legal();
    }
}
