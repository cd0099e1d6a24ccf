package org.ludex.cli;

import java.io.IOException;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.ludex.core.Facts;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;

/** Shows a board. */
@Command(
        name = "show",
        description = "Shows the board after some plies of a recorded game.",
        mixinStandardHelpOptions = true,
        footer = {
            "",
            "Examples:",
            "  ludex show games.lgn --record 2 --after 10",
            "  ludex show --svg board.svg games.lgn"
        })
final class ShowCommand implements Callable<Integer> {

    private final Terminal terminal;

    @ParentCommand
    private Main main;

    @Mixin
    private Sheets sheets;

    @Parameters(paramLabel = "FILE", description = "A file of records; - is standard input.")
    private String file = "";

    @Option(names = "--record", paramLabel = "N", description = "The number of the record in the file, from 1 (default).")
    private int record = 1;

    @Option(names = "--after", paramLabel = "PLIES", description = "The number of plies after which to stop; default: all.")
    private Optional<Integer> after = Optional.empty();

    @Option(
            names = "--svg",
            paramLabel = "OUT",
            description = "Writes the board as SVG to a file; - is standard output.")
    private Optional<String> svg = Optional.empty();

    ShowCommand(Terminal terminal) {
        this.terminal = terminal;
        this.main = new Main(terminal);
        this.sheets = new Sheets();
    }

    @Override
    public Integer call() {
        svg.filter(out -> !out.equals("-")).ifPresent(out -> Sheets.keepApart(path(out), List.of(file)));
        Moment moment = Moment.of(sheets, file, record, after, main);
        if (svg.isEmpty()) {
            String board = terminal.likesColour()
                    ? moment.picture().ansi()
                    : moment.picture().plain();
            terminal.out().print(board.endsWith("\n") ? board : board + "\n");
        } else if (svg.get().equals("-")) {
            terminal.out().print(moment.picture().svg());
        } else {
            write(svg.get(), moment.picture().svg());
        }
        return 0;
    }

    private static void write(String file, String text) {
        try {
            Draft.write(path(file), text);
        } catch (IOException e) {
            throw new Refusal("write", Facts.of("file", file));
        }
    }

    private static Path path(String file) {
        try {
            return Path.of(file);
        } catch (InvalidPathException e) {
            throw new Refusal("write", Facts.of("file", file));
        }
    }
}
