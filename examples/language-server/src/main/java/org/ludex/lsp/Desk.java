package org.ludex.lsp;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import org.eclipse.lsp4j.DiagnosticSeverity;
import org.eclipse.lsp4j.MessageParams;
import org.eclipse.lsp4j.MessageType;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.PublishDiagnosticsParams;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.ShowDocumentParams;
import org.eclipse.lsp4j.TextDocumentContentChangeEvent;
import org.eclipse.lsp4j.services.LanguageClient;

/** The files that are open, and the editor that is told of them. Thread-safe. */
final class Desk {

    /** A larger file is not judged while it is typed: all its records would have to be held. */
    static final int LARGEST = 32 << 20;

    private final ConcurrentMap<String, Sheet> sheets = new ConcurrentHashMap<>();
    private volatile Locale locale;
    private volatile Optional<LanguageClient> client = Optional.empty();
    private volatile Abilities abilities = Abilities.NONE;

    Desk(Locale locale) {
        this.locale = locale;
    }

    void connect(LanguageClient editor) {
        client = Optional.of(editor);
    }

    /** Speaks another language, to an editor that can do something. */
    void settle(Locale newLocale, Abilities newAbilities) {
        locale = newLocale;
        abilities = newAbilities;
    }

    Locale locale() {
        return locale;
    }

    /** What the editor can do. */
    Abilities abilities() {
        return abilities;
    }

    /** All files that are open and judged. */
    List<Sheet> sheets() {
        return List.copyOf(sheets.values());
    }

    Optional<Sheet> sheet(String uri) {
        return Optional.ofNullable(sheets.get(uri));
    }

    void open(String uri, int version, String text) {
        if (text.length() > LARGEST) {
            refuse(uri, version);
        } else {
            put(Sheet.open(uri, version, text, locale));
        }
    }

    void change(String uri, int version, List<TextDocumentContentChangeEvent> changes) {
        Optional<Sheet> sheet = sheet(uri);
        if (sheet.isPresent()) {
            Sheet next = sheet.get().change(version, changes, locale);
            if (next.text().length() > LARGEST) {
                refuse(uri, version);
            } else {
                put(next);
            }
        } else if (!changes.isEmpty() && changes.get(changes.size() - 1).getRange() == null) {
            // A file that was too large may be replaced by a smaller one.
            open(uri, version, changes.get(changes.size() - 1).getText());
        }
    }

    private void refuse(String uri, int version) {
        sheets.remove(uri);
        publish(uri, version, List.of(tooLarge()));
    }

    void close(String uri) {
        sheets.remove(uri);
        client.ifPresent(editor -> editor.publishDiagnostics(new PublishDiagnosticsParams(uri, List.of())));
    }

    private void put(Sheet sheet) {
        sheets.put(sheet.uri(), sheet);
        publish(
                sheet.uri(),
                sheet.version(),
                sheet.findings().isEmpty() ? List.of(Findings.noRecords(locale)) : Findings.inText(sheet.findings()));
    }

    private void publish(String uri, int version, List<org.eclipse.lsp4j.Diagnostic> diagnostics) {
        client.ifPresent(editor -> editor.publishDiagnostics(new PublishDiagnosticsParams(uri, diagnostics, version)));
    }

    private org.eclipse.lsp4j.Diagnostic tooLarge() {
        Range start = new Range(new Position(0, 0), new Position(0, 1));
        return new org.eclipse.lsp4j.Diagnostic(
                start, Words.of("too-large", locale), DiagnosticSeverity.Warning, "ludex");
    }

    /** Shows words to whoever sits at the editor. */
    void show(String words) {
        client.ifPresent(editor -> editor.showMessage(new MessageParams(MessageType.Info, words)));
    }

    /** Asks the editor to open a file, or shows words if it cannot. */
    void open(ShowDocumentParams file, String otherwise) {
        if (abilities.opensFiles() && client.isPresent()) {
            var unused = client.get().showDocument(file).whenComplete((shown, trouble) -> {
                if (trouble != null || !shown.isSuccess()) {
                    show(otherwise);
                }
            });
        } else {
            show(otherwise);
        }
    }
}
