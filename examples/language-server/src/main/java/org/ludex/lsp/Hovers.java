package org.ludex.lsp;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.eclipse.lsp4j.Hover;
import org.eclipse.lsp4j.MarkupContent;
import org.eclipse.lsp4j.MarkupKind;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.Range;
import org.ludex.core.Facts;
import org.ludex.notation.Diagnostic;
import org.ludex.notation.io.JudgedRecord;

/** Tells about what is under the cursor: the board after that move, whose turn it is, and the rule behind a diagnostic. */
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
        return sheet.recordAt(offset).flatMap(record -> {
            List<String> parts = new ArrayList<>();
            troubles(record, offset, parts);
            Moment.at(Reach.behind(sheet, record, offset)).ifPresent(moment -> {
                moment.stop().ifPresent(error -> parts.add(stopped(record, error)));
                parts.add(moment.markdown(locale, pictures));
            });
            return parts.isEmpty()
                    ? Optional.empty()
                    : Optional.of(new Hover(new MarkupContent(MarkupKind.MARKDOWN, String.join("\n\n", parts))));
        });
    }

    /** Says that the board is older than the place, so that nobody takes it for the one there. */
    private String stopped(JudgedRecord record, Diagnostic error) {
        // Places count from the beginning of the record.
        int line = record.line() - 1 + error.place().line();
        int indent = error.place().line() == 1 ? record.indent() : 0;
        return Words.of(
                "hover.stopped",
                Facts.of("line", line, "column", indent + error.place().column()),
                locale);
    }

    private void troubles(JudgedRecord record, int offset, List<String> parts) {
        Position place = sheet.position(offset);
        List<org.eclipse.lsp4j.Diagnostic> shown =
                sheet.findings().get(record.index() - 1).inText().toList();
        if (shown.stream().noneMatch(each -> contains(each.getRange(), place))) {
            return;
        }
        // Suggestions take long to find: they are not among what is shown, but everything else is.
        List<Diagnostic> explained = sheet.explained(record);
        for (int i = 0; i < Math.min(shown.size(), explained.size()); i++) {
            if (contains(shown.get(i).getRange(), place)) {
                explain(explained.get(i), parts);
            }
        }
    }

    private static boolean contains(Range range, Position place) {
        return range.getStart().getLine() == place.getLine()
                && range.getStart().getCharacter() <= place.getCharacter()
                && place.getCharacter() <= range.getEnd().getCharacter();
    }

    private void explain(Diagnostic diagnostic, List<String> parts) {
        parts.add("**" + diagnostic.code() + "** " + diagnostic.message(locale));
        parts.add(Words.of("hover.rule", locale) + " " + diagnostic.rule().title(locale));
        if (!diagnostic.expected().isEmpty()) {
            parts.add(Words.of("hover.expected", locale) + " `" + String.join("` `", diagnostic.expected()) + "`");
        }
        diagnostic.advice(locale).forEach(advice -> parts.add(Words.of("hover.suggestion", locale) + " " + advice));
    }
}
