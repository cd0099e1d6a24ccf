package org.ludex.lsp;

import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import org.ludex.core.Line;
import org.ludex.core.Move;
import org.ludex.notation.GameRecord;
import org.ludex.notation.Limits;
import org.ludex.notation.RecordedMove;
import org.ludex.notation.io.RecordReader;
import org.ludex.notation.spi.Notations;

/**
 * What a record has come to at a place in its text.
 *
 * @param record the record up to there
 * @param position the position after its moves
 */
record Moment(GameRecord<?, ?> record, org.ludex.core.Position<?, ?> position) {

    private static final RecordReader READER =
            RecordReader.standard().withLimits(Limits.standard().withRepairs(0));

    /** More moves than these are no help to anybody. */
    private static final int MOST_MOVES = 2000;

    /** The moment that the text of a record has come to at its end; empty where it names no game. */
    static Optional<Moment> after(String text) {
        return READER.read(text).stream()
                .flatMap(report -> report.readable().stream())
                .findFirst()
                .map(record -> new Moment(record, record.after(record.moves().size())));
    }

    /** The legal moves, as entries of a record. */
    List<String> moves() {
        return moves(position);
    }

    private static <M extends Move, P extends org.ludex.core.Position<M, P>> List<String> moves(
            org.ludex.core.Position<M, P> position) {
        if (!position.listsMoves() || position.legalMoveCount() > MOST_MOVES) {
            return List.of();
        }
        Set<String> texts = new LinkedHashSet<>();
        for (M move : position.legalMoves()) {
            Line<M, P> line = Line.of(position.self(), List.of(move));
            GameRecord.of(line).moves().forEach(entry -> texts.add(written(position, entry)));
        }
        return List.copyOf(texts);
    }

    private static <M extends Move, P extends org.ludex.core.Position<M, P>> String written(
            org.ludex.core.Position<M, P> position, RecordedMove<M> entry) {
        return entry.wording().orElseGet(() -> Notations.of(position.game()).write(entry.move()));
    }

    /** The board with whose turn it is, in Markdown. */
    String markdown(Locale locale, boolean pictures) {
        String board = pictures
                ? "![](data:image/svg+xml;base64,"
                        + Base64.getEncoder()
                                .encodeToString(position.picture().svg().getBytes(StandardCharsets.UTF_8))
                        + ")\n\n"
                : "```text\n" + position.picture().plain().stripTrailing() + "\n```\n\n";
        return board + position.message(locale);
    }
}
