package org.ludex.dvonn;

import static org.assertj.core.api.Assertions.assertThat;
import static org.ludex.dvonn.Boards.move;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.ludex.core.Line;
import org.ludex.core.Outcome;

/** Games that were really played, kept in this module. */
class PlayedGamesTest {

    private static final List<PlayedGame> GAMES = PlayedGame.read("games.txt");

    static List<PlayedGame> refused() {
        return PlayedGame.read("refused.txt");
    }

    @Test
    @DisplayName("all games are legal to the last move, and end there with the stated score")
    void gamesEndAsStated() {
        assertThat(GAMES).hasSizeGreaterThanOrEqualTo(500);
        for (PlayedGame game : GAMES) {
            Line.Replay<DvonnMove, DvonnPosition> replay = Line.replay(
                    Dvonn.GAME.start(), game.moves().stream().map(Boards::move).toList());

            assertThat(replay.refusal()).as(game.toString()).isEmpty();
            Line<DvonnMove, DvonnPosition> line = replay.line();
            DvonnPosition end = line.end();
            List<Integer> score = end.score();
            assertThat(score).as(game.toString()).hasSize(2);
            assertThat(score.get(0) + "-" + score.get(1)).as(game.toString()).isEqualTo(game.note());
            assertThat(end.outcome()).as(game.toString()).isEqualTo(result(score));
            assertThat(line.positions().subList(0, game.moves().size()))
                    .as(game.toString())
                    .allSatisfy(
                            position -> assertThat(position.outcome().isOpen()).isTrue());
        }
    }

    private static Outcome result(List<Integer> score) {
        int lead = score.get(0) - score.get(1);
        if (lead == 0) {
            return Outcome.drawn(DvonnRule.E2);
        }
        return Outcome.won(lead > 0 ? Side.WHITE : Side.BLACK, DvonnRule.E2);
    }

    @ParameterizedTest
    @MethodSource("refused")
    @DisplayName("the last move of each refused game breaks the stated rule, and no move before it")
    void refusedGamesAreRefusedAtTheirLastMove(PlayedGame game) {
        Line.Refusal<DvonnMove> refusal = Line.replay(
                        Dvonn.GAME.start(),
                        game.moves().stream().map(Boards::move).toList())
                .refusal()
                .orElseThrow();
        assertThat(refusal.ply()).isEqualTo(game.moves().size());
        assertThat(refusal.verdict().rule().code()).isEqualTo(game.note());
    }

    @Test
    @DisplayName("every position along the games is read back from its text")
    void textsRoundTrip() {
        Dvonn dvonn = new Dvonn();
        for (PlayedGame game : GAMES.subList(0, 120)) {
            DvonnPosition position = dvonn.start();
            for (String move : game.moves()) {
                position = position.play(move(move));
                assertThat(dvonn.position(position.text())).isEqualTo(position);
            }
        }
    }

    @Test
    @DisplayName("what the games were chosen for is in them")
    void rareEventsAreAmongTheGames() {
        int draws = 0;
        int revivals = 0;
        int longestChain = 0;
        int biggestLoss = 0;
        int tallest = 0;
        int lostMovers = 0;
        for (PlayedGame game : GAMES) {
            DvonnPosition position = new Dvonn().start();
            Set<Side> passed = new HashSet<>();
            int chain = 0;
            for (String text : game.moves()) {
                Side mover = position.toMove().orElseThrow();
                DvonnPosition next = position.play(move(text));
                if (text.equals("pass")) {
                    passed.add(mover);
                    chain++;
                } else if (passed.remove(mover)) {
                    revivals++;
                }
                chain = !text.equals("pass") && passed.isEmpty() ? 0 : chain;
                longestChain = Math.max(longestChain, chain);
                if (text.length() > 4) {
                    biggestLoss = Math.max(biggestLoss, pieces(position) - pieces(next));
                    lostMovers += next.stackAt(Cell.parse(text.substring(3))).isEmpty() ? 1 : 0;
                }
                tallest = Math.max(tallest, tallest(next));
                position = next;
            }
            draws += position.outcome() instanceof Outcome.Drawn ? 1 : 0;
        }

        assertThat(draws).isGreaterThanOrEqualTo(40);
        assertThat(revivals).isGreaterThanOrEqualTo(15);
        assertThat(longestChain).isGreaterThanOrEqualTo(20);
        assertThat(biggestLoss).isGreaterThanOrEqualTo(45);
        assertThat(tallest).isEqualTo(25);
        assertThat(lostMovers).isGreaterThanOrEqualTo(100);
    }

    private static int pieces(DvonnPosition position) {
        return position.occupied().stream()
                .mapToInt(cell -> position.stackAt(cell).orElseThrow().height())
                .sum();
    }

    private static int tallest(DvonnPosition position) {
        return position.occupied().stream()
                .mapToInt(cell -> position.stackAt(cell).orElseThrow().height())
                .max()
                .orElse(0);
    }
}
