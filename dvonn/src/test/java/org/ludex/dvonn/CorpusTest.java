package org.ludex.dvonn;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.ludex.core.Line;

/**
 * Replays a larger collection of played games that is not part of this project. Its directory is given by the system
 * property {@code ludex.corpus}; without it this test is skipped.
 *
 * <p>Each line of {@code dvonn-games.tsv} is a number, a verdict and the moves: {@code finished} or {@code resign} with
 * plies of the second phase and points, or {@code ILLEGAL move} with the move that breaks a rule, then the same figures up
 * to it.
 */
@DisplayName("The collection of played games")
class CorpusTest {

    @Test
    @DisplayName("replays with the stated verdicts")
    void replaysWithTheStatedVerdicts() throws IOException {
        Optional<String> corpus = Optional.ofNullable(System.getProperty("ludex.corpus"));
        assumeThat(corpus)
                .as("the system property ludex.corpus names a directory with dvonn-games.tsv")
                .isPresent();
        List<String> lines = Files.readAllLines(Path.of(corpus.orElseThrow(), "dvonn-games.tsv"));

        List<String> wrong = new ArrayList<>();
        for (String line : lines) {
            String[] fields = line.split("\t", -1);
            String verdict = verdict(List.of(fields[2].split(" ", -1)));
            if (!verdict.equals(fields[1])) {
                wrong.add(fields[0] + ": " + fields[1] + " but found " + verdict);
            }
        }
        assertThat(wrong).isEmpty();
        assertThat(lines).hasSize(4844);
    }

    private static String verdict(List<String> words) {
        List<DvonnMove> moves = new ArrayList<>();
        boolean resigned = words.get(words.size() - 1).equals("resign");
        for (String word : resigned ? words.subList(0, words.size() - 1) : words) {
            moves.add(move(word));
        }
        Line.Replay<DvonnMove, DvonnPosition> replay = Line.replay(Dvonn.GAME.start(), moves);
        Line<DvonnMove, DvonnPosition> line = replay.line();
        DvonnPosition end = line.end();
        String figures = Math.max(0, line.size() - 49) + " " + end.points(Side.WHITE) + " " + end.points(Side.BLACK);
        Line.Refusal<DvonnMove> refusal = replay.refusal().orElse(null);
        if (refusal != null) {
            String word = refusal.move().toString().replace("-", "");
            // All refusals of the collection are of one kind; another rule makes the comparison fail.
            String kind = refusal.verdict().rule() == DvonnRule.S5
                    ? "move"
                    : refusal.verdict().rule().code();
            return "ILLEGAL " + kind + " " + word + " " + figures;
        }
        if (resigned) {
            return "resign " + figures;
        }
        return (end.outcome().isOpen() ? "open " : "finished ") + figures;
    }

    /** The collection writes a move without a dash, and a star behind a pass that its source only implies. */
    private static DvonnMove move(String word) {
        if (word.startsWith("pass")) {
            return new DvonnMove.Pass();
        }
        return Boards.move(word.length() == 2 ? word : word.substring(0, 2) + "-" + word.substring(2));
    }
}
