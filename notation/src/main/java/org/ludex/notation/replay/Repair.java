package org.ludex.notation.replay;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.ludex.core.Move;
import org.ludex.core.Position;
import org.ludex.core.Turn;
import org.ludex.core.Verdict;
import org.ludex.notation.Place;
import org.ludex.notation.Result;
import org.ludex.notation.Suggestion;
import org.ludex.notation.spi.GameNotation;
import org.ludex.notation.spi.Moment;
import org.ludex.notation.spi.Reading;
import org.ludex.notation.spi.Span;
import org.ludex.notation.spi.WrittenMove;
import org.ludex.notation.text.LineTree;
import org.ludex.notation.text.Source;

/**
 * Searches for the smallest change to a line, one written move replaced, left out, put in or swapped with the next,
 * after which all of it is legal and ends as stated. The search goes backwards from the move that could not be played,
 * because a wrong move often is legal and does its harm only later. It stops when its budget of plies is spent.
 *
 * @param <M> the moves of the game
 */
final class Repair<M extends Move> {

    /** How many suggestions are worth a reader's time. */
    private static final int MOST = 3;

    /** How many moves one written move may mean in a replacement. */
    private static final int LONGEST_TURN = 4;

    private final GameNotation<M> notation;
    private final Source source;
    private int budget;

    Repair(GameNotation<M> notation, Source source, int budget) {
        this.notation = notation;
        this.source = source;
        this.budget = budget;
    }

    /** A change that works, and how large it is. */
    private record Candidate(int cost, Suggestion.Kind kind, int node, String to) {}

    /** The smallest changes that mend a line: one, or up to three where several are equally small. */
    List<Suggestion> find(RecordReplay.Head<M> head, LineTree<M> line, Stop stop) {
        List<LineTree.Node<M>> nodes = line.nodes();
        List<Moment<M>> moments = moments(head.start(), nodes, stop.node());
        List<Candidate> found = new ArrayList<>();
        for (int i = moments.size() - 1; i >= 0 && budget > 0; i--) {
            change(nodes, i, moments.get(i), end -> fits(end, head, line), found);
        }
        int least = found.stream().mapToInt(Candidate::cost).min().orElse(0);
        return found.stream()
                .filter(candidate -> candidate.cost() == least)
                .distinct()
                .sorted(Comparator.comparingInt(candidate -> -candidate.node()))
                .limit(MOST)
                .map(candidate -> suggestion(candidate, nodes))
                .toList();
    }

    /** Whether a mended line ends as its last word and tags say. */
    private boolean fits(Position<M> end, RecordReplay.Head<M> head, LineTree<M> line) {
        boolean open = end.outcome().isOpen();
        boolean stops = line.ending().isPresent();
        Optional<String> stated = head.claims().stream()
                .filter(claim -> claim.name().equalsIgnoreCase("Result"))
                .map(RecordReplay.Claim::value)
                .findFirst();
        if (open) {
            return stops || stated.isEmpty() || stated.get().equals("*");
        }
        return stated.isEmpty() || RecordReplay.fits(stated.get(), Result.of(end.outcome()));
    }

    /** The moments before each written move, up to the one that could not be played. */
    private List<Moment<M>> moments(Position<M> start, List<LineTree.Node<M>> nodes, int last) {
        List<Moment<M>> moments = new ArrayList<>();
        Optional<Moment<M>> moment = Optional.of(new Moment<>(start, Optional.empty(), 0));
        for (int i = 0; i <= last && moment.isPresent(); i++) {
            moments.add(moment.get());
            moment = after(moment.get(), nodes.get(i).written());
        }
        return moments;
    }

    private interface Goal<M extends Move> {
        boolean reached(Position<M> end);
    }

