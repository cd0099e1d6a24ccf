package org.ludex.notation.replay;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.ludex.core.Attempt;
import org.ludex.core.Facts;
import org.ludex.core.Fault;
import org.ludex.core.Move;
import org.ludex.core.Position;
import org.ludex.core.Seat;
import org.ludex.core.Turn;
import org.ludex.core.Verdict;
import org.ludex.notation.Diagnostic;
import org.ludex.notation.Ending;
import org.ludex.notation.RecordedMove;
import org.ludex.notation.Severity;
import org.ludex.notation.Variation;
import org.ludex.notation.antlr.Recall;
import org.ludex.notation.spi.GameNotation;
import org.ludex.notation.spi.Moment;
import org.ludex.notation.spi.NotationRule;
import org.ludex.notation.spi.Reading;
import org.ludex.notation.spi.Remark;
import org.ludex.notation.spi.Span;
import org.ludex.notation.spi.WrittenMove;
import org.ludex.notation.tree.Findings;
import org.ludex.notation.tree.LineTree;

/**
 * Plays one line of a record, and the variations inside it, up to the first move that cannot be played. It never looks
 * at text. For one line and one thread.
 *
 * @param <M> the moves of the game
 * @param <P> the positions of the game
 */
final class LineReplay<M extends Move, P extends Position<M, P>> {

    /** More legal moves than these are not listed as expected. */
    private static final int FEW = 8;

    private final GameNotation<M, P> notation;
    private final Findings findings;
    private final Numbering<M> numbering;
    private final Leftover leftover;
    private final ArrayList<RecordedMove<M>> moves = new ArrayList<>();
    private final EntryPlay<M, P> entries;
    private Moment<M, P> moment;
    private int unproven;
    private boolean misfit;
    private String comment = "";
    /** Why play stopped, if it did. */
    private Optional<Remark> trouble = Optional.empty();
    /** Comments since the last move on entries that contained no move. */
    private final StringBuilder aside = new StringBuilder(0);

    /** Where a variation of the newest move begins, and how moves are counted there. */
    private Moment<M, P> before;

    private Numbering<M> countedBefore;

    /** The counts before the written move that is being played; one object for all of them. */
    private Numbering<M> counted;

    LineReplay(
            GameNotation<M, P> notation,
            Findings findings,
            Leftover leftover,
            Numbering<M> numbering,
            Moment<M, P> start) {
        this.notation = notation;
        this.findings = findings;
        this.leftover = leftover;
        this.numbering = numbering;
        this.entries = new EntryPlay<>(notation);
        this.moment = start;
        this.before = start;
        // Only what has a tree may have variations.
        this.countedBefore = numbering;
        this.counted = numbering;
    }

    Replayed<M, P> play(LineTree<M, P> line) {
        comment = line.comment();
        if (counted == numbering) {
            countedBefore = numbering.copy();
            counted = numbering.copy();
        }
        moves.ensureCapacity(line.nodes().size());
        for (int i = 0; i < line.nodes().size(); i++) {
            OptionalInt stop =
                    play(line, line.nodes().get(i), i + 1 == line.nodes().size());
            if (stop.isPresent()) {
                return replayed(Optional.of(new Stop(i, stop.getAsInt(), misfit)));
            }
        }
        return replayed();
    }

    /** What was played, all of it. */
    Replayed<M, P> replayed() {
        return replayed(Optional.empty());
    }

    /**
     * Plays a written move with nothing around it but perhaps a number, if it is legal and there is nothing to say about it.
     * Otherwise this replay is of no more use.
     *
     * @param written the written move
     * @param recall how it was recorded when it was last met
     * @param number the number before it, or less than 0 if there is none
     * @return whether it was played
     */
    boolean playPlain(WrittenMove<M, P> written, Recall<M> recall, int number) {
        if (!(number < 0 || numbering.fits(number))) {
            return false;
        }
        return (!entries.areMoves() && playAgain(recall)) || playRead(written.on(moment), recall);
    }

