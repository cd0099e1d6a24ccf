package org.ludex.lsp;

import java.io.InputStream;
import java.io.OutputStream;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import java.util.logging.Level;
import java.util.logging.Logger;
import java.util.stream.Collectors;
import org.eclipse.lsp4j.CodeActionKind;
import org.eclipse.lsp4j.CodeActionOptions;
import org.eclipse.lsp4j.CodeLensOptions;
import org.eclipse.lsp4j.CompletionOptions;
import org.eclipse.lsp4j.ExecuteCommandOptions;
import org.eclipse.lsp4j.InitializeParams;
import org.eclipse.lsp4j.InitializeResult;
import org.eclipse.lsp4j.InitializedParams;
import org.eclipse.lsp4j.RenameOptions;
import org.eclipse.lsp4j.SemanticTokensLegend;
import org.eclipse.lsp4j.SemanticTokensWithRegistrationOptions;
import org.eclipse.lsp4j.ServerCapabilities;
import org.eclipse.lsp4j.ServerInfo;
import org.eclipse.lsp4j.SetTraceParams;
import org.eclipse.lsp4j.SignatureHelpOptions;
import org.eclipse.lsp4j.TextDocumentSyncKind;
import org.eclipse.lsp4j.jsonrpc.Launcher;
import org.eclipse.lsp4j.jsonrpc.MessageIssueException;
import org.eclipse.lsp4j.jsonrpc.ResponseErrorException;
import org.eclipse.lsp4j.jsonrpc.json.JsonRpcMethod;
import org.eclipse.lsp4j.jsonrpc.messages.Message;
import org.eclipse.lsp4j.jsonrpc.messages.MessageIssue;
import org.eclipse.lsp4j.jsonrpc.messages.RequestMessage;
import org.eclipse.lsp4j.jsonrpc.messages.ResponseError;
import org.eclipse.lsp4j.jsonrpc.messages.ResponseErrorCode;
import org.eclipse.lsp4j.jsonrpc.messages.ResponseMessage;
import org.eclipse.lsp4j.jsonrpc.services.ServiceEndpoints;
import org.eclipse.lsp4j.launch.LSPLauncher;
import org.eclipse.lsp4j.services.LanguageClient;
import org.eclipse.lsp4j.services.LanguageClientAware;
import org.eclipse.lsp4j.services.LanguageServer;
import org.eclipse.lsp4j.services.TextDocumentService;
import org.eclipse.lsp4j.services.WorkspaceService;

/**
 * A language server for records. It reads requests from a stream and answers on another one, until the editor says that it
 * is done or the stream ends.
 *
 * <pre>{@code
 * int code = RecordServer.serve(System.in, System.out, Locale.ENGLISH);
 * }</pre>
 */
public final class RecordServer implements LanguageServer, LanguageClientAware {

    private static final List<String> TRIGGERS = List.of("[", "\"", "=", " ", ",");

    /** Held for good: a logger that nobody holds forgets its level. */
    private static final Logger LIBRARY = Logger.getLogger("org.eclipse.lsp4j");

    /** What is told, and never answered. */
    private static final Set<String> NOTIFICATIONS =
            ServiceEndpoints.getSupportedMethods(LanguageServer.class).values().stream()
                    .filter(JsonRpcMethod::isNotification)
                    .map(JsonRpcMethod::getMethodName)
                    .collect(Collectors.toUnmodifiableSet());

    private final Desk desk;
    private final Documents documents;
    private final Commands commands;
    private final Pages pages = new Pages();
    private final CompletableFuture<Integer> ended = new CompletableFuture<>();
    private volatile boolean isShutDown;

    private RecordServer(Locale locale) {
        this.desk = new Desk(locale);
        this.documents = new Documents(desk);
        this.commands = new Commands(desk, pages);
    }

    /**
     * Serves one editor.
     *
     * @param in where requests come from
     * @param out where answers go
     * @param locale the language of messages, unless the editor asks for another
     * @return the exit code that the protocol asks for: 0 if the editor took its leave, 1 if it was gone
     */
    public static int serve(InputStream in, OutputStream out, Locale locale) {
        // The library logs each broken message with a stack trace.
        LIBRARY.setLevel(Level.OFF);
        RecordServer server = new RecordServer(locale);
        Launcher<LanguageClient> launcher = new LSPLauncher.Builder<LanguageClient>()
                .setLocalService(server)
                .setRemoteInterface(LanguageClient.class)
                .setInput(in)
                .setOutput(out)
                .setExceptionHandler(RecordServer::complaint)
                .wrapMessages(next -> message -> next.consume(plain(known(message))))
                .create();
        server.connect(launcher.getRemoteProxy());
        Future<Void> listening = launcher.startListening();
        Thread watch = new Thread(() -> server.await(listening), "ludex-lsp-end");
        watch.setDaemon(true);
        watch.start();
        try {
            return server.ended.join();
        } finally {
            server.pages.delete();
        }
    }

