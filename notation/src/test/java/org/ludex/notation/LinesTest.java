package org.ludex.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.ludex.core.Game;
import org.ludex.core.Line;
import org.ludex.core.Move;
import org.ludex.core.Playout;
import org.ludex.core.Position;
import org.ludex.core.Seat;
import org.ludex.core.Viewer;
import org.ludex.dog.Player;
import org.ludex.dog.classic.Dog;
import org.ludex.dog.mensch.Mensch;
import org.ludex.dog.mensch.MenschMove;
import org.ludex.dog.mensch.MenschPosition;
import org.ludex.dvonn.Dvonn;
import org.ludex.dvonn.DvonnMove;
import org.ludex.dvonn.DvonnPosition;
import org.ludex.notation.io.RecordReader;
import org.ludex.notation.io.RecordWriter;
import org.ludex.notation.json.LudexModule;
import org.ludex.notation.spi.GameNotation;
import org.ludex.notation.spi.Notations;

/** Records of games in progress. */
@DisplayName("Records and lines")
class LinesTest {

    private static final ObjectMapper MAPPER = new ObjectMapper().registerModule(new LudexModule());

    static Stream<GameNotation<?, ?>> notations() {
        return Notations.all().stream();
    }

    @ParameterizedTest
    @MethodSource("notations")
    @DisplayName("go over into each other, wherever a line stops")
    void thereAndBack(GameNotation<?, ?> notation) throws Exception {
        for (int moves = 0; moves < 60; moves++) {
            thereAndBack(notation.game(), moves);
        }
    }

    private static <M extends Move, P extends Position<M, P>> void thereAndBack(Game<M, P> game, int moves)
            throws Exception {
        Line<M, P> line = Playout.from(game.start(), moves, moves);
        GameRecord<M, P> record = GameRecord.of(line);
        assertThat(record.toLine().end()).isEqualTo(line.end());
        assertThat(GameRecord.of(record.toLine())).isEqualTo(record);
        assertThat(record.tag("Result"))
                .contains(line.isOver() ? record.result().tag() : "*");
        Report read = RecordReader.standard()
                .strict()
                .read(RecordWriter.write(record))
                .get(0);
        assertThat(read.diagnostics()).as(RecordWriter.write(record)).isEmpty();
        assertThat(read.record()).isEqualTo(record);
        assertThat(MAPPER.readValue(MAPPER.writeValueAsString(record), GameRecord.class))
                .isEqualTo(record);
    }

    @ParameterizedTest
    @MethodSource("notations")
    @DisplayName("begin from any position")
    void fromAnywhere(GameNotation<?, ?> notation) throws Exception {
        for (int before = 1; before < 60; before++) {
            fromAnywhere(notation.game(), before);
        }
    }

    private static <M extends Move, P extends Position<M, P>> void fromAnywhere(Game<M, P> game, int before)
            throws Exception {
        P start = Playout.from(game.start(), before, before).end();
        GameRecord<M, P> record = GameRecord.of(Playout.from(start, before, before % 5));
        String text = RecordWriter.write(record);
        Report read = RecordReader.standard().strict().read(text).get(0);
        assertThat(read.diagnostics()).as(text).isEmpty();
        assertThat(read.record()).as(text).isEqualTo(record);
        assertThat(MAPPER.readValue(MAPPER.writeValueAsString(record), GameRecord.class))
                .isEqualTo(record);
    }

    @ParameterizedTest
    @MethodSource("notations")
    @DisplayName("are seen by seats and spectators, and stay the same when they are written and read")
    void views(GameNotation<?, ?> notation) throws Exception {
        for (int seed = 0; seed < 5; seed++) {
            views(notation.game(), seed);
        }
    }

    private static <M extends Move, P extends Position<M, P>> void views(Game<M, P> game, int seed) throws Exception {
        Line<M, P> line = Playout.from(game.start(), seed, 120);
        GameRecord<M, P> record = GameRecord.of(line);
        for (Seat seat : game.seats(game.defaults())) {
            GameRecord<M, P> seen = record.view(Viewer.of(seat));
            assertThat(seen.toLine().end()).isEqualTo(line.end().view(seat));
            assertThat(seen.moves()).hasSameSizeAs(record.moves());
            Reread.survivesWriting(seen);
        }
        GameRecord<M, P> watched = record.view(Viewer.spectator());
        assertThat(watched.toLine().end()).isEqualTo(line.end().view(Viewer.spectator()));
        assertThat(watched.view(Viewer.spectator())).isEqualTo(watched);
        Reread.survivesWriting(watched);
    }

    @Nested
    @DisplayName("say how people ended the game")
    class Endings {

        private final Line<DvonnMove, DvonnPosition> line = Playout.from(Dvonn.GAME.start(), 1, 5);

        @Test
        @DisplayName("naming the seat only where it is not the one to move")
        void seats() {
            Seat due = line.end().turn().seat().orElseThrow();
            Seat other = Dvonn.GAME.opponents(due, Dvonn.GAME.defaults()).get(0);
            assertEnds(line.resign(due), "resign", other.id());
            assertEnds(line.loseOnTime(other), other.id() + ":time", due.id());
            assertEnds(line.forfeit(other), other.id() + ":forfeit", due.id());
            assertEnds(line.agreeDraw(), "agreed", "draw");
            assertEnds(line, "*", "*");
        }

        @Test
        @DisplayName("also between a roll and the next")
        void chance() {
            Line<MenschMove, MenschPosition> rolled = Line.of(Mensch.GAME.start())
                    .play(new MenschMove.Roll(Player.B, 3))
                    .play(new MenschMove.Stay(Player.B));
            assertEnds(rolled.resign(Player.C), "resign", "A+B+D");
            assertEnds(rolled.resign(Player.B), "B:resign", "A+C+D");
        }

