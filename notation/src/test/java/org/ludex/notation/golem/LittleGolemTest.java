package org.ludex.notation.golem;

import static org.assertj.core.api.Assertions.assertThat;
import static org.ludex.notation.Reread.moves;
import static org.ludex.notation.Reread.one;
import static org.ludex.notation.Reread.said;
import static org.ludex.notation.Reread.survivesWriting;

import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.ludex.core.Line;
import org.ludex.core.Playout;
import org.ludex.dvonn.Dvonn;
import org.ludex.dvonn.DvonnMove;
import org.ludex.dvonn.DvonnPosition;
import org.ludex.notation.Report;
import org.ludex.notation.io.RecordReader;

@DisplayName("Little Golem's DVONN text")
class LittleGolemTest {

    private static final String HEAD =
            "Event [Tournament dvonn.in.1.1] Site [www.littlegolem.net] White [white] Black [black]";

    /** A game as Little Golem writes it: pairs of moves with numbers, no dashes, and no 49th placement. */
    private static String golem(Line<DvonnMove, DvonnPosition> line) {
        StringBuilder text = new StringBuilder(HEAD);
        int count = 0;
        for (int i = 0; i < line.moves().size(); i++) {
            if (i == 48) {
                continue;
            }
            text.append(count % 2 == 0 ? " " + (count / 2 + 1) + "." : "");
            text.append(' ').append(line.moves().get(i).toString().replace("-", ""));
            count++;
        }
        return text.append("\n").toString();
    }

    @Test
    @DisplayName("is recognised and read, the 49th placement filled in")
    void wholeGames() {
        for (int seed = 1; seed <= 20; seed++) {
            Line<DvonnMove, DvonnPosition> line = Playout.from(new Dvonn().start(), seed, 400);
            Report report = one(golem(line));
            assertThat(report.isValid()).isTrue();
            assertThat(said(report)).containsExactlyInAnyOrder("note lenient.dash", "note filled-in");
            assertThat(report.record().allMoves()).isEqualTo(line.moves());
            survivesWriting(report.content());
        }
    }

    @Test
    @DisplayName("its head becomes tags")
    void tags() {
        Report report = one(HEAD.replace("[black]", "[black (second)]") + " 1. g2 c1 2. resign\n");
        assertThat(report.diagnostics()).isEmpty();
        assertThat(report.content().tags().stream()
                        .map(tag -> tag.name() + "=" + tag.value())
                        .collect(Collectors.joining(", ")))
                .isEqualTo(
                        "Event=Tournament dvonn.in.1.1, Site=www.littlegolem.net, White=white, Black=black (second)");
        assertThat(report.record().result().winners()).containsExactly("black");
        survivesWriting(report.content());
    }

    @Test
    @DisplayName("several games in a file, one broken, each begin with their event")
    void severalGames() {
        String good = HEAD + " 1. g2 c1 2. resign\n";
        List<Report> reports = RecordReader.standard().read(good + HEAD + "\n1. g2 {never closed\n" + good);
        assertThat(reports).extracting(Report::isValid).containsExactly(true, false, true);
        assertThat(reports.get(1).diagnostics().get(0).place().line()).isEqualTo(3);
        assertThat(reports.get(1).diagnostics().get(0).place().column()).isEqualTo(7);
        assertThat(moves(reports.get(1))).isEqualTo("g2");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"Event[x] 1. g2 *", "  event [x]\n1. g2 *", "Event [a [b] 1. g2", "Event [never closed 1. g2"})
    @DisplayName("odd heads cost no more than themselves")
    void oddHeads(String text) {
        Report report = one(text);
        assertThat(report.content().game()).isIn("dvonn", "");
        survivesWriting(report.content());
    }

    @Test
    @DisplayName("keeps a tag that stands among the moves")
    void tagAmongMoves() {
        Report report =
                one("Event [Tournament dvonn.in.1] Site [s] White [w] Black [b] 1. g2 [Note \"so\"] c1 2. resign\n");
        assertThat(report.record().tag("Note")).contains("so");
        assertThat(said(report)).contains("warning misplaced-tag");
    }
}
