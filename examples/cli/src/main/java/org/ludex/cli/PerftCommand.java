package org.ludex.cli;

import java.util.Optional;
import java.util.concurrent.Callable;
import org.ludex.core.Facts;
import org.ludex.core.Game;
import org.ludex.core.Options;
import org.ludex.core.Perft;
import org.ludex.core.Position;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;

/** Counts sequences of moves. */
@Command(
        name = "perft",
        description = "Counts the move sequences of exactly DEPTH plies and prints the count.",
        mixinStandardHelpOptions = true,
        footer = {"", "Examples:", "  ludex perft dvonn 2", "  ludex perft sixth 3 --option size=4"})
final class PerftCommand implements Callable<Integer> {

    private final Terminal terminal;

    @ParentCommand
    private Main main;

    @Mixin
    private GameChoice choice;

    @Parameters(
            index = "1",
            paramLabel = "DEPTH",
            descriptionKey = "DEPTH",
            description = "The number of plies, from 0.")
    private int depth;

    @Option(names = "--from", paramLabel = "FILE", description = "Counts from a position of a recorded game.")
    private Optional<String> file = Optional.empty();

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

    PerftCommand(Terminal terminal) {
        this.terminal = terminal;
        this.main = new Main(terminal);
        this.choice = new GameChoice();
    }

    @Override
    public Integer call() {
        if (depth < 0) {
            throw new Refusal("depth", Facts.of("depth", depth));
        }
        if (file.isEmpty() && (record.isPresent() || after.isPresent())) {
            throw new Refusal("from", Facts.of("option", record.isPresent() ? "--record" : "--after"));
        }
        terminal.out().println(count());
        return 0;
    }

    private long count() {
        Game<?, ?> game = choice.game();
        try {
            return file.isPresent() ? Perft.count(position(game), depth) : Perft.count(start(game), depth);
        } catch (IllegalStateException uncountable) {
            throw new Refusal("uncountable", Facts.of("game", game.name()));
        }
    }

    private Position<?, ?> start(Game<?, ?> game) {
        return game.start(Options.of(game, choice.options().values()));
    }

    private Position<?, ?> position(Game<?, ?> game) {
        Moment moment = Moment.of(
                new Sheets().forGame(game.id(), choice.options()), file.orElseThrow(), record.orElse(1), after, main);
        if (!moment.position().game().id().equals(game.id())) {
            Facts facts = Facts.of("actual", moment.position().game().id(), "game", game.id());
            throw new Refusal("other-game", facts);
        }
        return moment.position();
    }
}
