package org.ludex.dog.engine;

import java.util.List;
import java.util.Optional;
import org.ludex.core.Facts;
import org.ludex.core.Rule;
import org.ludex.core.Verdict;
import org.ludex.dog.Card;
import org.ludex.dog.Cell;
import org.ludex.dog.DogRule;
import org.ludex.dog.Place;
import org.ludex.dog.Step;
import org.ludex.dog.TableRule;
import org.ludex.dog.deal.Concern;
import org.ludex.dog.engine.CardUse.Split;

/** Walks the steps of a play one after another on its own board, or says what blocks a piece. */
final class Walker {

    private static final int[] NOWHERE = {};

    private final State before;
    private final Ruleset rules;
    private final Table table;
    private final Paths paths;
    private final Board board;
    private final CardUse use;
    private final boolean copied;
    private final Hits hits = new Hits();
    private final int mover;

    private int[] landings = NOWHERE;
    private int walked;
    private int piece;
    private int restTakers;
    private Effect.Kind kind = Effect.Kind.NUMBER;

    Walker(State before, Board board, CardUse use, boolean copied) {
        this.before = before;
        this.rules = before.rules;
        this.table = rules.table();
        this.paths = rules.paths();
        this.board = board;
        this.use = use;
        this.copied = copied;
        this.mover = before.mover();
    }

    private static Optional<Verdict.Illegal> refuse(Rule rule, Facts facts) {
        return Optional.of(Verdict.illegal(rule, facts));
    }

    /** Why the pieces cannot make the steps of a play; if there is no reason, they have moved. */
    Optional<Verdict.Illegal> refuse(List<Step> steps) {
        return use.deed() == CardUse.Deed.MAGNET ? pull(steps) : walk(steps);
    }

    /** The piece that moved last. */
    int piece() {
        return piece;
    }

    Effect effect() {
        return new Effect(before, board, kind, use.kind(), walked, landings, hits);
    }

