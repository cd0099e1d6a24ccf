package org.ludex.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowable;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import org.ludex.core.IllegalMoveException;
import org.ludex.core.Move;
import org.ludex.core.Perft;
import org.ludex.core.Position;
import org.ludex.core.SeededRandom;
import org.ludex.core.Verdict;

/** The list of legal moves: what is in it, and what it counts. */
final class MoveChecks<M extends Move, P extends Position<M, P>> {

    private final RandomGames<M, P> games;

    MoveChecks(RandomGames<M, P> games) {
        this.games = games;
    }

    void listedMovesArePlayable() {
        games.listing(150).forEach(this::listedMovesArePlayable);
        // A random game that broke off may reveal a fault.
        games.walks().stream()
                .filter(walk -> walk.accident().isPresent())
                .map(Walk::end)
                .filter(spot -> spot.position().listsMoves())
                .forEach(this::listedMovesArePlayable);
    }

    private void listedMovesArePlayable(Spot<M, P> spot) {
        P position = spot.position();
        for (M move : position.legalMoves()) {
            assertThat(position.judge(move))
                    .as("verdict on %s, listed at %s", move, spot)
                    .matches(Verdict::isPlayable, "playable");
            assertThatCode(() -> position.play(move))
                    .as("playing %s, listed at %s", move, spot)
                    .doesNotThrowAnyException();
        }
    }

    void listedMovesAreDistinct() {
        for (Spot<M, P> spot : games.listing(150)) {
            List<M> moves = spot.position().legalMoves();
            assertThat(moves).as("moves listed at %s", spot).doesNotHaveDuplicates();
            assertThat(new HashSet<>(moves))
                    .as("moves listed at %s, as a set", spot)
                    .hasSameSizeAs(moves);
        }
    }

    void moveTextsTellMovesApart() {
        Class<M> type = games.game().moveType();
        for (Spot<M, P> spot : games.listing(100)) {
            List<M> moves = spot.position().legalMoves();
            assertThat(moves).as("moves listed at %s", spot).hasOnlyElementsOfType(type);
            List<String> texts = moves.stream().distinct().map(Move::toString).toList();
            assertThat(texts)
                    .as("texts of the moves listed at %s", spot)
                    .doesNotHaveDuplicates()
                    .allSatisfy(Texts::checkEntry);
        }
    }

    void countsAgreeWithTheLists() {
        for (Spot<M, P> spot : games.listing(150)) {
            assertThat(spot.position().legalMoveCount())
                    .as("legalMoveCount at %s", spot)
                    .isEqualTo(spot.position().legalMoves().size());
        }
        for (Spot<M, P> spot : games.listing(12)) {
            P position = spot.position();
            List<M> moves = position.legalMoves();
            assertThat(Perft.count(position, 1)).as("perft 1 at %s", spot).isEqualTo(moves.size());
            List<P> reached = moves.stream()
                    .flatMap(move -> played(position, move).stream())
                    .toList();
            if (reached.size() == moves.size() && reached.stream().allMatch(Position::listsMoves)) {
                long sum = reached.stream()
                        .mapToLong(next -> next.legalMoves().size())
                        .sum();
                assertThat(Perft.count(position, 2)).as("perft 2 at %s", spot).isEqualTo(sum);
            }
        }
    }

    void listIsStableAndUnmodifiable() {
        for (Spot<M, P> spot : games.listing(60)) {
            List<M> moves = spot.position().legalMoves();
            assertThat(spot.position().legalMoves())
                    .as("moves listed twice at %s", spot)
                    .containsExactlyElementsOf(moves);
            if (!moves.isEmpty()) {
                M first = moves.get(0);
                assertThat(catchThrowable(() -> moves.set(0, first)))
                        .as("the list of moves is unmodifiable: replacing one at %s", spot)
                        .isInstanceOf(UnsupportedOperationException.class);
                assertThat(catchThrowable(() -> moves.add(first)))
                        .as("the list of moves is unmodifiable: adding one at %s", spot)
                        .isInstanceOf(UnsupportedOperationException.class);
            }
        }
        games.walks().stream().limit(3).forEach(this::listIsTheSameAgain);
    }

