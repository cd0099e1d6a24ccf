package org.ludex.spark;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStreamWriter;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.apache.hadoop.fs.ChecksumException;
import org.apache.hadoop.fs.FileStatus;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.Path;
import org.ludex.core.Facts;

/**
 * Keeps the {@link Manifest} as lines of JSON: who judged, then one line for each file, and at the end how many files there are,
 * so that a manifest that was cut is noticed. Each manifest is a new file with the next number, and the one with the highest
 * number counts. It gets its name only when it is complete.
 *
 * @param files where files are
 * @param folder the folder of the manifests
 */
record ManifestFile(Files files, Path folder) {

    private static final ObjectMapper MAPPER = new ObjectMapper();
    private static final String ENDING = ".jsonl";
    private static final String DRAFT = "_draft-";

    /** The newest manifest; empty where there is none. */
    Optional<Manifest> read() {
        try {
            Optional<Path> newest = newest();
            return newest.isPresent() ? Optional.of(read(newest.get())) : Optional.empty();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private Manifest read(Path path) throws IOException {
        try (BufferedReader lines =
                new BufferedReader(new InputStreamReader(system().open(path), StandardCharsets.UTF_8))) {
            JsonNode first = next(lines);
            Map<String, Manifest.Entry> entries = new HashMap<>();
            JsonNode json = next(lines);
            for (; json.has("file"); json = next(lines)) {
                Manifest.Entry entry = entry(json);
                entries.put(entry.file().path(), entry);
            }
            if (first.has("judge") && json.path("files").asLong(-1) == entries.size() && lines.readLine() == null) {
                return new Manifest(first.path("judge").asText(), entries);
            }
        } catch (JsonProcessingException | ChecksumException e) {
            // Damaged, as one that ends too early is.
        }
        throw new Refusal("bad-manifest", Facts.of("path", path.toString()));
    }

    private static JsonNode next(BufferedReader lines) throws IOException {
        return MAPPER.readTree(Optional.ofNullable(lines.readLine()).orElse(""));
    }

    private static Manifest.Entry entry(JsonNode json) {
        InputFile file = new InputFile(
                json.path("file").asText(),
                json.path("length").asLong(),
                json.path("modified").asLong());
        return new Manifest.Entry(
                file,
                json.path("input").asText(),
                json.path("whole").asBoolean(),
                json.path("judge").asText());
    }

    /**
     * Writes the manifest of a run, which counts as soon as this is done.
     *
     * @throws Refusal if another run has written the manifest with this number meanwhile
     */
    void write(Run run, Manifest manifest) {
        try {
            Path draft = new Path(folder, DRAFT + run.name());
            try (Writer out = new OutputStreamWriter(system().create(draft, true), StandardCharsets.UTF_8)) {
                out.write(MAPPER.createObjectNode().put("judge", manifest.judge()) + "\n");
                for (List<InputFile> of : manifest.inputs().values()) {
                    for (InputFile file : of) {
                        out.write(line(manifest, file) + "\n");
                    }
                }
                out.write(MAPPER.createObjectNode()
                                .put("files", manifest.entries().size()) + "\n");
            }
            // A local disk would replace the other run's manifest without a word.
            if (isTaken(run) || !system().rename(draft, path(run))) {
                system().delete(draft, false);
                throw Refusal.overtaken(String.valueOf(folder.getParent()));
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Whether a path is the folder of the manifests, in which a run died that would have written the first one. */
    boolean isBegun(Path path) {
        return path.getName().equals(folder.getName())
                && files.children(path).stream()
                        .allMatch(child -> child.getPath().getName().startsWith(DRAFT));
    }

    /** Whether there is already a manifest with the number of a run. */
    boolean isTaken(Run run) {
        try {
            return system().exists(path(run));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private Path path(Run run) {
        return new Path(folder, String.format("%08d%s", run.number(), ENDING));
    }

    /** The number of the next manifest. */
    long next() {
        try {
            return newest().map(ManifestFile::number).orElse(0L) + 1;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static ObjectNode line(Manifest manifest, InputFile file) {
        Manifest.Entry entry = manifest.entry(file);
        return MAPPER.createObjectNode()
                .put("file", file.path())
                .put("length", file.length())
                .put("modified", file.modified())
                .put("input", entry.input())
                .put("whole", entry.isWhole())
                .put("judge", entry.judge());
    }

    private Optional<Path> newest() throws IOException {
        if (!system().exists(folder)) {
            return Optional.empty();
        }
        Optional<Path> newest = Optional.empty();
        for (FileStatus status : system().listStatus(folder)) {
            Path path = status.getPath();
            if (path.getName().matches("[0-9]{8,18}\\.jsonl")
                    && (newest.isEmpty() || number(path) > number(newest.get()))) {
                newest = Optional.of(path);
            }
        }
        return newest;
    }

    private static long number(Path path) {
        return Long.parseLong(path.getName().substring(0, path.getName().length() - ENDING.length()));
    }

    private FileSystem system() {
        return files.system(folder);
    }
}
