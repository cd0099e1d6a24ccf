package org.ludex.cli;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.ludex.core.Facts;
import org.ludex.table.CannotOpen;
import org.ludex.table.TableServer;
import org.ludex.table.TableSettings;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParentCommand;

/** Serves a table in the browser. */
@Command(
        name = "serve",
        description = "Hosts live games in the browser until it is stopped.",
        mixinStandardHelpOptions = true,
        footer = {
            "",
            "Only this machine can reach it, unless --address says otherwise.",
            "Examples:",
            "  ludex serve",
            "  ludex serve --address 0.0.0.0 --name mybox.local"
        })
final class ServeCommand implements Callable<Integer> {

    private static final int HIGHEST_PORT = 65_535;

    private final Terminal terminal;

    @ParentCommand
    private Main main;

    @Option(
            names = "--port",
            paramLabel = "N",
            description =
                    "The port to listen on; 0 for any free one. Default: 8080, or any free one where that is taken.")
    private Optional<Integer> port = Optional.empty();

    @Option(
            names = "--address",
            paramLabel = "ADDRESS",
            description = "The address to listen on; 0.0.0.0 for all. Default: 127.0.0.1, this machine alone.")
    private String address = TableSettings.LOOPBACK;

    @Option(
            names = "--name",
            paramLabel = "NAME",
            description = "A name of this machine that people use in the address of the table.")
    private List<String> names = new ArrayList<>();

    @Option(
            names = "--data",
            paramLabel = "DIRECTORY",
            description = "Where games are kept. Default: .ludex/table in your home directory.")
    private Optional<String> data = Optional.empty();

    ServeCommand(Terminal terminal) {
        this.terminal = terminal;
        this.main = new Main(terminal);
    }

    @Override
    public Integer call() throws InterruptedException {
        if (port.isPresent() && (port.get() < 0 || port.get() > HIGHEST_PORT)) {
            throw new Refusal("port", Facts.of("port", Integer.toString(port.get())));
        }
        TableSettings settings = TableSettings.in(directory()).withAddress(address);
        for (String name : names) {
            settings = settings.withName(name);
        }
        try (TableServer server = start(settings)) {
            Facts facts = Facts.of(
                    "address", server.address().toString(), "games", server.games(), "directory", settings.directory());
            terminal.out().println(Words.of("serve", facts).text(main.locale()));
            terminal.out().flush();
            server.troubles()
                    .forEach(trouble -> main.complain(Words.of("serve.trouble", Facts.of("trouble", trouble))));
            server.join();
        }
        return 0;
    }

    private TableServer start(TableSettings settings) {
        try {
            return port.isPresent() ? TableServer.start(settings.withPort(port.get())) : startAnywhere(settings);
        } catch (CannotOpen e) {
            String where = address + port.map(number -> ":" + number).orElse("");
            throw new Refusal(
                    "serve." + e.obstacle().name().toLowerCase(Locale.ROOT),
                    Facts.of("address", where, "directory", settings.directory().toString()));
        }
    }

    /** On the usual port, or on any free one where that is taken. */
    private static TableServer startAnywhere(TableSettings settings) throws CannotOpen {
        try {
            return TableServer.start(settings);
        } catch (CannotOpen e) {
            if (e.obstacle() != CannotOpen.Obstacle.PORT) {
                throw e;
            }
            return TableServer.start(settings.withPort(0));
        }
    }

    private Path directory() {
        try {
            return data.map(Path::of).orElseGet(() -> Path.of(System.getProperty("user.home"), ".ludex", "table"));
        } catch (InvalidPathException e) {
            throw new Refusal("name", Facts.of("file", data.orElse("")));
        }
    }
}
