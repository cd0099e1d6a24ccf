package org.ludex.spark;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * What the tables hold: which files, as they were when they were judged, in which inputs, and by whom. It is written last, so
 * that whatever it does not name does not count.
 *
 * @param judge names the library that judges now, and its language
 * @param entries the files, by path
 */
record Manifest(String judge, Map<String, Entry> entries) {

    /**
     * A file.
     *
     * @param file the file as it was
     * @param input the id of its input
     * @param isWhole whether it could be read to its end
     * @param judge who judged it
     */
    record Entry(InputFile file, String input, boolean isWhole, String judge) {

        /** The same file in another input. */
        Entry in(String newInput) {
            return new Entry(file, newInput, isWhole, judge);
        }
    }

    /** Keeps a copy. */
    Manifest {
        entries = Map.copyOf(entries);
    }

    /** Nothing has been judged so far. */
    static Manifest empty(String judge) {
        return new Manifest(judge, Map.of());
    }

    /** The same for somebody else who judges. */
    Manifest with(String newJudge) {
        return new Manifest(newJudge, entries);
    }

    /** Whether a file was judged as it is now, as it would be judged now. */
    boolean knows(InputFile file) {
        Entry entry = entries.get(file.path());
        return entry != null
                && entry.isWhole()
                && entry.judge().equals(judge)
                && entry.file().equals(file);
    }

    /** What is known of a file that is in it. */
    Entry entry(InputFile file) {
        Entry entry = entries.get(file.path());
        if (entry == null) {
            throw new IllegalArgumentException("not judged: " + file.path());
        }
        return entry;
    }

    /** The files of each input. */
    Map<String, List<InputFile>> inputs() {
        Map<String, List<InputFile>> inputs = new LinkedHashMap<>();
        entries.values().stream()
                .sorted((one, other) -> one.file().path().compareTo(other.file().path()))
                .forEach(entry -> inputs.computeIfAbsent(entry.input(), any -> new ArrayList<>())
                        .add(entry.file()));
        return inputs;
    }
}
