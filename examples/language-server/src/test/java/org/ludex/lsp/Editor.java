package org.ludex.lsp;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Future;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.eclipse.lsp4j.CodeAction;
import org.eclipse.lsp4j.CodeActionContext;
import org.eclipse.lsp4j.CodeActionParams;
import org.eclipse.lsp4j.Diagnostic;
import org.eclipse.lsp4j.DidChangeTextDocumentParams;
import org.eclipse.lsp4j.DidOpenTextDocumentParams;
import org.eclipse.lsp4j.InitializeParams;
import org.eclipse.lsp4j.MessageActionItem;
import org.eclipse.lsp4j.MessageParams;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.PublishDiagnosticsParams;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.ShowDocumentParams;
import org.eclipse.lsp4j.ShowDocumentResult;
import org.eclipse.lsp4j.ShowMessageRequestParams;
import org.eclipse.lsp4j.TextDocumentContentChangeEvent;
import org.eclipse.lsp4j.TextDocumentIdentifier;
import org.eclipse.lsp4j.TextDocumentItem;
import org.eclipse.lsp4j.TextEdit;
import org.eclipse.lsp4j.VersionedTextDocumentIdentifier;
import org.eclipse.lsp4j.jsonrpc.Launcher;
import org.eclipse.lsp4j.jsonrpc.RemoteEndpoint;
import org.eclipse.lsp4j.jsonrpc.messages.Either;
import org.eclipse.lsp4j.launch.LSPLauncher;
import org.eclipse.lsp4j.services.LanguageClient;
import org.eclipse.lsp4j.services.LanguageServer;
import org.eclipse.lsp4j.services.TextDocumentService;

/** An editor for tests, at the other end of a server's streams. */
final class Editor implements LanguageClient, AutoCloseable {

    static final String FILE = "file:///games.lgn";

    private static final int SECONDS = 60;

    private final BlockingQueue<PublishDiagnosticsParams> published = new LinkedBlockingQueue<>();
    private final BlockingQueue<MessageParams> shown = new LinkedBlockingQueue<>();
    private final CompletableFuture<Integer> exit;
    private final Future<Void> listening;
    private final Socket near;
    private final Socket far;
    private final LanguageServer server;
    private final RemoteEndpoint endpoint;
    private int version;
    private String text = "";
    private final BlockingQueue<ShowDocumentParams> opened = new LinkedBlockingQueue<>();

    /** A socket: a pipe of Java breaks as soon as one of the threads that write to it ends. */
    private Editor() throws IOException {
        try (ServerSocket door = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            near = new Socket(door.getInetAddress(), door.getLocalPort());
            far = door.accept();
        }
        near.setTcpNoDelay(true);
        far.setTcpNoDelay(true);
        InputStream requests = far.getInputStream();
        OutputStream answers = far.getOutputStream();
        exit = CompletableFuture.supplyAsync(
                () -> RecordServer.serve(requests, answers, Locale.ENGLISH),
                work -> new Thread(work, "server").start());
        Launcher<LanguageServer> launcher =
                LSPLauncher.createClientLauncher(this, near.getInputStream(), near.getOutputStream());
        listening = launcher.startListening();
        server = launcher.getRemoteProxy();
        endpoint = launcher.getRemoteEndpoint();
    }

    static Editor start(String language) throws Exception {
        InitializeParams params = new InitializeParams();
        params.setLocale(language);
        return start(params);
    }

    /** An editor that introduces itself. */
    static Editor start(InitializeParams params) throws Exception {
        Editor editor = new Editor();
        wait(editor.server.initialize(params));
        return editor;
    }

    static <T> T wait(CompletableFuture<T> answer) throws Exception {
        return answer.get(SECONDS, TimeUnit.SECONDS);
    }

    TextDocumentService documents() {
        return server.getTextDocumentService();
    }

    LanguageServer server() {
        return server;
    }

    TextDocumentIdentifier file() {
        return new TextDocumentIdentifier(FILE);
    }

    /** The text of the file as the editor has it. */
    String text() {
        return text;
    }

    /** All actions for the whole file. */
    List<CodeAction> actions() throws Exception {
        Range all = new Range(new Position(0, 0), new Position(Integer.MAX_VALUE, 0));
        CodeActionParams params = new CodeActionParams(file(), all, new CodeActionContext(List.of()));
        return wait(documents().codeAction(params)).stream()
                .map(Either::getRight)
                .toList();
    }

    /** Applies the first action with a title as an editor does, and the diagnostics that come for that. */
    List<Diagnostic> apply(String title) throws Exception {
        CodeAction action = actions().stream()
                .filter(each -> each.getTitle().equals(title))
                .findFirst()
                .orElseThrow(() -> new AssertionError("no action: " + title));
        CodeAction resolved = action.getEdit() == null ? wait(documents().resolveCodeAction(action)) : action;
        return apply(resolved.getEdit().getChanges().getOrDefault(FILE, List.of()));
    }