    private void listIsTheSameAgain(Walk<M, P> walk) {
        Walk<M, P> again = walk.again(games.game().start(games.options()));
        for (int ply = 0; ply < walk.positions().size(); ply++) {
            P position = walk.positions().get(ply);
            if (position.listsMoves()) {
                assertThat(again.positions().get(ply).legalMoves())
                        .as("moves listed when %s is reached again", walk.spot(ply))
                        .containsExactlyElementsOf(position.legalMoves());
            }
        }
    }

    void unlistedMovesAreNotListed() {
        for (Spot<M, P> spot : games.spots(80)) {
            P position = spot.position();
            if (!position.listsMoves()) {
                assertThat(position.outcome().isOpen())
                        .as("open without a list of moves at %s", spot)
                        .isTrue();
                assertThatThrownBy(position::legalMoves)
                        .as("listing the moves at %s", spot)
                        .isInstanceOf(IllegalStateException.class);
                assertThatThrownBy(() -> Perft.count(position, 1))
                        .as("counting the moves at %s", spot)
                        .isInstanceOf(IllegalStateException.class);
            }
        }
    }

    void drawnMovesArePlayable() {
        for (Spot<M, P> spot : games.spots(80)) {
            P position = spot.position();
            if (!position.outcome().isOpen()) {
                assertThatThrownBy(() -> position.sample(new SeededRandom(1)))
                        .as("drawing a move after the end at %s", spot)
                        .isInstanceOf(IllegalStateException.class);
                continue;
            }
            for (long seed = 1; seed <= 5; seed++) {
                checkDrawn(spot, seed);
            }
        }
        for (Walk<M, P> walk : games.walks()) {
            walk.refused().ifPresent(move -> {
                P position = walk.end().position();
                assertThat(position.listsMoves() && position.legalMoves().contains(move))
                        .as("%s, drawn at %s and refused, is listed", move, walk.end())
                        .isTrue();
            });
        }
    }

    private void checkDrawn(Spot<M, P> spot, long seed) {
        P position = spot.position();
        if (position.listsMoves() && position.legalMoves().isEmpty()) {
            // Open without a move: the check of outcomes says so.
            return;
        }
        M move = position.sample(new SeededRandom(seed));
        assertThat(position.sample(new SeededRandom(seed)))
                .as("move drawn twice by seed %s at %s", seed, spot)
                .isEqualTo(move);
        if (position.listsMoves()) {
            assertThat(position.legalMoves())
                    .as("move drawn by seed %s at %s", seed, spot)
                    .contains(move);
        } else {
            assertThat(position.judge(move))
                    .as("verdict on %s, drawn by seed %s at %s", move, seed, spot)
                    .matches(Verdict::isPlayable, "playable");
            assertThatCode(() -> position.play(move))
                    .as("playing %s, drawn by seed %s at %s", move, seed, spot)
                    .doesNotThrowAnyException();
        }
    }

    /** Every move that is judged legal leads to a position that a listed move leads to. */
    void legalMovesLeadWhereListedOnesLead() {
        for (Spot<M, P> spot : games.listing(60)) {
            P position = spot.position();
            if (!position.outcome().isOpen()) {
                continue;
            }
            List<M> listed = position.legalMoves();
            HashSet<P> reached = new HashSet<>();
            for (M candidate : games.candidates(spot)) {
                if (position.judge(candidate) instanceof Verdict.Legal && !listed.contains(candidate)) {
                    if (reached.isEmpty()) {
                        listed.forEach(move -> played(position, move).ifPresent(reached::add));
                    }
                    assertThat(played(position, candidate)
                                    .map(reached::contains)
                                    .orElse(true))
                            .as("%s is legal at %s and leads where a listed move leads", candidate, spot)
                            .isTrue();
                }
            }
        }
    }

    /** Nothing where play refuses: that it should not is another check. */
    private Optional<P> played(P position, M move) {
        try {
            return Optional.of(position.play(move));
        } catch (IllegalMoveException refused) {
            return Optional.empty();
        }
    }
}
