package org.ludex.table.host;

import java.io.IOException;
import java.nio.file.Path;

/** Another server keeps its games in a directory: two of them would write over each other's moves. */
public final class DirectoryTaken extends IOException {

    private static final long serialVersionUID = 1L;

    DirectoryTaken(Path directory, Throwable cause) {
        super(directory.toString(), cause);
    }

    DirectoryTaken(Path directory) {
        super(directory.toString());
    }
}