    /** Plays what a written move means, if it is legal and there is nothing to say about it. */
    private boolean playRead(Reading<M> reading, Recall<M> recall) {
        // Nearly all moves are of this kind, and asking for a class is quicker than asking for an interface.
        if (reading instanceof Reading.Plain<M> plain) {
            return entries.areMoves()
                    ? playSingle(plain.move(), plain.entry())
                    : playNew(plain.entry(), recall, entries.whole(moment, plain.move(), plain.entry()));
        }
        if (reading instanceof Reading.Detailed<M> detailed && entries.isJoined(detailed)) {
            List<M> entry = detailed.entries().get(0);
            return playNew(entry, recall, entries.whole(moment, entry));
        }
        return playUnderstood(reading);
    }

    /** Plays what a written move means, whatever that is, if it is legal and there is nothing to say about it. */
    private boolean playUnderstood(Reading<M> reading) {
        if (!(reading instanceof Reading.Understood<M> understood)
                || !understood.remarks().isEmpty()) {
            return false;
        }
        int count = understood.entries().size();
        for (int i = 0; i < count; i++) {
            if (!playSingle(understood, i) && !playJoined(understood, i)) {
                return false;
            }
        }
        moment = count == 0 ? moment.afterIdle() : moment;
        return count > 0 || understood.trouble().isEmpty();
    }

    /**
     * Plays a written move with nothing around it but the number of its ply, if it is a single legal move, which is an entry,
     * and there is nothing to say about it. Otherwise this replay is of no more use.
     *
     * @param written the written move
     * @param ply the number of its ply
     * @return whether it was played
     */
    boolean playSingle(WrittenMove<M, P> written, int ply) {
        return ply == numbering.plies() + 1
                && entries.areMoves()
                && written.on(moment) instanceof Reading.Plain<M> plain
                && playSingle(plain.move(), plain.entry());
    }

    /**
     * Plays a move that is an entry, with nothing around it but the number of its ply, where it is known how it is recorded.
     * Otherwise this replay is of no more use.
     *
     * @param known how it is recorded if it is legal and decided by the seat that it names
     * @param ply the number of its ply
     * @return whether it was played
     */
    boolean playKnown(RecordedMove<M> known, int ply) {
        P position = moment.position();
        if (ply != numbering.plies() + 1
                || !entries.areMoves()
                || !(position.attempt(known.move()) instanceof Attempt.Played<P> played)
                || !(played.verdict() instanceof Verdict.Legal)
                || !entries.isRecordedAs(known, position, played.next())) {
            return false;
        }
        take(known);
        moment = moment.after(known.move(), played.next());
        return true;
    }

    /**
     * Plays a written move of a seat with nothing around it, if it is that seat's turn, the move is legal, and there is nothing
     * to say about it. Otherwise this replay is of no more use.
     *
     * @param written the written move
     * @param seat the seat
     * @return whether it was played
     */
    boolean playOf(WrittenMove<M, P> written, Seat seat) {
        if (!(moment.position().turn() instanceof Turn.OfSeat due) || !due.who().equals(seat)) {
            return false;
        }
        Reading<M> reading = written.on(moment);
        if (reading instanceof Reading.Plain<M> plain && entries.areMoves()) {
            return playSingle(plain.move(), plain.entry());
        }
        return playUnderstood(reading);
    }

    /** The moment at which the next written move is played. */
    Moment<M, P> moment() {
        return moment;
    }

    private Replayed<M, P> replayed(Optional<Stop> stop) {
        keepAside();
        return new Replayed<>(comment, moves, moment.position(), stop, unproven);
    }

