package org.ludex.lsp;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.eclipse.lsp4j.Hover;
import org.eclipse.lsp4j.MarkupContent;
import org.eclipse.lsp4j.MarkupKind;
import org.ludex.notation.Diagnostic;
import org.ludex.notation.io.JudgedRecord;

/** Tells of what is under the cursor: the board after that move, whose turn it is, and the rule behind a diagnostic. */
final class Hovers {

    private final Sheet sheet;
    private final Locale locale;
    private final boolean pictures;

    Hovers(Sheet sheet, Locale locale, boolean pictures) {
        this.sheet = sheet;
        this.locale = locale;
        this.pictures = pictures;
    }

    /** What there is to tell at a place. */
    Optional<Hover> at(int offset) {
        return sheet.recordAt(offset).map(record -> {
            List<String> parts = new ArrayList<>();
            troubles(record, offset, parts);
            board(record, offset).ifPresent(moment -> parts.add(moment.markdown(locale, pictures)));
            return new Hover(new MarkupContent(MarkupKind.MARKDOWN, String.join("\n\n", parts)));
        });
    }

    private void troubles(JudgedRecord record, int offset, List<String> parts) {
        boolean isOwn = sheet.isText(record) && !record.report().isValid();
        int line = sheet.position(offset).getLine() + 1 - (isOwn ? record.line() - 1 : 0);
        for (Diagnostic diagnostic : sheet.explained(record)) {
            if (diagnostic.place().line() == line) {
                parts.add("**" + diagnostic.code() + "** " + diagnostic.rule().title(locale));
                if (!diagnostic.expected().isEmpty()) {
                    parts.add(Words.of("hover.expected", locale) + " `" + String.join("` `", diagnostic.expected())
                            + "`");
                }
                diagnostic
                        .advice(locale)
                        .forEach(advice -> parts.add(Words.of("hover.suggestion", locale) + " " + advice));
            }
        }
    }

    private Optional<Moment> board(JudgedRecord record, int offset) {
        if (!sheet.isText(record)) {
            return record.report()
                    .readable()
                    .map(whole -> new Moment(whole, whole.after(whole.moves().size())));
        }
        int end = offset;
        while (end < sheet.end(record) && sheet.text().charAt(end) > ' ') {
            end++;
        }
        return Moment.after(sheet.text().substring(record.start(), end));
    }
}