    private void change(List<LineTree.Node<M>> nodes, int i, Moment<M> moment, Goal<M> goal, List<Candidate> found) {
        String now = source.of(nodes.get(i).written().span());
        if (goodFrom(nodes, i + 1, moment, goal)) {
            boolean doubled =
                    i > 0 && now.equals(source.of(nodes.get(i - 1).written().span()));
            found.add(new Candidate(doubled ? 1 : 3, Suggestion.Kind.LEAVE_OUT, i, ""));
        }
        if (i + 1 < nodes.size()) {
            swap(nodes, i, moment, goal, found);
        }
        turns(moment, "", 1, turn -> {
            if (budget > 0) {
                if (goodFrom(nodes, i + 1, turn.reached(), goal) && !turn.text().equals(now)) {
                    int cost = Math.min(4, TextDistance.between(now, turn.text()));
                    found.add(new Candidate(cost, Suggestion.Kind.REPLACE, i, turn.text()));
                }
                if (goodFrom(nodes, i, turn.reached(), goal)) {
                    found.add(new Candidate(3, Suggestion.Kind.PUT_IN, i, turn.text()));
                }
            }
        });
    }

    private void swap(List<LineTree.Node<M>> nodes, int i, Moment<M> moment, Goal<M> goal, List<Candidate> found) {
        WrittenMove<M> second = nodes.get(i + 1).written();
        Optional<Moment<M>> swapped =
                after(moment, second).flatMap(next -> after(next, nodes.get(i).written()));
        if (swapped.isPresent() && goodFrom(nodes, i + 2, swapped.get(), goal)) {
            found.add(new Candidate(2, Suggestion.Kind.SWAP, i, source.of(second.span())));
        }
    }

    /** Something that could be written at a moment, and where it leads. */
    private record Written<M extends Move>(String text, Moment<M> reached) {}

    /** Everything that could be written here: legal moves, and turns of several moves where they are one word. */
    private void turns(Moment<M> moment, String before, int length, Consumer<Written<M>> each) {
        Turn turn = moment.position().turn();
        if (!moment.position().listsMoves()) {
            return;
        }
        for (M move : moment.position().legalMoves()) {
            Optional<String> joint =
                    length == 1 ? Optional.of("") : moment.last().flatMap(last -> notation.joint(last, move));
            if (joint.isPresent() && budget-- > 0) {
                String text = before + joint.get() + notation.write(move);
                Moment<M> next = new Moment<>(moment.position().play(move), Optional.of(move), 0);
                each.accept(new Written<>(text, next));
                // Only what one seat does is one word.
                if (length < LONGEST_TURN && next.position().turn().equals(turn)) {
                    turns(next, text, length + 1, each);
                }
            }
        }
    }

    private boolean goodFrom(List<LineTree.Node<M>> nodes, int from, Moment<M> start, Goal<M> goal) {
        Optional<Moment<M>> moment = Optional.of(start);
        for (int i = from; i < nodes.size() && moment.isPresent(); i++) {
            moment = after(moment.get(), nodes.get(i).written());
        }
        return moment.isPresent() && goal.reached(moment.get().position());
    }

    /** The moment after a written move, if it can be played. */
    private Optional<Moment<M>> after(Moment<M> moment, WrittenMove<M> written) {
        if (!(written.on(moment) instanceof Reading.Understood<M> understood)
                || understood.trouble().isPresent()
                || budget <= 0) {
            return Optional.empty();
        }
        Moment<M> now = understood.moves().isEmpty()
                ? new Moment<>(moment.position(), moment.last(), moment.idle() + 1)
                : moment;
        for (M move : understood.moves()) {
            budget--;
            if (now.position().judge(move) instanceof Verdict.Illegal) {
                return Optional.empty();
            }
            now = new Moment<>(now.position().play(move), Optional.of(move), 0);
        }
        return Optional.of(now);
    }

    /** Only the few candidates that are offered become suggestions: each takes a look through the whole text. */
    private Suggestion suggestion(Candidate change, List<LineTree.Node<M>> nodes) {
        Span span = nodes.get(change.node()).written().span();
        Span all = change.kind() == Suggestion.Kind.SWAP
                ? span.to(nodes.get(change.node() + 1).written().span())
                : span;
        Place place = source.place(span);
        String from = change.kind() == Suggestion.Kind.PUT_IN ? "" : source.of(span);
        return new Suggestion(change.kind(), from, change.to(), all, place.line(), place.column());
    }
}
