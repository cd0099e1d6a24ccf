package org.ludex.yinsh;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.ludex.core.Line;
import org.ludex.core.Options;
import org.ludex.core.Outcome;
import org.ludex.yinsh.PlayedGames.Played;
import org.ludex.yinsh.YinshMove.MoveRing;
import org.ludex.yinsh.YinshMove.TakeRow;

@DisplayName("Games that were played")
class YinshGamesTest {

    private static final Yinsh YINSH = new Yinsh();

    private static Line.Replay<YinshMove, YinshPosition> replay(String variant, List<String> moves) {
        YinshPosition start = YINSH.start(Options.parse(YINSH, "variant=" + variant));
        return Line.replay(start, moves.stream().map(YinshMove::parse).toList());
    }

    /** Winner, rings removed and rule, as the file of games writes them. */
    private static String result(YinshPosition end) {
        String score = end.score().get(0) + "-" + end.score().get(1);
        if (end.outcome() instanceof Outcome.Won won) {
            return won.winners().get(0).id() + " " + score + " " + won.rule().code();
        }
        return end.outcome() instanceof Outcome.Drawn drawn
                ? "draw " + score + " " + drawn.rule().code()
                : "open " + score;
    }

    @Test
    @DisplayName("all are legal and end with the result that is known")
    void allGamesEndAsKnown() {
        List<Played> games = PlayedGames.all();
        assertThat(games).hasSizeGreaterThanOrEqualTo(200);
        for (Played game : games) {
            Line.Replay<YinshMove, YinshPosition> replay = replay(game.variant(), game.moves());
            assertThat(replay.refusal()).as("refusal in %s", game).isEmpty();
            Line<YinshMove, YinshPosition> line = replay.line();
            if (game.isResigned()) {
                String loser = line.end().turn().seat().orElseThrow().id();
                String winner = loser.equals("white") ? "black" : "white";
                String score =
                        line.end().score().get(0) + "-" + line.end().score().get(1);
                assertThat(winner + " " + score + " resign").as("%s", game).isEqualTo(game.result());
            } else {
                assertThat(result(line.end())).as("%s", game).isEqualTo(game.result());
            }
        }
    }

    @Test
    @DisplayName("each move is written as it was read")
    void movesAreWrittenAsRead() {
        for (Played game : PlayedGames.all()) {
            List<String> written = game.moves().stream()
                    .map(move -> YinshMove.parse(move).toString())
                    .toList();
            assertThat(written).as("%s", game).isEqualTo(game.moves());
        }
    }

    @Test
    @DisplayName("what they were chosen for is in them")
    void chosenForWhatIsInThem() {
        Map<String, Integer> counts = new TreeMap<>();
        for (Played game : PlayedGames.all()) {
            Set<String> found = findings(replay(game.variant(), game.moves()).line());
            if (game.isResigned()) {
                found.add("resign");
            }
            Set<String> chosenFor = new TreeSet<>(game.chosenFor());
            chosenFor.removeAll(Set.of("long", "short"));
            assertThat(found).as("what is in %s", game).isEqualTo(chosenFor);
            game.chosenFor().forEach(word -> counts.merge(word, 1, Integer::sum));
            counts.merge(game.variant(), 1, Integer::sum);
        }
        assertThat(counts)
                .containsEntry("overlong", 147)
                .containsEntry("crossing", 42)
                .containsEntry("several", 7)
                .containsEntry("opponent", 26)
                .containsEntry("both", 11)
                .containsEntry("left-over", 7)
                .containsEntry("third-of-both", 3)
                .containsEntry("resign", 13)
                .containsEntry("long", 40)
                .containsEntry("short", 20)
                .containsEntry("blitz", 27);
    }

