package org.ludex.notation.sgf;

import java.util.List;
import java.util.Optional;
import org.ludex.core.Move;
import org.ludex.core.Position;
import org.ludex.core.Seat;
import org.ludex.notation.antlr.Memo;
import org.ludex.notation.replay.PlainReplay;
import org.ludex.notation.replay.SeatMove;
import org.ludex.notation.spi.Span;
import org.ludex.notation.spi.Unreadable;
import org.ludex.notation.spi.WrittenMove;
import org.ludex.notation.tree.LineTree;

/**
 * What a player does in a turn, which begins with empty hands and nothing that could be taken back, and ends like that. It means the
 * same whoever does it. Immutable and thread-safe.
 *
 * @param <M> the moves of the game
 * @param <P> the positions of the game
 * @param hasMoves whether the player makes a move
 * @param first the first move, if there is one: most turns have no other, and a list around it would be one more object to fetch
 * @param others the moves after it
 * @param ending how the player ends the game
 */
record KnownTurn<M extends Move, P extends Position<M, P>>(
        boolean hasMoves, WrittenMove<M, P> first, List<WrittenMove<M, P>> others, Optional<LineTree.LastWord> ending) {

    private static final int MEMO_BITS = 13;

    /** A turn in which a player makes some moves, in order. */
    static <M extends Move, P extends Position<M, P>> KnownTurn<M, P> of(
            SgfGame<M, P> game, List<WrittenMove<M, P>> moves, Optional<LineTree.LastWord> ending) {
        if (moves.isEmpty()) {
            return new KnownTurn<>(false, new Unreadable<M, P>(new Span(0, 0), ""), List.of(), ending);
        }
        List<WrittenMove<M, P>> all =
                moves.stream().map(move -> anybodys(move, game)).toList();
        return new KnownTurn<>(true, all.get(0), List.copyOf(all.subList(1, all.size())), ending);
    }

    /** A move without its seat, which is that of whoever has the turn. */
    private static <M extends Move, P extends Position<M, P>> WrittenMove<M, P> anybodys(
            WrittenMove<M, P> move, SgfGame<M, P> game) {
        if (move instanceof ImpliedPass<M, P> pass) {
            return new ToldPass<>(pass.span(), pass.toString(), game);
        }
        return move instanceof SeatMove<M, P> told ? told.written() : move;
    }

    /** A memo for the turns of one game. */
    static <M extends Move, P extends Position<M, P>> Memo<KnownTurn<M, P>> memo() {
        return new Memo<>(MEMO_BITS);
    }

    /** Plays the moves as those of a seat; returns whether they were played and there is nothing to say about them. */
    boolean play(PlainReplay<M, P> replay, Seat seat) {
        boolean isPlayed = !hasMoves || replay.playOf(first, seat);
        for (int i = 0; i < others.size() && isPlayed; i++) {
            isPlayed = replay.playOf(others.get(i), seat);
        }
        return isPlayed;
    }
}
