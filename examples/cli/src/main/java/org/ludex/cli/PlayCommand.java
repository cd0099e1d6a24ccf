package org.ludex.cli;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.ThreadLocalRandom;
import org.ludex.core.Facts;
import org.ludex.core.Game;
import org.ludex.core.Line;
import org.ludex.core.Move;
import org.ludex.core.Options;
import org.ludex.core.Playout;
import org.ludex.core.Position;
import org.ludex.notation.GameRecord;
import org.ludex.notation.Tag;
import org.ludex.notation.io.RecordWriter;
import org.ludex.notation.spi.Notations;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Plays a random game. */
@Command(
        name = "play",
        description = "Plays a random legal game and prints its record.",
        mixinStandardHelpOptions = true,
        footer = {"", "Examples:", "  ludex play yinsh --seed 7"})
final class PlayCommand implements Callable<Integer> {

    /** Some games need never end; a record of this length is enough. */
    private static final int LONGEST = 5_000;

    private final Terminal terminal;

    @Mixin
    private GameChoice choice;

    @Option(names = "--seed", paramLabel = "N", description = "Determines the game: the same seed gives the same game.")
    private Optional<Long> seed = Optional.empty();

    PlayCommand(Terminal terminal) {
        this.terminal = terminal;
        this.choice = new GameChoice();
    }

    @Override
    public Integer call() {
        Game<?, ?> game = choice.game();
        if (Notations.find(game.id()).isEmpty()) {
            throw new Refusal("no-notation", Facts.of("game", game.id()));
        }
        terminal.out().print(RecordWriter.write(play(game)));
        return 0;
    }

    private <M extends Move, P extends Position<M, P>> GameRecord<M, P> play(Game<M, P> game) {
        long number = seed.orElseGet(() -> ThreadLocalRandom.current().nextLong(1_000_000_000));
        Options options = Options.of(game, choice.options().values());
        Line<M, P> line = Playout.from(game.start(options), number, LONGEST);
        return GameRecord.of(line, List.of(new Tag("Seed", Long.toString(number))));
    }
}
