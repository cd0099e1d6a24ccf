package org.ludex.notation.json;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.ludex.core.Facts;
import org.ludex.core.Game;
import org.ludex.core.Move;
import org.ludex.core.Seat;
import org.ludex.notation.Ending;
import org.ludex.notation.RecordedMove;
import org.ludex.notation.Variation;

/**
 * Entries and variations on their own. They look as in a record, without the ply; an entry also contains what only a
 * replay could tell: its game, which of its parts is the decision, whether it only announces its move, and whether a move
 * that names a seat is an event of chance.
 *
 * @param settings the settings of the module
 * @param wanted the type of moves that is wanted
 */
record EntryCodec(ModuleSettings settings, Wanted wanted) {

    private static final Set<String> AROUND = Set.of(
            "game",
            "ply",
            "seat",
            "text",
            "comment",
            "suffix",
            "variations",
            "announced",
            "chance",
            "decision",
            RecordJson.PARTS);
    private static final Set<String> VARIATION_FIELDS = Set.of("game", "comment", "moves", "ending", "rest");

    Codec<RecordedMove<?>> entries() {
        return Codec.object(
                (entry, json) -> {
                    CoreJson.writeGame(Stream.of(entry.move()), json);
                    write(entry, json);
                },
                json -> entry(json, wanted.game(json, settings)));
    }

    Codec<Variation<?>> variations() {
        return Codec.object(
                (variation, json) -> {
                    CoreJson.writeGame(variation.moves().stream().map(RecordedMove::move), json);
                    write(variation, json);
                },
                json -> {
                    Fields fields = json.fields(JsonWords.VARIATION);
                    // Without moves it is a variation of any game.
                    return fields.elements("moves").isEmpty()
                            ? variation(json, Dictionary.ALL.games().iterator().next())
                            : variation(json, wanted.game(json, settings));
                });
    }

    private static <M extends Move> void write(RecordedMove<M> entry, JsonGenerator json) throws IOException {
        RecordJson.writeMoves(entry, json);
        writeSeat(entry, json);
        if (entry.moves().isEmpty()) {
            json.writeBooleanField("announced", true);
        } else if (entry.moves().indexOf(entry.move()) > 0) {
            json.writeNumberField("decision", entry.moves().indexOf(entry.move()) + 1);
        }
        RecordJson.writeAround(entry, json);
        if (!entry.variations().isEmpty()) {
            json.writeArrayFieldStart("variations");
            for (Variation<M> variation : entry.variations()) {
                json.writeStartObject();
                write(variation, json);
                json.writeEndObject();
            }
            json.writeEndArray();
        }
    }

    /** Writes who decided, where the move itself names a seat and that does not tell. */
    private static void writeSeat(RecordedMove<?> entry, JsonGenerator json) throws IOException {
        if (!MoveJson.namesSeat(entry.move())) {
            return;
        }
        if (entry.moves().size() > 1) {
            if (entry.seat().isPresent()) {
                json.writeStringField("seat", entry.seat().get().id());
            }
        } else if (entry.seat().isEmpty()) {
            json.writeBooleanField("chance", true);
        }
    }

    private static <M extends Move> void write(Variation<M> variation, JsonGenerator json) throws IOException {
        RecordJson.text("comment", variation.comment(), json);
        json.writeArrayFieldStart("moves");
        for (RecordedMove<M> entry : variation.moves()) {
            json.writeStartObject();
            write(entry, json);
            json.writeEndObject();
        }
        json.writeEndArray();
        if (variation.ending().isPresent()) {
            json.writeStringField("ending", variation.ending().get().toString());
        }
        RecordJson.text("rest", variation.rest(), json);
    }

    /** An entry of a game that is known. */
    static <M extends Move> RecordedMove<M> entry(JsonValue json, Game<M, ?> game) {
        Fields fields = json.fields(JsonWords.MOVE);
        List<M> moves = new ArrayList<>();
        if (fields.find(RecordJson.PARTS).isPresent()) {
            fields.only(AROUND);
            fields.elements(RecordJson.PARTS).forEach(part -> moves.add(MoveJson.read(game, part, MoveJson.AROUND)));
        } else {
            moves.add(MoveJson.read(game, json, AROUND));
        }
        int decision = fields.find("decision")
                .map(field -> field.number(JsonWords.field("decision")))
                .orElse(1);
        if (moves.isEmpty() || decision < 1 || decision > moves.size()) {
            throw new JsonFormatException("decision", Facts.of("count", moves.size()), json.span());
        }
        M move = moves.get(decision - 1);
        boolean isAnnounced = fields.find("announced")
                .map(field -> field.truth(JsonWords.field("announced")))
                .orElse(false);
        boolean isChance = fields.find("chance")
                .map(field -> field.truth(JsonWords.field("chance")))
                .orElse(false);
        Optional<Seat> seat = fields.find("seat")
                .filter(field -> !isChance)
                .map(field -> new Words(Optional.of(game)).seat(field, JsonWords.field("seat")));
        List<Variation<M>> variations = new ArrayList<>();
        fields.elements("variations").forEach(each -> variations.add(variation(each, game)));
        return new RecordedMove<>(
                move,
                isAnnounced ? List.of() : moves,
                seat,
                fields.find("text")
                        .map(text -> text.string(JsonWords.field("text")))
                        .filter(text -> !text.equals(move.toString())),
                LineJson.suffix(fields),
                fields.text("comment"),
                variations);
    }

    private static <M extends Move> Variation<M> variation(JsonValue json, Game<M, ?> game) {
        Fields fields = json.fields(JsonWords.VARIATION).only(VARIATION_FIELDS);
        List<RecordedMove<M>> moves = new ArrayList<>();
        fields.elements("moves").forEach(each -> moves.add(entry(each, game)));
        Optional<Ending> ending = fields.find("ending").map(LineJson::ending);
        return new Variation<>(fields.text("comment"), moves, ending, fields.text("rest"));
    }
}
