package org.ludex.notation.sgf;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.ludex.core.Move;
import org.ludex.core.Position;
import org.ludex.core.Seat;
import org.ludex.notation.Ending;
import org.ludex.notation.replay.SeatMove;
import org.ludex.notation.spi.Span;
import org.ludex.notation.spi.WrittenMove;
import org.ludex.notation.tree.LineTree;
import org.ludex.notation.tree.Source;
import org.ludex.notation.tree.Wording;

/**
 * The moves of a game while its players make them, take them back and commit them. Mutable, for one game and one thread.
 *
 * @param <M> the moves of the game
 * @param <P> the positions of the game
 */
final class SgfLine<M extends Move, P extends Position<M, P>> {

    private final SgfGame<M, P> game;
    private final List<? extends Seat> seats;
    private final List<Entry<M, P>> entries = new ArrayList<>();
    /** All comments, in order: whoever takes a move back takes back no word. */
    private final List<String> said = new ArrayList<>();

    private Optional<LineTree.LastWord> ending = Optional.empty();
    private int committed;
    private boolean commits;

    /**
     * An empty line.
     *
     * @param game the game
     * @param seats the seats of the two players
     */
    SgfLine(SgfGame<M, P> game, List<? extends Seat> seats) {
        this.game = game;
        this.seats = List.copyOf(seats);
    }

    /**
     * Something in the line.
     *
     * @param written what will be replayed
     * @param move the move that it is, if it is one
     * @param before how many comments were made before it
     */
    private record Entry<M extends Move, P extends Position<M, P>>(
            WrittenMove<M, P> written, Optional<M> move, int before) {

        LineTree.Node<M, P> node(String comment) {
            return new LineTree.Node<>(written, Optional.empty(), "", comment, List.of());
        }
    }

    /** A move that an action finished. */
    void add(M move, SgfAction action) {
        WrittenMove<M, P> written = new SeatMove<>(game.written(action.span(), move), seat(action));
        entries.add(new Entry<>(written, Optional.of(move), said.size()));
    }

    /** A move that an action finished, in a game in which two places are not yet a move. */
    void add(WrittenMove<M, P> written, SgfAction action) {
        entries.add(new Entry<>(new SeatMove<>(written, seat(action)), Optional.empty(), said.size()));
    }

    /** Anything in the place of a move. */
    void add(WrittenMove<M, P> other) {
        entries.add(new Entry<>(other, Optional.empty(), said.size()));
    }

    /** The seat that acts. */
    Seat seat(SgfAction action) {
        return seats.get(action.player());
    }

    /** The seat that does not act. */
    Seat otherSeat(SgfAction action) {
        return seats.get(1 - action.player());
    }

    /** The newest move, as long as it is not committed. */
    Optional<M> newest() {
        return isPending() ? entries.get(entries.size() - 1).move() : Optional.empty();
    }

    /** Whether anything has been done since the last commitment. */
    boolean isPending() {
        return entries.size() > committed;
    }

    /** Takes the newest move back, committed or not. What was said of it is kept with what was said before. */
    void takeBack() {
        if (!entries.isEmpty()) {
            entries.remove(entries.size() - 1);
            committed = Math.min(committed, entries.size());
        }
    }

    /** Takes back everything since the last commitment. */
    void reset() {
        while (isPending()) {
            takeBack();
        }
    }

    /** Commits what has been done: the player says so, or the next one acts. */
    void commit() {
        committed = entries.size();
    }

    /** Takes the file for one that commits moves; the oldest files do not. */
    void expectCommitments() {
        commits = true;
    }

    /** Ends the game by a word. In a file that commits moves, one that is not committed was never made. */
    void end(Ending word, Span span) {
        if (commits) {
            reset();
        }
        ending = Optional.of(new LineTree.LastWord(word, span));
    }

    /** Ends the game without an action; the board stays as it is. */
    void conclude(Ending word, Span span) {
        if (!isEnded()) {
            ending = Optional.of(new LineTree.LastWord(word, span));
        }
    }

    /** Takes the last word back. */
    void reopen() {
        ending = Optional.empty();
    }

    /** What will be replayed. */
    List<WrittenMove<M, P>> written() {
        return entries.stream().map(Entry::written).toList();
    }

    /** The word that ended the game. */
    Optional<LineTree.LastWord> ending() {
        return ending;
    }

    /** Whether the game was ended by a word. */
    boolean isEnded() {
        return ending.isPresent();
    }

    /** A comment on the newest move, or before the first. */
    void say(String words) {
        said.add(words);
    }

    /** The line so far. */
    LineTree<M, P> tree(String rest, Source source) {
        List<LineTree.Node<M, P>> nodes = new ArrayList<>(entries.size());
        for (int i = 0; i < entries.size(); i++) {
            nodes.add(entries.get(i).node(comment(i)));
        }
        Span whole = new Span(0, source.text().length());
        return new LineTree<>(comment(-1), nodes, ending, List.of(), rest, whole, Wording.of(source));
    }

    /** What was said after an entry and before the next one, or before the first. */
    private String comment(int entry) {
        int from = entry < 0 ? 0 : entries.get(entry).before();
        int to = entry + 1 < entries.size() ? entries.get(entry + 1).before() : said.size();
        return from == to ? "" : String.join("\n", said.subList(from, to));
    }
}
