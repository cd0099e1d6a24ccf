package org.ludex.replay;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.ludex.core.Move;
import org.ludex.core.Position;
import org.ludex.core.Seat;
import org.ludex.notation.AnyRecord;
import org.ludex.notation.GameRecord;
import org.ludex.notation.RecordedMove;
import org.ludex.notation.Tag;
import org.ludex.notation.spi.GameNotation;
import org.ludex.notation.spi.Notations;

/**
 * What the page needs to replay one record, as JSON. For one thread.
 *
 * @param <M> the moves of the game
 * @param <P> the positions of the game
 */
final class RecordData<M extends Move, P extends Position<M, P>> {

    private final List<View<M, P>> views;
    private final GameRecord<M, P> record;
    private final Findings findings;
    private final P start;
    private final GameNotation<M, P> notation;
    private final MoveTree<M> tree;
    private final List<? extends Seat> seats;

    RecordData(List<View<M, P>> views, Findings findings) {
        this.views = views;
        this.record = views.get(0).record();
        this.findings = findings;
        this.start = record.start();
        this.notation = Notations.of(start.game());
        this.tree = MoveTree.of(record);
        this.seats = start.game().seats(start.options());
    }

    /** How many pictures it takes: one for the start and for each move, in each view. */
    long pictures() {
        long moves =
                tree.lines().stream().mapToLong(line -> line.moves().size()).sum();
        return views.size() * (moves + 1);
    }

    /** Writes the fields of the record. */
    void write(JsonGenerator json) throws IOException {
        writeHead(json, record);
        json.writeArrayFieldStart("seats");
        for (Seat seat : seats) {
            json.writeStartObject();
            json.writeStringField("id", seat.id());
            Words.write(json, "name", seat::name);
            json.writeEndObject();
        }
        json.writeEndArray();
        json.writeBooleanField("inLines", notation.oneEntryPerLine());
        writeMoves(json);
        findings.write(json);
        writeViews(json);
    }

    /** Writes what is known of a record also where it cannot be played. */
    static void writeHead(JsonGenerator json, AnyRecord record) throws IOException {
        json.writeStringField("game", record.game());
        json.writeArrayFieldStart("tags");
        for (Tag tag : record.tags()) {
            json.writeStartArray();
            json.writeString(tag.name());
            json.writeString(tag.value());
            json.writeEndArray();
        }
        json.writeEndArray();
        json.writeObjectFieldStart("options");
        for (Map.Entry<String, String> option : record.options().entrySet()) {
            json.writeStringField(option.getKey(), option.getValue());
        }
        json.writeEndObject();
        Words.write(json, "result", language -> Standing.brief(record, language));
        Words.write(json, "reason", language -> Standing.reason(record, language));
        json.writeFieldName("score");
        Numbers.write(json, record.score());
    }

    private void writeMoves(JsonGenerator json) throws IOException {
        SheetNumbers<M> numbers = new SheetNumbers<>(notation, tree);
        json.writeArrayFieldStart("lines");
        for (MoveTree.Line<M> line : tree.lines()) {
            json.writeStartObject();
            json.writeNumberField("of", line.of());
            json.writeNumberField("parent", line.parent());
            json.writeNumberField("first", line.first());
            json.writeNumberField("count", line.moves().size());
            json.writeStringField("comment", line.comment());
            json.writeStringField("ending", line.ending().map(Object::toString).orElse(""));
            json.writeStringField("rest", line.rest());
            json.writeStringField("number", line.rest().isEmpty() ? "" : numbers.behind(line));
            OptionalInt stop = line.rest().isEmpty() ? OptionalInt.empty() : stop(line);
            if (stop.isPresent()) {
                json.writeNumberField("stop", stop.getAsInt());
            }
            json.writeEndObject();
        }
        json.writeEndArray();
        List<Integer> movers = new ArrayList<>();
        movers.add(-1);
        json.writeObjectFieldStart("numbers");
        for (Map.Entry<Integer, String> number : numbers.all().entrySet()) {
            json.writeStringField(number.getKey().toString(), number.getValue());
        }
        json.writeEndObject();
        json.writeObjectFieldStart("notes");
        for (MoveTree.Line<M> line : tree.lines()) {
            for (int index = 0; index < line.moves().size(); index++) {
                RecordedMove<M> move = line.moves().get(index);
                movers.add(move.seat().map(seats::indexOf).orElse(-1));
                if (!move.suffix().isEmpty() || !move.comment().isEmpty()) {
                    json.writeArrayFieldStart(Integer.toString(line.first() + index));
                    json.writeString(move.suffix());
                    json.writeString(move.comment());
                    json.writeEndArray();
                }
            }
        }
        json.writeEndObject();
        json.writeFieldName("movers");
        Numbers.write(json, movers);
    }

    /** Which finding tells why a line of the record stops. */
    private OptionalInt stop(MoveTree.Line<M> stopped) {
        P end = position(stopped.last());
        return findings.stopping(ply(stopped.last()) + 1, end.text());
    }

    private P position(int number) {
        P position = start;
        for (RecordedMove<M> entry : path(number)) {
            for (M move : entry.moves()) {
                position = position.play(move);
            }
        }
        return position;
    }

    private int ply(int number) {
        return path(number).size();
    }

    /** The entries from the start up to a move. */
    private List<RecordedMove<M>> path(int number) {
        List<RecordedMove<M>> path = new ArrayList<>();
        int at = number;
        for (int index = tree.lines().size() - 1; index >= 0; index--) {
            MoveTree.Line<M> line = tree.lines().get(index);
            if (at >= line.first() && at < line.first() + line.moves().size()) {
                path.addAll(0, line.moves().subList(0, at - line.first() + 1));
                at = line.parent();
            }
        }
        return path;
    }

    private void writeViews(JsonGenerator json) throws IOException {
        Camera camera = new Camera(start);
        json.writeArrayFieldStart("views");
        for (View<M, P> view : views) {
            json.writeStartObject();
            json.writeStringField("id", view.id());
            Words.write(json, "name", view::name);
            MoveTree<M> seen = MoveTree.of(view.record());
            json.writeArrayFieldStart("texts");
            json.writeString("");
            for (MoveTree.Line<M> line : seen.lines()) {
                for (RecordedMove<M> move : line.moves()) {
                    json.writeString(move.wording().orElseGet(() -> notation.write(move.move())));
                }
            }
            json.writeEndArray();
            json.writeArrayFieldStart("film");
            for (List<Integer> delta :
                    Film.of(view.record().start(), seen, camera).deltas()) {
                Numbers.write(json, delta);
            }
            json.writeEndArray();
            json.writeEndObject();
        }
        json.writeEndArray();
        camera.dictionary().write(json);
        json.writeArrayFieldStart("sides");
        for (Optional<Seat> side : camera.sides()) {
            json.writeString(side.map(Seat::id).orElse(""));
        }
        json.writeEndArray();
    }
}