    /** Plays a written move; returns the place at which it could not be played. */
    private OptionalInt play(LineTree<M, P> line, LineTree.Node<M, P> node, boolean isLast) {
        Moment<M, P> here = moment;
        Reading<M> reading = node.written().on(here);
        if (reading instanceof Reading.Understood<M> entry && entry.isBegun() && !isLast) {
            reading = Reading.misfit(begun(line, node));
        }
        if (reading instanceof Reading.Misfit<M> none) {
            trouble = Optional.of(none.trouble());
            misfit = true;
            return OptionalInt.of(node.written().start());
        }
        Reading.Understood<M> understood = (Reading.Understood<M>) reading;
        for (int i = 0; i < understood.remarks().size(); i++) {
            findings.add(Severity.NOTE, understood.remarks().get(i), ply());
        }
        if (understood.hasMoves()) {
            keepAside();
        }
        counted.set(numbering);
        int first = moves.size();
        OptionalInt stop = play(line, node, understood);
        if (stop.isPresent()) {
            return stop;
        }
        if (first < moves.size()) {
            before = here;
            Numbering<M> spare = countedBefore;
            countedBefore = counted;
            counted = spare;
            decorate(node, first);
        } else {
            moment = moment.afterIdle();
            idle(node);
        }
        return OptionalInt.empty();
    }

    /** Reports an unfinished entry that is followed by others. */
    private static <M extends Move, P extends Position<M, P>> Remark begun(
            LineTree<M, P> line, LineTree.Node<M, P> node) {
        Facts facts = Facts.of("words", line.words(node)).as("begun");
        return new Remark(NotationRule.MISFIT, facts, node.written().span());
    }

    /** Plays the entries that a written move means; returns the place at which they could not be played. */
    private OptionalInt play(LineTree<M, P> line, LineTree.Node<M, P> node, Reading.Understood<M> understood) {
        boolean numbered = isNumbered(node);
        Numbering<M> unnumbered = numbered ? numbering : numbering.copy();
        OptionalInt stop = OptionalInt.empty();
        List<List<M>> written = understood.entries();
        for (int i = 0; i < written.size() && stop.isEmpty(); i++) {
            // A number may count forced moves that the record leaves out before this one.
            numbered = numbered || isNumbered(node);
            Moment<M, P> here = moment;
            if (!playSingle(understood, i) && !play(tried(understood, i), node, understood, i)) {
                misfit = saysOtherwise(
                        line.wording().asText(node.written()),
                        understood.entries().get(i),
                        here);
                // The beginning of an entry belongs to its first move, wherever that is.
                stop = OptionalInt.of(
                        i == 0
                                ? node.written().start()
                                : span(node, understood, i).start());
            }
        }
        if (!numbered) {
            node.number().ifPresent(number -> wrongNumber(line, number, unnumbered));
        }
        if (stop.isEmpty() && understood.trouble().isPresent()) {
            trouble = understood.trouble();
            stop = OptionalInt.of(understood.trouble().get().span().start());
        }
        return stop;
    }

    /** Plays an entry that is a single legal move, as most are; otherwise changes nothing and returns false. */
    private boolean playSingle(Reading.Understood<M> understood, int i) {
        List<M> entry = understood.entries().get(i);
        return !understood.isBegun()
                && understood.trouble().isEmpty()
                && entries.isSingle(entry)
                && playSingle(entry.get(0), entry);
    }

    /** Plays a move that is an entry, if it is legal; otherwise changes nothing and returns false. */
    private boolean playSingle(M move, List<M> entry) {
        P position = moment.position();
        if (!(position.attempt(move) instanceof Attempt.Played<P> played)
                || !(played.verdict() instanceof Verdict.Legal)) {
            return false;
        }
        RecordedMove<M> recorded = entries.recorded(position, move, entry, played.next());
        take(recorded);
        moment = moment.after(recorded.move(), played.next());
        return true;
    }

    /** Plays an entry of several moves, if there is nothing to say about it; otherwise changes nothing and returns false. */
    private boolean playJoined(Reading.Understood<M> understood, int i) {
        List<M> entry = understood.entries().get(i);
        return !understood.isBegun()
                && understood.trouble().isEmpty()
                && !entries.isSingle(entry)
                && playJoined(entries.whole(moment, entry));
    }

