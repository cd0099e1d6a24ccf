package org.ludex.notation.sgf;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.ludex.notation.Reread.moves;
import static org.ludex.notation.Reread.one;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.ludex.core.Line;
import org.ludex.core.Move;
import org.ludex.core.Options;
import org.ludex.core.Playout;
import org.ludex.core.Position;
import org.ludex.dvonn.Dvonn;
import org.ludex.kamisado.Kamisado;
import org.ludex.notation.GameRecord;
import org.ludex.notation.Report;
import org.ludex.notation.Tag;
import org.ludex.notation.format.UnwritableException;
import org.ludex.notation.format.WrittenRecord;
import org.ludex.notation.io.RecordWriter;
import org.ludex.sixth.Sixth;
import org.ludex.yinsh.Yinsh;

@DisplayName("Games written as Boardspace SGF")
class SgfWriterTest {

    private static final List<Tag> TAGS =
            List.of(new Tag("White", "Ann [1] \\ \"x\""), new Tag("Black", "Bo"), new Tag("Date", "2026.11.16"));

    static Stream<Position<?, ?>> starts() {
        return Stream.of(
                Dvonn.GAME.start(),
                Yinsh.GAME.start(),
                Yinsh.GAME.start(Options.of(Yinsh.GAME, Map.of("variant", "blitz"))),
                Kamisado.GAME.start(),
                Sixth.GAME.start(Options.of(Sixth.GAME, Map.of("pieces", "16"))),
                Sixth.GAME.start(Options.of(Sixth.GAME, Map.of("size", "4"))),
                Sixth.GAME.start(Options.of(Sixth.GAME, Map.of("pieces", "16", "first", "black"))));
    }

    @ParameterizedTest
    @MethodSource("starts")
    @DisplayName("are read back with the same moves, names and result, played out or not")
    void thereAndBack(Position<?, ?> start) {
        int over = 0;
        for (int seed = 0; seed < 30; seed++) {
            over += thereAndBack(start, seed, 300);
            thereAndBack(start, seed, seed);
        }
        assertThat(over).isGreaterThan(15);
    }

