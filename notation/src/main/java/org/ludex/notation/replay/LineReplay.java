package org.ludex.notation.replay;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.ludex.core.Facts;
import org.ludex.core.Fault;
import org.ludex.core.Move;
import org.ludex.core.Position;
import org.ludex.core.Seat;
import org.ludex.core.Verdict;
import org.ludex.notation.Diagnostic;
import org.ludex.notation.Ending;
import org.ludex.notation.NotationRule;
import org.ludex.notation.RecordedMove;
import org.ludex.notation.Severity;
import org.ludex.notation.Variation;
import org.ludex.notation.spi.GameNotation;
import org.ludex.notation.spi.Moment;
import org.ludex.notation.spi.MoveText;
import org.ludex.notation.spi.Reading;
import org.ludex.notation.spi.Remark;
import org.ludex.notation.spi.Span;
import org.ludex.notation.spi.WrittenMove;
import org.ludex.notation.text.Findings;
import org.ludex.notation.text.LineTree;

/**
 * Plays one line of a record, and the variations inside it, up to the first move that cannot be played. It never looks
 * at text. For one line and one thread.
 *
 * @param <M> the moves of the game
 */
final class LineReplay<M extends Move> {

    /** More legal moves than these are not listed as expected. */
    private static final int FEW = 8;

    private final GameNotation<M> notation;
    private final Findings findings;
    private final Numbering<M> numbering;
    private final Leftover leftover;
    private final List<RecordedMove<M>> moves = new ArrayList<>();
    private Position<M> position;
    private Optional<M> last;
    private int idle;
    private int unproven;
    private boolean misfit;
    private String comment = "";
    /** What was said since the newest move about entries that meant none. */
    private final StringBuilder aside = new StringBuilder(0);

    /** Where a variation of the newest move begins, and how moves are counted there. */
    private Moment<M> before;

    private Numbering<M> countedBefore;

    LineReplay(
            GameNotation<M> notation, Findings findings, Leftover leftover, Numbering<M> numbering, Moment<M> start) {
        this.notation = notation;
        this.findings = findings;
        this.leftover = leftover;
        this.numbering = numbering;
        this.position = start.position();
        this.last = start.last();
        this.idle = start.idle();
        this.before = start;
        this.countedBefore = numbering.copy();
    }

    Replayed<M> play(LineTree<M> line) {
        comment = line.comment();
        for (int i = 0; i < line.nodes().size(); i++) {
            OptionalInt stop = play(line.nodes().get(i));
            if (stop.isPresent()) {
                return replayed(Optional.of(new Stop(i, stop.getAsInt(), misfit)));
            }
        }
        return replayed(Optional.empty());
    }

    private Replayed<M> replayed(Optional<Stop> stop) {
        keepAside();
        return new Replayed<>(comment, moves, position, stop, unproven);
    }

    /** Plays a written move; gives the place where it could not be played. */
    private OptionalInt play(LineTree.Node<M> node) {
        Moment<M> moment = new Moment<>(position, last, idle);
        Reading<M> reading = node.written().on(moment);
        if (reading instanceof Reading.Misfit<M> none) {
            report(none.trouble());
            misfit = true;
            return OptionalInt.of(node.written().span().start());
        }
        Reading.Understood<M> understood = (Reading.Understood<M>) reading;
        understood.remarks().forEach(remark -> findings.add(Severity.NOTE, remark, ply()));
        if (!understood.moves().isEmpty()) {
            keepAside();
        }
        Numbering<M> counted = numbering.copy();
        int first = moves.size();
        OptionalInt stop = play(node, understood);
        if (stop.isPresent()) {
            return stop;
        }
        if (first < moves.size()) {
            idle = 0;
            before = moment;
            countedBefore = counted;
            decorate(node, first);
        } else {
            idle++;
            idle(node);
        }
        return OptionalInt.empty();
    }

    /** Plays what a written move was understood to mean; gives the place where it could not be played. */
    private OptionalInt play(LineTree.Node<M> node, Reading.Understood<M> understood) {
        boolean numbered = isNumbered(node);
        Numbering<M> counted = numbered ? numbering : numbering.copy();
        OptionalInt stop = OptionalInt.empty();
        for (int i = 0; i < understood.moves().size() && stop.isEmpty(); i++) {
            // A number may count forced moves that the record leaves out before this one.
            numbered = numbered || isNumbered(node);
            Span span = understood.spans().isEmpty()
                    ? node.written().span()
                    : understood.spans().get(i);
            Moment<M> here = new Moment<>(position, last, idle);
            if (!play(understood.moves().get(i), span)) {
                misfit = saysOtherwise(node.written(), understood.moves().get(i), here);
                // What an entry begins with is part of its first move, wherever that stands.
                stop = OptionalInt.of(i == 0 ? node.written().span().start() : span.start());
            }
        }
        if (!numbered) {
            node.number().ifPresent(number -> wrongNumber(number, counted));
        }
        if (stop.isEmpty() && understood.trouble().isPresent()) {
            Remark trouble = understood.trouble().get();
            report(trouble);
            stop = OptionalInt.of(trouble.span().start());
        }
        return stop;
    }

