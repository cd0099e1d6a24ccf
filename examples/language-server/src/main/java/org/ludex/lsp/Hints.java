package org.ludex.lsp;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.eclipse.lsp4j.InlayHint;
import org.eclipse.lsp4j.jsonrpc.messages.Either;

/** Says at the start of each line of moves whose turn it is there. */
final class Hints {

    /** Each line takes a reading of what stands before it. */
    private static final int MOST_LINES = 100;

    private final Sheet sheet;
    private final Locale locale;

    Hints(Sheet sheet, Locale locale) {
        this.sheet = sheet;
        this.locale = locale;
    }

    List<InlayHint> between(int start, int end) {
        List<InlayHint> hints = new ArrayList<>();
        int lines = 0;
        for (int at = start; at < end && lines < MOST_LINES; at = Lines.behind(sheet.text(), at), lines++) {
            hint(at).ifPresent(hints::add);
        }
        return hints;
    }

    private Optional<InlayHint> hint(int lineStart) {
        String line = sheet.text().substring(lineStart, Lines.end(sheet.text(), lineStart));
        if (line.isBlank() || "[{(".indexOf(line.stripLeading().charAt(0)) >= 0) {
            return Optional.empty();
        }
        return sheet.recordAt(lineStart)
                .filter(sheet::isText)
                .flatMap(record -> Moment.after(sheet.text().substring(record.start(), lineStart) + " *"))
                .flatMap(moment -> moment.position().turn().seat())
                .map(seat -> {
                    InlayHint hint = new InlayHint(sheet.position(lineStart), Either.forLeft(seat.name(locale)));
                    hint.setPaddingRight(true);
                    return hint;
                });
    }
}
