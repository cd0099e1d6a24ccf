package org.ludex.notation.tree;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Supplier;
import org.ludex.core.Facts;
import org.ludex.core.Rule;
import org.ludex.notation.Diagnostic;
import org.ludex.notation.Limits;
import org.ludex.notation.Severity;
import org.ludex.notation.spelling.Excerpt;
import org.ludex.notation.spi.NotationRule;
import org.ludex.notation.spi.Remark;
import org.ludex.notation.spi.Span;

/**
 * Collects the diagnostics of one record. Notes of the same kind are reported once, at the first place, with their
 * number, and so are wrong move numbers. Mutable, for one record and one thread.
 */
public final class Findings {

    private final Source source;
    private final Limits limits;
    private final boolean strict;
    private final List<Diagnostic> diagnostics = new ArrayList<>();
    /** Most records repeat nothing. */
    private Map<String, Repeated> repeated = Map.of();

    private boolean overflowed;
    private boolean hasErrors;
    private boolean stopped;

    /** Findings about a record. */
    public Findings(Source source, Limits limits, boolean strict) {
        this.source = source;
        this.limits = limits;
        this.strict = strict;
    }

    private static final class Repeated {
        private final Diagnostic first;
        private int count;

        Repeated(Diagnostic first, int count) {
            this.first = first;
            this.count = count;
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

    /** A diagnostic of the given severity. */
    public void add(Severity severity, Remark remark) {
        add(severity, remark, OptionalInt.empty());
    }

    /** A remark about a move. */
    public void add(Severity severity, Remark remark, OptionalInt ply) {
        if (severity == Severity.NOTE) {
            once(severity, remark, ply);
        } else {
            add(severity, () -> diagnostic(severity, remark, ply));
        }
    }

    /** A diagnostic, not an error, of a kind that is reported once with the number of occurrences. */
    public void once(Severity severity, Remark remark, OptionalInt ply) {
        String kind = remark.rule().code() + "." + remark.facts().form();
        Repeated known = repeated.get(kind);
        if (known == null) {
            repeated = repeated.isEmpty() ? new LinkedHashMap<>() : repeated;
            repeated.put(kind, new Repeated(diagnostic(severity, remark, ply), 1));
        } else {
            known.count++;
        }
    }

    /** A remark as a diagnostic at its place. */
    public Diagnostic diagnostic(Severity severity, Remark remark, OptionalInt ply) {
        return new Diagnostic(
                severity,
                remark.rule(),
                Excerpt.of(remark.facts()),
                source.place(remark.span()),
                ply,
                Optional.empty(),
                List.of(),
                List.of(),
                0);
    }

    /**
     * A warning or an error, made only when there is room for it: finding its place takes time. The first error always
     * has room, or else a record with enough warnings would pass for a good one.
     */
    public void add(Severity severity, Supplier<Diagnostic> diagnostic) {
        boolean isFirstError = severity == Severity.ERROR && !hasErrors;
        hasErrors |= severity == Severity.ERROR;
        if (isFirstError) {
            makeRoom();
        }
        addIfRoom(diagnostic);
    }

    /**
     * An error about a move, with suggestions for a repair. The first of them always has room, too: it shows where play
     * stopped.
     */
    public void stop(Supplier<Diagnostic> diagnostic) {
        hasErrors = true;
        if (!stopped) {
            makeRoom();
        }
        stopped = true;
        addIfRoom(diagnostic);
    }

    private void makeRoom() {
        if (diagnostics.size() >= limits.diagnostics()) {
            overflowed = true;
            diagnostics.remove(diagnostics.size() - 1);
        }
    }

    private void addIfRoom(Supplier<Diagnostic> diagnostic) {
        if (diagnostics.size() < limits.diagnostics()) {
            diagnostics.add(diagnostic.get());
        } else {
            overflowed = true;
        }
    }

    /** The same findings so far, to which others can be added. */
    public Findings copy() {
        Findings copy = new Findings(source, limits, strict);
        copy.diagnostics.addAll(diagnostics);
        copy.repeated = repeated.isEmpty() ? Map.of() : new LinkedHashMap<>();
        repeated.forEach((kind, each) -> copy.repeated.put(kind, new Repeated(each.first, each.count)));
        copy.overflowed = overflowed;
        copy.hasErrors = hasErrors;
        copy.stopped = stopped;
        return copy;
    }

    /** No findings, about the same source, for another reading of it that tolerates what can be tolerated. */
    public Findings anew() {
        return new Findings(source, limits, false);
    }

    /** Whether anything makes the record invalid so far. */
    public boolean hasErrors() {
        return hasErrors;
    }

    /** All diagnostics, in the order of their places. */
    public List<Diagnostic> all() {
        if (diagnostics.isEmpty() && repeated.isEmpty()) {
            return List.of();
        }
        List<Diagnostic> all = new ArrayList<>(diagnostics);
        for (Repeated each : repeated.values()) {
            all.add(each.first.with(each.first.facts().and(Diagnostic.TIMES, each.count)));
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
