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
        description =
                "Shows the board after some plies of a recorded game, or writes a page that replays all games of some"
                        + " files. Exit code of a page: 0 if all records are good, 1 if some are not, 2 if a file cannot"
                        + " be read.",
        mixinStandardHelpOptions = true,
        footer = {
            "",
            "Examples:",
            "  ludex show games.lgn --record 2 --after 10",
            "  ludex show --svg board.svg games.lgn",
            "  ludex show --html replay.html games.lgn more.lgn",
            "  ludex show --html for-b.html --as B games.lgn"
        })
final class ShowCommand implements Callable<Integer> {

    private final Terminal terminal;

    @ParentCommand
    private Main main;

    @Mixin
    private Sheets sheets;

    @Parameters(
            paramLabel = "FILE",
            descriptionKey = "FILE",
            arity = "1..*",
            description = "A file of records, or several for a page; - is standard input.")
    private List<String> files = List.of();

    @Option(
            names = "--record",
            paramLabel = "N",
            description = "The number of the record in the file, from 1 (default).")
    private Optional<Integer> record = Optional.empty();

    @Option(
            names = "--after",
            paramLabel = "PLIES",
            description = "The number of plies after which to stop; default: all.")
    private Optional<Integer> after = Optional.empty();

    @Option(
            names = "--svg",
            paramLabel = "OUT",
            description = "Writes the board as SVG to a file; - is standard output.")
    private Optional<String> svg = Optional.empty();

    @Option(
            names = "--html",
            paramLabel = "OUT",
            description =
                    "Writes a page that replays all records, in one file that needs no network; - is standard output.")
    private Optional<String> html = Optional.empty();

    @Option(
            names = "--as",
            paramLabel = "VIEWER",
            description = "With --html: shows only what a seat, such as A, or a spectator could see.")
    private Optional<String> viewer = Optional.empty();

    ShowCommand(Terminal terminal) {
        this.terminal = terminal;
        this.main = new Main(terminal);
        this.sheets = new Sheets();
    }

    @Override
    public Integer call() {
        if (html.isPresent()) {
            refuseBeside("--record", record);
            refuseBeside("--after", after);
            refuseBeside("--svg", svg);
            return new ReplayFile(sheets, files, viewer, main).write(html.get());
        }
        viewer.ifPresent(who -> {
            throw new Refusal("as", Facts.none());
        });
        if (files.size() > 1) {
            throw new Refusal("one-file", Facts.of("file", files.get(1)));
        }
        return showBoard(files.get(0));
    }

    private static void refuseBeside(String option, Optional<?> value) {
        if (value.isPresent()) {
            throw new Refusal("beside", Facts.of("option", option));
        }
    }

    private int showBoard(String file) {
        svg.filter(out -> !out.equals("-")).ifPresent(out -> Sheets.keepApart(path(out), List.of(file)));
        Moment moment = Moment.of(sheets, file, record.orElse(1), after, main);
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

    /** A file to write. */
    static Path path(String file) {
        try {
            return Path.of(file);
        } catch (InvalidPathException e) {
            throw new Refusal("write", Facts.of("file", file));
        }
    }
}
