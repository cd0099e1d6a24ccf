package org.ludex.yinsh;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.ludex.core.Options;
import org.ludex.core.Outcome;
import org.ludex.core.Perft;
import org.ludex.core.Seat;
import org.ludex.core.SeededRandom;
import org.ludex.yinsh.PlayedGames.Played;

@DisplayName("A slow and independent implementation agrees")
class YinshReferenceTest {

    private static final Yinsh YINSH = new Yinsh();

    /** Compares everything that both know of a position. */
    private static void checkSame(YinshPosition position, Reference reference, String where) {
        List<String> listed =
                position.legalMoves().stream().map(YinshMove::toString).toList();
        assertThat(listed).as("moves of %s: %s", where, position).doesNotHaveDuplicates();
        assertThat(new TreeSet<>(listed)).as("moves of %s: %s", where, position).isEqualTo(asSet(reference));
        assertThat(position.legalMoveCount())
                .as("count of %s: %s", where, position)
                .isEqualTo(listed.size());
        assertThat(position.turn().seat().map(Seat::id))
                .as("turn of %s: %s", where, position)
                .isEqualTo(reference.actor());
        assertThat(position.score().get(0) + "-" + position.score().get(1))
                .as("score of %s: %s", where, position)
                .isEqualTo(reference.score());
        assertThat(end(position)).as("end of %s: %s", where, position).isEqualTo(reference.end());
    }

    private static Set<String> asSet(Reference reference) {
        return new TreeSet<>(reference.legalMoves());
    }

    private static String end(YinshPosition position) {
        String score = position.score().get(0) + "-" + position.score().get(1);
        if (position.outcome() instanceof Outcome.Won won) {
            return won.winners().get(0).id() + " " + score + " " + won.rule().code();
        }
        return position.outcome() instanceof Outcome.Drawn drawn
                ? "draw " + score + " " + drawn.rule().code()
                : "";
    }

    @Test
    @DisplayName("along all games of the file")
    void alongPlayedGames() {
        for (Played game : PlayedGames.all()) {
            YinshPosition position = YINSH.start(Options.parse(YINSH, game.options()));
            Reference reference = new Reference(game.ringsToWin());
            for (int ply = 0; ply < game.moves().size(); ply++) {
                checkSame(position, reference, game + " after " + ply + " plies");
                position = position.play(YinshMove.parse(game.moves().get(ply)));
                reference.play(game.moves().get(ply));
            }
            checkSame(position, reference, game + " at its end");
            assertThat(game.isResigned() ? "" : game.result())
                    .as("end of %s", game)
                    .isEqualTo(reference.end());
        }
    }

    @Test
    @DisplayName("along random games, with texts that can be read back")
    void alongRandomGames() {
        Map<String, Integer> ends = new TreeMap<>();
        for (long seed = 0; seed < 40; seed++) {
            boolean blitz = seed % 5 == 0;
            Options options = Options.parse(YINSH, blitz ? "variant=blitz" : "");
            String end = playRandomly(YINSH.start(options), new Reference(blitz ? 1 : 3), seed);
            ends.merge(end.substring(end.lastIndexOf(' ') + 1), 1, Integer::sum);
        }
        assertThat(ends.keySet()).contains("E1", "Blitz");
    }

    /** Boards as no game leads to them: full, with rows of both, with rings that cannot move. */
    @Test
    @DisplayName("along random games from random set-ups")
    void alongGamesFromRandomSetups() {
        Map<String, Integer> ends = new TreeMap<>();
        Map<String, Integer> stages = new TreeMap<>();
        for (long seed = 1000; seed < 1200; seed++) {
            YinshPosition start = randomSetup(seed);
            stages.merge(start.stage().toString(), 1, Integer::sum);
            String end = playRandomly(start, Reference.of(start, 3), seed);
            ends.merge(end.substring(end.lastIndexOf(' ') + 1), 1, Integer::sum);
        }
        assertThat(ends.keySet()).contains("E1", "E3");
        assertThat(stages.keySet())
                .contains("move white", "row white then white", "row black then white", "row black then black");
    }

    private static YinshPosition randomSetup(long seed) {
        RandomGenerator random = new SeededRandom(seed);
        List<Point> points = new ArrayList<>(Point.all());
        List<List<Point>> pieces = new ArrayList<>();
        int markers = 20 + random.nextInt(31);
        int white = random.nextInt(markers + 1);
        for (int count : new int[] {3 + random.nextInt(3), 3 + random.nextInt(3), white, markers - white}) {
            List<Point> some = new ArrayList<>();
            for (int i = 0; i < count; i++) {
                some.add(points.remove(random.nextInt(points.size())));
            }
            pieces.add(some);
        }
        Stage stage = Stage.move(random.nextInt(2) == 0 ? Side.WHITE : Side.BLACK);
        return new YinshSetup(YINSH.defaults(), stage, pieces.get(0), pieces.get(1), pieces.get(2), pieces.get(3))
                .position();
    }

    private static String playRandomly(YinshPosition start, Reference reference, long seed) {
        RandomGenerator random = new SeededRandom(seed);
        YinshPosition position = start;
        int ply = 0;
        while (position.outcome().isOpen()) {
            checkSame(position, reference, "seed " + seed + " ply " + ply);
            assertThat(YINSH.position(position.text(), position.options()))
                    .as("read back, seed %s ply %s", seed, ply)
                    .isEqualTo(position);
            YinshMove move = position.sample(random);
            position = position.play(move);
            reference.play(move.toString());
            ply++;
        }
        checkSame(position, reference, "seed " + seed + " at its end");
        assertThat(YINSH.position(position.text(), position.options())).isEqualTo(position);
        return reference.end();
    }

    @Test
    @DisplayName("on every move that can be written, all over some games")
    void onEveryMoveThereIs() {
        List<YinshMove> all = everyMove();
        assertThat(all).hasSize(85 + 85 * 85 + 85 * 86 / 2 + 85 + 1);
        for (Played game : PlayedGames.all().subList(0, 4)) {
            YinshPosition position = YINSH.start(Options.parse(YINSH, game.options()));
            Reference reference = new Reference(game.ringsToWin());
            for (int ply = 0; ply < game.moves().size(); ply++) {
                if (ply % 5 == 0) {
                    YinshPosition here = position;
                    Set<String> judged = all.stream()
                            .filter(move -> here.judge(move).isPlayable())
                            .map(YinshMove::toString)
                            .collect(Collectors.toSet());
                    assertThat(judged).as("judged legal: %s", position).isEqualTo(asSet(reference));
                }
                position = position.play(YinshMove.parse(game.moves().get(ply)));
                reference.play(game.moves().get(ply));
            }
        }
    }

    private static List<YinshMove> everyMove() {
        List<YinshMove> all = new ArrayList<>();
        all.add(new YinshMove.Pass());
        for (Point one : Point.all()) {
            all.add(new YinshMove.PlaceRing(one));
            all.add(new YinshMove.TakeRing(one));
            for (Point two : Point.all()) {
                all.add(new YinshMove.MoveRing(one, two));
                if (one.compareTo(two) <= 0) {
                    all.add(new YinshMove.TakeRow(one, two));
                }
            }
        }
        return all;
    }

    @Test
    @DisplayName("on counts of move sequences")
    void onCounts() {
        for (long seed = 2000; seed < 2006; seed++) {
            YinshPosition position = randomSetup(seed);
            assertThat(Perft.count(position, 3))
                    .as("sequences of three from %s", position)
                    .isEqualTo(Reference.of(position, 3).perft(3));
        }
    }
}
