package org.ludex.lsp;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.eclipse.lsp4j.CodeAction;
import org.eclipse.lsp4j.CodeActionKind;
import org.eclipse.lsp4j.TextEdit;
import org.eclipse.lsp4j.WorkspaceEdit;
import org.ludex.notation.Diagnostic;
import org.ludex.notation.Report;
import org.ludex.notation.Suggestion;
import org.ludex.notation.Tag;
import org.ludex.notation.io.JudgedRecord;
import org.ludex.notation.io.RecordWriter;

/** Changes that mend records: what reports suggest, the result that the moves lead to, and the canonical form. */
final class Fixes {

    private final Sheet sheet;
    private final Locale locale;

    Fixes(Sheet sheet, Locale locale) {
        this.sheet = sheet;
        this.locale = locale;
    }

    /** What can be mended between two places. */
    List<CodeAction> between(int start, int end) {
        List<CodeAction> actions = new ArrayList<>();
        for (JudgedRecord record : sheet.judged().records()) {
            if (record.start() <= end && sheet.end(record) >= start && sheet.isText(record)) {
                suggested(record, actions);
                stated(record).ifPresent(actions::add);
                canonical(record)
                        .ifPresent(edit ->
                                actions.add(action("fix.canonical", CodeActionKind.RefactorRewrite, List.of(edit))));
            }
        }
        List<TextEdit> unique = unique();
        if (!unique.isEmpty()) {
            actions.add(action("fix.all", CodeActionKind.SourceFixAll, unique));
        }
        return actions;
    }

    private void suggested(JudgedRecord record, List<CodeAction> actions) {
        for (Diagnostic diagnostic : sheet.explained(record)) {
            for (Suggestion suggestion : diagnostic.suggestions()) {
                CodeAction action = new CodeAction(suggestion.message(locale));
                action.setKind(CodeActionKind.QuickFix);
                action.setIsPreferred(diagnostic.suggestions().size() == 1);
                action.setEdit(changes(List.of(edit(record, suggestion))));
                actions.add(action);
            }
        }
    }

    /** The first suggestion of each record, where it is the only one. */
    private List<TextEdit> unique() {
        List<TextEdit> edits = new ArrayList<>();
        for (JudgedRecord record : sheet.judged().records()) {
            if (sheet.isText(record)) {
                sheet.explained(record).stream()
                        .filter(diagnostic -> diagnostic.suggestions().size() == 1)
                        .findFirst()
                        .ifPresent(diagnostic ->
                                edits.add(edit(record, diagnostic.suggestions().get(0))));
            }
        }
        return edits;
    }

    private TextEdit edit(JudgedRecord record, Suggestion suggestion) {
        int start = Math.min(
                record.start() + suggestion.span().start(), sheet.text().length());
        int end =
                Math.min(record.start() + suggestion.span().end(), sheet.text().length());
        String now = sheet.text().substring(start, end);
        String gap = sheet.lineBefore(start).isBlank() ? "\n" : " ";
        String mended = switch (suggestion.kind()) {
            case REPLACE -> suggestion.to();
            case LEAVE_OUT -> "";
            case PUT_IN -> suggestion.to() + gap + now;
            case SWAP -> suggestion.to() + gap + suggestion.from();
        };
        return new TextEdit(sheet.range(start, end), mended);
    }

    /** States the result and the score that the moves lead to. */
    private Optional<CodeAction> stated(JudgedRecord record) {
        Report report = record.report();
        if (!report.isValid()) {
            return Optional.empty();
        }
        List<Tags.Found> tags = Tags.of(sheet.text(record));
        if (tags.isEmpty()) {
            return Optional.empty();
        }
        List<TextEdit> edits = new ArrayList<>();
        state(record, tags, Tag.RESULT, report.record().result().tag(), edits);
        if (!report.record().score().isEmpty()) {
            String score = report.record().score().stream().map(String::valueOf).collect(Collectors.joining("-"));
            state(record, tags, "Score", score, edits);
        }
        return edits.isEmpty() ? Optional.empty() : Optional.of(action("fix.result", CodeActionKind.QuickFix, edits));
    }

    private void state(JudgedRecord record, List<Tags.Found> tags, String name, String value, List<TextEdit> edits) {
        Optional<Tags.Found> tag =
                tags.stream().filter(each -> each.name().equalsIgnoreCase(name)).findFirst();
        if (tag.isEmpty()) {
            int behind = record.start() + tags.get(tags.size() - 1).end();
            edits.add(new TextEdit(sheet.range(behind, behind), "\n[" + name + " \"" + value + "\"]"));
        } else if (!tag.get().value().equals(value)) {
            int start = record.start() + tag.get().valueStart();
            edits.add(new TextEdit(sheet.range(start, start + tag.get().value().length()), value));
        }
    }

    /** The edits that write all good records as the library does. */
    List<TextEdit> formatted() {
        return sheet.judged().records().stream()
                .filter(sheet::isText)
                .flatMap(record -> canonical(record).stream())
                .toList();
    }

    /** Writes a record as the library does, if nothing of it would be lost and that changes anything. */
    private Optional<TextEdit> canonical(JudgedRecord record) {
        Report report = record.report();
        if (!report.isValid() || !report.record().isWhole()) {
            return Optional.empty();
        }
        String now = sheet.text(record);
        boolean isLast = record.index() == sheet.judged().records().size();
        String written = RecordWriter.write(report.record()) + (isLast ? "" : "\n");
        return now.equals(written)
                ? Optional.empty()
                : Optional.of(new TextEdit(sheet.range(record.start(), sheet.end(record)), written));
    }

    private CodeAction action(String key, String kind, List<TextEdit> edits) {
        CodeAction action = new CodeAction(Words.of(key, locale));
        action.setKind(kind);
        action.setEdit(changes(edits));
        return action;
    }

    private WorkspaceEdit changes(List<TextEdit> edits) {
        return new WorkspaceEdit(Map.of(sheet.uri(), edits));
    }
}
