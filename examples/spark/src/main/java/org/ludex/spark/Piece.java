package org.ludex.spark;

import java.io.Serializable;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.ludex.notation.io.FilePart;

/**
 * A file, or a part of one, that a task judges.
 *
 * @param file the file
 * @param onlyPart the part; null for the whole file, because an Optional cannot be sent to a worker
 */
record Piece(InputFile file, @Nullable FilePart onlyPart) implements Serializable {

    /** A whole file. */
    static Piece whole(InputFile file) {
        return new Piece(file, null);
    }

    /** The part, unless it is the whole file. */
    Optional<FilePart> part() {
        return Optional.ofNullable(onlyPart);
    }

    /** How many bytes of the file it takes. */
    long length() {
        return part().map(each -> Math.min(each.end(), file.length()) - each.start())
                .orElse(file.length());
    }
}
