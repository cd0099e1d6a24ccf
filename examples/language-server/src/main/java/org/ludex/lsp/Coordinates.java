package org.ludex.lsp;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.eclipse.lsp4j.TextEdit;
import org.eclipse.lsp4j.jsonrpc.CancelChecker;
import org.ludex.notation.io.JudgedRecord;

/** Writes Kamisado's moves in symbols where they are written in coordinates. */
final class Coordinates {

    /** A comment, a tag or two squares. */
    private static final Pattern WORD = Pattern.compile(
            "\\{(?:[^}\\\\]|\\\\.)*+}?+|\\[[^\\]\\r\\n]*+]?+|(?<![^\\s(.])(?<move>[a-hA-H][1-8][-:x]?[a-hA-H][1-8])(?![\\p{L}\\p{N}])",
            Pattern.DOTALL);

    private final Sheet sheet;

    Coordinates(Sheet sheet) {
        this.sheet = sheet;
    }

    /** Whether moves of a record are written in coordinates that can be written in symbols. */
    boolean areIn(JudgedRecord record) {
        return sheet.isText(record)
                && record.report().content().game().equals("kamisado")
                && WORD.matcher(sheet.text(record)).results().anyMatch(word -> word.group(1) != null);
    }

    /** The edits that write a record's coordinates as symbols, as far as its moves can be played. */
    List<TextEdit> asSymbols(JudgedRecord record, CancelChecker cancelled) {
        List<TextEdit> edits = new ArrayList<>();
        Matcher word = WORD.matcher(sheet.text(record));
        while (word.find()) {
            if (word.group("move") != null) {
                cancelled.checkCanceled();
                int start = record.start() + word.start("move");
                int end = record.start() + word.end("move");
                symbols(record, start, end).ifPresent(text -> edits.add(new TextEdit(sheet.range(start, end), text)));
            }
        }
        return edits;
    }

    /** The symbols of the mover; a tower that it pushes may stand behind it already. */
    private Optional<String> symbols(JudgedRecord record, int start, int end) {
        Optional<Moment<?, ?>> before = Moment.at(Reach.before(sheet, record, start));
        Optional<Moment<?, ?>> behind = Moment.at(Reach.before(sheet, record, end));
        int entries = before.map(moment -> moment.entries().size()).orElse(0);
        return behind.filter(moment -> moment.entries().size() > entries)
                .flatMap(Moment::last)
                .map(text -> text.split(" ", 2)[0]);
    }
}
