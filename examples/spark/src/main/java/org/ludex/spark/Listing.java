package org.ludex.spark;

import java.io.File;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.net.URI;
import java.nio.file.InvalidPathException;
import java.nio.file.LinkOption;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.apache.hadoop.fs.FileStatus;
import org.apache.hadoop.fs.Path;
import org.ludex.core.Facts;

/**
 * What was found where the job was told to look: files that are named, whatever their names, and those in folders that end
 * like records, compressed or not. Names that begin with a dot or an underscore are hidden, and links, pipes and
 * devices on a local disk are left alone.
 *
 * @param roots where it looked
 * @param files the files, in the order of their paths
 * @param closed the files and folders that could not be looked at
 */
record Listing(List<String> roots, List<InputFile> files, List<String> closed) {

    /** Keeps copies. */
    Listing {
        roots = List.copyOf(roots);
        files = List.copyOf(files);
        closed = List.copyOf(closed);
    }

    /**
     * Looks at some paths.
     *
     * @throws Refusal when there is nothing at one of them
     */
    static Listing of(Files where, List<String> paths) {
        List<InputFile> files = new ArrayList<>();
        List<String> closed = new ArrayList<>();
        Deque<Path> open = new ArrayDeque<>();
        List<Path> roots = paths.stream().map(where::qualified).toList();
        for (Path root : roots) {
            look(where, root, files, open, closed);
        }
        while (!open.isEmpty()) {
            Path next = open.pop();
            try {
                for (FileStatus status : where.system(next).listStatus(next)) {
                    Path path = status.getPath();
                    if (isHidden(path.getName()) || !isOrdinary(path)) {
                        continue;
                    }
                    if (status.isDirectory()) {
                        open.push(path);
                    } else if (where.isOfRecords(path)) {
                        files.add(file(status));
                    }
                }
                closed.addAll(unknown(next));
            } catch (IOException e) {
                closed.add(next.toString());
            }
        }
        return new Listing(
                roots.stream().map(Path::toString).toList(),
                files.stream()
                        .distinct()
                        .sorted(Comparator.comparing(InputFile::path))
                        .toList(),
                closed.stream().distinct().sorted().toList());
    }

    private static void look(Files where, Path root, List<InputFile> files, Deque<Path> folders, List<String> closed) {
        try {
            FileStatus status = where.system(root).getFileStatus(root);
            if (status.isDirectory()) {
                folders.add(status.getPath());
            } else {
                files.add(file(status));
            }
        } catch (FileNotFoundException e) {
            throw new Refusal("no-path", Facts.of("path", root.toString()));
        } catch (IOException e) {
            closed.add(root.toString());
        }
    }

    private static InputFile file(FileStatus status) {
        return new InputFile(status.getPath().toString(), status.getLen(), status.getModificationTime());
    }

    private static boolean isHidden(String name) {
        return name.startsWith(".") || name.startsWith("_");
    }

    /** Whether a path is no link on a local disk, which may lead back to where it stands, and no pipe or device. */
    private static boolean isOrdinary(Path path) {
        Optional<java.nio.file.Path> local = local(path);
        return local.isEmpty()
                || java.nio.file.Files.isRegularFile(local.get(), LinkOption.NOFOLLOW_LINKS)
                || java.nio.file.Files.isDirectory(local.get(), LinkOption.NOFOLLOW_LINKS);
    }

    private static Optional<java.nio.file.Path> local(Path path) {
        URI uri = path.toUri();
        // By its path: Hadoop's addresses leave letters outside ASCII as they are, which Java's refuse.
        return "file".equals(uri.getScheme()) ? Optional.of(java.nio.file.Path.of(uri.getPath())) : Optional.empty();
    }

    /** What Hadoop leaves out of a folder on a local disk, because Java cannot spell its name in the machine's encoding. */
    private static List<String> unknown(Path folder) {
        String[] names = local(folder).map(path -> path.toFile().list()).orElse(null);
        return Stream.of(names == null ? new String[0] : names)
                .filter(name ->
                        !isHidden(name) && !isKnown(new File(folder.toUri().getPath(), name)))
                .map(name -> folder + "/" + name)
                .toList();
    }

    private static boolean isKnown(File file) {
        try {
            return java.nio.file.Files.exists(file.toPath(), LinkOption.NOFOLLOW_LINKS);
        } catch (InvalidPathException e) {
            return false;
        }
    }

    /** Whether a file would be among the files if it were there. */
    boolean covers(InputFile file) {
        return isIn(roots, file.path()) && !isIn(closed, file.path());
    }

    private static boolean isIn(List<String> folders, String path) {
        return folders.stream().anyMatch(folder -> isIn(folder, path));
    }

    /** Whether a path is a folder or leads to something in it. */
    static boolean isIn(String folder, String path) {
        return path.equals(folder) || path.startsWith(folder.endsWith("/") ? folder : folder + "/");
    }
}
