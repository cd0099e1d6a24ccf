package org.ludex.notation.io;

import java.util.List;
import org.ludex.notation.Diagnostic;
import org.ludex.notation.Place;
import org.ludex.notation.Report;
import org.ludex.notation.Suggestion;

/** A record in a {@link JudgedText}: its place and the report on it. Immutable and thread-safe. */
public final class JudgedRecord {

    private final Cut cut;
    private final Report judged;
    private final int index;
    private final int start;
    private final int line;

    private JudgedRecord(Cut cut, Report judged, int index, int start, int line) {
        this.cut = cut;
        this.judged = judged;
        this.index = index;
        this.start = start;
        this.line = line;
    }

    /** Judges a record. */
    static JudgedRecord judge(Cut cut, int index, int start, int line) {
        return new JudgedRecord(cut, cut.report(), index, start, line);
    }

    /** The same record at another place. */
    JudgedRecord at(int newIndex, int newStart, int newLine) {
        boolean stays = index == newIndex && start == newStart && line == newLine;
        return stays ? this : new JudgedRecord(cut, judged, newIndex, newStart, newLine);
    }

    boolean isLike(Cut other) {
        return cut.isLike(other);
    }

    /** Whether another record is this one at the same or another place, so that it need not be examined again. */
    @SuppressWarnings("ReferenceEquality") // Equal reports may be about different texts.
    public boolean isSame(JudgedRecord other) {
        return judged == other.judged;
    }

    /** The number of the record in the text, starting at 1. */
    public int index() {
        return index;
    }

    /** Where the record begins in the text, in characters; it goes on to the beginning of the next one. */
    public int start() {
        return start;
    }

    /** The line on which the record begins, starting at 1. */
    public int line() {
        return line;
    }

    /** The name of the format in which the record is written, such as {@code text}. */
    public String format() {
        return cut.format().name();
    }

    /** The number of code points before the record on its first line. */
    public int indent() {
        return cut.chunk().indent();
    }

    /** The report on the record, with the places that it has in the text now. */
    public Report report() {
        int lines = line - cut.chunk().firstLine();
        if (lines == 0 && index == judged.index()) {
            return judged;
        }
        List<Diagnostic> moved =
                judged.diagnostics().stream().map(each -> moved(each, lines)).toList();
        return new Report(judged.file(), index, judged.content(), judged.unproven(), moved);
    }

    private Diagnostic moved(Diagnostic diagnostic, int lines) {
        Place at = diagnostic.place();
        Place place = new Place(at.file(), index, at.line() + lines, at.column(), at.length(), at.source(), at.caret());
        List<Suggestion> suggestions =
                diagnostic.suggestions().stream().map(each -> each.moved(lines)).toList();
        return new Diagnostic(
                diagnostic.severity(),
                diagnostic.rule(),
                diagnostic.facts(),
                place,
                diagnostic.ply(),
                diagnostic.position(),
                diagnostic.expected(),
                suggestions,
                diagnostic.unlisted());
    }
}