    private Optional<Verdict.Illegal> walk(List<Step> steps) {
        if (use.deed() == CardUse.Deed.SWAP) {
            return refuse(DogRule.D21, Facts.of("card", use.kind()).as("steps"));
        }
        if (steps.isEmpty() || (steps.size() > 1 && use.split() == Split.NONE)) {
            return refuse(
                    use.rule(),
                    Facts.of("card", use.kind(), "parts", steps.size()).as("parts"));
        }
        landings = new int[steps.size()];
        for (int index = 0; index < steps.size(); index++) {
            Optional<Verdict.Illegal> verdict = step(steps.get(index), index);
            if (verdict.isPresent()) {
                return verdict;
            }
        }
        if (use.split() != Split.NONE) {
            kind = Effect.Kind.SHARED;
            if (walked != use.split().steps()) {
                return refuse(
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
        return Optional.empty();
    }

    private Optional<Verdict.Illegal> step(Step step, int index) {
        if (step.from().isKennel()) {
            return start(step);
        }
        int from = table.spot(step.owner(), step.from());
        Optional<Verdict.Illegal> whose = whose(step, from);
        if (whose.isPresent()) {
            return whose;
        }
        piece = board.at(from);
        int to = table.spot(step.owner(), step.to());
        int steps = to < 0 ? 0 : steps(from, to, step.owner().index());
        Optional<Verdict.Illegal> far = far(step, from, to, steps);
        if (far.isPresent()) {
            return far;
        }
        boolean back = steps < 0;
        if (!rules.pieces().suits(before, piece, Math.abs(steps), copied)) {
            return unsuited();
        }
        Obstacle obstacle = paths.between(board, from, to, steps, use.lifts(back));
        if (obstacle != Obstacle.NONE) {
            return refuse(obstacle.rule(rules.book()), Facts.of("from", step.from(), "to", step.to()));
        }
        for (int earlier = 0; earlier < index; earlier++) {
            if (landings[earlier] == from) {
                return refuse(use.rule(), Facts.of("piece", step.from()).as("twice"));
            }
        }
        landings[index] = to;
        walked += Math.abs(steps);
        Movement.step(rules, board, from, to, use.split().sweeps(), hits);
        return Optional.empty();
    }

    private Optional<Verdict.Illegal> unsuited() {
        return refuse(rules.rule(Concern.SUIT), Facts.of("card", use.kind()).as(copied ? "copy" : ""));
    }

    private Optional<Verdict.Illegal> start(Step step) {
        int seat = step.owner().index();
        if (!use.starts()) {
            return refuse(DogRule.D9, Facts.of("card", use.kind()).as("card"));
        }
        if (seat != mover) {
            return stranger(step);
        }
        if (!step.to().equals(table.cell(table.start(seat)))) {
            return refuse(
                    DogRule.D9,
                    Facts.of("to", step.to(), "due", table.cell(table.start(seat)))
                            .as("to"));
        }
        Optional<Verdict.Illegal> verdict = Kennels.refuseStart(rules, board, seat, step.rank());
        if (verdict.isPresent()) {
            return verdict;
        }
        piece = Kennels.piece(board, seat, step.rank());
        if (!rules.pieces().suits(before, piece, 0, copied)) {
            return unsuited();
        }
        kind = Effect.Kind.START;
        landings[0] = table.start(seat);
        Movement.start(rules, board, piece, hits);
        return Optional.empty();
    }

    /** Why there is no piece that the player may move. */
    private Optional<Verdict.Illegal> whose(Step step, int from) {
        if (from < 0
                || board.isFree(from)
                || Board.owner(board.at(from)) != step.owner().index()) {
            return refuse(TableRule.NO_PIECE, Facts.of("piece", new Place(step.owner(), step.from())));
        }
        if (step.rank().isPresent() && !step.rank().equals(Board.rank(board.at(from)))) {
            return refuse(
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
            return rules.sharers(before).contains(owner)
                    ? Optional.empty()
                    : refuse(use.rule(), Facts.of("owner", step.owner()).as("owner"));
        }
        if (owner == mover) {
            return Optional.empty();
        }
        if (!Splits.overflows(before, use.split()) || owner != (mover ^ 2)) {
            return stranger(step);
        }
        if (!board.isHome(mover)) {
            return refuse(DogRule.D19, Facts.of("owner", step.owner()));
        }
        restTakers++;
        return restTakers > 1 && !rules.sharesRest()
                ? refuse(DogRule.D19, Facts.of("owner", step.owner()).as("one"))
                : Optional.empty();
    }

    private Optional<Verdict.Illegal> stranger(Step step) {
        boolean pairs = table.seating().inPairs();
        int owner = step.owner().index();
        if (pairs && mover != before.turn && owner == before.turn) {
            return refuse(DogRule.D22, Facts.of("owner", step.owner()).as("home"));
        }
        return pairs && owner == (mover ^ 2)
                ? refuse(DogRule.D22, Facts.of("owner", step.owner(), "seat", before.player()))
                : refuse(TableRule.NO_PIECE, Facts.of("owner", step.owner()).as("stranger"));
    }

    /** The steps between two spots, negative when the card leads back; 0 when no number leads there. */
    private int steps(int from, int to, int seat) {
        if (!table.isTrack(from)) {
            return table.isTrack(to) ? 0 : Math.max(0, to - from);
        }
        if (!table.isTrack(to)) {
            return Math.max(0, paths.distanceHome(seat, from, table.houseNumber(to)));
        }
        int forward = table.distance(from, to);
        return use.back() != 0 && forward == table.length() - use.back() ? -use.back() : forward;
    }

    /** Why the card does not lead that far. */
    private Optional<Verdict.Illegal> far(Step step, int from, int to, int steps) {
        boolean inside = !table.isTrack(from);
        boolean enters = to >= 0 && !table.isTrack(to);
        if (steps < 0 || (steps > 0 && allows(steps, enters && !inside))) {
            return Optional.empty();
        }
        Facts facts = Facts.of("card", use.kind(), "from", step.from(), "to", step.to());
        boolean four = use.back() != 0;
        if (enters && !inside && steps == 0) {
            return refuse(DogRule.D15, facts);
        }
        if (inside) {
            return refuse(four ? DogRule.D16 : DogRule.D13, facts.as("inside"));
        }
        return refuse(enters && use.split() == Split.NONE ? DogRule.D12 : use.rule(), facts);
    }

    private boolean allows(int steps, boolean enters) {
        if (use.split() != Split.NONE) {
            return steps >= 1 && steps <= use.split().steps() - walked;
        }
        if (use.allows(steps)) {
            return true;
        }
        for (int spare = 1; enters && spare <= rules.pieces().spare(piece); spare++) {
            if (use.allows(steps + spare) && rules.pieces().suits(before, piece, steps + spare, copied)) {
                return true;
            }
        }
        return false;
    }

    /** The magnet: one piece moves to the cell just before the next piece. */
    private Optional<Verdict.Illegal> pull(List<Step> steps) {
        kind = Effect.Kind.MAGNET;
        if (steps.size() != 1) {
            return refuse(
                    use.rule(),
                    Facts.of("card", Card.MAGNET, "parts", steps.size()).as("parts"));
        }
        Step step = steps.get(0);
        if (step.from().isKennel()) {
            return refuse(DogRule.D9, Facts.of("card", Card.MAGNET).as("card"));
        }
        int from = table.spot(step.owner(), step.from());
        Optional<Verdict.Illegal> whose = whose(step, from);
        if (whose.isPresent()) {
            return whose;
        }
        piece = board.at(from);
        int target = table.isTrack(from) ? paths.magnet(board, from) : Paths.NOWHERE;
        if (target == Paths.NOWHERE) {
            return refuse(use.rule(), Facts.of("from", step.from()).as("stuck"));
        }
        Cell due = table.cell(target);
        if (!step.to().equals(due)) {
            return refuse(use.rule(), Facts.of("to", step.to(), "due", due).as("to"));
        }
        if (!rules.pieces().suits(before, piece, 0, copied)) {
            return unsuited();
        }
        landings = new int[] {target};
        Movement.step(rules, board, from, target, false, hits);
        return Optional.empty();
    }
}
