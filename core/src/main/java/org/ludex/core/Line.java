package org.ludex.core;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.function.BiFunction;

/**
 * The history of a game as a value: the start, the moves, the current position, and how the players ended the game, if
 * they did. An app holds a line for each game in progress; because lines are immutable, an {@link
 * java.util.concurrent.atomic.AtomicReference} is enough to share one.
 *
 * <pre>{@code
 * Line<YinshMove, YinshPosition> line = Line.of(Yinsh.GAME.start());
 * line = line.play(move);         // grows by one move, without replaying
 * line = line.undoTurn();         // takes back all moves of the last turn
 * line = line.redoTurn();         // plays them again
 * line = line.resign(Side.WHITE); // ends the game; no more moves can be played
 * }</pre>
 *
 * <p>A new move discards what was taken back. Two lines are equal if their starts, moves and conclusions are equal;
 * moves that could be redone do not matter.
 *
 * @param <M> the moves of the game
 * @param <P> the positions of the game
 */
public final class Line<M extends Move, P extends Position<M, P>> {

    /** A move and the line before it. */
    private record Ply<M extends Move, P extends Position<M, P>>(Line<M, P> before, M move, Verdict verdict) {}

    private final P start;
    private final P end;
    private final Optional<Ply<M, P>> last;
    private final int size;
    private final int unproven;
    private final Optional<Conclusion> conclusion;
    /** The line that {@link #redo} returns to. */
    private final Optional<Line<M, P>> undone;

    private Line(
            P start,
            P end,
            Optional<Ply<M, P>> last,
            int size,
            int unproven,
            Optional<Conclusion> conclusion,
            Optional<Line<M, P>> undone) {
        this.start = start;
        this.end = end;
        this.last = last;
        this.size = size;
        this.unproven = unproven;
        this.conclusion = conclusion;
        this.undone = undone;
    }

    /**
     * How far a list of moves can be played.
     *
     * @param <M> the moves of the game
     * @param <P> the positions of the game
     * @param line the line up to the first refusal
     * @param refusal the first move that was refused, if any
     */
    public record Replay<M extends Move, P extends Position<M, P>>(Line<M, P> line, Optional<Refusal<M>> refusal) {}

    /**
     * A move that a position refused.
     *
     * @param <M> the moves of the game
     * @param ply the number of the move, starting at 1
     * @param move the move
     * @param verdict why it was refused
     */
    public record Refusal<M extends Move>(int ply, M move, Verdict.Illegal verdict) {}

    /** A line without moves. */
    public static <M extends Move, P extends Position<M, P>> Line<M, P> of(Position<M, P> start) {
        P position = start.self();
        return new Line<>(position, position, Optional.empty(), 0, 0, Optional.empty(), Optional.empty());
    }

    /**
     * A line of moves.
     *
     * @throws IllegalMoveException at the first move that is refused
     */
    public static <M extends Move, P extends Position<M, P>> Line<M, P> of(
            Position<M, P> start, Iterable<? extends M> moves) {
        Line<M, P> line = of(start);
        for (M move : moves) {
            line = line.play(move);
        }
        return line;
    }

    /** Plays moves one after another until one is refused. */
    public static <M extends Move, P extends Position<M, P>> Replay<M, P> replay(
            Position<M, P> start, Iterable<? extends M> moves) {
        Line<M, P> line = of(start);
        for (M move : moves) {
            Attempt<Line<M, P>> attempt = line.attempt(move);
            if (attempt instanceof Attempt.Refused<Line<M, P>> no) {
                return new Replay<>(line, Optional.of(new Refusal<>(line.size + 1, move, no.verdict())));
            }
            line = ((Attempt.Played<Line<M, P>>) attempt).next();
        }
        return new Replay<>(line, Optional.empty());
    }

    /** The position before the first move. */
    public P start() {
        return start;
    }

    /** The position after the last move. */
    public P end() {
        return end;
    }

