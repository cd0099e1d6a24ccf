package org.ludex.notation.replay;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Predicate;
import org.ludex.core.Attempt;
import org.ludex.core.Move;
import org.ludex.core.Position;
import org.ludex.core.Seat;
import org.ludex.core.Turn;
import org.ludex.notation.Diagnostic;
import org.ludex.notation.Place;
import org.ludex.notation.RecordedMove;
import org.ludex.notation.Suggestion;
import org.ludex.notation.entry.OpenEntry;
import org.ludex.notation.spi.GameNotation;
import org.ludex.notation.spi.Moment;
import org.ludex.notation.spi.NotationRule;
import org.ludex.notation.spi.Reading;
import org.ludex.notation.spi.Remark;
import org.ludex.notation.spi.Span;
import org.ludex.notation.spi.WrittenMove;
import org.ludex.notation.tree.LineTree;
import org.ludex.notation.tree.Source;
import org.ludex.notation.tree.Wording;

/**
 * Searches for the smallest change to a line, one written move replaced, left out, put in or swapped with the next,
 * after which all of it is legal and ends as stated. The search goes backwards from the move that could not be played,
 * because a wrong move often is legal and does its harm only later. It stops when its budget of plies is spent.
 *
 * @param <M> the moves of the game
 * @param <P> the positions of the game
 */
final class Repair<M extends Move, P extends Position<M, P>> {

    /** How many suggestions are worth a reader's time. */
    private static final int MOST = 3;

    /** Texts that differ by at least this many letters count as equally far apart. */
    private static final int FARTHEST = 4;

    /** How many moves one written move may mean in a replacement. */
    private static final int LONGEST_TURN = 4;

    private final GameNotation<M, P> notation;
    private final EntryPlay<M, P> entries;
    private final Choices<M, P> choices;
    private final boolean areMoves;
    private final Source source;
    private final Predicate<P> goal;
    private final Predicate<Candidate> allowed;
    private int budget;

    /**
     * A search.
     *
     * @param notation the game's notation
     * @param source where the record stands
     * @param goal whether a line may end in a position
     * @param budget how many plies to play at most
     */
    Repair(GameNotation<M, P> notation, Source source, Predicate<P> goal, int budget) {
        this(notation, source, goal, any -> true, budget);
    }

    private Repair(
            GameNotation<M, P> notation, Source source, Predicate<P> goal, Predicate<Candidate> allowed, int budget) {
        this.notation = notation;
        this.entries = new EntryPlay<>(notation);
        this.choices = new Choices<>(notation);
        this.areMoves = entries.areMoves();
        this.source = source;
        this.goal = goal;
        this.allowed = allowed;
        this.budget = budget;
    }

    /** A search in the text of a single turn: the result is also one turn, in similar words. */
    static <M extends Move, P extends Position<M, P>> Repair<M, P> ofTurn(
            GameNotation<M, P> notation, Source source, int budget) {
        return new Repair<>(notation, source, any -> true, Candidate::isNear, budget);
    }

    /** A change that works: how badly the numbers of the sheet fit it, and how large it is. */
    private record Candidate(int misfits, int cost, Suggestion.Kind kind, int node, String to) {

        boolean isNear() {
            return cost < FARTHEST && (kind == Suggestion.Kind.REPLACE || kind == Suggestion.Kind.SWAP);
        }
    }

    private static final Comparator<Candidate> BEST =
            Comparator.comparingInt(Candidate::misfits).thenComparingInt(Candidate::cost);

    /** What was found: a few changes, and how many more are just as good. */
    record Found(List<Suggestion> suggestions, int unlisted) {

        /** A diagnostic with what was found. */
        Diagnostic on(Diagnostic diagnostic) {
            return diagnostic.with(suggestions, unlisted);
        }
    }

    /** The smallest changes that repair a line: one, or up to three and the number of the others. */
    Found find(Moment<M, P> start, LineTree<M, P> line, Stop stop) {
        List<LineTree.Node<M, P>> nodes = line.nodes();
        List<Walk> walks = walks(start, nodes, stop.node());
        List<Candidate> found = new ArrayList<>();
        for (int i = walks.size() - 1; i >= 0 && budget > 0; i--) {
            change(line, i, walks.get(i), found);
        }
        found.removeIf(allowed.negate());
        Optional<Candidate> best = found.stream().min(BEST);
        List<Candidate> equal = found.stream()
                .filter(candidate -> BEST.compare(candidate, best.get()) == 0)
                .distinct()
                .sorted(Comparator.comparingInt(candidate -> -candidate.node()))
                .toList();
        List<Suggestion> listed = equal.stream()
                .limit(MOST)
                .map(candidate -> suggestion(candidate, line))
                .toList();
        return new Found(listed, equal.size() - listed.size());
    }

