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

/** Pages that replay records, in a temporary file that is written again for each. It is deleted at the end. Thread-safe. */
final class Pages {

    private @Nullable Path page;

    /** Writes a page that replays a record; empty where it cannot be written. */
    synchronized Optional<URI> write(Report report, Locale locale) {
        try {
            Path file = page == null ? Files.createTempFile("ludex-replay-", ".html") : page;
            page = file;
            try (Writer out = Files.newBufferedWriter(file)) {
                ReplayPage.standard().in(locale).write(List.of(report).iterator(), out);
            }
            return Optional.of(file.toUri());
        } catch (IOException | UncheckedIOException e) {
            return Optional.empty();
        }
    }

    /** Deletes what was written. */
    synchronized void delete() {
        if (page != null) {
            try {
                Files.deleteIfExists(page);
            } catch (IOException e) {
                // It is temporary anyway.
            }
        }
    }
}