    /** Whether a move from another source than text would be another one, and legal, if its words were read. */
    private boolean saysOtherwise(WrittenMove<M> written, M move, Moment<M> here) {
        if (written.raw().isEmpty()) {
            return false;
        }
        List<WrittenMove<M>> words = notation.parse(new MoveText(written.toString()));
        return words.size() == 1
                && words.get(0).on(here) instanceof Reading.Understood<M> read
                && !read.moves().isEmpty()
                && !read.moves().contains(move)
                && !(here.position().judge(read.moves().get(0)) instanceof Verdict.Illegal);
    }

    /** Whether a written move has the number that is next, or none. */
    private boolean isNumbered(LineTree.Node<M> node) {
        return node.number().isEmpty() || numbering.fits(node.number().get());
    }

    private boolean play(M move, Span span) {
        Verdict verdict = position.judge(move);
        if (verdict instanceof Verdict.Illegal illegal) {
            report(new Remark(illegal.rule(), illegal.facts(), span));
            return false;
        }
        if (verdict instanceof Verdict.Unproven open) {
            unproven++;
            Facts facts = Facts.of("rule", open.rule().code(), "reason", new Fault(open.rule(), open.facts()))
                    .as(open.rule().code());
            findings.add(Severity.NOTE, new Remark(NotationRule.UNPROVEN, facts, span), ply());
        }
        Optional<Seat> seat = position.turn().seat();
        M canonical = notation.canonical(position, move);
        position = position.play(canonical);
        last = Optional.of(canonical);
        moves.add(RecordedMove.of(canonical, seat));
        numbering.count(canonical, seat.map(Seat::ordinal).orElse(-1));
        return true;
    }

    /** Keeps what stands around a written move that meant no move. There may be many of them, one after the other. */
    private void idle(LineTree.Node<M> node) {
        if (node.suffix().isEmpty() && node.variations().isEmpty()) {
            if (!node.comment().isEmpty()) {
                aside.append(aside.isEmpty() ? "" : "\n").append(node.comment());
            }
        } else if (moves.isEmpty()) {
            comment = both(comment, node.comment());
        } else {
            keepAside();
            decorate(node, moves.size() - 1);
        }
    }

    /** Adds the words said beside the newest move to it. */
    private void keepAside() {
        if (aside.isEmpty()) {
            return;
        }
        if (moves.isEmpty()) {
            comment = both(comment, aside.toString());
        } else {
            int newest = moves.size() - 1;
            RecordedMove<M> move = moves.get(newest);
            String words = both(move.comment(), aside.toString());
            moves.set(newest, new RecordedMove<>(move.move(), move.seat(), move.suffix(), words, move.variations()));
        }
        aside.setLength(0);
    }

    /** Hangs what stands around a written move on the moves it meant: variations on the first, the rest on the last. */
    private void decorate(LineTree.Node<M> node, int first) {
        if (node.suffix().isEmpty()
                && node.comment().isEmpty()
                && node.variations().isEmpty()) {
            return;
        }
        if (!node.variations().isEmpty()) {
            RecordedMove<M> move = moves.get(first);
            List<Variation<M>> variations = new ArrayList<>(move.variations());
            node.variations().forEach(line -> variations.add(variation(line)));
            moves.set(first, new RecordedMove<>(move.move(), move.seat(), move.suffix(), move.comment(), variations));
        }
        int end = moves.size() - 1;
        RecordedMove<M> move = moves.get(end);
        String suffix = node.suffix().isEmpty() ? move.suffix() : node.suffix();
        String words = both(move.comment(), node.comment());
        moves.set(end, new RecordedMove<>(move.move(), move.seat(), suffix, words, move.variations()));
    }

    private static String both(String comment, String more) {
        return comment.isEmpty() || more.isEmpty() ? comment + more : comment + "\n" + more;
    }

    private Variation<M> variation(LineTree<M> line) {
        LineReplay<M> replay = new LineReplay<>(notation, findings, leftover, countedBefore.copy(), before);
        Replayed<M> played = replay.play(line);
        unproven += played.unproven();
        Optional<Ending> ending = line.ending().map(LineTree.LastWord::ending);
        Optional<Stop> stop = played.stop();
        String rest = leftover.of(line, stop);
        return new Variation<>(played.comment(), played.moves(), stop.isPresent() ? Optional.empty() : ending, rest);
    }

    private void wrongNumber(LineTree.MoveNumber number, Numbering<M> counted) {
        Facts facts = number.isPly()
                ? Facts.of("number", number.value(), "right", counted.plies() + 1)
                        .as("ply")
                : Facts.of("number", written(number), "right", counted.pair());
        OptionalInt ply = OptionalInt.of(counted.plies() + 1);
        // Behind one wrong number there are usually many.
        findings.once(Severity.WARNING, new Remark(NotationRule.WRONG_NUMBER, facts, number.span()), ply);
    }

    /** A number as it stands there, which may be larger than any that is counted with. */
    private String written(LineTree.MoveNumber number) {
        String words = findings.source().of(number.span());
        return words.substring(0, words.indexOf('.'));
    }

    private void report(Remark trouble) {
        findings.stop(() -> diagnostic(trouble));
    }

    private Diagnostic diagnostic(Remark trouble) {
        List<String> expected = List.of();
        if (position.listsMoves() && position.legalMoveCount() <= FEW) {
            expected = position.legalMoves().stream().map(notation::write).toList();
        }
        return findings.diagnostic(Severity.ERROR, trouble, ply()).at(position.text(), expected);
    }

    private OptionalInt ply() {
        return OptionalInt.of(numbering.plies() + 1);
    }
}
