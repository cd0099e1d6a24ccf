package org.ludex.notation.embedding;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.ludex.core.Game;
import org.ludex.core.Games;
import org.ludex.core.Line;
import org.ludex.core.Move;
import org.ludex.core.Position;
import org.ludex.dog.CardFace;
import org.ludex.dog.Dealt;
import org.ludex.dog.DogMove;
import org.ludex.dog.DogPosition;
import org.ludex.dog.Hand;
import org.ludex.dog.Player;
import org.ludex.dog.Round;
import org.ludex.dog.classic.Dog;
import org.ludex.kamisado.Kamisado;
import org.ludex.kamisado.KamisadoMove;
import org.ludex.kamisado.KamisadoPosition;
import org.ludex.kamisado.KamisadoRule;
import org.ludex.kamisado.Square;
import org.ludex.notation.Diagnostic;
import org.ludex.notation.MoveReading;
import org.ludex.notation.io.MoveReader;
import org.ludex.notation.io.MoveWriter;
import org.ludex.yinsh.Point;
import org.ludex.yinsh.Yinsh;
import org.ludex.yinsh.YinshMove;
import org.ludex.yinsh.YinshPosition;

@DisplayName("One move is read on a position:")
class OneMoveTest {

    private static final MoveReader READER = MoveReader.standard();

    @Test
    @DisplayName("what a player types becomes the next position in one call")
    void push() {
        KamisadoPosition next = READER.read(Kamisado.GAME.start(), "R↗3B")
                .toOptional()
                .orElseThrow()
                .end();
        assertThat(next)
                .isEqualTo(Kamisado.GAME.start().play(Kamisado.GAME.start().move(Square.C1, Square.F4)));
    }

    @Test
    @DisplayName("a refusal is one sentence, in two languages, with its rule")
    void refusal() {
        MoveReading<KamisadoMove, KamisadoPosition> reading = READER.read(Kamisado.GAME.start(), "c1-d3");
        assertThat(reading.message(Locale.ENGLISH)).endsWith(".").contains("c1");
        assertThat(reading.message(Locale.forLanguageTag("fa")))
                .endsWith(".")
                .isNotEqualTo(reading.message(Locale.ENGLISH));
        assertThat(reading.diagnostics())
                .filteredOn(Diagnostic::isError)
                .extracting(Diagnostic::rule)
                .containsExactly(KamisadoRule.H1);
    }

    @Test
    @DisplayName("with its number, as people copy it from a sheet")
    void numbers() {
        Line<KamisadoMove, KamisadoPosition> line = Line.of(Kamisado.GAME.start());
        for (String text : List.of("1. R↗3B", "B↑5Y", "2. Y↗3P!")) {
            line = READER.read(line, text).toOptional().orElseThrow();
        }
        assertThat(line.size()).isEqualTo(3);
    }

    @Test
    @DisplayName("a turn of several moves is read as a whole or not at all")
    void allOrNothing() {
        YinshPosition position =
                Yinsh.GAME.position("move white; rings d4 e5 f6 g7 h8 / b2 c4 e6 f5 f7; markers h4 h5 h6 h7 h9 / -");
        Line<YinshMove, YinshPosition> line = Line.of(position);
        assertThat(READER.read(line, "h8-i8;xh4-h8xd4")
                        .toOptional()
                        .orElseThrow()
                        .size())
                .isEqualTo(3);
        assertThat(READER.read(line, "h8-i8;xh4-h8xb2").isUnderstood()).isFalse();
        assertThat(line.canRedo()).isFalse();
    }

    @ParameterizedTest
    @CsvSource({"kamisado,c1-f4", "yinsh,e5", "dvonn,e3", "sixth,c3", "mensch,A 6 k>0"})
    @DisplayName("in the same way in every game, also in one that is known only by its id")
    void everyGame(String id, String text) {
        assertThat(typed(Games.find(id).orElseThrow(), text)).isNotEmpty();
    }

    /** What a client that knows no game would show for a typed move. */
    private static <M extends Move, P extends Position<M, P>> String typed(Game<M, P> game, String text) {
        P start = game.start();
        Line<M, P> line = READER.read(start, text).toOptional().orElseThrow();
        return MoveWriter.write(start, line.moves());
    }

