package org.ludex.lsp;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.BiFunction;
import java.util.function.Predicate;
import org.eclipse.lsp4j.CodeAction;
import org.eclipse.lsp4j.CodeActionParams;
import org.eclipse.lsp4j.CodeLens;
import org.eclipse.lsp4j.CodeLensParams;
import org.eclipse.lsp4j.Command;
import org.eclipse.lsp4j.CompletionItem;
import org.eclipse.lsp4j.CompletionList;
import org.eclipse.lsp4j.CompletionParams;
import org.eclipse.lsp4j.DidChangeTextDocumentParams;
import org.eclipse.lsp4j.DidCloseTextDocumentParams;
import org.eclipse.lsp4j.DidOpenTextDocumentParams;
import org.eclipse.lsp4j.DidSaveTextDocumentParams;
import org.eclipse.lsp4j.DocumentFormattingParams;
import org.eclipse.lsp4j.DocumentSymbol;
import org.eclipse.lsp4j.DocumentSymbolParams;
import org.eclipse.lsp4j.FoldingRange;
import org.eclipse.lsp4j.FoldingRangeRequestParams;
import org.eclipse.lsp4j.Hover;
import org.eclipse.lsp4j.HoverParams;
import org.eclipse.lsp4j.InlayHint;
import org.eclipse.lsp4j.InlayHintParams;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.PrepareRenameDefaultBehavior;
import org.eclipse.lsp4j.PrepareRenameParams;
import org.eclipse.lsp4j.PrepareRenameResult;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.RenameParams;
import org.eclipse.lsp4j.SemanticTokens;
import org.eclipse.lsp4j.SemanticTokensParams;
import org.eclipse.lsp4j.SemanticTokensRangeParams;
import org.eclipse.lsp4j.SignatureHelp;
import org.eclipse.lsp4j.SignatureHelpParams;
import org.eclipse.lsp4j.SymbolInformation;
import org.eclipse.lsp4j.TextDocumentIdentifier;
import org.eclipse.lsp4j.TextDocumentItem;
import org.eclipse.lsp4j.TextDocumentPositionParams;
import org.eclipse.lsp4j.TextEdit;
import org.eclipse.lsp4j.VersionedTextDocumentIdentifier;
import org.eclipse.lsp4j.WorkspaceEdit;
import org.eclipse.lsp4j.jsonrpc.CancelChecker;
import org.eclipse.lsp4j.jsonrpc.CompletableFutures;
import org.eclipse.lsp4j.jsonrpc.messages.Either;
import org.eclipse.lsp4j.jsonrpc.messages.Either3;
import org.eclipse.lsp4j.services.TextDocumentService;
import org.jspecify.annotations.Nullable;

/** What the editor asks and tells about open files. Questions are answered from the version that is there. */
final class Documents implements TextDocumentService {

    private final Desk desk;

    Documents(Desk desk) {
        this.desk = desk;
    }

    @Override
    public void didOpen(DidOpenTextDocumentParams params) {
        TextDocumentItem file = params.getTextDocument();
        desk.open(file.getUri(), file.getVersion(), file.getText());
    }

    @Override
    public void didChange(DidChangeTextDocumentParams params) {
        VersionedTextDocumentIdentifier file = params.getTextDocument();
        desk.change(file.getUri(), file.getVersion(), params.getContentChanges());
    }

    @Override
    public void didClose(DidCloseTextDocumentParams params) {
        desk.close(params.getTextDocument().getUri());
    }

    @Override
    public void didSave(DidSaveTextDocumentParams params) {
        // What is saved has been judged.
    }

    @Override
    public CompletableFuture<Either<List<CompletionItem>, CompletionList>> completion(CompletionParams params) {
        return at(params, (sheet, offset) -> new Completions(sheet, offset, desk.locale()).all())
                .thenApply(items -> Either.forLeft(items.orElse(List.of())));
    }

    @Override
    public CompletableFuture<@Nullable Hover> hover(HoverParams params) {
        return at(
                        params,
                        (sheet, offset) -> new Hovers(
                                        sheet, desk.locale(), desk.abilities().showsPictures())
                                .at(offset))
                .thenApply(hover -> hover.flatMap(found -> found).orElse(null));
    }

    @Override
    public CompletableFuture<@Nullable SignatureHelp> signatureHelp(SignatureHelpParams params) {
        return at(params, (sheet, offset) -> new Signatures(sheet, desk.locale()).at(offset))
                .thenApply(help -> help.flatMap(found -> found).orElse(null));
    }

    @Override
    public CompletableFuture<List<Either<Command, CodeAction>>> codeAction(CodeActionParams params) {
        Range range = params.getRange();
        List<String> only =
                params.getContext() == null ? null : params.getContext().getOnly();
        Predicate<String> wanted =
                kind -> only == null || only.stream().anyMatch(each -> (kind + ".").startsWith(each + "."));
        Optional<Sheet> open = desk.sheet(params.getTextDocument().getUri());
        return CompletableFutures.computeAsync(cancelled -> open
                .map(sheet -> new Fixes(sheet, desk.locale(), cancelled)
                        .between(sheet.offset(range.getStart()), sheet.offset(range.getEnd()), wanted))
                .orElse(List.of())
                .stream()
                .map(action -> desk.abilities().asksForEdits() ? action : resolved(action, cancelled))
                .filter(action -> action.getData() != null || hasEdits(action))
                .map(Either::<Command, CodeAction>forRight)
                .toList());
    }

