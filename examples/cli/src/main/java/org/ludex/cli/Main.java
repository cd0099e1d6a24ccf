package org.ludex.cli;

import java.io.BufferedOutputStream;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.ServiceConfigurationError;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.ludex.core.Facts;
import org.ludex.core.FaultsException;
import org.ludex.core.Games;
import org.ludex.core.Phrase;
import org.ludex.notation.format.Formats;
import org.ludex.notation.spi.Notations;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;

/** The program {@code ludex}. */
@Command(
        name = "ludex",
        description = "Judges records of board games and explains their rules.",
        version = "ludex 0.1.0",
        mixinStandardHelpOptions = true,
        synopsisSubcommandLabel = "COMMAND",
        footer = {
            "",
            "FILE contains records: text (.lgn), JSON, Boardspace SGF, Little Golem or the logs of other servers, recognised by content; - is standard input.",
            "Exit codes: 0 all records are good, 1 some are not, 2 the command could not run."
        })
public final class Main {

    /** The command could not run: bad arguments or an unreadable file. */
    static final int CANNOT_RUN = 2;

    private static final int OUTPUT_BUFFER = 1 << 16;

    /**
     * The commands, in the order of the help. Where the first argument names one, no other is made: a command line looks
     * at every option of every command that it knows, which takes longer than judging a record.
     */
    private static final Map<String, Class<?>> COMMANDS = commands();

    private static Map<String, Class<?>> commands() {
        Map<String, Class<?>> commands = new LinkedHashMap<>();
        commands.put("games", GamesCommand.class);
        commands.put("rules", RulesCommand.class);
        commands.put("validate", ValidateCommand.class);
        commands.put("convert", ConvertCommand.class);
        commands.put("perft", PerftCommand.class);
        commands.put("play", PlayCommand.class);
        commands.put("show", ShowCommand.class);
        commands.put("serve", ServeCommand.class);
        commands.put("lsp", LspCommand.class);
        return commands;
    }

    private static void addCommands(CommandLine line, CommandLine.IFactory factory, String... arguments) {
        boolean isNamed = arguments.length > 0 && COMMANDS.containsKey(arguments[0]);
        COMMANDS.forEach((name, type) -> {
            if (!isNamed || name.equals(arguments[0])) {
                line.addSubcommand(name, new CommandLine(type, factory));
            }
        });
    }

    @Option(
            names = Language.OPTION,
            paramLabel = "LANGUAGE",
            scope = CommandLine.ScopeType.INHERIT,
            converter = Language.class,
            description =
                    "Language of messages: en or fa. Default: the language of the machine if it is one of these, else en.")
    private Locale language = Language.ofMachine();

    private final Terminal terminal;

    Main(Terminal terminal) {
        this.terminal = terminal;
    }

    /** Runs the program and ends the virtual machine with its exit code. */
    public static void main(String[] arguments) {
        // The standard stream of Java 17 writes every few bytes on their own.
        OutputStream out = new FileOutputStream(FileDescriptor.out);
        PrintStream err = new PrintStream(System.err, true, StandardCharsets.UTF_8);
        System.exit(run(System.in, out, err, Audience.present(), arguments));
    }

    /** Runs the program and returns its exit code. */
    static int run(InputStream in, OutputStream results, PrintStream err, Audience audience, String... arguments) {
        Sink sink = new Sink(results);
        PrintStream out = new PrintStream(new BufferedOutputStream(sink, OUTPUT_BUFFER), false, StandardCharsets.UTF_8);
        Terminal terminal = new Terminal(in, out, err, audience, System::getenv);
        Main main = new Main(terminal);
        Commands commands = new Commands(terminal);
        CommandLine line = new CommandLine(main, commands);
        addCommands(line, commands, arguments);
        line.setOut(terminal.writer(out));
        line.setErr(terminal.writer(err));
        line.setCaseInsensitiveEnumValuesAllowed(true);
        // A file name may begin with @ and must not be read as a file of arguments: somebody who unpacks a stranger's
        // files and names them all would run the program with the stranger's arguments.
        line.setExpandAtFiles(false);
        Language.help(List.of(arguments)).ifPresent(line::setResourceBundle);
        line.setParameterExceptionHandler((trouble, given) -> refuse(terminal, trouble, List.of(given)));
        line.setExecutionExceptionHandler((trouble, command, result) -> main.fail(trouble));
        int code;
        try {
            code = line.execute(arguments);
        } catch (OutOfMemoryError e) {
            code = main.fail(new Refusal("memory", Facts.none()));
        } catch (StackOverflowError | LinkageError | ServiceConfigurationError e) {
            code = main.fail(new IllegalStateException(e));
        }
        Stream.of(Games.warnings(), Notations.warnings(), Formats.warnings())
                .flatMap(List::stream)
                .forEach(warning -> main.complain(Words.of("warning", Facts.of("warning", warning))));
        out.flush();
        if (sink.hasLost()) {
            code = main.fail(new Refusal("results", Facts.none()));
        }
        return code;
    }

    private static int refuse(Terminal terminal, ParameterException trouble, List<String> arguments) {
        Locale locale = Language.askedFor(arguments);
        String command = trouble.getCommandLine().getCommandSpec().qualifiedName();
        terminal.complain(BadArguments.of(trouble).text(locale));
        terminal.complain(
                Words.of("arguments.help", Facts.of("command", command)).text(locale));
        return CANNOT_RUN;
    }

    /** Reports in one line what went wrong while a command ran. */
    private int fail(Exception trouble) {
        if (trouble.getCause() instanceof OutOfMemoryError) {
            // It was one of several threads that ran out.
            return fail(new Refusal("memory", Facts.none()));
        }
        if (trouble instanceof Refusal refusal) {
            terminal.complain(refusal.text(locale()));
        } else if (trouble instanceof FaultsException refused) {
            terminal.complain(refused.faults().stream()
                    .map(fault -> fault.message(locale()))
                    .collect(Collectors.joining(" ")));
        } else {
            complain(Words.of("bug", Facts.of("trouble", trouble.toString())));
        }
        return CANNOT_RUN;
    }

    /** Prints a message beside the results. */
    void complain(Phrase words) {
        terminal.complain(words.text(locale()));
    }

    /** The language of messages. */
    Locale locale() {
        return language;
    }

    /** Passes the terminal to commands, and creates everything else in the usual way. */
    private static final class Commands implements CommandLine.IFactory {

        private final Terminal terminal;

        Commands(Terminal terminal) {
            this.terminal = terminal;
        }

        @Override
        public <K> K create(Class<K> type) throws Exception {
            try {
                return type.getDeclaredConstructor(Terminal.class).newInstance(terminal);
            } catch (NoSuchMethodException none) {
                return CommandLine.defaultFactory().create(type);
            }
        }
    }

    /** The terminal that the program was started on. */
    Terminal terminal() {
        return terminal;
    }
}
