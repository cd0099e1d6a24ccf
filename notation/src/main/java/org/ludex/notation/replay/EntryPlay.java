package org.ludex.notation.replay;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.ludex.core.Attempt;
import org.ludex.core.Facts;
import org.ludex.core.Fault;
import org.ludex.core.Move;
import org.ludex.core.Position;
import org.ludex.core.Seat;
import org.ludex.core.Turn;
import org.ludex.core.Verdict;
import org.ludex.notation.RecordedMove;
import org.ludex.notation.entry.OpenEntry;
import org.ludex.notation.spi.Entries;
import org.ludex.notation.spi.GameNotation;
import org.ludex.notation.spi.Moment;
import org.ludex.notation.spi.NotationRule;
import org.ludex.notation.spi.Progress;
import org.ludex.notation.spi.Reading;
import org.ludex.notation.spi.Remark;

/**
 * Plays the entries of a record: all moves of an entry, including those that it does not spell out, or none. Each move
 * is attempted once. For one line and one thread.
 *
 * @param <M> the moves of the game
 * @param <P> the positions of the game
 */
final class EntryPlay<M extends Move, P extends Position<M, P>> {

    private final GameNotation<M, P> notation;
    private final Optional<Entries<M, P>> joining;
    private final List<Optional<Seat>> seats = new ArrayList<>(2);

    EntryPlay(GameNotation<M, P> notation) {
        this.notation = notation;
        this.joining = notation.entries();
    }

    /**
     * The result of playing an entry.
     *
     * @param <M> the moves of the game
     * @param <P> the positions of the game
     */
    sealed interface Played<M extends Move, P extends Position<M, P>> {}

    /**
     * The entry was played.
     *
     * @param <M> the moves of the game
     * @param <P> the positions of the game
     * @param unannounced the entry to put before this one if nothing has announced its shuffle
     * @param entry the entry to put into the record
     * @param after the moment after it
     * @param unproven the first verdict among its moves that depends on hidden cards
     */
    record Good<M extends Move, P extends Position<M, P>>(
            Optional<RecordedMove<M>> unannounced,
            RecordedMove<M> entry,
            Moment<M, P> after,
            Optional<Verdict.Unproven> unproven)
            implements Played<M, P> {}

    /**
     * The entry was refused.
     *
     * @param <M> the moves of the game
     * @param <P> the positions of the game
     * @param why the rule it breaks
     */
    record Refused<M extends Move, P extends Position<M, P>>(Fault why) implements Played<M, P> {}

    /** Whether an entry can only be a single move. */
    boolean isSingle(List<M> written) {
        return areMoves() && written.size() == 1;
    }

    /** Whether each move is an entry. */
    boolean areMoves() {
        return joining.isEmpty();
    }

    /** An entry of a single move, which was written as such, after it was played. */
    RecordedMove<M> recorded(P position, M move, List<M> written, P next) {
        M canonical = notation.canonical(position, move, next);
        // Nearly always the same object, which takes no call to see.
        List<M> moves = Objects.equals(canonical, move) ? written : List.of(canonical);
        return RecordedMove.of(canonical, moves, seat(position.turn()), Optional.empty());
    }

    /** Whether a legal move, which was written as such, is recorded in a way that is known. */
    boolean isRecordedAs(RecordedMove<M> known, P position, P next) {
        return position.turn() instanceof Turn.OfSeat of
                && isOf(of.who(), known)
                && Objects.equals(notation.canonical(position, known.move(), next), known.move());
    }

    /** Plays an entry to its end. */
    Played<M, P> whole(Moment<M, P> moment, List<M> written) {
        return written.size() == 1 ? whole(moment, written.get(0), written) : walked(moment, written);
    }

    /**
     * Plays an entry that is written as one move to its end.
     *
     * @param moment where it is played
     * @param move the move
     * @param written the move alone; asking it for the move again and again would take longer than playing it
     */
    Played<M, P> whole(Moment<M, P> moment, M move, List<M> written) {
        if (joining.isEmpty()) {
            return single(moment, move, written, moment.position().attempt(move));
        }
        boolean isAnnounced = moment.announced().isPresent();
        if (!isAnnounced && joining.get().mayAnnounce(moment.position(), move)) {
            return new Good<>(
                    Optional.empty(), RecordedMove.announcing(move), moment.announcing(move), Optional.empty());
        }
        return !isAnnounced && isPlain(moment.position(), move, written)
                ? plain(moment, move, written)
                : walked(moment, written);
    }

    private Played<M, P> walked(Moment<M, P> moment, List<M> written) {
        Walk walk = new Walk(moment);
        return walk.play(written) && walk.complete() ? walk.good() : walk.refused();
    }

