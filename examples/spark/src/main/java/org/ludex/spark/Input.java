package org.ludex.spark;

import java.util.ArrayList;
import java.util.List;

/**
 * Files whose rows are kept together: one large file, or many small ones. Each input is one partition of the tables.
 *
 * @param id names the run that wrote its rows, and the input among those of the run
 * @param files the files
 */
record Input(String id, List<InputFile> files) {

    private static final int MOST_FILES = 10_000;

    /** Keeps a copy. */
    Input {
        files = List.copyOf(files);
    }

    /** Puts files together, in order, so that an input has about so many bytes, or one file that is larger. */
    static List<Input> pack(Run run, List<InputFile> files, long bytes) {
        List<Input> inputs = new ArrayList<>();
        List<InputFile> next = new ArrayList<>();
        long size = 0;
        for (InputFile file : files) {
            if (!next.isEmpty() && (size + file.length() > bytes || next.size() >= MOST_FILES)) {
                inputs.add(new Input(run.nextInput(), next));
                next.clear();
                size = 0;
            }
            next.add(file);
            size += file.length();
        }
        if (!next.isEmpty()) {
            inputs.add(new Input(run.nextInput(), next));
        }
        return inputs;
    }
}