    /** A message that can be answered, if it asks for an answer: the library would do what is told, and fail to answer. */
    private static Message known(Message message) {
        if (message instanceof RequestMessage request && NOTIFICATIONS.contains(request.getMethod())) {
            String words = request.getMethod() + " is a notification: it has no id and gets no answer.";
            throw new MessageIssueException(
                    request, new MessageIssue(words, ResponseErrorCode.InvalidRequest.getValue()));
        }
        return message;
    }

    /** A message without what the library adds to errors: it is about its own classes. */
    private static Message plain(Message message) {
        if (message instanceof ResponseMessage response && response.getError() != null) {
            response.getError().setData(null);
        }
        return message;
    }

    /** What went wrong in one line, without a stack trace. */
    private static ResponseError complaint(Throwable trouble) {
        Throwable cause =
                trouble instanceof CompletionException && trouble.getCause() != null ? trouble.getCause() : trouble;
        if (cause instanceof ResponseErrorException refused) {
            return refused.getResponseError();
        }
        if (cause instanceof UnsupportedOperationException) {
            return new ResponseError(ResponseErrorCode.MethodNotFound, "This server does not know the method.", null);
        }
        // What the compiler cannot know to be there is only what an editor sends.
        return cause instanceof NullPointerException
                ? new ResponseError(ResponseErrorCode.InvalidParams, "A parameter of the request is missing.", null)
                : new ResponseError(ResponseErrorCode.InternalError, cause.toString(), null);
    }

    private void await(Future<Void> listening) {
        try {
            listening.get();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } catch (ExecutionException e) {
            // The stream broke: the editor is gone.
        }
        ended.complete(isShutDown ? 0 : 1);
    }

    @Override
    public CompletableFuture<InitializeResult> initialize(InitializeParams params) {
        desk.settle(Abilities.language(params).orElse(desk.locale()), Abilities.of(params));
        InitializeResult result = new InitializeResult(capabilities());
        result.setServerInfo(new ServerInfo("ludex"));
        return CompletableFuture.completedFuture(result);
    }

    @Override
    public void initialized(InitializedParams params) {
        Rehearsal.begin(desk.locale());
    }

    private static ServerCapabilities capabilities() {
        ServerCapabilities can = new ServerCapabilities();
        can.setTextDocumentSync(TextDocumentSyncKind.Incremental);
        can.setCompletionProvider(new CompletionOptions(false, TRIGGERS));
        can.setHoverProvider(true);
        CodeActionOptions actions = new CodeActionOptions(
                List.of(CodeActionKind.QuickFix, CodeActionKind.RefactorRewrite, CodeActionKind.SourceFixAll));
        actions.setResolveProvider(true);
        can.setCodeActionProvider(actions);
        can.setSignatureHelpProvider(new SignatureHelpOptions(Signatures.TRIGGERS));
        can.setWorkspaceSymbolProvider(true);
        can.setDocumentSymbolProvider(true);
        can.setFoldingRangeProvider(true);
        can.setDocumentFormattingProvider(true);
        can.setSemanticTokensProvider(new SemanticTokensWithRegistrationOptions(
                new SemanticTokensLegend(Tokens.KINDS, List.of()), true, true));
        can.setInlayHintProvider(true);
        can.setCodeLensProvider(new CodeLensOptions(false));
        can.setRenameProvider(new RenameOptions(true));
        can.setExecuteCommandProvider(new ExecuteCommandOptions(List.of(Commands.BOARD, Commands.REPLAY)));
        return can;
    }

    @Override
    public CompletableFuture<Object> shutdown() {
        isShutDown = true;
        // Some editors take any other answer for a failure.
        return CompletableFuture.completedFuture(Optional.empty()).thenApply(nothing -> nothing.orElse(null));
    }

    @Override
    public void exit() {
        ended.complete(isShutDown ? 0 : 1);
    }

    @Override
    public void setTrace(SetTraceParams params) {
        // There is nothing to trace: messages are all there is.
    }

    @Override
    public TextDocumentService getTextDocumentService() {
        return documents;
    }

    @Override
    public WorkspaceService getWorkspaceService() {
        return commands;
    }

    @Override
    public void connect(LanguageClient client) {
        desk.connect(client);
    }
}