    /** Whether a reading is one entry of moves that are joined, with nothing to say about it. */
    boolean isJoined(Reading.Detailed<M> reading) {
        return joining.isPresent()
                && reading.entries().size() == 1
                && reading.remarks().isEmpty()
                && reading.trouble().isEmpty()
                && !reading.isBegun();
    }

    /**
     * Plays an entry that was recorded before, if it is certain to be recorded in the same way here: it means the same,
     * nothing is left out of it, every move is legal and has the form that records hold, and the same seat decides it.
     *
     * @param start where the entry begins
     * @param known how it was recorded before
     * @return where it leads; the start itself if it is to be read and played like any other
     */
    P again(P start, RecordedMove<M> known) {
        List<M> moves = known.moves();
        int count = moves.size();
        P position = start;
        boolean decided = false;
        for (int i = 0; i < count; i++) {
            M move = moves.get(i);
            if (!(i == 0 ? isBeginning(position, move) : isNext(position, move))) {
                return start;
            }
            if (position.turn() instanceof Turn.OfSeat of) {
                if (!isOf(of.who(), known) || !(decided || isSame(move, known.move()))) {
                    return start;
                }
                decided = true;
            }
            if (!(position.attempt(move) instanceof Attempt.Played<P> played)
                    || !(played.verdict() instanceof Verdict.Legal)
                    || !isSame(notation.canonical(position, move, played.next()), move)) {
                return start;
            }
            position = played.next();
        }
        return decided == known.seat().isPresent() && !isInside(position) ? position : start;
    }

    private boolean isBeginning(P position, M move) {
        return joining.isPresent() && joining.get().begins(position, move);
    }

    private boolean isNext(P position, M move) {
        return joining.isPresent()
                && joining.get().isInside(position)
                && joining.get().goesOn(position, move);
    }

    private static boolean isOf(Seat seat, RecordedMove<?> known) {
        return known.seat().isPresent() && known.seat().get().equals(seat);
    }

    @SuppressWarnings("ReferenceEquality") // A move that is merely equal is looked at more closely.
    private boolean isSame(M move, M other) {
        return move == other;
    }

    /** How an entry was recorded, if that is exactly as it was written and does not depend on where. */
    Optional<RecordedMove<M>> asWritten(List<M> written, RecordedMove<M> recorded) {
        boolean isAlike = joining.isPresent()
                && written.size() == recorded.moves().size()
                && joining.get().isFixed(written);
        for (int i = 0; i < written.size() && isAlike; i++) {
            isAlike = isSame(written.get(i), recorded.moves().get(i));
        }
        return isAlike
                ? Optional.of(RecordedMove.of(recorded.move(), written, recorded.seat(), recorded.wording()))
                : Optional.empty();
    }

    /** Whether an entry is one move that begins it and is written as its text. */
    private boolean isPlain(P position, M move, List<M> written) {
        return joining.isPresent()
                && joining.get().isPlain(written)
                && joining.get()
                        .unwritten(position, new Progress<>(List.of(), Optional.of(move), Optional.empty()))
                        .isEmpty();
    }

    /** Most entries are a single move, which can be played directly. */
    private Played<M, P> plain(Moment<M, P> moment, M move, List<M> written) {
        Attempt<P> attempt = moment.position().attempt(move);
        if (!(attempt instanceof Attempt.Played<P> played) || !isInside(played.next())) {
            return single(moment, move, written, attempt);
        }
        Walk walk = new Walk(moment);
        return walk.take(move, attempt) && walk.complete() ? walk.good() : walk.refused();
    }

    private boolean isInside(P position) {
        return joining.isPresent() && joining.get().isInside(position);
    }

    /** An entry of a single move, after it was attempted. */
    private Played<M, P> single(Moment<M, P> moment, M move, List<M> written, Attempt<P> attempt) {
        if (attempt instanceof Attempt.Played<P> played) {
            RecordedMove<M> recorded = recorded(moment.position(), move, written, played.next());
            return new Good<>(
                    Optional.empty(),
                    recorded,
                    moment.after(recorded.move(), played.next()),
                    played.verdict() instanceof Verdict.Unproven open ? Optional.of(open) : Optional.empty());
        }
        return new Refused<>(refusal(attempt.verdict()));
    }

    /** Whose turn it is. A game has few seats and a record has many entries, so the objects are shared. */
    private Optional<Seat> seat(Turn turn) {
        if (!(turn instanceof Turn.OfSeat of)) {
            return turn.seat();
        }
        for (int i = 0; i < seats.size(); i++) {
            if (seats.get(i).get().equals(of.who())) {
                return seats.get(i);
            }
        }
        Optional<Seat> seat = turn.seat();
        seats.add(seat);
        return seat;
    }