    /** Plays an entry as it was recorded before, if nothing is different this time; otherwise changes nothing. */
    @SuppressWarnings("ReferenceEquality") // The very position says that nothing was played.
    private boolean playAgain(Recall<M> recall) {
        Optional<RecordedMove<M>> last = recall.last();
        if (last.isEmpty() || moment.announced().isPresent()) {
            return false;
        }
        RecordedMove<M> known = last.get();
        P start = moment.position();
        P end = entries.again(start, known);
        if (end == start) {
            return false;
        }
        take(known);
        moment = moment.after(known.moves().get(known.moves().size() - 1), end);
        return true;
    }

    /** Takes an entry, if there is nothing to say about it, and keeps how it was recorded; otherwise changes nothing. */
    private boolean playNew(List<M> entry, Recall<M> recall, EntryPlay.Played<M, P> played) {
        if (!playJoined(played)) {
            return false;
        }
        entries.asWritten(entry, moves.get(moves.size() - 1)).ifPresent(recall::keep);
        return true;
    }

    /** Takes an entry, if there is nothing to say about it; otherwise changes nothing and returns false. */
    private boolean playJoined(EntryPlay.Played<M, P> played) {
        if (!(played instanceof EntryPlay.Good<M, P> good)
                || good.unannounced().isPresent()
                || good.unproven().isPresent()) {
            return false;
        }
        take(good.entry());
        moment = good.after();
        return true;
    }

    /** The place of one of the entries that a written move means. */
    private static <M extends Move, P extends Position<M, P>> Span span(
            LineTree.Node<M, P> node, Reading.Understood<M> understood, int i) {
        return understood.spans().isEmpty()
                ? node.written().span()
                : understood.spans().get(i);
    }

    /** Plays one of the entries that a written move means. */
    private EntryPlay.Played<M, P> tried(Reading.Understood<M> understood, int i) {
        List<M> entry = understood.entries().get(i);
        boolean isLast = i + 1 == understood.entries().size();
        if (isLast && understood.isBegun()) {
            return entries.begun(moment, entry);
        }
        EntryPlay.Played<M, P> played = entries.whole(moment, entry);
        boolean falls = isLast
                && understood.trouble().isPresent()
                && notation.oneEntryPerLine()
                && played instanceof EntryPlay.Good<M, P>;
        return falls ? EntryPlay.refused(understood.trouble().get()) : played;
    }

    /** Whether the words of a move from a source other than text would be a different, legal move. */
    private boolean saysOtherwise(List<WrittenMove<M, P>> words, List<M> entry, Moment<M, P> here) {
        return words.size() == 1
                && words.get(0).on(here) instanceof Reading.Understood<M> read
                && !read.entries().isEmpty()
                && !read.entries().contains(entry)
                && entries.whole(here, read.entries().get(0)) instanceof EntryPlay.Good<M, P>;
    }

    /** Whether a written move has the number that is next, or none. */
    private boolean isNumbered(LineTree.Node<M, P> node) {
        return node.number().isEmpty() || numbering.fits(node.number().get());
    }

    /** Adds an entry that was played; returns false if it was refused. */
    private boolean play(
            EntryPlay.Played<M, P> played, LineTree.Node<M, P> node, Reading.Understood<M> understood, int i) {
        if (played instanceof EntryPlay.Refused<M, P> no) {
            trouble = Optional.of(new Remark(no.why().rule(), no.why().facts(), span(node, understood, i)));
            return false;
        }
        EntryPlay.Good<M, P> good = (EntryPlay.Good<M, P>) played;
        if (good.unannounced().isPresent()) {
            RecordedMove<M> unannounced = good.unannounced().get();
            Facts facts = Facts.of("move", unannounced.move());
            findings.add(Severity.NOTE, new Remark(NotationRule.FILLED_IN, facts, span(node, understood, i)), ply());
            take(unannounced);
        }
        if (good.unproven().isPresent()) {
            Verdict.Unproven open = good.unproven().get();
            unproven++;
            Facts facts = Facts.of("rule", open.rule().code(), "reason", new Fault(open.rule(), open.facts()))
                    .as(open.rule().code());
            findings.add(Severity.NOTE, new Remark(NotationRule.UNPROVEN, facts, span(node, understood, i)), ply());
        }
        take(good.entry());
        moment = good.after();
        return true;
    }

