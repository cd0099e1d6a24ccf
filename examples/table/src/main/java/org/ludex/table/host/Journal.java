package org.ludex.table.host;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.zip.CRC32;

/**
 * The file of one game: a line for the table and one for each thing that happened, only ever added to. Each line is JSON,
 * a tab and the check sum of the JSON. {@link #append} returns when the line is on the disk, so whatever was acknowledged
 * survives a crash of the server and of the machine. A crash while a line is written leaves a part of it at the end; that
 * part was never acknowledged, and {@link #open} cuts it off.
 *
 * <p>For one thread at a time.
 */
final class Journal {

    private static final int LINE_END = '\n';
    private static final char SEPARATOR = '\t';

    private final Path file;
    private long length;

    private Journal(Path file, long length) {
        this.file = file;
        this.length = length;
    }

    /**
     * A journal and what stands in it.
     *
     * @param journal the journal, to be added to
     * @param lines its lines, the first of which is about the table
     */
    record Opened(Journal journal, List<JsonNode> lines) {
        Opened {
            lines = List.copyOf(lines);
        }
    }

    /** A new journal, which only its owner may read: it knows all secrets. */
    static Journal create(Path file, ObjectNode head) throws IOException {
        Files.createFile(file, ownersOnly(file));
        Journal journal = new Journal(file, 0);
        journal.append(head);
        syncDirectory(file);
        return journal;
    }

    private static FileAttribute<?>[] ownersOnly(Path file) {
        boolean knowsOwners = file.getFileSystem().supportedFileAttributeViews().contains("posix");
        return knowsOwners
                ? new FileAttribute<?>[] {
                    PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rw-------"))
                }
                : new FileAttribute<?>[0];
    }

    /** The entry of a new file in its directory must be on the disk too. Windows cannot do that, and need not. */
    private static void syncDirectory(Path file) {
        Path directory = file.toAbsolutePath().getParent();
        if (directory == null) {
            return;
        }
        try (FileChannel channel = FileChannel.open(directory, StandardOpenOption.READ)) {
            channel.force(true);
        } catch (IOException notHere) {
            return;
        }
    }

    /**
     * Opens a journal.
     *
     * @throws IOException when it cannot be read, or is damaged anywhere but in its last line
     */
    static Opened open(Path file) throws IOException {
        byte[] bytes = Files.readAllBytes(file);
        List<JsonNode> lines = new ArrayList<>();
        int start = 0;
        for (int i = 0; i < bytes.length; i++) {
            if (bytes[i] != LINE_END) {
                continue;
            }
            byte[] line = Arrays.copyOfRange(bytes, start, i);
            if (!isWhole(line)) {
                if (i + 1 < bytes.length) {
                    throw new IOException("line " + (lines.size() + 1) + " is damaged");
                }
                break;
            }
            lines.add(Json.read(Arrays.copyOf(line, separator(line))));
            start = i + 1;
        }
        if (lines.isEmpty()) {
            throw new IOException("there is no whole line");
        }
        if (start < bytes.length) {
            try (FileChannel channel = FileChannel.open(file, StandardOpenOption.WRITE)) {
                channel.truncate(start);
                channel.force(true);
            }
        }
        return new Opened(new Journal(file, start), lines);
    }

    private static boolean isWhole(byte[] line) {
        int separator = separator(line);
        return separator >= 0
                && new String(line, separator + 1, line.length - separator - 1, StandardCharsets.US_ASCII)
                        .equals(checkSum(line, separator));
    }

    private static int separator(byte[] line) {
        int at = line.length - 1;
        while (at >= 0 && line[at] != SEPARATOR) {
            at--;
        }
        return at;
    }

    private static String checkSum(byte[] bytes, int length) {
        CRC32 sum = new CRC32();
        sum.update(bytes, 0, length);
        return Long.toHexString(sum.getValue());
    }

    /**
     * Adds a line, and waits until it is on the disk.
     *
     * @throws IOException when it could not be written; the journal is as it was then
     */
    void append(ObjectNode entry) throws IOException {
        byte[] json = Json.text(entry).getBytes(StandardCharsets.UTF_8);
        byte[] tail = (SEPARATOR + checkSum(json, json.length) + "\n").getBytes(StandardCharsets.US_ASCII);
        ByteBuffer line = ByteBuffer.allocate(json.length + tail.length)
                .put(json)
                .put(tail)
                .flip();
        int size = line.remaining();
        try (FileChannel channel = FileChannel.open(file, StandardOpenOption.WRITE)) {
            try {
                long at = length;
                while (line.hasRemaining()) {
                    at += channel.write(line, at);
                }
                channel.force(false);
            } catch (IOException e) {
                channel.truncate(length);
                throw e;
            }
        }
        length += size;
    }
}