    /** Plays an entry as far as it is written. */
    Played<M, P> begun(Moment<M, P> moment, List<M> written) {
        Walk walk = new Walk(moment);
        return walk.play(written) && walk.playAnnounced() ? walk.good() : walk.refused();
    }

    /** A refusal of something that follows an entry. */
    static <M extends Move, P extends Position<M, P>> Played<M, P> refused(Remark trouble) {
        return new Refused<>(new Fault(trouble.rule(), trouble.facts()));
    }

    private static Fault refusal(Verdict verdict) {
        Verdict.Illegal no = (Verdict.Illegal) verdict;
        return new Fault(no.rule(), no.facts());
    }

    /** Steps through one entry. Used once, by one thread. */
    private final class Walk {

        private final Moment<M, P> moment;
        private OpenEntry<M, P> entry;
        private Optional<Verdict.Unproven> unproven = Optional.empty();
        private Optional<Fault> fault = Optional.empty();

        Walk(Moment<M, P> moment) {
            this.moment = moment;
            this.entry = OpenEntry.at(notation, moment.position());
        }

        boolean play(List<M> written) {
            for (M move : written) {
                if (!fillIn(Optional.of(move)) || isComplete(move) || !make(move)) {
                    return false;
                }
            }
            return true;
        }

        /** Whether a written move is one too many. */
        private boolean isComplete(M next) {
            if (joining.isPresent() && !entry.moves().isEmpty() && !entry.isInside()) {
                fault = joining.get().surplus(entry.start(), entry.moves(), next);
            }
            return fault.isPresent();
        }

        /** Plays an announced event when it is due in an unfinished entry. */
        boolean playAnnounced() {
            Optional<M> announced = moment.announced();
            boolean isDue = announced.isPresent()
                    && joining.isPresent()
                    && entry.isInside()
                    && unwritten(Optional.empty()).equals(announced);
            return !isDue || make(announced.get());
        }

        /** Plays the moves that the entry leaves out at its end. */
        boolean complete() {
            if (joining.isEmpty()) {
                return true;
            }
            if (!fillIn(Optional.empty())) {
                return false;
            }
            Optional<M> announced = moment.announced();
            if (entry.isInside()) {
                fault = joining.get().missing(entry.position()).or(() -> Optional.of(begun()));
            } else if (announced.isPresent() && !announced.equals(entry.announced())) {
                fault = Optional.of(refusal(entry.start().judge(announced.get())));
            }
            return fault.isEmpty();
        }

        private Fault begun() {
            return new Fault(
                    NotationRule.MISFIT, Facts.of("words", entry.text()).as("begun"));
        }

        /** Plays the moves that the entry leaves out before its next written move or at its end. */
        private boolean fillIn(Optional<M> next) {
            while (joining.isPresent() && (entry.moves().isEmpty() || entry.isInside())) {
                Optional<M> unwritten = unwritten(next);
                if (unwritten.isEmpty()) {
                    return true;
                }
                fault = joining.get().missing(entry.position());
                if (fault.isPresent() || !make(unwritten.get())) {
                    return false;
                }
            }
            return true;
        }

        private Optional<M> unwritten(Optional<M> next) {
            return joining.isEmpty()
                    ? Optional.empty()
                    : joining.get()
                            .unwritten(entry.position(), new Progress<>(entry.moves(), next, moment.announced()));
        }

        private boolean make(M move) {
            return take(move, entry.position().attempt(move));
        }

        /** Adds a move that was attempted. */
        boolean take(M move, Attempt<P> attempt) {
            if (attempt.verdict() instanceof Verdict.Illegal no) {
                fault = Optional.of(refusal(no));
                return false;
            }
            if (attempt.verdict() instanceof Verdict.Unproven open && unproven.isEmpty()) {
                unproven = Optional.of(open);
            }
            entry = entry.plus(move, ((Attempt.Played<P>) attempt).next());
            return true;
        }

        Played<M, P> refused() {
            return new Refused<>(fault.orElseThrow());
        }

        Played<M, P> good() {
            List<M> moves = entry.canonicalMoves();
            RecordedMove<M> recorded =
                    RecordedMove.of(moves.get(entry.decision()), moves, entry.seat(), entry.wording());
            Optional<M> unannounced = moment.announced().isPresent() ? Optional.empty() : entry.announced();
            return new Good<>(
                    unannounced.map(RecordedMove::announcing),
                    recorded,
                    moment.after(entry.last(), entry.position()),
                    unproven);
        }
    }
}