        private static <M extends Move, P extends Position<M, P>> void assertEnds(
                Line<M, P> ended, String word, String result) {
            GameRecord<M, P> record = GameRecord.of(ended);
            assertThat(record.ending()).hasToString("Optional[" + word + "]");
            assertThat(record.tag("Result")).contains(result);
            assertThat(record.result().tag()).isEqualTo(result);
            assertThat(record.toLine()).isEqualTo(ended);
            Reread.survivesWriting(record);
        }
    }

    @Test
    @DisplayName("keep a result that was given")
    void givenResult() {
        GameRecord<?, ?> record = GameRecord.of(Line.of(Dvonn.GAME.start()), List.of(new Tag("result", "white")));
        assertThat(record.tags()).containsExactly(new Tag("result", "white"));
        assertThat(record.withTag(new Tag("Result", "*")).tags()).containsExactly(new Tag("Result", "*"));
        assertThat(record.withTag(new Tag("Event", "x")).tags()).hasSize(2);
    }

    @Test
    @DisplayName("that could not be read are no records of a game")
    void unread() {
        Report report =
                RecordReader.standard().read("[Game \"chess\"]\n\n1. e4 *").get(0);
        assertThat(report.readable()).isEmpty();
        assertThat(report.content()).isInstanceOf(UnreadRecord.class);
        assertThatIllegalStateException().isThrownBy(report::record).withMessageContaining("unknown-game");
    }

    @Test
    @DisplayName("refuse a viewer who does not play")
    void strangers() {
        GameRecord<?, ?> record = GameRecord.of(Line.of(Dog.GAME.start()));
        assertThatIllegalArgumentException().isThrownBy(() -> record.view(Viewer.of(org.ludex.dvonn.Side.WHITE)));
    }

    @Nested
    @DisplayName("of several moves in one entry")
    class Joined {

        private static final String BURNING = """
                [Game "dog"]
                [Options "players=2"]
                [Position "A:h4,k,k,k,k C:3,k,k,k,k round 1 A play A hands A:9,8 C:#2 pile #106 deck -"]

                """;

        @Test
        @DisplayName("count every entry as one ply, an announcement too")
        void plies() {
            Report report = Sheet.record(BURNING + "shuffle\nA burn 9 draw #\nA burn 8\n*\n");
            assertThat(Sheet.codes(report)).containsExactly("note unproven");
            assertThat(report.plies()).isEqualTo(3);
            assertThat(report.record().moves().get(0).moves()).isEmpty();
            assertThat(report.record().moves().get(1).moves())
                    .extracting(Object::toString)
                    .containsExactly("A burn 9", "shuffle", "A draw #");
            assertThat(report.record().moves().get(1).move()).hasToString("A burn 9");
            assertThat(report.record().after(1)).isEqualTo(report.record().after(0));
            assertThat(report.record().after(2)).isNotEqualTo(report.record().after(1));
            Reread.survivesWriting(report.content());
        }

        @Test
        @DisplayName("fill in a shuffle that must have been, with a note")
        void filledIn() {
            Report report = Sheet.record(BURNING + "A burn 9\nA burn 8\n*\n");
            assertThat(Sheet.codes(report)).containsExactly("note filled-in", "note unproven");
            assertThat(Sheet.moves(report)).isEqualTo("shuffle A burn 9 draw # A burn 8");
            assertThat(report.record())
                    .isEqualTo(Sheet.record(BURNING + "shuffle\nA burn 9 draw #\nA burn 8\n*\n")
                            .record());
        }

        @ParameterizedTest
        @CsvSource(delimiter = '|', textBlock = """
                shuffle\\nshuffle\\nA burn 9      | error out-of-order | 1
                shuffle 5\\nA burn 9              | error D7           | 1
                shuffle\\nA 9 k>0                 | error D9           | 1
                A burn 9 draw 9 draw 9            | error not-a-move   | 0
                A burn 9 ...\\nA burn 8           | error misfit       | 0
                """)
        @DisplayName("play all moves of an entry or none")
        void refused(String lines, String code, int plies) {
            Report report = Sheet.record(BURNING + lines.replace("\\n", "\n") + "\n*\n");
            assertThat(Sheet.codes(report).get(Sheet.codes(report).size() - 1))
                    .as(Sheet.shown(report))
                    .isEqualTo(code);
            assertThat(report.plies()).isEqualTo(plies);
            Reread.survivesWriting(report.content());
        }

        @Test
        @DisplayName("tell in JSON what they join")
        void json() throws Exception {
            Report report = Sheet.record(BURNING + "shuffle\nA burn 9 draw 13\nA 13 k>0\n*\n");
            String json = MAPPER.writeValueAsString(report.content());
            assertThat(json)
                    .contains("{\"ply\":1,\"type\":\"shuffle\",\"order\":[],\"text\":\"shuffle\"}")
                    .contains("{\"ply\":2,\"parts\":[{\"type\":\"burn\",\"seat\":\"A\",\"cards\":\"9\"},"
                            + "{\"type\":\"shuffle\",\"order\":[]},{\"type\":\"draw\",\"seat\":\"A\",\"card\":\"13\"}],"
                            + "\"text\":\"A burn 9 draw 13\"}");
            String other = json.replace("\"A burn 9 draw 13\"", "\"A burn 9 draw 12\"");
            assertThat(Sheet.codes(RecordReader.standard().read(other).get(0))).containsExactly("error misfit");
        }
    }
}