    /** Makes edits, which all count from the same text, from the last to the first. */
    List<Diagnostic> apply(List<? extends TextEdit> edits) throws Exception {
        List<TextEdit> lastFirst = new ArrayList<>(edits);
        Collections.reverse(lastFirst);
        lastFirst.sort(Comparator.comparing(
                        (TextEdit edit) -> edit.getRange().getStart().getLine())
                .thenComparing(edit -> edit.getRange().getStart().getCharacter())
                .reversed());
        List<Diagnostic> diagnostics = List.of();
        for (TextEdit edit : lastFirst) {
            diagnostics = change(edit.getRange(), edit.getNewText());
        }
        return diagnostics;
    }

    /** Opens a file, and the diagnostics that come for it. */
    List<Diagnostic> open(String newText) throws Exception {
        text = newText;
        documents().didOpen(new DidOpenTextDocumentParams(new TextDocumentItem(FILE, "ludex", ++version, newText)));
        return published();
    }

    /** Changes the file, and the diagnostics that come for that. */
    List<Diagnostic> change(Range range, String newText) throws Exception {
        Sheet before = Sheet.open(FILE, 0, text, Locale.ENGLISH);
        text = text.substring(0, before.offset(range.getStart()))
                + newText
                + text.substring(before.offset(range.getEnd()));
        documents()
                .didChange(new DidChangeTextDocumentParams(
                        new VersionedTextDocumentIdentifier(FILE, ++version),
                        List.of(new TextDocumentContentChangeEvent(range, newText))));
        return published();
    }

    /** Changes the file without a copy of its text; how long diagnostics take, in nanoseconds. */
    long keystroke(Range range, String letter) throws Exception {
        long start = System.nanoTime();
        documents()
                .didChange(new DidChangeTextDocumentParams(
                        new VersionedTextDocumentIdentifier(FILE, ++version),
                        List.of(new TextDocumentContentChangeEvent(range, letter))));
        published();
        return System.nanoTime() - start;
    }

    private List<Diagnostic> published() throws Exception {
        PublishDiagnosticsParams next = published.poll(SECONDS, TimeUnit.SECONDS);
        if (next == null || next.getVersion() != version) {
            throw new AssertionError("no diagnostics for version " + version + ": " + next);
        }
        return next.getDiagnostics();
    }

    /** What the editor was asked to show. */
    String shown() throws Exception {
        MessageParams next = shown.poll(SECONDS, TimeUnit.SECONDS);
        return next == null ? "" : next.getMessage();
    }

    /** Asks for anything, by its name. */
    CompletableFuture<Object> ask(String method, Object params) {
        return endpoint.request(method, params);
    }

    /** Writes bytes that are no message. */
    void send(String bytes) throws IOException {
        near.getOutputStream().write(bytes.getBytes(StandardCharsets.UTF_8));
    }

    /** Ends without a word. */
    int vanish() throws Exception {
        near.shutdownOutput();
        return wait(exit);
    }

    /** Takes leave as the protocol asks, and the exit code of the server. */
    int leave() throws Exception {
        wait(server.shutdown());
        server.exit();
        return wait(exit);
    }

    @Override
    public void close() throws IOException {
        if (!exit.isDone()) {
            server.shutdown().orTimeout(SECONDS, TimeUnit.SECONDS).join();
            server.exit();
            exit.orTimeout(SECONDS, TimeUnit.SECONDS).join();
        }
        listening.cancel(true);
        near.close();
        far.close();
    }

    @Override
    public void publishDiagnostics(PublishDiagnosticsParams diagnostics) {
        published.add(diagnostics);
    }

    @Override
    public CompletableFuture<ShowDocumentResult> showDocument(ShowDocumentParams params) {
        opened.add(params);
        return CompletableFuture.completedFuture(new ShowDocumentResult(true));
    }

    /** The address of the page that the editor was asked to open. */
    String opened() throws Exception {
        ShowDocumentParams next = opened.poll(SECONDS, TimeUnit.SECONDS);
        return next == null ? "" : next.getUri();
    }

    @Override
    public void showMessage(MessageParams message) {
        shown.add(message);
    }

    @Override
    public void logMessage(MessageParams message) {}

    @Override
    public void telemetryEvent(Object object) {}

    @Override
    public CompletableFuture<MessageActionItem> showMessageRequest(ShowMessageRequestParams params) {
        return CompletableFuture.completedFuture(new MessageActionItem());
    }
}
