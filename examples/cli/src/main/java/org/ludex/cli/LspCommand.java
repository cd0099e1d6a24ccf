package org.ludex.cli;

import java.util.concurrent.Callable;
import org.ludex.lsp.RecordServer;
import picocli.CommandLine.Command;
import picocli.CommandLine.ParentCommand;

/** Serves an editor. */
@Command(
        name = "lsp",
        description = "Judges records in an editor: a language server on standard input and output.",
        mixinStandardHelpOptions = true,
        footer = {"", "Editors start it; examples/language-server/README.md shows how."})
final class LspCommand implements Callable<Integer> {

    private final Terminal terminal;

    @ParentCommand
    private Main main;

    LspCommand(Terminal terminal) {
        this.terminal = terminal;
        this.main = new Main(terminal);
    }

    @Override
    public Integer call() {
        return RecordServer.serve(terminal.in(), terminal.out(), main.locale());
    }
}
