package org.ludex.lsp;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.eclipse.lsp4j.DiagnosticSeverity;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.Range;
import org.ludex.notation.Diagnostic;
import org.ludex.notation.Place;
import org.ludex.notation.io.JudgedRecord;
import org.ludex.notation.io.JudgedText;

/**
 * The diagnostics of one record as editors want them, with lines counted from the record: they stay as they are while the
 * record moves up and down. Immutable.
 *
 * @param record the record
 * @param inRecord the diagnostics
 */
record Findings(JudgedRecord record, List<org.eclipse.lsp4j.Diagnostic> inRecord) {

    private static final String SOURCE = "ludex";

    /** The diagnostics of all records of a text; those of records that stayed as they were are taken over. */
    static List<Findings> all(JudgedText text, List<Findings> before, Locale locale) {
        List<JudgedRecord> records = text.records();
        int most = Math.min(records.size(), before.size());
        int same = 0;
        while (same < most && before.get(same).areOf(records.get(same))) {
            same++;
        }
        int moved = before.size() - records.size();
        List<Findings> all = new ArrayList<>(records.size());
        for (int i = 0; i < records.size(); i++) {
            JudgedRecord record = records.get(i);
            int old = i < same ? i : i + moved;
            boolean stays = old >= 0 && old < before.size() && before.get(old).areOf(record);
            all.add(
                    stays
                            ? before.get(old).at(record)
                            : new Findings(record, converted(text.characters(), record, locale)));
        }
        return List.copyOf(all);
    }

    /** Whether these are the findings of a record, wherever it stands now. */
    private boolean areOf(JudgedRecord other) {
        // What stands before it on its line may have become shorter for an editor, though not in code points.
        return record.isSame(other) && record.start() - record.lineStart() == other.start() - other.lineStart();
    }

    /** The same findings of the record at its place now. */
    @SuppressWarnings("ReferenceEquality") // Most records have not moved, and are the very same.
    private Findings at(JudgedRecord moved) {
        return moved == record ? this : new Findings(moved, inRecord);
    }

    private static List<org.eclipse.lsp4j.Diagnostic> converted(CharSequence text, JudgedRecord record, Locale locale) {
        List<org.eclipse.lsp4j.Diagnostic> converted = new ArrayList<>();
        for (Diagnostic diagnostic : record.report().diagnostics()) {
            Place place = diagnostic.place();
            int line = record.line();
            int lineStart = record.lineStart();
            int at = record.start();
            int indent = record.indent();
            while (line < place.line() && at < text.length()) {
                at = Lines.behind(text, at);
                lineStart = at;
                indent = 0;
                line++;
            }
            int start = skip(text, at, place.column() - 1 - indent);
            int end = skip(text, start, place.length());
            converted.add(converted(diagnostic, line - record.line(), start - lineStart, end - lineStart, locale));
        }
        return List.copyOf(converted);
    }

    /** The note that a file contains no records. */
    static org.eclipse.lsp4j.Diagnostic noRecords(Locale locale) {
        return converted(Diagnostic.noRecords(""), 0, 0, 0, locale);
    }

    private static org.eclipse.lsp4j.Diagnostic converted(
            Diagnostic diagnostic, int line, int start, int end, Locale locale) {
        org.eclipse.lsp4j.Diagnostic converted = new org.eclipse.lsp4j.Diagnostic();
        converted.setRange(new Range(new Position(line, start), new Position(line, end)));
        converted.setSeverity(
                switch (diagnostic.severity()) {
                    case ERROR -> DiagnosticSeverity.Error;
                    case WARNING -> DiagnosticSeverity.Warning;
                    case NOTE -> DiagnosticSeverity.Information;
                });
        converted.setCode(diagnostic.code());
        converted.setSource(SOURCE);
        converted.setMessage(diagnostic.message(locale));
        return converted;
    }

    /** A place so many code points further on the same line. */
    private static int skip(CharSequence text, int from, int codePoints) {
        int at = from;
        for (int i = 0; i < codePoints && at < text.length() && "\r\n".indexOf(text.charAt(at)) < 0; i++) {
            at += Character.charCount(Character.codePointAt(text, at));
        }
        return at;
    }

    /** The diagnostics of many records. Most have none, and are passed over quickly. */
    static List<org.eclipse.lsp4j.Diagnostic> inText(List<Findings> all) {
        List<org.eclipse.lsp4j.Diagnostic> shown = new ArrayList<>();
        for (Findings findings : all) {
            if (!findings.inRecord.isEmpty()) {
                findings.inText().forEach(shown::add);
            }
        }
        return shown;
    }

    /** The diagnostics with the lines that they have in the text. */
    Stream<org.eclipse.lsp4j.Diagnostic> inText() {
        return inRecord.stream().map(this::inText);
    }

    private org.eclipse.lsp4j.Diagnostic inText(org.eclipse.lsp4j.Diagnostic diagnostic) {
        Position start = diagnostic.getRange().getStart();
        Position end = diagnostic.getRange().getEnd();
        int lines = record.line() - 1;
        Range range = new Range(
                new Position(start.getLine() + lines, start.getCharacter()),
                new Position(end.getLine() + lines, end.getCharacter()));
        org.eclipse.lsp4j.Diagnostic moved = new org.eclipse.lsp4j.Diagnostic(range, "");
        moved.setMessage(diagnostic.getMessage());
        moved.setSeverity(diagnostic.getSeverity());
        moved.setCode(diagnostic.getCode());
        moved.setSource(SOURCE);
        return moved;
    }
}