    private static Set<String> findings(Line<YinshMove, YinshPosition> line) {
        Set<String> found = new TreeSet<>();
        Side moved = Side.WHITE;
        List<Side> takers = new ArrayList<>();
        for (int ply = 0; ply < line.moves().size(); ply++) {
            YinshPosition before = line.positions().get(ply);
            YinshPosition after = line.positions().get(ply + 1);
            if (line.moves().get(ply) instanceof MoveRing) {
                moved = before.toMove().orElseThrow();
                takers.clear();
                if (!after.rowsOf(Side.WHITE).isEmpty()
                        && !after.rowsOf(Side.BLACK).isEmpty()) {
                    found.add("both");
                }
            }
            if (line.moves().get(ply) instanceof TakeRow) {
                Side taker = before.toMove().orElseThrow();
                if (takers.contains(taker)) {
                    found.add("several");
                }
                if (taker != moved) {
                    found.add("opponent");
                }
                takers.add(taker);
            }
            found.addAll(overlaps(after.rows()));
        }
        YinshPosition end = line.end();
        if (!end.outcome().isOpen()
                && !(end.rowsOf(Side.WHITE).isEmpty() && end.rowsOf(Side.BLACK).isEmpty())) {
            found.add("left-over");
        }
        if (end.outcome() instanceof Outcome.Won won && won.rule() == YinshRule.E2) {
            found.add("third-of-both");
        }
        return found;
    }

    private static Set<String> overlaps(List<TakeRow> rows) {
        Set<String> found = new TreeSet<>();
        for (TakeRow one : rows) {
            for (TakeRow two : rows) {
                List<Point> shared = new ArrayList<>(Rays.line(one.from(), one.to()));
                shared.retainAll(Rays.line(two.from(), two.to()));
                if (!one.equals(two) && shared.size() > 1) {
                    found.add("overlong");
                } else if (shared.size() == 1 && !sameLine(one, two)) {
                    found.add("crossing");
                }
            }
        }
        return found;
    }

    private static boolean sameLine(TakeRow one, TakeRow two) {
        return Rays.direction(one.from().bit(), one.to().bit())
                == Rays.direction(two.from().bit(), two.to().bit());
    }

    @Test
    @DisplayName("the corpus: all games are legal, each finished or resigned")
    void corpus() throws IOException {
        String corpus = System.getProperty("ludex.corpus", "");
        assumeTrue(!corpus.isEmpty(), "The system property ludex.corpus is not set: the corpus is not read.");
        Map<String, Integer> ends = new TreeMap<>();
        for (String text : Files.readAllLines(Path.of(corpus, "yinsh-games.tsv"))) {
            String[] fields = text.split("\t", -1);
            String variant = fields[1].equals("yinsh-blitz") ? "blitz" : "standard";
            List<String> words = new ArrayList<>(List.of(fields[2].split(" ", -1)));
            boolean resigned = words.removeIf("#resign"::equals);
            Line.Replay<YinshMove, YinshPosition> replay = replay(variant, words);
            assertThat(replay.refusal()).as("refusal in %s", fields[0]).isEmpty();
            Line<YinshMove, YinshPosition> line = replay.line();
            assertThat(line.end().outcome().isOpen())
                    .as("%s is open", fields[0])
                    .isEqualTo(resigned);
            ends.merge(resigned ? "resigned" : "finished", 1, Integer::sum);
            checkWithReference(fields[0], variant.equals("blitz") ? 1 : 3, line);
        }
        assertThat(ends.entrySet().stream()
                        .map(end -> end.getValue() + " " + end.getKey())
                        .collect(Collectors.joining(", ")))
                .isEqualTo("450 finished, 13 resigned");
    }

    private static void checkWithReference(String name, int ringsToWin, Line<YinshMove, YinshPosition> line) {
        Reference reference = new Reference(ringsToWin);
        line.moves().forEach(move -> reference.play(move.toString()));
        String expected = reference.end().isEmpty() ? "open " + reference.score() : reference.end();
        assertThat(result(line.end())).as("result of %s", name).isEqualTo(expected);
    }
}
