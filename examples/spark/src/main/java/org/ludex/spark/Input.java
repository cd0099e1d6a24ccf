package org.ludex.spark;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;

/**
 * Files whose rows are kept together: one large file, or many small ones. Each input is one partition of the tables.
 *
 * @param id names the files and how they were when they were judged
 * @param files the files
 */
record Input(String id, List<InputFile> files) {

    private static final int LONGEST_ID = 16;
    private static final int MOST_FILES = 10_000;

    /** Keeps a copy. */
    Input {
        files = List.copyOf(files);
    }

    /** Files that are kept together, as a run with a number put them there: no two runs write to the same place. */
    static Input of(long run, List<InputFile> files) {
        StringBuilder text = new StringBuilder().append(run).append('\n');
        files.forEach(file -> text.append(file.path())
                .append('\n')
                .append(file.length())
                .append('\n')
                .append(file.modified())
                .append('\n'));
        // Begins with a letter, so that nobody takes the name of a partition for a number.
        return new Input("i" + digest(text.toString()).substring(0, LONGEST_ID), files);
    }

    private static String digest(String text) {
        try {
            MessageDigest sha256 = MessageDigest.getInstance("SHA-256");
            return HexFormat.of().formatHex(sha256.digest(text.getBytes(StandardCharsets.UTF_8)));
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java has SHA-256", e);
        }
    }

    /** Puts files together, in order, so that an input has about so many bytes, or one file that is larger. */
    static List<Input> pack(long run, List<InputFile> files, long bytes) {
        List<Input> inputs = new ArrayList<>();
        List<InputFile> next = new ArrayList<>();
        long size = 0;
        for (InputFile file : files) {
            if (!next.isEmpty() && (size + file.length() > bytes || next.size() >= MOST_FILES)) {
                inputs.add(of(run, next));
                next.clear();
                size = 0;
            }
            next.add(file);
            size += file.length();
        }
        if (!next.isEmpty()) {
            inputs.add(of(run, next));
        }
        return inputs;
    }
}