    private void take(RecordedMove<M> entry) {
        moves.add(entry);
        numbering.count(
                entry.move(), entry.seat().isPresent() ? entry.seat().get().ordinal() : -1);
    }

    /** Keeps the surroundings of an entry that contained no move. There may be many in a row. */
    private void idle(LineTree.Node<M, P> node) {
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

    /** Adds the pending comments to the last move. */
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
            moves.set(newest, move.withComment(words));
        }
        aside.setLength(0);
    }

    /** Attaches the surroundings of a written move to the moves it means: variations to the first, the rest to the last. */
    private void decorate(LineTree.Node<M, P> node, int first) {
        if (node.suffix().isEmpty()
                && node.comment().isEmpty()
                && node.variations().isEmpty()) {
            return;
        }
        if (!node.variations().isEmpty()) {
            RecordedMove<M> move = moves.get(first);
            List<Variation<M>> variations = new ArrayList<>(move.variations());
            node.variations().forEach(line -> variations.add(variation(line)));
            moves.set(first, move.withVariations(variations));
        }
        int end = moves.size() - 1;
        RecordedMove<M> move = moves.get(end);
        String suffix = node.suffix().isEmpty() ? move.suffix() : node.suffix();
        String words = both(move.comment(), node.comment());
        moves.set(end, move.withSuffix(suffix).withComment(words));
    }

    private static String both(String comment, String more) {
        return comment.isEmpty() || more.isEmpty() ? comment + more : comment + "\n" + more;
    }

    private Variation<M> variation(LineTree<M, P> line) {
        LineReplay<M, P> replay = new LineReplay<>(notation, findings, leftover, countedBefore.copy(), before);
        Replayed<M, P> played = replay.play(line);
        if (played.stop().isPresent()) {
            findings.stop(replay::diagnostic);
        }
        unproven += played.unproven();
        Optional<Ending> ending = line.ending().map(LineTree.LastWord::ending);
        Optional<Stop> stop = played.stop();
        String rest = leftover.of(line, stop);
        return new Variation<>(played.comment(), played.moves(), stop.isPresent() ? Optional.empty() : ending, rest);
    }

    private void wrongNumber(LineTree<M, P> line, LineTree.MoveNumber number, Numbering<M> counted) {
        Facts facts = number.isPly()
                ? Facts.of("number", number.value(), "right", counted.plies() + 1)
                        .as("ply")
                : Facts.of("number", line.words(number), "right", counted.pair());
        OptionalInt ply = OptionalInt.of(counted.plies() + 1);
        // One wrong number is usually followed by many.
        findings.once(Severity.WARNING, new Remark(NotationRule.WRONG_NUMBER, facts, number.span()), ply);
    }

    /** Why play stopped, and what could be written there instead. */
    Diagnostic diagnostic() {
        return findings.diagnostic(Severity.ERROR, trouble.orElseThrow(), ply())
                .at(moment.position().text(), expected());
    }

    /** The entries that could be written there, if there are only a few. */
    private List<String> expected() {
        if (!moment.position().listsMoves() || moment.position().legalMoveCount() > FEW) {
            return List.of();
        }
        List<String> expected = new ArrayList<>();
        new Choices<>(notation).each(moment, any -> true, entry -> {
            expected.add(entry.text());
            return expected.size() <= FEW;
        });
        return expected.size() > FEW ? List.of() : expected;
    }

    private OptionalInt ply() {
        return OptionalInt.of(numbering.plies() + 1);
    }
}