    /** Who acts next; nobody once the game is over, by its rules or because the players ended it. */
    public Turn turn() {
        return conclusion.isPresent() ? Turn.nobody() : end.turn();
    }

    /** The number of moves. */
    public int size() {
        return size;
    }

    /** The number of moves that could not be proven legal because they depend on hidden cards. */
    public int unproven() {
        return unproven;
    }

    /** The last move, if there is one. */
    public Optional<M> lastMove() {
        return last.map(Ply::move);
    }

    /** The moves in order. Each call builds a new list, which takes time proportional to its length. */
    public List<M> moves() {
        return collect((before, ply) -> ply.move(), Optional.empty());
    }

    /** The start and the position after each move, one more than there are moves. Each call builds a new list. */
    public List<P> positions() {
        return collect((after, ply) -> after.end, Optional.of(start));
    }

    /** The verdict on each move: legal or unproven. Each call builds a new list. */
    public List<Verdict> verdicts() {
        return collect((after, ply) -> ply.verdict(), Optional.empty());
    }

    private <T> List<T> collect(BiFunction<Line<M, P>, Ply<M, P>, T> each, Optional<T> first) {
        List<T> all = new ArrayList<>(size + 1);
        Line<M, P> line = this;
        while (line.last.isPresent()) {
            Ply<M, P> ply = line.last.get();
            all.add(each.apply(line, ply));
            line = ply.before();
        }
        first.ifPresent(all::add);
        Collections.reverse(all);
        return Collections.unmodifiableList(all);
    }

    /** The moves of the last turn: the last move and the moves before it that belong to the same turn. */
    public List<M> lastTurn() {
        List<M> moves = moves();
        return moves.subList(beforeLastTurn().size, size);
    }

    /** The line before its last turn; this line if there are no moves. */
    private Line<M, P> beforeLastTurn() {
        Line<M, P> line = this;
        while (line.last.isPresent()) {
            line = line.last.get().before();
            if (!line.end.isMidTurn()) {
                break;
            }
        }
        return line;
    }

    /** Tries a move at the end of this line. It is refused if the game is over, by its rules or because the players ended it. */
    public Attempt<Line<M, P>> attempt(M move) {
        Objects.requireNonNull(move, "the move is null");
        if (conclusion.isPresent()) {
            return Attempt.refused(conclusion.get().refusal());
        }
        Attempt<P> attempt = end.attempt(move);
        return attempt instanceof Attempt.Played<P> played
                ? new Attempt.Played<>(after(move, played.next(), played.verdict()), played.verdict())
                : Attempt.refused(((Attempt.Refused<P>) attempt).verdict());
    }

    /**
     * Tries a move that a player sent. It must be that player's turn, and the move must be one of those that their view
     * lists, or lead to the same position. So a player cannot roll, draw or deal, decide for others, or leave open what
     * they decide, as the writer of a record may. Once the game is over, every move is refused.
     *
     * <p>The verdict reveals nothing that is hidden from the player. The next line does: it is the whole line, for the
     * server. Send {@link #view(Viewer) views} of it.
     *
     * @throws IllegalArgumentException if the seat does not take part
     */
    public Attempt<Line<M, P>> attempt(Seat seat, M move) {
        Seats.requirePlaying(seat, start);
        Objects.requireNonNull(move, "the move is null");
        if (!isOver() && !turn().equals(Turn.of(seat))) {
            return Attempt.refused(Verdict.illegal(CoreRule.NOT_YOUR_TURN, Facts.of("seat", seat)));
        }
        Attempt<Line<M, P>> attempt = attempt(move);
        if (attempt instanceof Attempt.Played<Line<M, P>> played && !isOffered(move, played.next().end)) {
            return Attempt.refused(Verdict.illegal(CoreRule.NOT_OFFERED, Facts.of("move", move, "seat", seat)));
        }
        return attempt;
    }

    private boolean isOffered(M move, P next) {
        List<M> listed = end.legalMoves();
        return listed.contains(move)
                || listed.stream().anyMatch(other -> end.play(other).equals(next));
    }

