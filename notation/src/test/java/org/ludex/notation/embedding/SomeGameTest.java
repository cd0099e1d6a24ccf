package org.ludex.notation.embedding;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.ludex.core.Attempt;
import org.ludex.core.Game;
import org.ludex.core.Games;
import org.ludex.core.Line;
import org.ludex.core.Move;
import org.ludex.core.Perft;
import org.ludex.core.Playout;
import org.ludex.core.Position;
import org.ludex.core.SeededRandom;
import org.ludex.core.Viewer;
import org.ludex.dvonn.Dvonn;
import org.ludex.dvonn.DvonnMove;
import org.ludex.dvonn.DvonnPosition;
import org.ludex.notation.GameRecord;
import org.ludex.notation.io.MoveReader;
import org.ludex.notation.io.RecordReader;
import org.ludex.notation.io.RecordWriter;
import org.ludex.notation.spi.GameNotation;
import org.ludex.notation.spi.Notations;

/** There is no cast here, and no warning is suppressed. */
@DisplayName("A game that is known only at run time")
class SomeGameTest {

    static List<Game<?, ?>> games() {
        return Games.all();
    }

    @Test
    @DisplayName("is found by its id in any case and plays without an unchecked cast")
    void plays() {
        Position<?, ?> position = Games.find("Yinsh").orElseThrow().start();
        position = position.playAny(position.legalMoves().get(0));
        assertThat(position.text()).contains("a2");
        assertThat(Perft.count(position, 1)).isEqualTo(84);
    }

    @ParameterizedTest
    @MethodSource("games")
    @DisplayName("is played, viewed, recorded, read back and continued")
    void records(Game<?, ?> game) {
        Line<?, ?> line = Line.of(game.start());
        SeededRandom random = new SeededRandom(2);
        while (line.size() < 30 && !line.isOver()) {
            line = line.playAny(line.end().sample(random));
        }
        GameRecord<?, ?> record = GameRecord.of(line);
        GameRecord<?, ?> again =
                RecordReader.standard().read(RecordWriter.write(record)).get(0).record();
        assertThat((Object) again).isEqualTo(record);
        Line<?, ?> back = again.toLine();
        assertThat((Object) back.end()).isEqualTo(line.end());
        assertThat(back.view(Viewer.spectator()).size()).isEqualTo(line.size());
        assertThat(back.isOver() || back.playAny(back.end().sample(random)).size() == line.size() + 1)
                .isTrue();
        assertThat((Object) Line.of(again.start()).start()).isEqualTo(line.start());
    }

    @Test
    @DisplayName("has a notation of the same type")
    void notations() {
        GameNotation<DvonnMove, DvonnPosition> notation = Notations.of(Dvonn.GAME);
        assertThat(notation.game()).isEqualTo(Dvonn.GAME);
        assertThat(MoveReader.standard()
                        .read(Games.find("dvonn").orElseThrow().start(), "e3")
                        .isUnderstood())
                .isTrue();
    }

    @Test
    @DisplayName("refuses moves of another game by name")
    void strangers() {
        Line<?, ?> line = Line.of(Games.find("yinsh").orElseThrow().start());
        Move foreign = Dvonn.GAME.start().legalMoves().get(0);
        assertThatThrownBy(() -> line.playAny(foreign))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("Not a move of YINSH: a1 (org.ludex.dvonn.DvonnMove$Place)");
        assertThatThrownBy(() -> line.attemptAny(line.end().turn().seat().orElseThrow(), foreign))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("a1");
    }

    @Test
    @DisplayName("and one that is known keeps the type of its positions everywhere")
    void typesTravel() {
        Line<DvonnMove, DvonnPosition> line = Playout.from(Dvonn.GAME.start(), 1, 60);
        DvonnPosition end = line.end();
        DvonnPosition after = GameRecord.of(line).after(10);
        Attempt<DvonnPosition> attempt = after.attempt(line.moves().get(10));
        assertThat(attempt.toOptional()).contains(line.positions().get(11));
        DvonnPosition read = RecordReader.standard()
                .read(RecordWriter.write(GameRecord.of(line)))
                .get(0)
                .as(Dvonn.GAME)
                .orElseThrow()
                .toLine()
                .end();
        assertThat(read).isEqualTo(end);
    }
}