    @Override
    public CompletableFuture<CodeAction> resolveCodeAction(CodeAction unresolved) {
        return CompletableFutures.computeAsync(cancelled -> resolved(unresolved, cancelled));
    }

    private CodeAction resolved(CodeAction action, CancelChecker cancelled) {
        List<String> data = Arguments.words(action.getData());
        if (action.getEdit() == null && data.size() > 2) {
            desk.sheet(data.get(0)).ifPresent(sheet -> {
                action.setEdit(new Fixes(sheet, desk.locale(), cancelled).resolved(data.get(1), data.get(2)));
                action.setData(null);
            });
        }
        return action;
    }

    private static boolean hasEdits(CodeAction action) {
        return action.getEdit() != null
                && action.getEdit().getChanges().values().stream().anyMatch(edits -> !edits.isEmpty());
    }

    @Override
    public CompletableFuture<List<Either<SymbolInformation, DocumentSymbol>>> documentSymbol(
            DocumentSymbolParams params) {
        return of(
                params.getTextDocument(),
                (sheet, cancelled) -> new Outline(sheet, desk.locale(), cancelled)
                        .symbols().stream()
                                .map(Either::<SymbolInformation, DocumentSymbol>forRight)
                                .toList());
    }

    @Override
    public CompletableFuture<List<FoldingRange>> foldingRange(FoldingRangeRequestParams params) {
        return of(params.getTextDocument(), (sheet, cancelled) -> new Outline(sheet, desk.locale(), cancelled).folds());
    }

    @Override
    public CompletableFuture<List<? extends CodeLens>> codeLens(CodeLensParams params) {
        return of(params.getTextDocument(), (sheet, cancelled) -> new Outline(sheet, desk.locale(), cancelled).lenses())
                .thenApply(lenses -> lenses);
    }

    @Override
    public CompletableFuture<List<? extends TextEdit>> formatting(DocumentFormattingParams params) {
        return of(
                        params.getTextDocument(),
                        (sheet, cancelled) -> new Fixes(sheet, desk.locale(), cancelled).formatted())
                .thenApply(edits -> edits);
    }

    @Override
    public CompletableFuture<SemanticTokens> semanticTokensFull(SemanticTokensParams params) {
        return of(params.getTextDocument(), (sheet, cancelled) -> new Tokens(sheet, cancelled).all())
                .thenApply(SemanticTokens::new);
    }

    @Override
    public CompletableFuture<SemanticTokens> semanticTokensRange(SemanticTokensRangeParams params) {
        Range range = params.getRange();
        return of(
                        params.getTextDocument(),
                        (sheet, cancelled) -> new Tokens(sheet, cancelled)
                                .between(sheet.offset(range.getStart()), sheet.offset(range.getEnd())))
                .thenApply(SemanticTokens::new);
    }

    @Override
    public CompletableFuture<List<InlayHint>> inlayHint(InlayHintParams params) {
        Position first = new Position(params.getRange().getStart().getLine(), 0);
        return of(
                params.getTextDocument(),
                (sheet, cancelled) -> new Hints(sheet, desk.locale(), cancelled)
                        .between(
                                sheet.offset(first),
                                sheet.offset(params.getRange().getEnd())));
    }

    @Override
    public CompletableFuture<@Nullable Either3<Range, PrepareRenameResult, PrepareRenameDefaultBehavior>> prepareRename(
            PrepareRenameParams params) {
        return at(
                        params,
                        (sheet, offset) -> new Players(sheet)
                                .at(offset)
                                .map(tag -> Either3.<Range, PrepareRenameResult, PrepareRenameDefaultBehavior>forFirst(
                                        sheet.range(tag.valueStart(), tag.valueEnd()))))
                .thenApply(found -> found.flatMap(range -> range).orElse(null));
    }

    @Override
    public CompletableFuture<WorkspaceEdit> rename(RenameParams params) {
        return at(
                        params,
                        (sheet, offset) -> new WorkspaceEdit(
                                Map.of(sheet.uri(), new Players(sheet).rename(offset, params.getNewName()))))
                .thenApply(edit -> edit.orElseGet(WorkspaceEdit::new));
    }

    /** An answer about a place; none where the file is not open. */
    private <T> CompletableFuture<Optional<T>> at(
            TextDocumentPositionParams params, BiFunction<Sheet, Integer, T> answer) {
        Optional<Sheet> sheet = desk.sheet(params.getTextDocument().getUri());
        return CompletableFutures.computeAsync(cancelled -> {
            cancelled.checkCanceled();
            return sheet.map(open -> answer.apply(open, open.offset(params.getPosition())));
        });
    }

    /** A list about a file; an empty one where the file is not open. */
    private <T> CompletableFuture<List<T>> of(
            TextDocumentIdentifier file, BiFunction<Sheet, CancelChecker, List<T>> answer) {
        Optional<Sheet> sheet = desk.sheet(file.getUri());
        return CompletableFutures.computeAsync(cancelled -> {
            cancelled.checkCanceled();
            return sheet.map(open -> answer.apply(open, cancelled)).orElse(List.of());
        });
    }
}
