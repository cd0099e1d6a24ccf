package org.ludex.lsp;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import org.eclipse.lsp4j.CodeAction;
import org.eclipse.lsp4j.CodeActionKind;
import org.eclipse.lsp4j.DiagnosticSeverity;
import org.eclipse.lsp4j.TextEdit;
import org.eclipse.lsp4j.WorkspaceEdit;
import org.eclipse.lsp4j.jsonrpc.CancelChecker;
import org.ludex.notation.Diagnostic;
import org.ludex.notation.Report;
import org.ludex.notation.Suggestion;
import org.ludex.notation.io.JudgedRecord;
import org.ludex.notation.io.RecordWriter;

/** Changes that mend records: what reports suggest, what the moves lead to, and other ways to write the same. */
final class Fixes {

    /** Applies all unambiguous suggestions. Its edit takes long in a long file. */
    static final String ALL = "fix.all";

    /** Writes coordinates as symbols. Its edit takes long in a long record. */
    static final String SYMBOLS = "fix.symbols";

    private final Sheet sheet;
    private final Locale locale;
    private final Mending mending;
    private final Statements statements;
    private final CancelChecker cancelled;

    Fixes(Sheet sheet, Locale locale, CancelChecker cancelled) {
        this.sheet = sheet;
        this.locale = locale;
        this.mending = new Mending(sheet);
        this.statements = new Statements(sheet, mending);
        this.cancelled = cancelled;
    }

    /**
     * What can be mended between two places. Actions that take long have no edit yet.
     *
     * @param start the first place
     * @param end the last place
     * @param wanted tells whether a kind of action is asked for
     */
    List<CodeAction> between(int start, int end, Predicate<String> wanted) {
        List<CodeAction> actions = new ArrayList<>();
        for (JudgedRecord record : sheet.judged().records()) {
            if (record.start() <= end && sheet.end(record) >= start) {
                cancelled.checkCanceled();
                if (wanted.test(CodeActionKind.QuickFix)) {
                    suggested(record, actions);
                    stated(record, actions);
                }
                if (wanted.test(CodeActionKind.RefactorRewrite)) {
                    rewritten(record, actions);
                }
            }
        }
        if (wanted.test(CodeActionKind.SourceFixAll) && hasErrors()) {
            actions.add(later(ALL, CodeActionKind.SourceFixAll, 0));
        }
        return actions;
    }

    private boolean hasErrors() {
        return sheet.findings().stream()
                .flatMap(each -> each.inRecord().stream())
                .anyMatch(each -> each.getSeverity() == DiagnosticSeverity.Error);
    }

    private void suggested(JudgedRecord record, List<CodeAction> actions) {
        if (record.report().isValid()) {
            return;
        }
        List<org.eclipse.lsp4j.Diagnostic> shown =
                sheet.findings().get(record.index() - 1).inText().toList();
        List<Diagnostic> explained = sheet.explained(record);
        for (int i = 0; i < Math.min(shown.size(), explained.size()); i++) {
            Diagnostic diagnostic = explained.get(i);
            List<org.eclipse.lsp4j.Diagnostic> mended = List.of(shown.get(i));
            for (Suggestion suggestion : diagnostic.suggestions()) {
                mending.edit(record, suggestion).ifPresent(edit -> {
                    CodeAction action = action(suggestion.message(locale), CodeActionKind.QuickFix, List.of(edit));
                    action.setDiagnostics(mended);
                    action.setIsPreferred(diagnostic.suggestions().size() == 1);
                    actions.add(action);
                });
            }
        }
    }

    private void stated(JudgedRecord record, List<CodeAction> actions) {
        List<TextEdit> right = statements.right(record);
        if (!right.isEmpty()) {
            actions.add(action(Words.of("fix.result", locale), CodeActionKind.QuickFix, right));
        }
        statements
                .forced(record)
                .ifPresent(edit ->
                        actions.add(action(Words.of("fix.forced", locale), CodeActionKind.QuickFix, List.of(edit))));
    }

    private void rewritten(JudgedRecord record, List<CodeAction> actions) {
        canonical(record)
                .ifPresent(edit -> actions.add(
                        action(Words.of("fix.canonical", locale), CodeActionKind.RefactorRewrite, List.of(edit))));
        if (new Coordinates(sheet).areIn(record)) {
            actions.add(later(SYMBOLS, CodeActionKind.RefactorRewrite, record.index()));
        }
    }

    /** The edit of an action that takes long. */
    WorkspaceEdit resolved(String key, String index) {
        List<TextEdit> edits = key.equals(ALL)
                ? unique()
                : sheet.judged().records().stream()
                        .filter(record -> Integer.toString(record.index()).equals(index))
                        .flatMap(record -> new Coordinates(sheet).asSymbols(record, cancelled).stream())
                        .toList();
        return changes(edits);
    }

    /** The first suggestion of each record, where it is the only one. */
    private List<TextEdit> unique() {
        List<TextEdit> edits = new ArrayList<>();
        for (JudgedRecord record : sheet.judged().records()) {
            cancelled.checkCanceled();
            if (!record.report().isValid()) {
                sheet.explained(record).stream()
                        .filter(diagnostic -> diagnostic.suggestions().size() == 1)
                        .findFirst()
                        .flatMap(diagnostic ->
                                mending.edit(record, diagnostic.suggestions().get(0)))
                        .ifPresent(edits::add);
            }
        }
        return edits;
    }

    /** The edits that write all good records as the library does. */
    List<TextEdit> formatted() {
        return sheet.judged().records().stream()
                .flatMap(record -> canonical(record).stream())
                .toList();
    }

    /** Writes a record as the library does, if nothing of it would be lost and that changes anything. */
    private Optional<TextEdit> canonical(JudgedRecord record) {
        Report report = record.report();
        if (!sheet.isText(record) || !report.isValid() || !report.record().isWhole()) {
            return Optional.empty();
        }
        String now = sheet.text(record);
        boolean isLast = record.index() == sheet.judged().records().size();
        String written = RecordWriter.write(report.record()) + (isLast ? "" : "\n");
        return now.replace("\r\n", "\n").equals(written)
                ? Optional.empty()
                : Optional.of(new TextEdit(sheet.range(record.start(), sheet.end(record)), written));
    }

    private CodeAction action(String title, String kind, List<TextEdit> edits) {
        CodeAction action = new CodeAction(title);
        action.setKind(kind);
        action.setEdit(changes(edits));
        return action;
    }

    private CodeAction later(String key, String kind, int index) {
        CodeAction action = new CodeAction(Words.of(key, locale));
        action.setKind(kind);
        action.setData(List.of(sheet.uri(), key, Integer.toString(index)));
        return action;
    }

    private WorkspaceEdit changes(List<TextEdit> edits) {
        return new WorkspaceEdit(Map.of(sheet.uri(), edits));
    }
}
