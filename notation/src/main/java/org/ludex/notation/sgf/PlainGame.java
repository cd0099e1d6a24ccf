package org.ludex.notation.sgf;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.ludex.core.Move;
import org.ludex.core.Position;
import org.ludex.core.Seat;
import org.ludex.notation.Report;
import org.ludex.notation.antlr.Memo;
import org.ludex.notation.replay.PlainReplay;
import org.ludex.notation.tree.Findings;
import org.ludex.notation.tree.LineTree;

/**
 * Reads and judges a game that is written as the server writes nearly all: plain properties, and turns that neither reach back
 * into those before them nor say anything else. It does so in one pass and keeps nothing but the moves. Anything else takes a
 * tree: then it gives up. For one game and one thread.
 *
 * @param <M> the moves of the game
 * @param <P> the positions of the game
 */
final class PlainGame<M extends Move, P extends Position<M, P>> {

    /** What reaches beyond a turn. */
    private static final Set<String> FAR = Set.of("undo", "allowundo", "offerdraw", "declinedraw");

    private final SgfGame<M, P> game;
    private final List<Seat> seats;
    private final PlainReplay<M, P> replay;
    private final PlainTurns turns;
    private final Findings findings;

    PlainGame(SgfGame<M, P> game, List<Seat> seats, PlainReplay<M, P> replay, PlainTurns turns, Findings findings) {
        this.game = game;
        this.seats = seats;
        this.replay = replay;
        this.turns = turns;
        this.findings = findings;
    }

    /** The report on a game, the steps of whose first turn are known; empty if it gives up. */
    Optional<Report> read(List<SgfStep> first) {
        Memo<KnownTurn<M, P>> known = game.turns();
        Optional<KnownTurn<M, P>> turn = known.find(turns.key());
        if (turn.isEmpty()) {
            // The steps may have been met in another game, where they had other places than here.
            turn = learn(first, known).filter(begun -> begun.ending().isEmpty());
        }
        while (turn.isPresent() && turn.get().play(replay, seats.get(turns.player()))) {
            Optional<LineTree.LastWord> ending = turn.get().ending();
            if (ending.isPresent() || !turns.next()) {
                return turns.isEnd() ? Optional.of(replay.report(ending)) : Optional.empty();
            }
            turn = known.find(turns.key());
            if (turn.isEmpty()) {
                List<SgfStep> steps = turns.steps();
                // Who starts is said at the beginning, or the tree has to tell.
                boolean starts = steps.stream().anyMatch(step -> step.is("start"));
                turn = starts ? Optional.empty() : learn(steps, known);
            }
        }
        return Optional.empty();
    }

    private Optional<KnownTurn<M, P>> learn(List<SgfStep> steps, Memo<KnownTurn<M, P>> known) {
        Optional<KnownTurn<M, P>> turn = turn(steps);
        // The end of a game has a place.
        turn.filter(each -> each.ending().isEmpty() && !turns.key().isTooLong())
                .ifPresent(each -> known.put(turns.key().text(), each));
        return turn;
    }

    /** What the steps of a turn mean, which must all be actions; empty if they do not mean the same in every game. */
    private Optional<KnownTurn<M, P>> turn(List<SgfStep> steps) {
        if (steps.isEmpty() || !steps.stream().allMatch(PlainGame::isNear)) {
            return Optional.empty();
        }
        Findings own = findings.anew();
        SgfLine<M, P> line = new SgfPlay<>(game, own, seats).of(steps);
        // Whether moves that were not committed count before the ending depends on the other turns.
        return !own.all().isEmpty()
                        || (line.ending().isPresent() && !line.written().isEmpty())
                ? Optional.empty()
                : Optional.of(KnownTurn.of(game, line.written(), line.ending()));
    }

    private static boolean isNear(SgfStep step) {
        return step.action().filter(action -> !FAR.contains(action.verb())).isPresent();
    }
}
