package org.ludex.spark;

import java.io.IOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.ludex.core.Move;
import org.ludex.core.Playout;
import org.ludex.core.Position;
import org.ludex.notation.GameRecord;
import org.ludex.notation.io.RecordWriter;
import org.ludex.notation.spi.GameNotation;
import org.ludex.notation.spi.Notations;

/** Writes a large file of random games of all nine games, for measurements. */
public final class RandomArchive {

    private static final int DIFFERENT = 1000;

    private RandomArchive() {}

    /**
     * Writes the file: a thousand different games of each game, over and over, each time with another tag.
     *
     * @param arguments the file, how many records, and how many plies each has at most
     */
    public static void main(String[] arguments) throws IOException {
        int records = Integer.parseInt(arguments[1]);
        int plies = Integer.parseInt(arguments[2]);
        List<String> games = new ArrayList<>();
        for (int seed = 0; seed < DIFFERENT; seed++) {
            for (GameNotation<?, ?> notation : Notations.all()) {
                games.add(text(notation, seed, plies));
            }
        }
        try (Writer out = Files.newBufferedWriter(Path.of(arguments[0]))) {
            for (int i = 0; i < records; i++) {
                String game = games.get(i % games.size());
                int behindHead = game.indexOf('\n') + 1;
                out.write(
                        game.substring(0, behindHead) + "[Round \"" + i + "\"]\n" + game.substring(behindHead) + "\n");
            }
        }
    }

    private static <M extends Move, P extends Position<M, P>> String text(
            GameNotation<M, P> notation, int seed, int plies) {
        return RecordWriter.write(GameRecord.of(Playout.from(notation.game().start(), seed, plies)));
    }
}
