package org.ludex.lsp;

import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import org.eclipse.lsp4j.DidChangeConfigurationParams;
import org.eclipse.lsp4j.DidChangeWatchedFilesParams;
import org.eclipse.lsp4j.ExecuteCommandParams;
import org.eclipse.lsp4j.jsonrpc.CompletableFutures;
import org.eclipse.lsp4j.services.WorkspaceService;

/** What the editor may ask for beside the text. */
final class Commands implements WorkspaceService {

    /** Shows the last board of a record; its arguments are the address of the file and the number of the record. */
    static final String BOARD = "ludex.board";

    private final Desk desk;

    Commands(Desk desk) {
        this.desk = desk;
    }

    @Override
    public CompletableFuture<Object> executeCommand(ExecuteCommandParams params) {
        return CompletableFutures.computeAsync(cancelled -> {
            String board = board(params).orElse("");
            if (!board.isEmpty()) {
                desk.show(board);
            }
            return board;
        });
    }

    private Optional<String> board(ExecuteCommandParams params) {
        if (!params.getCommand().equals(BOARD) || params.getArguments().size() < 2) {
            return Optional.empty();
        }
        String uri = word(params.getArguments().get(0));
        String number = word(params.getArguments().get(1));
        return desk.sheet(uri)
                .flatMap(sheet -> sheet.judged().records().stream()
                        .filter(record -> Integer.toString(record.index()).equals(number))
                        .findFirst())
                .flatMap(record -> record.report().readable())
                .map(record -> record.after(record.moves().size()).picture().plain());
    }

    /** An argument, which comes as JSON, without its quotes. */
    private static String word(Object argument) {
        return String.valueOf(argument).replaceAll("^\"|\"$", "");
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