    /** The state of the search before each written move, up to the one that could not be played. */
    private List<Walk> walks(Moment<M, P> start, List<LineTree.Node<M, P>> nodes, int last) {
        List<Walk> walks = new ArrayList<>();
        Walk walk = new Walk(start, new Numbering<>(notation), 0);
        walks.add(walk.copy());
        for (int i = 0; i < last && walk.play(nodes.get(i)); i++) {
            walks.add(walk.copy());
        }
        return walks;
    }

    /** A path through the written moves, with the counts of a score sheet. */
    private final class Walk {
        private Moment<M, P> moment;
        private final Numbering<M> numbering;
        private int misfits;

        Walk(Moment<M, P> moment, Numbering<M> numbering, int misfits) {
            this.moment = moment;
            this.numbering = numbering;
            this.misfits = misfits;
        }

        Walk copy() {
            return new Walk(moment, numbering.copy(), misfits);
        }

        /** The same after an entry that follows the number of a written one. */
        Walk after(OpenEntry<M, P> entry, Optional<LineTree.MoveNumber> number) {
            Walk walk = copy();
            walk.misfits += walk.misfit(number);
            walk.moment = moment.after(entry.last(), entry.position());
            walk.numbering.count(entry.move(), ordinal(entry.seat()));
            return walk;
        }

        private int misfit(Optional<LineTree.MoveNumber> number) {
            return number.isEmpty() ? 0 : numbering.misfit(number.get());
        }

        /** Plays a written move, if it can be. */
        boolean play(LineTree.Node<M, P> node) {
            return play(node.written(), node.number());
        }

        boolean play(WrittenMove<M, P> written, Optional<LineTree.MoveNumber> number) {
            if (budget <= 0) {
                return false;
            }
            Reading<M> reading = written.on(moment);
            // Nearly all moves are of this kind, and a search reads many thousands of them.
            if (reading instanceof Reading.Plain<M> plain && areMoves) {
                misfits += misfit(number);
                budget--;
                return make(plain.move());
            }
            return reading instanceof Reading.Understood<M> understood
                    && understood.trouble().isEmpty()
                    && play(understood, number);
        }

        private boolean play(Reading.Understood<M> understood, Optional<LineTree.MoveNumber> number) {
            int misfit = misfit(number);
            if (understood.entries().isEmpty()) {
                moment = moment.afterIdle();
            }
            for (List<M> entry : understood.entries()) {
                // A number may count forced moves that the record leaves out before this one.
                misfit = misfit == 0 ? 0 : Math.min(misfit, misfit(number));
                budget -= entry.size();
                if (entries.isSingle(entry)) {
                    if (!make(entry.get(0))) {
                        return false;
                    }
                    continue;
                }
                if (!(entries.whole(moment, entry) instanceof EntryPlay.Good<M, P> good)) {
                    return false;
                }
                good.unannounced().ifPresent(this::count);
                count(good.entry());
                moment = good.after();
            }
            misfits += misfit;
            return true;
        }

        /** Plays a move that is an entry. Nothing is recorded: a search plays many thousands of them. */
        private boolean make(M move) {
            P position = moment.position();
            if (!(position.attempt(move) instanceof Attempt.Played<P> played)) {
                return false;
            }
            M canonical = notation.canonical(position, move, played.next());
            numbering.count(
                    canonical,
                    position.turn() instanceof Turn.OfSeat of ? of.who().ordinal() : -1);
            moment = moment.after(canonical, played.next());
            return true;
        }

        private void count(RecordedMove<M> entry) {
            numbering.count(entry.move(), ordinal(entry.seat()));
        }

        /** The number of a seat, or -1 for chance. Asked for every ply of the search, so without a function. */
        private static int ordinal(Optional<Seat> seat) {
            return seat.isPresent() ? seat.get().ordinal() : -1;
        }
    }

    private void change(LineTree<M, P> line, int i, Walk walk, List<Candidate> found) {
        List<LineTree.Node<M, P>> nodes = line.nodes();
        String now = line.words(nodes.get(i));
        List<String> meant = meant(line.wording(), nodes.get(i).written(), walk.moment);
        leaveOut(line, i, walk, found);
        if (i + 1 < nodes.size()) {
            swap(line, i, walk, found);
        }
        turns(walk, nodes.get(i).number(), "", 1, turn -> {
            if (budget <= 0) {
                return;
            }
            if (!turn.text().equals(now)) {
                // A move with a check too many is less wrong than another move.
                boolean near = meant.contains(turn.text()) || now.startsWith(turn.text() + " ");
                int cost = near ? 1 : Math.min(FARTHEST, TextDistance.between(now, turn.text()));
                goodFrom(nodes, i + 1, turn.reached())
                        .ifPresent(misfits ->
                                found.add(new Candidate(misfits, cost, Suggestion.Kind.REPLACE, i, turn.text())));
            }
            Walk behind = turn.reached().copy();
            // The number belongs to the entry that is inserted after it.
            if (behind.play(nodes.get(i).written(), Optional.empty())) {
                goodFrom(nodes, i + 1, behind)
                        .ifPresent(misfits ->
                                found.add(new Candidate(misfits, 3, Suggestion.Kind.PUT_IN, i, turn.text())));
            }
        });
    }

