package org.ludex.cli;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.Optional;
import java.util.UUID;

/**
 * An output file. It is written to a temporary file beside its target and replaces the target when it is {@linkplain
 * #keep() kept}; otherwise the target does not change. Pipes and devices are written directly.
 */
final class Draft implements AutoCloseable {

    /** Names of what is open: where one leads to a file, that file is not to be replaced under its owner. */
    private static final List<Path> OPEN_ALREADY =
            List.of(Path.of("/dev/fd"), Path.of("/dev/stdout"), Path.of("/dev/stderr"), Path.of("/proc"));

    private final Path target;
    private final Optional<Scratch> scratch;
    private final OutputStream out;

    /** A file that is invisible until it is whole. */
    private record Scratch(Path path, FileChannel channel) {}

    private Draft(Path target, Optional<Scratch> scratch, OutputStream out) {
        this.target = target;
        this.scratch = scratch;
        this.out = new BufferedOutputStream(out);
    }

    /** Begins a file. */
    static Draft of(Path file) throws IOException {
        if (isStream(file)) {
            return new Draft(file, Optional.empty(), Files.newOutputStream(file));
        }
        boolean exists = Files.exists(file);
        // What a link leads to is replaced, not the link.
        Path target = exists ? file.toRealPath() : file;
        if (exists && !Files.isWritable(target)) {
            throw new AccessDeniedException(file.toString());
        }
        Path path = target.resolveSibling(".ludex-" + UUID.randomUUID() + ".tmp");
        // Also when the program is interrupted, which may be as soon as the file is there.
        path.toFile().deleteOnExit();
        FileChannel channel = FileChannel.open(path, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);
        Draft draft = new Draft(target, Optional.of(new Scratch(path, channel)), Channels.newOutputStream(channel));
        if (exists) {
            draft.copyPermissions(path);
        }
        return draft;
    }

    /** Whether there is nothing to replace: what is written is gone at once, or goes where something is open already. */
    private static boolean isStream(Path file) {
        Path place = file.toAbsolutePath().normalize();
        return OPEN_ALREADY.stream().anyMatch(place::startsWith)
                || (Files.exists(file) ? !Files.isRegularFile(file) : Files.isSymbolicLink(file));
    }

    private void copyPermissions(Path path) throws IOException {
        // Elsewhere a file has those of any new one.
        if (target.getFileSystem().supportedFileAttributeViews().contains("posix")) {
            Files.setPosixFilePermissions(path, Files.getPosixFilePermissions(target));
        }
    }

    OutputStream out() {
        return out;
    }

    /** Writes a complete file, or none. */
    static void write(Path file, String text) throws IOException {
        try (Draft draft = of(file)) {
            draft.out().write(text.getBytes(StandardCharsets.UTF_8));
            draft.keep();
        }
    }

    /** Whether the file is invisible until it is kept. */
    boolean isHidden() {
        return scratch.isPresent();
    }

    /** Closes the file, waits until it is on the disk, and moves it to its target. */
    void keep() throws IOException {
        if (scratch.isEmpty()) {
            out.close();
            return;
        }
        out.flush();
        // A system that fails may have moved a file whose contents it had yet to write: then old and new would be lost.
        scratch.get().channel().force(true);
        out.close();
        Path path = scratch.get().path();
        try {
            Files.move(path, target, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
        } catch (AtomicMoveNotSupportedException otherwise) {
            Files.move(path, target, StandardCopyOption.REPLACE_EXISTING);
        }
    }

    /** Closes the file, and deletes it if it was not kept. */
    @Override
    public void close() throws IOException {
        try {
            out.close();
        } finally {
            if (scratch.isPresent()) {
                Files.deleteIfExists(scratch.get().path());
            }
        }
    }
}
