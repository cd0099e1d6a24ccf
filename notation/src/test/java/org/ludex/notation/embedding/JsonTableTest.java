package org.ludex.notation.embedding;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.ludex.core.Line;
import org.ludex.core.Move;
import org.ludex.core.Option;
import org.ludex.core.Options;
import org.ludex.core.Outcome;
import org.ludex.core.Position;
import org.ludex.core.Turn;
import org.ludex.core.Verdict;
import org.ludex.dog.Hand;
import org.ludex.kamisado.Colour;
import org.ludex.kamisado.Kamisado;
import org.ludex.kamisado.KamisadoMove;
import org.ludex.kamisado.KamisadoPosition;
import org.ludex.kamisado.KamisadoRule;
import org.ludex.kamisado.Side;
import org.ludex.kamisado.Square;
import org.ludex.notation.Ending;
import org.ludex.notation.GameRecord;
import org.ludex.notation.RecordedMove;
import org.ludex.notation.Result;
import org.ludex.notation.Suggestion;
import org.ludex.notation.json.LudexModule;
import org.ludex.notation.spi.Span;
import org.ludex.yinsh.Point;

/** The values that an app sends to a page, with the mapper that every app has: Jackson finds the module by itself. */
@DisplayName("An app's mapper")
class JsonTableTest {

    private static final ObjectMapper FOUND = new ObjectMapper().findAndRegisterModules();
    private static final ObjectMapper ONE_GAME =
            new ObjectMapper().registerModule(new LudexModule().forGame(Kamisado.GAME));
    private static final KamisadoMove.Step STEP = new KamisadoMove.Step(Colour.RED, Square.C1, Square.F4);
    private static final String STEP_JSON = "{'game':'kamisado','type':'step','tower':'red','from':'c1','to':'f4'}";

    static Stream<Arguments> rows() {
        KamisadoPosition start = Kamisado.GAME.start();
        Verdict refused = start.judge(new KamisadoMove.Step(Colour.RED, Square.F8, Square.F7));
        Suggestion suggestion = new Suggestion(Suggestion.Kind.REPLACE, 3, "c1", "c2", new Span(5, 7), 2, 1);
        return Stream.of(
                Arguments.of(start.turn(), Turn.class, "", "'black'"),
                Arguments.of(Side.BLACK, Side.class, "", "'black'"),
                Arguments.of(
                        Outcome.won(Side.BLACK, KamisadoRule.H7),
                        Outcome.class,
                        "",
                        "{'game':'kamisado','status':'won','winners':['black'],'rule':'H7'}"),
                Arguments.of(Square.A1, Square.class, "", "'a1'"),
                Arguments.of(Point.parse("e3"), Point.class, "", "'e3'"),
                Arguments.of(Hand.parse("13,4,#2"), Hand.class, "", "'4,13,#2'"),
                Arguments.of(refused, Verdict.class, "/rule", "'wrong-seat'"),
                Arguments.of(refused, Verdict.class, "/status", "'illegal'"),
                Arguments.of(suggestion, Suggestion.class, "/kind", "'replace'"),
                Arguments.of(
                        Result.won(List.of(Side.WHITE), "resign"),
                        Result.class,
                        "",
                        "{'status':'won','winners':['white'],'rule':'resign'}"),
                Arguments.of(new Ending(Ending.Kind.RESIGN, Optional.of("black")), Ending.class, "", "'black:resign'"),
                Arguments.of(
                        GameRecord.of(Line.of(start).play(STEP)).moves().get(0), RecordedMove.class, "/text", "'R↗3B'"),
                Arguments.of(Line.of(start).play(STEP), Line.class, "/moves/0/to", "'f4'"),
                Arguments.of(Kamisado.GAME.defaults(), Options.class, "", "{'level':'single'}"),
                Arguments.of(Kamisado.GAME, Kamisado.class, "", "'kamisado'"),
                Arguments.of(Kamisado.GAME.options().get(0), Option.class, "/default", "'single'"),
                Arguments.of(start, KamisadoPosition.class, "/turn", "'black'"),
                Arguments.of(start, Position.class, "/cells/a1/0", "'black brown'"),
                Arguments.of(STEP, KamisadoMove.Step.class, "", STEP_JSON),
                Arguments.of(STEP, KamisadoMove.class, "", STEP_JSON),
                Arguments.of(STEP, Move.class, "", STEP_JSON));
    }

    @ParameterizedTest(name = "{1} {2} {3}")
    @MethodSource("rows")
    @DisplayName("writes the spelling of records and reads it back")
    void row(Object value, Class<?> type, String pointer, String expected) throws Exception {
        JsonNode json = FOUND.valueToTree(value);
        assertThat(json.at(pointer)).isEqualTo(FOUND.readTree(expected.replace('\'', '"')));
        ObjectMapper reader = type == Turn.class ? ONE_GAME : FOUND;
        assertThat((Object) reader.treeToValue(json, type)).isEqualTo(value);
    }

    @Test
    @DisplayName("writes a position as cells and pieces, not as text alone")
    void structure() {
        JsonNode json = FOUND.valueToTree(Kamisado.GAME.start());
        assertThat(json.get("cells")).hasSize(16);
        assertThat(json.get("text").asText()).isEqualTo(Kamisado.GAME.start().toString());
    }
}
