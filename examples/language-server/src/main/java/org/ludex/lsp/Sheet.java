package org.ludex.lsp;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Predicate;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.TextDocumentContentChangeEvent;
import org.ludex.notation.Diagnostic;
import org.ludex.notation.Limits;
import org.ludex.notation.format.Formats;
import org.ludex.notation.io.JudgedRecord;
import org.ludex.notation.io.JudgedText;
import org.ludex.notation.io.RecordReader;
import org.ludex.notation.spi.GameNotation;
import org.ludex.notation.spi.Notations;

/**
 * An open file: its text with the reports on its records, in one version. Immutable.
 *
 * @param uri the address of the file
 * @param version the version that the editor gave it
 * @param judged the text and the reports
 * @param findings the diagnostics of each record, in the order of the records
 */
record Sheet(String uri, int version, JudgedText judged, List<Findings> findings) {

    /** Looks for no repairs, which takes longer than all the rest: they are looked for when somebody asks. */
    private static final RecordReader QUICK =
            RecordReader.standard().withLimits(Limits.standard().withRepairs(0));

    static Sheet open(String uri, int version, String text, Locale locale) {
        JudgedText judged = JudgedText.of(QUICK, uri, text);
        return new Sheet(uri, version, judged, Findings.all(judged, List.of(), locale));
    }

    /** The file after changes, which come one after the other. */
    Sheet change(int newVersion, List<TextDocumentContentChangeEvent> changes, Locale locale) {
        Sheet next = this;
        for (TextDocumentContentChangeEvent change : changes) {
            next = next.change(newVersion, change, locale);
        }
        return next;
    }

    private Sheet change(int newVersion, TextDocumentContentChangeEvent change, Locale locale) {
        Range range = change.getRange();
        int start = range == null ? 0 : offset(range.getStart());
        int end = range == null ? text().length() : Math.max(start, offset(range.getEnd()));
        JudgedText next = judged.edit(start, end, change.getText());
        return new Sheet(uri, newVersion, next, Findings.all(next, findings, locale));
    }

    CharSequence text() {
        return judged.characters();
    }

    /** The text between two places. */
    String text(int start, int end) {
        return text().subSequence(start, end).toString();
    }

    /** The record at a place, if there is one at or before it. */
    Optional<JudgedRecord> recordAt(int offset) {
        return last(record -> record.start() <= offset);
    }

    /** Where a record ends: where the next one begins. */
    int end(JudgedRecord record) {
        return record.index() < judged.records().size()
                ? judged.records().get(record.index()).start()
                : text().length();
    }

    /** The text from the beginning of a record to that of the next. */
    String text(JudgedRecord record) {
        return text(record.start(), end(record));
    }

    /** All there is to say about a record, with suggestions. */
    List<Diagnostic> explained(JudgedRecord record) {
        return record.report(RecordReader.standard()).diagnostics();
    }

    /** Whether a record is written in our own text, not in JSON, SGF or another format. */
    boolean isText(JudgedRecord record) {
        return record.format().equals(Formats.TEXT);
    }

    /** The notation of the game that a record names. */
    Optional<GameNotation<?, ?>> notation(JudgedRecord record) {
        return Notations.find(record.report().content().game());
    }

    /** Whether the entries of a record stand on lines of their own. */
    boolean hasEntryPerLine(JudgedRecord record) {
        return notation(record).filter(GameNotation::oneEntryPerLine).isPresent();
    }

    /** The character at which a place of the editor stands; a place outside of the text is moved into it. */
    int offset(Position position) {
        int lineStart = startOfLine(position.getLine());
        int wanted = (int) Math.min((long) lineStart + Math.max(0, position.getCharacter()), text().length());
        // Many records may stand on one line: there is no line break before the last of them.
        int from = last(record -> record.line() - 1 <= position.getLine() && record.start() <= wanted)
                .map(record -> Math.max(lineStart, record.start()))
                .orElse(lineStart);
        return from + Lines.end(text(from, wanted), 0);
    }

    /** Where a line begins, counted from 0; the end of the text where there are fewer. */
    private int startOfLine(int number) {
        Optional<JudgedRecord> near = last(record -> record.line() - 1 <= number);
        int line = near.map(record -> record.line() - 1).orElse(0);
        if (line >= number) {
            return near.map(JudgedRecord::lineStart).orElse(0);
        }
        int at = near.map(JudgedRecord::start).orElse(0);
        while (line < number && at < text().length()) {
            at = Lines.behind(text(), at);
            line++;
        }
        return line < number ? text().length() : at;
    }

    /** The place of a character. */
    Position position(int offset) {
        Optional<JudgedRecord> near = recordAt(offset);
        int line = near.map(record -> record.line() - 1).orElse(0);
        int lineStart = near.map(JudgedRecord::lineStart).orElse(0);
        for (int at = near.map(JudgedRecord::start).orElse(0); at < offset; at++) {
            if (Lines.endsBehind(text(), at)) {
                lineStart = at + 1;
                line++;
            }
        }
        return new Position(line, offset - lineStart);
    }

    Range range(int start, int end) {
        return new Range(position(start), position(end));
    }

    private int lineStart(int offset) {
        int at = offset;
        while (at > 0 && text().charAt(at - 1) != '\n' && text().charAt(at - 1) != '\r') {
            at--;
        }
        return at;
    }

    /** The line up to a place, without a record that stands on it before the one at that place. */
    String lineBefore(int offset) {
        int start = lineStart(offset);
        return text(
                recordAt(offset).map(record -> Math.max(start, record.start())).orElse(start), offset);
    }

    /** The part of an entry that is typed already: of a word behind a number, or of a line where each has its own. */
    String typed(JudgedRecord record, int offset) {
        String line = lineBefore(offset).stripLeading();
        if (hasEntryPerLine(record)) {
            return line;
        }
        int start = line.length();
        while (start > 0 && line.charAt(start - 1) > ' ' && "(){}.".indexOf(line.charAt(start - 1)) < 0) {
            start--;
        }
        return line.substring(start);
    }

    /** The last record of those at the beginning for which something holds. */
    private Optional<JudgedRecord> last(Predicate<JudgedRecord> holds) {
        List<JudgedRecord> records = judged.records();
        int low = -1;
        int high = records.size() - 1;
        while (low < high) {
            int middle = (low + high + 1) >> 1;
            if (holds.test(records.get(middle))) {
                low = middle;
            } else {
                high = middle - 1;
            }
        }
        return low < 0 ? Optional.empty() : Optional.of(records.get(low));
    }
}
