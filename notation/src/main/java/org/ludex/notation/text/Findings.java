package org.ludex.notation.text;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.ludex.core.Facts;
import org.ludex.core.Rule;
import org.ludex.notation.Diagnostic;
import org.ludex.notation.Limits;
import org.ludex.notation.NotationRule;
import org.ludex.notation.Severity;
import org.ludex.notation.Suggestion;
import org.ludex.notation.spi.Remark;
import org.ludex.notation.spi.Span;

/**
 * Collects what there is to say about one record. Notes of one kind are said once, at the first place, with their
 * number. Mutable, for one record and one thread.
 */
public final class Findings {

    private final Source source;
    private final Limits limits;
    private final boolean strict;
    private final List<Diagnostic> diagnostics = new ArrayList<>();
    private final Map<String, Repeated> notes = new LinkedHashMap<>();
    private boolean overflowed;

    /** Findings about a record. */
    public Findings(Source source, Limits limits, boolean strict) {
        this.source = source;
        this.limits = limits;
        this.strict = strict;
    }

    private static final class Repeated {
        private final Diagnostic first;
        private int count = 1;

        Repeated(Diagnostic first) {
            this.first = first;
        }
    }

    /** An error at a place. */
    public void error(Rule rule, Facts facts, Span span) {
        add(Severity.ERROR, new Remark(rule, facts, span));
    }

    /** A warning at a place. */
    public void warning(Rule rule, Facts facts, Span span) {
        add(Severity.WARNING, new Remark(rule, facts, span));
    }

    /** A note at a place. */
    public void note(Rule rule, Facts facts, Span span) {
        add(Severity.NOTE, new Remark(rule, facts, span));
    }

    /** A remark, as severe as said. */
    public void add(Severity severity, Remark remark) {
        add(severity, remark, OptionalInt.empty());
    }

    /** A remark about a move. */
    public void add(Severity severity, Remark remark, OptionalInt ply) {
        if (severity == Severity.NOTE) {
            String kind = remark.rule().code() + "." + remark.facts().variant();
            Repeated known = notes.get(kind);
            if (known != null) {
                known.count++;
                return;
            }
        }
        Diagnostic diagnostic = new Diagnostic(
                severity,
                remark.rule(),
                remark.facts(),
                source.place(remark.span()),
                ply,
                Optional.empty(),
                List.of(),
                List.of());
        if (severity == Severity.NOTE) {
            notes.put(remark.rule().code() + "." + remark.facts().variant(), new Repeated(diagnostic));
        } else {
            add(diagnostic);
        }
    }

    /** A diagnostic made elsewhere. */
    public void add(Diagnostic diagnostic) {
        if (diagnostics.size() >= limits.diagnostics()) {
            overflowed = true;
        } else {
            diagnostics.add(diagnostic);
        }
    }

    /** Adds to the newest diagnostic what would mend it. */
    public void suggest(List<Suggestion> suggestions) {
        if (!overflowed && !suggestions.isEmpty()) {
            int newest = diagnostics.size() - 1;
            diagnostics.set(newest, diagnostics.get(newest).with(suggestions));
        }
    }

    /** Whether anything makes the record invalid so far. */
    public boolean hasErrors() {
        return diagnostics.stream().anyMatch(diagnostic -> diagnostic.severity() == Severity.ERROR);
    }

    /** All there is to say, in the order of places. */
    public List<Diagnostic> all() {
        List<Diagnostic> all = new ArrayList<>(diagnostics);
        for (Repeated note : notes.values()) {
            Diagnostic first = note.first;
            all.add(new Diagnostic(
                    first.severity(),
                    first.rule(),
                    first.facts().and("count", note.count),
                    first.place(),
                    first.ply(),
                    first.position(),
                    first.expected(),
                    first.suggestions()));
        }
        all.sort(Comparator.comparingInt((Diagnostic each) -> each.place().line())
                .thenComparingInt(each -> each.place().column()));
        if (overflowed) {
            Diagnostic last = all.get(all.size() - 1);
            all.add(Diagnostic.of(
                    Severity.WARNING, NotationRule.TOO_MANY, Facts.of("limit", limits.diagnostics()), last.place()));
        }
        return strict ? all.stream().map(each -> each.with(Severity.ERROR)).toList() : all;
    }

    /** The source that the findings are about. */
    public Source source() {
        return source;
    }
}
