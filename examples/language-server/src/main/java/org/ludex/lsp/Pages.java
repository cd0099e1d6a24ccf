package org.ludex.lsp;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.ludex.notation.Report;
import org.ludex.replay.ReplayPage;

/** A board and a page that replays a record, in temporary files that are written again for each. Deleted at the end. Thread-safe. */
final class Pages {

    private static final String BOARD = "board.txt";
    private static final String REPLAY = "replay.html";

    private @Nullable Path folder;

    /** Writes a page that replays a record; empty where it cannot be written. */
    synchronized Optional<URI> write(Report report, Locale locale) {
        try {
            Path file = folder().resolve(REPLAY);
            try (Writer out = Files.newBufferedWriter(file)) {
                ReplayPage.standard().in(locale).write(List.of(report).iterator(), out);
            }
            return Optional.of(file.toUri());
        } catch (IOException | UncheckedIOException e) {
            return Optional.empty();
        }
    }

    /** Writes a board; empty where it cannot be written. */
    synchronized Optional<URI> write(String board) {
        try {
            return Optional.of(Files.writeString(folder().resolve(BOARD), board).toUri());
        } catch (IOException e) {
            return Optional.empty();
        }
    }

    private Path folder() throws IOException {
        Path made = folder == null ? Files.createTempDirectory("ludex-") : folder;
        folder = made;
        return made;
    }

    /** Deletes what was written. */
    synchronized void delete() {
        if (folder != null) {
            try {
                Files.deleteIfExists(folder.resolve(BOARD));
                Files.deleteIfExists(folder.resolve(REPLAY));
                Files.deleteIfExists(folder);
            } catch (IOException e) {
                // They are temporary anyway.
            }
        }
    }
}
