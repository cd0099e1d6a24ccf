package org.ludex.spark;

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
import org.apache.hadoop.fs.FileStatus;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.Path;

/**
 * Keeps the {@link Manifest} as lines of JSON: who judged, and then one line for each file. Each manifest is a new file with
 * the next number, and the one with the highest number counts. It gets its name only when it is complete.
 *
 * @param files where files are
 * @param folder the folder of the manifests
 */
record ManifestFile(Files files, Path folder) {

    private static final ObjectMapper MAPPER = new ObjectMapper();
    private static final String ENDING = ".jsonl";

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
            String judge = MAPPER.readTree(lines.readLine()).path("judge").asText();
            Map<String, Manifest.Entry> entries = new HashMap<>();
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                Manifest.Entry entry = entry(MAPPER.readTree(line));
                entries.put(entry.file().path(), entry);
            }
            return new Manifest(judge, entries);
        }
    }

    private static Manifest.Entry entry(JsonNode json) {
        InputFile file = new InputFile(
                json.path("file").asText(),
                json.path("length").asLong(),
                json.path("modified").asLong());
        return new Manifest.Entry(
                file, json.path("input").asText(), json.path("whole").asBoolean());
    }

    /** Writes a manifest, which counts as soon as this is done. */
    void write(Manifest manifest) {
        try {
            Path draft = new Path(folder, "_draft");
            try (Writer out = new OutputStreamWriter(system().create(draft, true), StandardCharsets.UTF_8)) {
                out.write(MAPPER.createObjectNode().put("judge", manifest.judge()) + "\n");
                for (List<InputFile> of : manifest.inputs().values()) {
                    for (InputFile file : of) {
                        out.write(line(manifest, file) + "\n");
                    }
                }
            }
            Path path = new Path(folder, String.format("%08d%s", next(), ENDING));
            if (!system().rename(draft, path)) {
                throw new IOException("the manifest cannot be named " + path + "; does another run use this folder?");
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
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
                .put("whole", entry.isWhole());
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