    /** The full forms of an abbreviation that fits several moves: nothing is closer to what was written. */
    private static <M extends Move, P extends Position<M, P>> List<String> meant(
            Wording<M, P> wording, WrittenMove<M, P> written, Moment<M, P> moment) {
        Optional<Remark> trouble = written.on(moment) instanceof Reading.Understood<M> understood
                ? understood.trouble().filter(remark -> remark.rule() == NotationRule.AMBIGUOUS)
                : Optional.empty();
        if (trouble.isEmpty() || !(trouble.get().facts().values().get("moves") instanceof List<?> moves)) {
            return List.of();
        }
        Span part = trouble.get().span();
        String before = wording.of(new Span(written.span().start(), part.start()));
        String behind = wording.of(new Span(part.end(), written.span().end()));
        return moves.stream().map(move -> before + move + behind).toList();
    }

    private void leaveOut(LineTree<M, P> line, int i, Walk walk, List<Candidate> found) {
        List<LineTree.Node<M, P>> nodes = line.nodes();
        Walk without = walk.copy();
        Optional<LineTree.MoveNumber> number = nodes.get(i).number();
        // The number stays and then precedes the next move.
        boolean goesOn = i + 1 == nodes.size()
                || without.play(
                        nodes.get(i + 1).written(), nodes.get(i + 1).number().or(() -> number));
        boolean doubled = i > 0 && line.words(nodes.get(i)).equals(line.words(nodes.get(i - 1)));
        if (goesOn) {
            goodFrom(nodes, i + 2, without)
                    .ifPresent(misfits ->
                            found.add(new Candidate(misfits, doubled ? 1 : 3, Suggestion.Kind.LEAVE_OUT, i, "")));
        }
    }

    private void swap(LineTree<M, P> line, int i, Walk walk, List<Candidate> found) {
        List<LineTree.Node<M, P>> nodes = line.nodes();
        LineTree.Node<M, P> first = nodes.get(i);
        LineTree.Node<M, P> second = nodes.get(i + 1);
        Walk swapped = walk.copy();
        if (swapped.play(second.written(), first.number()) && swapped.play(first.written(), second.number())) {
            String words = line.words(second);
            goodFrom(nodes, i + 2, swapped)
                    .ifPresent(misfits -> found.add(new Candidate(misfits, 2, Suggestion.Kind.SWAP, i, words)));
        }
    }

    /** Something that could be written at a moment, and where it leads. */
    private record Written<W>(String text, W reached) {}

    /** Everything that could be written here: legal moves, and turns of several moves where they are one word. */
    private void turns(
            Walk walk, Optional<LineTree.MoveNumber> number, String before, int length, Consumer<Written<Walk>> each) {
        Turn turn = walk.moment.position().turn();
        choices.each(walk.moment, move -> joint(walk, length, move).isPresent() && budget-- > 0, entry -> {
            String text = before + joint(walk, length, entry.move()).orElse("") + entry.text();
            Walk next = walk.after(entry, number);
            each.accept(new Written<>(text, next));
            // Only the moves of one seat form one word.
            if (length < LONGEST_TURN && next.moment.position().turn().equals(turn)) {
                turns(next, Optional.empty(), text, length + 1, each);
            }
            return budget > 0;
        });
    }

    /** What joins a move to the one before it in one word; the first needs nothing. */
    private Optional<String> joint(Walk walk, int length, M move) {
        return length == 1 ? Optional.of("") : walk.moment.last().flatMap(last -> notation.joint(last, move));
    }

    /** How badly numbers fit when the written moves from one on can all be played and end as stated. */
    private Optional<Integer> goodFrom(List<LineTree.Node<M, P>> nodes, int from, Walk start) {
        Walk walk = start.copy();
        for (int i = from; i < nodes.size(); i++) {
            if (!walk.play(nodes.get(i))) {
                return Optional.empty();
            }
        }
        return goal.test(walk.moment.position()) ? Optional.of(walk.misfits) : Optional.empty();
    }

    /** Only the few candidates that are offered become suggestions, because each needs a pass over the whole text. */
    private Suggestion suggestion(Candidate change, LineTree<M, P> line) {
        List<LineTree.Node<M, P>> nodes = line.nodes();
        Span span = nodes.get(change.node()).written().span();
        Span all = change.kind() == Suggestion.Kind.SWAP
                ? span.to(nodes.get(change.node() + 1).written().span())
                : span;
        Place place = source.place(span);
        String from = change.kind() == Suggestion.Kind.PUT_IN ? "" : line.words(nodes.get(change.node()));
        return new Suggestion(change.kind(), change.node() + 1, from, change.to(), all, place.line(), place.column());
    }
}
