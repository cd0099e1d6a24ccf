package org.ludex.spark;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * What must be done so that the tables hold what the files hold now.
 *
 * @param kept the inputs of which nothing changed, as they are
 * @param carried inputs that lost a file, by the id that they had: the rows of the other files are copied, not judged again
 * @param fresh files to judge: those that are new or changed, and those that could not be read to their end
 */
record Changes(List<Input> kept, Map<String, Input> carried, List<InputFile> fresh) {

    /** Keeps copies. */
    Changes {
        kept = List.copyOf(kept);
        carried = Map.copyOf(carried);
        fresh = List.copyOf(fresh);
    }

    /**
     * What must be done.
     *
     * @param before what the tables hold
     * @param run the run that brings them
     * @param now the files that are there now: whatever was not looked at stays as it is
     */
    static Changes between(Manifest before, Run run, Listing now) {
        Set<InputFile> there = new HashSet<>(now.files());
        List<Input> kept = new ArrayList<>();
        Map<String, Input> carried = new LinkedHashMap<>();
        before.inputs().forEach((id, old) -> {
            List<InputFile> same = old.stream()
                    .filter(file -> !now.covers(file) || (there.contains(file) && before.knows(file)))
                    .toList();
            if (same.size() == old.size()) {
                kept.add(new Input(id, old));
            } else if (!same.isEmpty()) {
                carried.put(id, new Input(run.nextInput(), same));
            }
        });
        Set<InputFile> known = new HashSet<>();
        kept.forEach(input -> known.addAll(input.files()));
        carried.values().forEach(input -> known.addAll(input.files()));
        return new Changes(
                kept,
                carried,
                now.files().stream().filter(file -> !known.contains(file)).toList());
    }

    /** Whether there is nothing to do. */
    boolean isNothing(Manifest before) {
        return fresh.isEmpty()
                && carried.isEmpty()
                && kept.size() == before.inputs().size();
    }

    /** The manifest when all is done. Files that could not be read to their ends are tried again next time. */
    Manifest after(Manifest before, List<Input> judged, Set<String> broken) {
        Map<String, Manifest.Entry> entries = new HashMap<>();
        kept.forEach(input -> input.files().forEach(file -> entries.put(file.path(), before.entry(file))));
        carried.values()
                .forEach(input -> input.files()
                        .forEach(file ->
                                entries.put(file.path(), before.entry(file).in(input.id()))));
        judged.forEach(input -> input.files()
                .forEach(file -> entries.put(
                        file.path(),
                        new Manifest.Entry(file, input.id(), !broken.contains(file.path()), before.judge()))));
        return new Manifest(before.judge(), entries);
    }
}
