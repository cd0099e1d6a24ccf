package org.ludex.lsp;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import org.eclipse.lsp4j.InlayHint;
import org.eclipse.lsp4j.jsonrpc.CancelChecker;
import org.eclipse.lsp4j.jsonrpc.messages.Either;

/** Says at the start of each line of moves whose turn it is there, and the number of the move where that is not written. */
final class Hints {

    /** Each line takes a reading of what stands before it. */
    private static final int MOST_LINES = 100;

    private static final Pattern NUMBER = Pattern.compile("\\s*+\\p{Nd}++\\s*+\\.");

    private final Sheet sheet;
    private final Locale locale;
    private final CancelChecker cancelled;

    Hints(Sheet sheet, Locale locale, CancelChecker cancelled) {
        this.sheet = sheet;
        this.locale = locale;
        this.cancelled = cancelled;
    }

    List<InlayHint> between(int start, int end) {
        List<InlayHint> hints = new ArrayList<>();
        int lines = 0;
        for (int at = start; at < end && lines < MOST_LINES; at = Lines.behind(sheet.text(), at), lines++) {
            cancelled.checkCanceled();
            hint(at).ifPresent(hints::add);
        }
        return hints;
    }

    private Optional<InlayHint> hint(int lineStart) {
        String line = sheet.text(lineStart, Lines.end(sheet.text(), lineStart));
        if (line.isBlank() || "[{(*".indexOf(line.stripLeading().charAt(0)) >= 0) {
            return Optional.empty();
        }
        boolean isNumbered = NUMBER.matcher(line).lookingAt();
        return sheet.recordAt(lineStart)
                .filter(record -> sheet.isText(record) && !Reach.isInComment(sheet, record, lineStart))
                .flatMap(record -> Moment.at(Reach.before(sheet, record, lineStart)))
                .filter(moment -> moment.stop().isEmpty())
                .flatMap(moment -> label(moment, isNumbered))
                .map(label -> {
                    InlayHint hint = new InlayHint(sheet.position(lineStart), Either.forLeft(label));
                    hint.setPaddingRight(true);
                    return hint;
                });
    }

    private Optional<String> label(Moment<?, ?> moment, boolean isNumbered) {
        String number = isNumbered || moment.number().isEmpty() ? "" : moment.number() + " ";
        return moment.position().turn().seat().map(seat -> number + seat.name(locale));
    }
}
