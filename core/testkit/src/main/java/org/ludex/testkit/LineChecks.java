package org.ludex.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.stream.IntStream;
import org.ludex.core.Line;
import org.ludex.core.Move;
import org.ludex.core.Position;
import org.ludex.core.Seat;
import org.ludex.core.Turn;
import org.ludex.core.Viewer;

/** Random games as lines: undo and redo, views, and games that the players end. */
final class LineChecks<M extends Move, P extends Position<M, P>> {

    private static final int WALKS = 5;
    private static final int PLIES = 250;

    private final RandomGames<M, P> games;

    LineChecks(RandomGames<M, P> games) {
        this.games = games;
    }

    void linesGoBackAndForth() {
        for (Walk<M, P> walk : walks()) {
            Line<M, P> line = line(walk);
            String where = "seed " + walk.seed() + ", the line " + line;
            assertThat(line.positions()).as("positions, %s", where).isEqualTo(shown(walk.positions(), line.size() + 1));
            assertThat(line).as("replayed, %s", where).isEqualTo(line(walk)).hasSameHashCodeAs(line(walk));
            assertThat(Line.replay(line.start(), line.moves()).refusal())
                    .as("refusal, %s", where)
                    .isEmpty();
            Line<M, P> start = byMove(line, where);
            assertThat(start).as("all taken back, %s", where).isEqualTo(Line.of(line.start()));
            assertThat(byTurn(line, where))
                    .as("all turns taken back, %s", where)
                    .isEqualTo(start);
        }
    }

    /** Undoes everything, move by move, and checks that it can be redone. */
    private Line<M, P> byMove(Line<M, P> whole, String where) {
        Line<M, P> line = whole;
        while (line.canUndo()) {
            Line<M, P> shorter = line.undo();
            checkForth(line, shorter, shorter.redo(), where);
            line = shorter;
        }
        return line;
    }

    private Line<M, P> byTurn(Line<M, P> whole, String where) {
        Line<M, P> line = whole;
        while (line.canUndo()) {
            List<M> turn = line.lastTurn();
            Line<M, P> shorter = line.undoTurn();
            assertThat(shorter.size() == 0 || !shorter.end().isMidTurn())
                    .as("a turn taken back ends in the middle of one after ply %s, %s", shorter.size(), where)
                    .isTrue();
            assertThat(shorter.size() + turn.size())
                    .as("size before and moves of the last turn, %s", where)
                    .isEqualTo(line.size());
            checkForth(line, shorter, shorter.redoTurn(), where);
            line = shorter;
        }
        return line;
    }

    private void checkForth(Line<M, P> line, Line<M, P> shorter, Line<M, P> again, String where) {
        // Comparing whole lines at every ply would take quadratic time.
        assertThat(again.size())
                .as("size after undo and redo at ply %s, %s", line.size(), where)
                .isEqualTo(line.size());
        assertThat(again.lastMove())
                .as("last move after undo and redo, %s", where)
                .isEqualTo(line.lastMove());
        assertThat((Object) again.end())
                .as("end after undo and redo, %s", where)
                .isEqualTo(line.end());
        assertThat(shorter.size()).as("size after undo, %s", where).isLessThan(line.size());
    }

    void linesAreSeenMoveByMove() {
        for (Walk<M, P> walk : walks()) {
            Line<M, P> line = line(walk);
            for (Viewer viewer : games.viewers()) {
                String where = "seen by " + viewer + ", seed " + walk.seed() + ", the line " + line;
                Line<M, P> view = line.view(viewer);
                assertThat(view.positions())
                        .as("positions, %s", where)
                        .isEqualTo(line.positions().stream()
                                .map(each -> each.view(viewer))
                                .toList());
                List<M> seen = IntStream.range(0, line.size())
                        .mapToObj(ply ->
                                walk.positions().get(ply).view(walk.moves().get(ply), viewer))
                        .toList();
                assertThat(view.moves()).as("moves, %s", where).isEqualTo(seen);
                assertThat(view.canRedo())
                        .as("something to put back, %s", where)
                        .isFalse();
                assertThat(view.view(viewer)).as("looked at twice, %s", where).isEqualTo(view);
                if (line.canUndo()) {
                    assertThat(line.undo().view(viewer))
                            .as("taken back, then seen, %s", where)
                            .isEqualTo(view.undo());
                }
            }
        }
    }

    void linesCanBeConcluded() {
        List<? extends Seat> seats = games.game().seats(games.options());
        for (Walk<M, P> walk : walks()) {
            int half = walk.moves().size() / 2;
            Line<M, P> line = Line.of(games.game().start(games.options()), shown(walk.moves(), half));
            for (Seat seat : seats) {
                String where = seat.id() + " resigns, seed " + walk.seed() + " after ply " + half;
                Line<M, P> resigned = line.resign(seat);
                assertThat(resigned.isOver()).as("over: %s", where).isTrue();
                assertThat(resigned.turn()).as("turn after: %s", where).isEqualTo(Turn.nobody());
                assertThat(resigned.undoTurn())
                        .as("a turn taken back: %s", where)
                        .isEqualTo(line);
                assertThat(resigned.winners())
                        .as("winners: %s", where)
                        .isEqualTo(games.game().opponents(seat, games.options()))
                        .doesNotContain(seat);
                assertThat(resigned.undo())
                        .as("taken back: %s", where)
                        .isEqualTo(line)
                        .isNotEqualTo(resigned);
                assertThat(resigned.attempt(walk.moves().get(half)).isPlayed())
                        .as("playing on: %s", where)
                        .isFalse();
                games.viewers()
                        .forEach(viewer -> assertThat(resigned.view(viewer).conclusion())
                                .as("conclusion that %s sees: %s", viewer, where)
                                .isEqualTo(resigned.conclusion()));
            }
            if (!walk.isOpen() && walk.accident().isEmpty()) {
                Line<M, P> over = Line.of(walk.end().position());
                assertThatThrownBy(() -> over.resign(seats.get(0)))
                        .as("resigning after the end, %s", walk.end())
                        .isInstanceOf(IllegalStateException.class);
            }
        }
    }

    private List<Walk<M, P>> walks() {
        return games.walks().stream()
                .filter(walk -> !walk.moves().isEmpty())
                .limit(WALKS)
                .toList();
    }

    private Line<M, P> line(Walk<M, P> walk) {
        return Line.of(games.game().start(games.options()), shown(walk.moves(), PLIES));
    }

    private static <T> List<T> shown(List<T> all, int limit) {
        return all.subList(0, Math.min(all.size(), limit));
    }
}
