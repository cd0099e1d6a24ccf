package org.ludex.notation.input;

import java.io.FilterInputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * The bytes of a file, which may be a named pipe. Buffers ask a stream how many bytes are waiting; a pipe cannot tell, and Java's own
 * stream of it fails then.
 */
public final class FileInput extends FilterInputStream {

    /**
     * Opens a file.
     *
     * @throws IOException if the file cannot be read
     */
    public FileInput(Path file) throws IOException {
        super(Files.newInputStream(file));
    }

    @Override
    public int available() {
        try {
            return super.available();
        } catch (IOException e) {
            return 0;
        }
    }
}
