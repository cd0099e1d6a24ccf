package org.ludex.lsp;

import com.google.gson.JsonElement;
import com.google.gson.JsonParser;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.ludex.core.Line;
import org.ludex.core.Look;
import org.ludex.core.Move;
import org.ludex.core.Seat;
import org.ludex.core.picture.Picture;
import org.ludex.notation.Diagnostic;
import org.ludex.notation.GameRecord;
import org.ludex.notation.Limits;
import org.ludex.notation.RecordedMove;
import org.ludex.notation.Report;
import org.ludex.notation.Variation;
import org.ludex.notation.format.UnwritableException;
import org.ludex.notation.io.RecordReader;
import org.ludex.notation.io.RecordWriter;
import org.ludex.notation.spi.GameNotation;
import org.ludex.notation.spi.Notations;

/**
 * What a record has come to at a place in its text.
 *
 * @param <M> the moves of the game
 * @param <P> the positions of the game
 * @param start the position before all of them
 * @param entries the entries up to there, from the start, in the variation that the place is in
 * @param position the position after them
 * @param stop what stopped the record before that place; the position is then the last one before it
 */
record Moment<M extends Move, P extends org.ludex.core.Position<M, P>>(
        P start, List<RecordedMove<M>> entries, P position, Optional<Diagnostic> stop) {

    private static final RecordReader READER =
            RecordReader.standard().withLimits(Limits.standard().withRepairs(0));

    /** More moves than these are no help to anybody. */
    private static final int MOST_MOVES = 2000;

    /** Stands behind the text of an entry that is only begun. */
    private static final String BEGUN = " ...";

    private static final int LONGEST_ENTRY = 4;

    /** The moment at the end of a record that was cut off; empty where it names no game. */
    static Optional<Moment<?, ?>> at(Reach reach) {
        return READER.read(reach.text()).stream()
                .filter(report -> report.readable().isPresent())
                .findFirst()
                .map(report -> at(report, report.record(), reach.depth()));
    }

    /** The moment at the end of a record. */
    static <M extends Move, P extends org.ludex.core.Position<M, P>> Moment<M, P> at(GameRecord<M, P> record) {
        return of(record.start(), record.moves(), Optional.empty());
    }

    /** The moment at the end of a record, or of its last variation, so deep inside one another. */
    private static <M extends Move, P extends org.ludex.core.Position<M, P>> Moment<M, P> at(
            Report report, GameRecord<M, P> record, int depth) {
        List<RecordedMove<M>> entries = new ArrayList<>(record.moves());
        String rest = record.rest();
        for (int i = 0; i < depth && rest.isBlank() && !entries.isEmpty(); i++) {
            List<Variation<M>> variations = entries.get(entries.size() - 1).variations();
            if (variations.isEmpty()) {
                break;
            }
            Variation<M> last = variations.get(variations.size() - 1);
            entries.remove(entries.size() - 1);
            entries.addAll(last.moves());
            rest = last.rest();
        }
        // Of several errors the others are in variations that ended before.
        List<Diagnostic> errors =
                report.diagnostics().stream().filter(Diagnostic::isError).toList();
        boolean isStopped = !rest.isBlank() && !errors.isEmpty();
        return of(record.start(), entries, isStopped ? Optional.of(errors.get(errors.size() - 1)) : Optional.empty());
    }

    private static <M extends Move, P extends org.ludex.core.Position<M, P>> Moment<M, P> of(
            P start, List<RecordedMove<M>> entries, Optional<Diagnostic> stop) {
        P position = start;
        for (RecordedMove<M> entry : entries) {
            for (M move : entry.moves()) {
                position = position.play(move);
            }
        }
        return new Moment<>(start, List.copyOf(entries), position, stop);
    }

    private GameNotation<M, P> notation() {
        return Notations.of(position.game());
    }

    /** The legal moves, as entries of a record; none behind something that stopped it. */
    List<String> moves() {
        return List.copyOf(legal().keySet());
    }

    /** The legal moves as entries of JSON, by their text. */
    Map<String, String> jsonMoves() {
        Map<String, String> moves = new LinkedHashMap<>();
        legal().forEach((text, line) -> moves.put(text, json(line)));
        return moves;
    }

    /** The legal moves as nodes of SGF, by their text; none where the format cannot say what was played before. */
    Map<String, String> sgfMoves() {
        List<M> before = new ArrayList<>();
        entries.forEach(entry -> before.addAll(entry.moves()));
        Map<String, String> moves = new LinkedHashMap<>();
        try {
            String known = sgf(before);
            legal().forEach((text, line) -> {
                List<M> all = new ArrayList<>(before);
                all.addAll(line.moves());
                moves.put(text, sgf(all).substring(known.length()));
            });
        } catch (UnwritableException inexpressible) {
            return Map.of();
        }
        return moves;
    }

    /** A game in SGF, but for the bracket at its end. */
    private String sgf(List<M> moves) {
        String text =
                RecordWriter.write(GameRecord.of(Line.of(start, moves)), "sgf").text();
        return text.substring(0, text.lastIndexOf(')'));
    }

    /** The number of the seat that begins, from 0. */
    int starter() {
        List<? extends Seat> seats = start.game().seats(start.options());
        return start.turn().seat().map(seats::indexOf).orElse(0);
    }

    private String json(Line<M, P> line) {
        String record = RecordWriter.write(GameRecord.of(line), "json").text();
        List<String> written = new ArrayList<>();
        for (JsonElement entry :
                JsonParser.parseString(record).getAsJsonObject().getAsJsonArray(Reach.MOVES)) {
            entry.getAsJsonObject().addProperty("ply", entries.size() + written.size() + 1);
            written.add(entry.toString());
        }
        return String.join(", ", written);
    }

    /** The lines of one entry that may follow, by their text. */
    private Map<String, Line<M, P>> legal() {
        Map<String, Line<M, P>> found = new LinkedHashMap<>();
        if (stop.isEmpty()) {
            collect(Line.of(position), found);
        }
        return found;
    }

    /** Adds what may follow a line; an entry that is only begun goes on with the next move. */
    private void collect(Line<M, P> line, Map<String, Line<M, P>> found) {
        P end = line.end();
        if (!end.listsMoves() || end.legalMoveCount() > MOST_MOVES) {
            return;
        }
        for (M move : end.legalMoves()) {
            Line<M, P> next = line.play(move);
            List<String> written = written(next);
            boolean isBegun = written.get(written.size() - 1).endsWith(BEGUN);
            if (isBegun && next.size() < LONGEST_ENTRY) {
                collect(next, found);
            } else if (found.size() < MOST_MOVES && !isBegun) {
                written.forEach(text -> found.putIfAbsent(text, next));
            }
        }
    }

    /** The moves that follow because there is no other, as entries of a record. */
    List<String> forced() {
        Line<M, P> line = Line.of(position);
        while (line.end().outcome().isOpen() && isForced(line.end())) {
            line = line.play(line.end().legalMoves().get(0));
        }
        return written(line);
    }

    private static boolean isForced(org.ludex.core.Position<?, ?> position) {
        return position.turn().seat().isPresent() && position.listsMoves() && position.legalMoveCount() == 1;
    }

    private List<String> written(Line<M, P> line) {
        return GameRecord.of(line).moves().stream().map(this::written).toList();
    }

    /** The last entry as the library writes it. */
    Optional<String> last() {
        return entries.isEmpty() ? Optional.empty() : Optional.of(written(entries.get(entries.size() - 1)));
    }

    private String written(RecordedMove<M> entry) {
        return entry.wording().orElseGet(() -> notation().write(entry.move()));
    }

    /** The number of the next move on a sheet, such as {@code 3.} or {@code 3...}; empty in a game without numbers. */
    String number() {
        if (notation().oneEntryPerLine()) {
            return "";
        }
        int halfTurns = 0;
        for (RecordedMove<M> entry : entries) {
            halfTurns = notation().restartsNumbers(entry.move())
                    ? 0
                    : halfTurns + notation().halfTurns(entry.move());
        }
        return halfTurns / 2 + 1 + (halfTurns % 2 == 0 ? "." : "...");
    }

    /** The board with whose turn it is, in Markdown. */
    String markdown(Locale locale, boolean pictures) {
        Picture picture = position.picture(Look.plain().in(locale));
        String board = pictures
                ? "![](data:image/svg+xml;base64,"
                        + Base64.getEncoder().encodeToString(picture.svg().getBytes(StandardCharsets.UTF_8))
                        + ")\n\n"
                : "```text\n" + picture.plain().stripTrailing() + "\n```\n\n";
        return board + position.message(locale);
    }
}