    /** Returns how many games were played to their end. */
    private static <M extends Move, P extends Position<M, P>> int thereAndBack(
            Position<M, P> start, int seed, int plies) {
        Line<M, P> line = Playout.from(start, seed, plies);
        GameRecord<M, P> record = GameRecord.of(line, TAGS);
        WrittenRecord sgf = RecordWriter.write(record, "sgf");
        Report report = one(sgf.text());
        assertThat(report.isValid()).isTrue();
        assertThat(report.record().allMoves()).isEqualTo(record.allMoves());
        assertThat(report.record().options()).isEqualTo(record.options());
        assertThat(report.record().result()).isEqualTo(record.result());
        TAGS.forEach(tag -> assertThat(report.record().tags()).contains(tag));
        // These files have no word for an unfinished game, and none for a tag that says so: both are reported.
        List<String> lost = line.isOver() ? List.of() : List.of("tag", "ending");
        assertThat(sgf.losses().stream().map(loss -> loss.facts().form())).isEqualTo(lost);
        return line.isOver() ? 1 : 0;
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "so\n(;GM[24]VV[1]",
                "so\n  (;GM[24]",
                "so\r[Game \"x\"]",
                "so\n\u00A0[Game \"x\"]",
                "so\n{\"format\":\"ludex-record\"",
                "so\nEvent [x] Site [y]"
            })
    @DisplayName("keep comments with lines that begin like a record")
    void comments(String comment) {
        GameRecord<?, ?> record =
                GameRecord.of(Playout.from(Dvonn.GAME.start(), 1, 4), TAGS).withComment(comment);
        Report report = one(RecordWriter.write(record, "sgf").text());
        assertThat(report.record().comment()).isEqualTo(comment);
        assertThat(report.record().allMoves()).isEqualTo(record.allMoves());
    }

    @ParameterizedTest
    @CsvSource({"resign", "black:resign", "time", "black:time", "agreed"})
    @DisplayName("keep how people ended them")
    void endings(String ending) {
        GameRecord<?, ?> record = one("[Game \"dvonn\"]\n[White \"a\"]\n[Black \"b\"]\n\n1. g2 c1 " + ending + "\n")
                .record();
        WrittenRecord sgf = RecordWriter.write(record, "sgf");
        assertThat(sgf.losses()).isEmpty();
        assertThat(one(sgf.text()).record()).isEqualTo(record);
    }

    @ParameterizedTest
    @CsvSource({
        "dvonn, '', w, a, 1. g2 c1 agreed, draw",
        "sixth, pieces=16, is, game, 1. c3 c4 agreed, draw",
        "dvonn, '', Game, won, 1. g2 c1 resign, black",
        "dvonn, '', The, a, 1. g2 c1 white:resign, black",
        "yinsh, '', by, draw, 1. e3 d2 black:time, white",
    })
    @DisplayName("keep their results, whatever the players are called")
    void names(String game, String options, String white, String black, String moves, String result) {
        String chosen = options.isEmpty() ? "" : "[Options \"" + options + "\"]\n";
        GameRecord<?, ?> record = one("[Game \"" + game + "\"]\n" + chosen + "[White \"" + white + "\"]\n[Black \""
                        + black + "\"]\n[Result \"" + result + "\"]\n\n" + moves + "\n")
                .record();
        WrittenRecord sgf = RecordWriter.write(record, "sgf");
        assertThat(sgf.losses()).isEmpty();
        Report back = one(sgf.text());
        assertThat(back.diagnostics()).isEmpty();
        assertThat(back.record().tag("Result")).contains(result);
        assertThat(back.record().result()).isEqualTo(record.result());
    }

    @Test
    @DisplayName("look like the server's own")
    void sample() {
        GameRecord<?, ?> record = one("""
                [Game "kamisado"]
                [Black "b"]
                [White "w"]
                [Result "white"]

                {at the club} c1-c5 {a quiet ] start} resign
                """).record();
        assertThat(RecordWriter.write(record, "sgf").text()).startsWith("(;\nGM[Kamisado]VV[1]\nSU[kamisado 0]\n");
    }

    @Test
    @DisplayName("keep comments, and tell what else is lost")
    void losses() {
        GameRecord<?, ?> record = one("""
                [Game "dvonn"]
                [White "a"]
                [Round "3"]

                {before} 1. g2! {first \\} ] one} (c3) c1 *
                """).record();
        WrittenRecord sgf = RecordWriter.write(record, "sgf");
        assertThat(sgf.losses().stream().map(loss -> loss.facts().form()))
                .containsExactly("tag", "suffixes", "variations", "ending");
        GameRecord<?, ?> back = one(sgf.text()).record();
        assertThat(back.comment()).isEqualTo("before");
        assertThat(back.moves().get(0).comment()).isEqualTo("first } ] one");
        assertThat(moves(one(sgf.text()))).isEqualTo("g2 c1");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "[Game \"mensch\"]*|game",
                "[Game \"kamisado\"][Options \"level=standard\"]*|options",
                "[Game \"sixth\"]*|options",
                "[Game \"dvonn\"]1. g2 x|rest",
                "[Game \"dvonn\"]1. g2 forfeit|result",
                "[Game \"kamisado\"]1. R↗3B agreed|result"
            })
    @DisplayName("are refused where they would become other games")
    void refused(String text, String form) {
        GameRecord<?, ?> record = one(text.replace("]", "]\n")).record();
        assertThatThrownBy(() -> RecordWriter.write(record, "sgf"))
                .isInstanceOfSatisfying(
                        UnwritableException.class,
                        e -> assertThat(e.faults())
                                .singleElement()
                                .satisfies(fault ->
                                        assertThat(fault.facts().form()).isEqualTo(form)));
    }

    @Test
    @DisplayName("have no name that is not a format's")
    void unknown() {
        GameRecord<?, ?> record = one("[Game \"dvonn\"]\n\n1. g2 *\n").record();
        assertThatThrownBy(() -> RecordWriter.write(record, "golem")).isInstanceOf(IllegalArgumentException.class);
        assertThat(RecordWriter.formats()).containsExactly("text", "json", "sgf");
        assertThat(RecordWriter.write(record, "text").text()).isEqualTo(RecordWriter.write(record));
        assertThat(one(RecordWriter.write(record, "json").text()).record()).isEqualTo(record);
    }
}
