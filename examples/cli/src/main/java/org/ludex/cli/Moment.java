package org.ludex.cli;

import java.util.Optional;
import org.ludex.core.Facts;
import org.ludex.core.Look;
import org.ludex.core.Move;
import org.ludex.core.Position;
import org.ludex.core.picture.Picture;
import org.ludex.notation.DiagnosticText;
import org.ludex.notation.GameRecord;
import org.ludex.notation.Report;

/**
 * A position of a recorded game, and its picture with the move that led there.
 *
 * @param position the position
 * @param picture its picture
 */
record Moment(Position<?, ?> position, Picture picture) {

    /** The position of a record after a number of plies, or after all. */
    static Moment of(Sheets sheets, String file, int number, Optional<Integer> after, Main main) {
        Report report = sheets.record(file, number, main.terminal());
        report.diagnostics()
                .forEach(diagnostic -> main.terminal().diagnose(DiagnosticText.render(diagnostic, main.locale())));
        GameRecord<?, ?> record = report.readable()
                .orElseThrow(() -> new Refusal("unplayable", Facts.of("file", file, "number", number)));
        int plies = after.orElse(report.plies());
        if (plies < 0 || plies > report.plies()) {
            Facts facts = Facts.of("file", file, "number", number, "count", report.plies());
            throw new Refusal("plies", facts.and("plies", plies));
        }
        return of(record, plies);
    }

    private static <M extends Move, P extends Position<M, P>> Moment of(GameRecord<M, P> record, int plies) {
        P position = record.after(plies);
        if (plies == 0) {
            return new Moment(position, position.picture());
        }
        return new Moment(
                position,
                record.after(plies - 1)
                        .pictureAfter(record.moves().get(plies - 1).moves(), Look.plain()));
    }
}
