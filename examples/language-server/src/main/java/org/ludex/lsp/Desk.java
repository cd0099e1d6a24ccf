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
import org.eclipse.lsp4j.TextDocumentContentChangeEvent;
import org.eclipse.lsp4j.services.LanguageClient;

/** The files that are open, and the editor that is told of them. Thread-safe. */
final class Desk {

    /** A larger file is not judged while it is typed: all its records would have to be held. */
    static final int LARGEST = 32 << 20;

    private final ConcurrentMap<String, Sheet> sheets = new ConcurrentHashMap<>();
    private volatile Locale locale;
    private volatile Optional<LanguageClient> client = Optional.empty();
    private volatile boolean pictures;

    Desk(Locale locale) {
        this.locale = locale;
    }

    void connect(LanguageClient editor) {
        client = Optional.of(editor);
    }

    /** Speaks another language, and shows boards as pictures if the editor can. */
    void settle(Locale newLocale, boolean withPictures) {
        locale = newLocale;
        pictures = withPictures;
    }

    Locale locale() {
        return locale;
    }

    boolean showsPictures() {
        return pictures;
    }

    Optional<Sheet> sheet(String uri) {
        return Optional.ofNullable(sheets.get(uri));
    }

    void open(String uri, int version, String text) {
        if (text.length() > LARGEST) {
            sheets.remove(uri);
            publish(uri, version, List.of(tooLarge()));
        } else {
            put(Sheet.open(uri, version, text, locale));
        }
    }

    void change(String uri, int version, List<TextDocumentContentChangeEvent> changes) {
        sheet(uri).ifPresent(sheet -> put(sheet.change(version, changes, locale)));
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
                sheet.findings().stream().flatMap(Findings::inText).toList());
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
}
