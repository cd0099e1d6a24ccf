package org.ludex.lsp;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.Function;
import org.eclipse.lsp4j.DidChangeConfigurationParams;
import org.eclipse.lsp4j.DidChangeWatchedFilesParams;
import org.eclipse.lsp4j.ExecuteCommandParams;
import org.eclipse.lsp4j.ShowDocumentParams;
import org.eclipse.lsp4j.SymbolInformation;
import org.eclipse.lsp4j.WorkspaceSymbol;
import org.eclipse.lsp4j.WorkspaceSymbolParams;
import org.eclipse.lsp4j.jsonrpc.CompletableFutures;
import org.eclipse.lsp4j.jsonrpc.messages.Either;
import org.eclipse.lsp4j.services.WorkspaceService;
import org.ludex.core.Facts;
import org.ludex.core.Look;
import org.ludex.notation.Report;
import org.ludex.notation.io.JudgedRecord;

/** What the editor may ask for beside the text. The arguments of commands are the address of a file and the number of a record. */
final class Commands implements WorkspaceService {

    /** Shows the last board of a record. */
    static final String BOARD = "ludex.board";

    /** Writes a page that replays a record, and opens it. */
    static final String REPLAY = "ludex.replay";

    /** Nobody looks through a longer list. */
    private static final int MOST_SYMBOLS = 500;

    private final Desk desk;
    private final Pages pages;

    Commands(Desk desk, Pages pages) {
        this.desk = desk;
        this.pages = pages;
    }

    @Override
    public CompletableFuture<Object> executeCommand(ExecuteCommandParams params) {
        return CompletableFutures.computeAsync(cancelled -> switch (params.getCommand()) {
            case BOARD -> named(params, this::board);
            case REPLAY -> named(params, this::replay);
            default -> throw new UnsupportedOperationException();
        });
    }

    /** What comes of a command on the record that its arguments name; nothing where there is none. */
    private String named(ExecuteCommandParams params, Function<JudgedRecord, String> command) {
        List<String> arguments = Arguments.words(params.getArguments());
        Optional<JudgedRecord> record = arguments.size() < 2
                ? Optional.empty()
                : desk.sheet(arguments.get(0))
                        .flatMap(sheet -> sheet.judged().records().stream()
                                .filter(each -> Integer.toString(each.index()).equals(arguments.get(1)))
                                .findFirst());
        return record.map(command).orElse("");
    }

    private String board(JudgedRecord record) {
        Report report = record.report();
        String warning = report.firstError()
                .map(error -> error.place())
                .map(place -> Facts.of("line", place.line(), "column", place.column()))
                .map(facts -> Words.of("hover.stopped", facts, desk.locale()) + "\n\n")
                .filter(words ->
                        report.readable().filter(game -> !game.rest().isBlank()).isPresent())
                .orElse("");
        String board = report.readable()
                .map(game -> warning
                        + game.after(game.moves().size())
                                .picture(Look.plain().in(desk.locale()))
                                .plain())
                .orElse("");
        // In a message, an editor may break the lines of a board.
        pages.write(board)
                .ifPresentOrElse(
                        file -> desk.open(new ShowDocumentParams(file.toString()), board), () -> desk.show(board));
        return board;
    }

    private String replay(JudgedRecord record) {
        return pages.write(record.report(), desk.locale())
                .map(page -> {
                    ShowDocumentParams params = new ShowDocumentParams(page.toString());
                    params.setExternal(true);
                    desk.open(params, Words.of("replay.page", Facts.of("page", page.toString()), desk.locale()));
                    return page.toString();
                })
                .orElseGet(() -> {
                    String words = Words.of("replay.failed", desk.locale());
                    desk.show(words);
                    return words;
                });
    }

    @Override
    public CompletableFuture<Either<List<? extends SymbolInformation>, List<? extends WorkspaceSymbol>>> symbol(
            WorkspaceSymbolParams params) {
        return CompletableFutures.computeAsync(cancelled -> {
            List<WorkspaceSymbol> found = new ArrayList<>();
            for (Sheet sheet : desk.sheets()) {
                cancelled.checkCanceled();
                found.addAll(new Outline(sheet, desk.locale(), cancelled)
                        .named(params.getQuery(), MOST_SYMBOLS - found.size()));
            }
            return Either.forRight(found);
        });
    }

    @Override
    public void didChangeConfiguration(DidChangeConfigurationParams params) {
        // The language is settled when the editor introduces itself.
    }

    @Override
    public void didChangeWatchedFiles(DidChangeWatchedFilesParams params) {
        // Only open files are judged, and the editor tells of their changes.
    }
}