    private Line<M, P> after(M move, P next, Verdict verdict) {
        Line<M, P> before = undone.isEmpty() ? this : with(conclusion, Optional.empty());
        int more = verdict instanceof Verdict.Unproven ? 1 : 0;
        return new Line<>(
                start,
                next,
                Optional.of(new Ply<>(before, move, verdict)),
                size + 1,
                unproven + more,
                Optional.empty(),
                Optional.empty());
    }

    /**
     * Tries a move whose game is known only at run time.
     *
     * @throws IllegalArgumentException if it is a move of another game
     */
    public Attempt<Line<M, P>> attemptAny(Move move) {
        return attempt(start.game().cast(move));
    }

    /**
     * Tries a move that a player sent, in a game that is known only at run time.
     *
     * @throws IllegalArgumentException if it is a move of another game, or if the seat does not take part
     */
    public Attempt<Line<M, P>> attemptAny(Seat seat, Move move) {
        return attempt(seat, start.game().cast(move));
    }

    /**
     * This line with one more move.
     *
     * @throws IllegalMoveException if the move is refused
     */
    public Line<M, P> play(M move) {
        Attempt<Line<M, P>> attempt = attempt(move);
        if (attempt instanceof Attempt.Played<Line<M, P>> played) {
            return played.next();
        }
        throw new IllegalMoveException(end, move, ((Attempt.Refused<Line<M, P>>) attempt).verdict());
    }

    /**
     * This line with one more move, whose game is known only at run time.
     *
     * @throws IllegalMoveException if the move is refused
     * @throws IllegalArgumentException if it is a move of another game
     */
    public Line<M, P> playAny(Move move) {
        return play(start.game().cast(move));
    }

    /** Whether there is a move or a conclusion to take back. */
    public boolean canUndo() {
        return conclusion.isPresent() || last.isPresent();
    }

    /** Whether there is a move or a conclusion to redo. */
    public boolean canRedo() {
        return undone.isPresent();
    }

    /**
     * This line without its conclusion or, if it has none, without its last move.
     *
     * @throws IllegalStateException if there is nothing to undo
     */
    public Line<M, P> undo() {
        if (conclusion.isPresent()) {
            return with(Optional.empty(), Optional.of(this));
        }
        Ply<M, P> ply = last.orElseThrow(() -> new IllegalStateException("there is no move to undo"));
        return ply.before().with(Optional.empty(), Optional.of(this));
    }

    /**
     * Redoes what was undone last.
     *
     * @throws IllegalStateException if nothing was undone since the last move
     */
    public Line<M, P> redo() {
        // Not the move itself: it may be a deal, and whoever asks to redo may read this.
        return undone.orElseThrow(() -> new IllegalStateException("there is no move to redo after ply " + size));
    }

    /**
     * This line without its conclusion or, if it has none, without its last turn: all moves of that turn, including
     * events of chance.
     *
     * @throws IllegalStateException if there is nothing to undo
     */
    public Line<M, P> undoTurn() {
        Line<M, P> line = undo();
        while (conclusion.isEmpty() && line.last.isPresent() && line.end.isMidTurn()) {
            line = line.undo();
        }
        return line;
    }

    /**
     * Redoes a whole turn or, if that is next, a conclusion.
     *
     * @throws IllegalStateException if nothing was undone since the last move
     */
    public Line<M, P> redoTurn() {
        Line<M, P> line = redo();
        while (line.end.isMidTurn()
                && line.undone.filter(next -> next.conclusion.isEmpty()).isPresent()) {
            line = line.redo();
        }
        return line;
    }

    private Line<M, P> with(Optional<Conclusion> newConclusion, Optional<Line<M, P>> newUndone) {
        return new Line<>(start, end, last, size, unproven, newConclusion, newUndone);
    }

