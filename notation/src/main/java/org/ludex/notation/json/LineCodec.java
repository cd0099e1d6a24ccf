package org.ludex.notation.json;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.ludex.core.Conclusion;
import org.ludex.core.Facts;
import org.ludex.core.Fault;
import org.ludex.core.Line;
import org.ludex.core.Move;
import org.ludex.core.Position;
import org.ludex.core.Verdict;
import org.ludex.notation.spelling.Spelling;

/**
 * Lines of play as JSON: the start, the moves, and how people ended the game. What was taken back is not part of it.
 *
 * @param settings the settings of the module
 * @param wanted the types of moves and positions that are wanted
 */
record LineCodec(ModuleSettings settings, Wanted wanted) implements Codec<Line<?, ?>> {

    private static final Set<String> FIELDS = Set.of("start", "moves", "conclusion");

    @Override
    public void write(Line<?, ?> line, JsonGenerator json) throws IOException {
        json.writeStartObject();
        json.writeObjectFieldStart("start");
        PositionJson.writeStart(line.start(), json);
        json.writeEndObject();
        json.writeArrayFieldStart("moves");
        for (Move move : line.moves()) {
            json.writeStartObject();
            MoveJson.writeFields(move, json);
            json.writeEndObject();
        }
        json.writeEndArray();
        if (line.conclusion().isPresent()) {
            json.writeFieldName("conclusion");
            new CoreJson(settings).conclusions().write(line.conclusion().get(), json);
        }
        json.writeEndObject();
    }

    @Override
    public Line<?, ?> read(JsonValue json) {
        Fields fields = json.fields(JsonWords.LINE).only(FIELDS);
        JsonValue place = fields.require("start");
        Position<?, ?> start =
                new PositionJson(settings).positions(Position.class).read(place);
        wanted.check(JsonWords.LINE, start.game(), json.span());
        return line(start, fields);
    }

    private static <M extends Move, P extends Position<M, P>> Line<M, P> line(Position<M, P> start, Fields fields) {
        List<JsonValue> written = fields.elements("moves");
        List<M> moves = new ArrayList<>();
        for (JsonValue move : written) {
            moves.add(MoveJson.read(start.game(), move, MoveJson.AROUND));
        }
        Line.Replay<M, P> replay = Line.replay(start, moves);
        replay.refusal().ifPresent(refusal -> {
            Verdict.Illegal no = refusal.verdict();
            throw new JsonFormatException(
                    List.of(new Fault(no.rule(), no.facts())),
                    written.get(refusal.ply() - 1).span());
        });
        Line<M, P> line = replay.line();
        Optional<JsonValue> end = fields.find("conclusion");
        return end.isEmpty() ? line : conclude(line, end.get());
    }

    private static <M extends Move, P extends Position<M, P>> Line<M, P> conclude(Line<M, P> line, JsonValue end) {
        Conclusion conclusion =
                CoreJson.conclusion(end, Optional.of(line.start().game()));
        if (line.isOver()) {
            throw unmade(JsonWords.OVER, end);
        }
        try {
            return line.conclude(conclusion);
        } catch (IllegalArgumentException e) {
            throw unmade(Spelling.reason(e), end);
        }
    }

    private static JsonFormatException unmade(Object reason, JsonValue end) {
        return new JsonFormatException("unmade", Facts.of("kind", JsonWords.CONCLUSION, "reason", reason), end.span());
    }
}