    @Test
    @DisplayName("two cells give the same move in Kamisado and in YINSH")
    void byCells() {
        KamisadoPosition kamisado = Kamisado.GAME.start();
        assertThat(kamisado.movesFrom(Square.C1))
                .filteredOn(move -> move.footprint().to().contains(Square.F4))
                .containsExactly(kamisado.move(Square.C1, Square.F4));
        YinshPosition yinsh =
                Yinsh.GAME.position("move white; rings d4 e5 f6 g7 h8 / b2 c4 e6 f5 f7; markers h4 h5 h6 h7 h9 / -");
        assertThat(yinsh.movesFrom(Point.parse("h8")))
                .filteredOn(move -> move.footprint().to().contains(Point.parse("i8")))
                .extracting(Move::toString)
                .containsExactly("h8-i8");
    }

    @Test
    @DisplayName("what does not fit is explained with the facts, and suggestions come along")
    void facts() {
        Diagnostic why = ((MoveReading.Refused<KamisadoMove, KamisadoPosition>)
                        READER.read(Kamisado.GAME.start(), "R↗3G"))
                .reason();
        assertThat(why.suggestions()).isNotEmpty();
        assertThat(Map.copyOf(why.facts().values())).isNotEmpty();
    }

    /** A game of DOG in which it is C's turn to give. C holds 6,6,6,6,8,8. */
    private static Line<DogMove, DogPosition> exchange() {
        return Line.of(Dog.GAME.start())
                .play(new DogMove.Deal(
                        Optional.of(new Round(1, 6, Player.C)),
                        List.of(
                                new Dealt(Player.A, Hand.parse("3,3,3,3,13,13")),
                                new Dealt(Player.B, Hand.parse("5,5,5,5,2,2")),
                                new Dealt(Player.C, Hand.parse("6,6,6,6,8,8")),
                                new Dealt(Player.D, Hand.parse("9,9,9,9,10,10")))));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "C give 8",
                "c give 8",
                "C  GIVE 8",
                " C give ۸",
                "C give 8!",
                "C give 8 {hi}",
                "C give 8! {hi}",
                "give C>A:8",
                "give C>A:8!",
                "give c > a:8 {hi}"
            })
    @DisplayName("a gift is read as leniently as a record, with suffix and comment")
    void gifts(String text) {
        MoveReading<DogMove, DogPosition> reading = READER.read(exchange(), Player.C, text);
        assertThat(reading.isUnderstood()).as(reading.toString()).isTrue();
        MoveReading.Understood<DogMove, DogPosition> read = (MoveReading.Understood<DogMove, DogPosition>) reading;
        assertThat(read.moves()).containsExactly(new DogMove.Give(Player.C, CardFace.parse("8")));
        assertThat(read.entries().get(0).suffix()).isEqualTo(text.contains("!") ? "!" : "");
        assertThat(read.entries().get(0).comment()).isEqualTo(text.contains("{") ? "hi" : "");
        assertThat(reading.diagnostics())
                .as("quotes what was typed")
                .allSatisfy(note -> assertThat(
                                note.place().source() + note.facts().values().get("words"))
                        .doesNotContain("..."));
    }

    @ParameterizedTest
    @ValueSource(strings = {"C give 2", "c  give 2!", "C give 2 {hi}", "give C>A:2", "give C>A:2 ..."})
    @DisplayName("a gift is refused for what is wrong with it, and the text is quoted as it was typed")
    void refusedGifts(String text) {
        MoveReading<DogMove, DogPosition> reading = READER.read(exchange(), Player.C, text);
        assertThat(reading.message(Locale.ENGLISH)).isEqualTo("C does not hold 2.");
        assertThat(((MoveReading.Refused<DogMove, DogPosition>) reading)
                        .reason()
                        .place()
                        .source())
                .isEqualTo(text);
    }

    @ParameterizedTest
    @ValueSource(strings = {"R↗3B (R↑1Y)", "(R↑1Y) R↗3B", "R↗3B (R↑1Y B↑5Y) {hi}"})
    @DisplayName("a variation is not part of a move")
    void variations(String text) {
        MoveReading<KamisadoMove, KamisadoPosition> reading = READER.read(Kamisado.GAME.start(), text);
        assertThat(reading.isUnderstood()).isFalse();
        assertThat(reading.diagnostics())
                .extracting(each -> each.message(Locale.ENGLISH))
                .contains("A variation is not part of a move.");
    }
}
