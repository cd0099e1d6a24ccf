package org.ludex.cli;

import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The record files of a directory and of the directories in it, by the endings of their names: an archive also holds
 * pages, pictures and notes. Hidden files and directories are left out, and links are not followed, so that nothing is read
 * twice. A file that is named itself is always read, whatever its name.
 *
 * @param files the files, in the order of their names
 * @param closed what may not be looked into
 */
record Folder(List<String> files, List<String> closed) {

    /** The endings of the formats that are read. */
    private static final Set<String> ENDINGS = Set.of("lgn", "sgf", "json", "jsonl", "txt");

    /** The directory with a name; empty where there is none. */
    static Optional<Folder> of(String name) {
        try {
            Path path = Path.of(name);
            return name.isEmpty() || !Files.isDirectory(path) ? Optional.empty() : Optional.of(walk(path));
        } catch (InvalidPathException e) {
            return Optional.empty();
        }
    }

    private static Folder walk(Path path) {
        Walk walk = new Walk(path);
        try {
            Files.walkFileTree(path, walk);
        } catch (IOException e) {
            walk.closed.add(path.toString());
        }
        Collections.sort(walk.files);
        return new Folder(walk.files, walk.closed);
    }

    /** A way through a directory. */
    private static final class Walk extends SimpleFileVisitor<Path> {

        private final Path top;
        private final List<String> files = new ArrayList<>();
        private final List<String> closed = new ArrayList<>();

        Walk(Path top) {
            this.top = top;
        }

        @Override
        public FileVisitResult preVisitDirectory(Path directory, BasicFileAttributes attributes) {
            boolean isHidden = !directory.equals(top) && name(directory).startsWith(".");
            return isHidden ? FileVisitResult.SKIP_SUBTREE : FileVisitResult.CONTINUE;
        }

        @Override
        public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
            String name = name(file);
            int dot = name.lastIndexOf('.');
            if (attributes.isRegularFile()
                    && dot > 0
                    && !name.startsWith(".")
                    && ENDINGS.contains(name.substring(dot + 1))) {
                files.add(file.toString());
            }
            return FileVisitResult.CONTINUE;
        }

        @Override
        public FileVisitResult visitFileFailed(Path file, IOException trouble) {
            closed.add(file.toString());
            return FileVisitResult.CONTINUE;
        }

        @Override
        public FileVisitResult postVisitDirectory(Path directory, @Nullable IOException trouble) {
            if (trouble != null) {
                closed.add(directory.toString());
            }
            return FileVisitResult.CONTINUE;
        }

        private static String name(Path file) {
            return String.valueOf(file.getFileName()).toLowerCase(Locale.ROOT);
        }
    }
}
