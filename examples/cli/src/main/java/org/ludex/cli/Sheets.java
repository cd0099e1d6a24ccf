package org.ludex.cli;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.ludex.core.Facts;
import org.ludex.core.Game;
import org.ludex.core.Games;
import org.ludex.core.Options;
import org.ludex.notation.Report;
import org.ludex.notation.io.RecordReader;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** How files of records are read: the options that several commands share. */
final class Sheets {

    private static final String STANDARD_INPUT = "-";

    @Option(names = "--game", paramLabel = "ID", description = "The game of a bare score sheet, one without tags.")
    private Optional<String> game = Optional.empty();

    @Mixin
    private ChosenOptions options = new ChosenOptions();

    RecordReader reader() {
        RecordReader reader = RecordReader.standard();
        if (game.isEmpty() && !options.isEmpty()) {
            throw new Refusal("option", Facts.none());
        }
        return game.map(Sheets::find)
                .map(known -> reader.forGame(known.id(), playable(known)))
                .orElse(reader);
    }

    /**
     * The options, after checking that a game can be started with them. Otherwise the arguments are at fault, not a
     * record.
     */
    private Map<String, String> playable(Game<?, ?> known) {
        return known.start(Options.of(known, options.values())).options().chosen();
    }

    /** The game with an id. */
    static Game<?, ?> find(String id) {
        return Games.find(id)
                .orElseThrow(() -> new Refusal(
                        "game",
                        Facts.of(
                                "game",
                                id,
                                "known",
                                Games.all().stream().map(Game::id).toList())));
    }

    /** Reads a file record by record, as long as somebody reads the results. */
    static void read(
            RecordReader reader, String file, Terminal terminal, BooleanSupplier isWanted, Consumer<Report> each) {
        try (Stream<Report> reports = open(reader, file, terminal)) {
            var iterator = reports.iterator();
            while (iterator.hasNext() && isWanted.getAsBoolean()) {
                each.accept(iterator.next());
            }
        } catch (UncheckedIOException e) {
            throw new Refusal("file", Facts.of("file", file, "reason", reason(e, file)));
        }
    }

    /** Refuses to write to a file that is also read, because it would be emptied before its first record is read. */
    static void keepApart(Path target, List<String> files) {
        for (String file : files) {
            try {
                if (!file.equals(STANDARD_INPUT) && Files.isSameFile(target, Path.of(file))) {
                    throw new Refusal("same-file", Facts.of("file", file));
                }
            } catch (IOException | InvalidPathException notThere) {
                // What is not there yet is no file that is read.
            }
        }
    }

    private static Stream<Report> open(RecordReader reader, String file, Terminal terminal) {
        if (file.equals(STANDARD_INPUT)) {
            return reader.read(terminal.in(), STANDARD_INPUT);
        }
        try {
            if (file.isEmpty()) {
                throw new Refusal("name", Facts.of("file", file));
            }
            Path path = Path.of(file);
            if (Files.isDirectory(path)) {
                throw new Refusal("directory", Facts.of("file", file));
            }
            return reader.read(path);
        } catch (InvalidPathException e) {
            throw new Refusal("name", Facts.of("file", file));
        }
    }

    private static Object reason(UncheckedIOException unchecked, String file) {
        Throwable trouble = unchecked.getCause();
        if (trouble == null) {
            return Words.of("reason.unreadable");
        }
        if (trouble instanceof java.nio.file.NoSuchFileException) {
            return Words.of("reason.missing");
        }
        if (trouble instanceof java.nio.file.AccessDeniedException) {
            return Words.of("reason.denied");
        }
        String message = String.valueOf(trouble.getMessage());
        return message.equals(file) ? Words.of("reason.unreadable") : message;
    }

    /** The record with a number in a file. */
    Report record(String file, int number, Terminal terminal) {
        if (number < 1) {
            throw new Refusal("count", Facts.of("number", number));
        }
        Report[] found = new Report[1];
        int[] count = {0};
        try (Stream<Report> reports = open(reader(), file, terminal)) {
            found[0] = reports.peek(report -> count[0]++)
                    .filter(report -> report.index() == number)
                    .findFirst()
                    .orElse(null);
        } catch (UncheckedIOException e) {
            throw new Refusal("file", Facts.of("file", file, "reason", reason(e, file)));
        }
        if (found[0] == null) {
            Facts facts = Facts.of("file", file, "count", count[0], "number", number);
            throw new Refusal(count[0] == 0 ? "empty" : "record", facts);
        }
        return found[0];
    }

    /** The game of sheets without tags. */
    Sheets forGame(String id, ChosenOptions given) {
        Sheets sheets = new Sheets();
        sheets.game = Optional.of(id);
        sheets.options = given;
        return sheets;
    }
}