    /**
     * Ends the game: a seat resigns.
     *
     * @throws IllegalStateException if the game is over
     * @throws IllegalArgumentException if the seat does not take part
     */
    public Line<M, P> resign(Seat seat) {
        return conclude(new Conclusion(Conclusion.Kind.RESIGN, Optional.of(seat)));
    }

    /**
     * Ends the game: a seat has run out of time.
     *
     * @throws IllegalStateException if the game is over
     * @throws IllegalArgumentException if the seat does not take part
     */
    public Line<M, P> loseOnTime(Seat seat) {
        return conclude(new Conclusion(Conclusion.Kind.TIME, Optional.of(seat)));
    }

    /**
     * Ends the game: a seat forfeits it.
     *
     * @throws IllegalStateException if the game is over
     * @throws IllegalArgumentException if the seat does not take part
     */
    public Line<M, P> forfeit(Seat seat) {
        return conclude(new Conclusion(Conclusion.Kind.FORFEIT, Optional.of(seat)));
    }

    /**
     * Ends the game: the players agree on a draw.
     *
     * @throws IllegalStateException if the game is over
     */
    public Line<M, P> agreeDraw() {
        return conclude(new Conclusion(Conclusion.Kind.AGREED, Optional.empty()));
    }

    /**
     * Ends the game in one of the ways in which players can.
     *
     * @throws IllegalStateException if the game is over
     * @throws IllegalArgumentException if the seat does not take part
     */
    public Line<M, P> conclude(Conclusion how) {
        conclusion.ifPresent(already -> {
            throw new IllegalStateException("the game is over: " + already.message(Locale.ENGLISH));
        });
        how.seat().ifPresent(seat -> Seats.requirePlaying(seat, start));
        if (!end.outcome().isOpen()) {
            throw new IllegalStateException("the game is over by its rules: " + end.message(Locale.ENGLISH));
        }
        return with(Optional.of(how), Optional.empty());
    }

    /** How the players ended the game, if they did. */
    public Optional<Conclusion> conclusion() {
        return conclusion;
    }

    /** Whether the game is over, by its rules or because the players ended it. */
    public boolean isOver() {
        return conclusion.isPresent() || !end.outcome().isOpen();
    }

    /** The seats that have won, by the rules or by conclusion; empty if the game is drawn or still open. */
    public List<Seat> winners() {
        if (conclusion.isPresent()) {
            return conclusion
                    .get()
                    .seat()
                    .map(seat -> List.<Seat>copyOf(start.game().opponents(seat, start.options())))
                    .orElse(List.of());
        }
        return end.outcome() instanceof Outcome.Won won ? won.winners() : List.of();
    }

    /** Describes the state of the game in one sentence, in the requested language or in English. */
    public String message(Locale locale) {
        return conclusion.map(how -> how.message(locale)).orElseGet(() -> end.message(locale));
    }

    /**
     * This line as a viewer may see it: the start, every move and every position. Undone moves are not part of it.
     *
     * @throws IllegalArgumentException if the viewer's seat does not take part
     */
    public Line<M, P> view(Viewer viewer) {
        Line<M, P> seen = of(start.view(viewer));
        List<M> moves = moves();
        List<P> positions = positions();
        for (int ply = 0; ply < size; ply++) {
            seen = seen.play(positions.get(ply).view(moves.get(ply), viewer));
        }
        return seen.with(conclusion, Optional.empty());
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Line<?, ?> line
                && size == line.size
                && conclusion.equals(line.conclusion)
                && start.equals(line.start)
                && moves().equals(line.moves());
    }

    @Override
    public int hashCode() {
        return (start.hashCode() * 31 + moves().hashCode()) * 31 + size;
    }

    /** The moves separated by spaces, then the conclusion. */
    @Override
    public String toString() {
        StringBuilder text = new StringBuilder();
        moves().forEach(move -> text.append(text.isEmpty() ? "" : " ").append(move));
        conclusion.ifPresent(how -> text.append(text.isEmpty() ? "" : " ").append(how));
        return text.toString();
    }
}
