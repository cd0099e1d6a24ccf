package org.ludex.spark;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;

/** A file on this machine that is written aside and moved into place: who is stopped meanwhile leaves the old one. */
final class WholeFile {

    private WholeFile() {}

    /** Writes a text in the place of whatever the file held. */
    static void write(Path file, String text) throws IOException {
        Path draft = file.resolveSibling("." + file.getFileName() + ".tmp");
        try {
            Files.writeString(
                    draft,
                    text,
                    StandardOpenOption.CREATE,
                    StandardOpenOption.TRUNCATE_EXISTING,
                    StandardOpenOption.WRITE,
                    StandardOpenOption.SYNC);
            Files.move(draft, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
        } finally {
            Files.deleteIfExists(draft);
        }
    }
}
