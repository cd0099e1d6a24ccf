package org.ludex.notation.io;

import java.util.List;
import java.util.Set;
import org.ludex.core.Rule;
import org.ludex.notation.Diagnostic;
import org.ludex.notation.Place;
import org.ludex.notation.ReaderSettings;
import org.ludex.notation.Report;
import org.ludex.notation.Suggestion;
import org.ludex.notation.spi.NotationRule;

/** A record in a {@link JudgedText}: its place and the report on it. Immutable and thread-safe. */
public final class JudgedRecord {

    /** Where any of these is broken, what was cut out may be more or less than a record. */
    private static final Set<Rule> DISORDER = Set.of(
            NotationRule.BAD_JSON,
            NotationRule.BAD_SGF,
            NotationRule.ENCODING,
            NotationRule.INTERNAL_ERROR,
            NotationRule.TOO_DEEP,
            NotationRule.TOO_LONG,
            NotationRule.TOO_MANY,
            NotationRule.UNKNOWN_VERSION,
            NotationRule.UNREAD_REST);

    private final Cut cut;
    private final Report judged;
    private final int index;
    private final int start;
    private final int line;
    private final int lineStart;
    private final boolean inOrder;

    private JudgedRecord(Cut cut, Report judged, int index, int start, int line, int lineStart) {
        this.cut = cut;
        this.judged = judged;
        this.index = index;
        this.start = start;
        this.line = line;
        this.lineStart = lineStart;
        this.inOrder = judged.readable().isPresent()
                && judged.diagnostics().stream().noneMatch(each -> DISORDER.contains(each.rule()));
    }

    /** Judges a record. */
    static JudgedRecord judge(Cut cut, int index, int start, int line, int lineStart) {
        return new JudgedRecord(cut, cut.report(), index, start, line, lineStart);
    }

    /** The same record at another place. */
    JudgedRecord at(int newIndex, int newStart, int newLine, int newLineStart) {
        boolean stays = index == newIndex && start == newStart && line == newLine && lineStart == newLineStart;
        return stays ? this : new JudgedRecord(cut, judged, newIndex, newStart, newLine, newLineStart);
    }

    /** Whether the record is whole and nothing strange stands around it, whatever may be wrong with its moves. */
    boolean isInOrder() {
        return inOrder;
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

    /** Where that line begins in the text, in characters. */
    public int lineStart() {
        return lineStart;
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
        return moved(judged);
    }

    /**
     * The report of another reader on the record, such as one that looks for suggestions, with the places that it has in the text now.
     * The record is judged for each call.
     */
    public Report report(RecordReader reader) {
        ReaderSettings settings = reader.settings();
        return moved(new Guarded(cut.format().reader(settings), judged.file(), settings).apply(cut.chunk()));
    }

    private Report moved(Report report) {
        int lines = line - cut.chunk().firstLine();
        if (lines == 0 && index == report.index()) {
            return report;
        }
        List<Diagnostic> moved =
                report.diagnostics().stream().map(each -> moved(each, lines)).toList();
        return new Report(report.file(), index, report.content(), report.unproven(), moved, report.mended());
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
