package org.ludex.spark;

import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.io.compress.CompressionCodec;
import org.apache.hadoop.io.compress.CompressionCodecFactory;
import org.ludex.core.Line;
import org.ludex.core.Move;
import org.ludex.core.Playout;
import org.ludex.core.Position;
import org.ludex.notation.GameRecord;
import org.ludex.notation.io.RecordWriter;
import org.ludex.notation.spi.GameNotation;
import org.ludex.notation.spi.Notations;

/** A folder of records as people have them: all formats, some compressed, some broken. */
final class Samples {

    private final Path folder;

    Samples(Path folder) {
        this.folder = folder;
    }

    /** Writes all samples. */
    Samples write() {
        copyRecords();
        text("games.lgn", text(3));
        text("deeper/games.jsonl", json(2));
        text("array.json", "[\n" + json(1).strip().replace("\n", ",\n") + "\n]\n");
        text("two.sgf", sgf() + sgf());
        text("golem.txt", "Event [Tournament dvonn.in.1.1] Site [s] White [w] Black [b] 1. g2 c1 2. e3 f4 3. resign\n");
        text("broken.lgn", text(1).replace("1. ", "1. x9 ") + "\n[Game \"nothing\"]\n\n1. a1 *\n");
        packed("packed.lgn.gz", text(2));
        text("packed.lgn", text(2));
        bytes("wide.txt", text(1).getBytes(StandardCharsets.UTF_16));
        text("notes.md", "No record.\n");
        text(".hidden.lgn", text(1));
        text("empty.lgn", "");
        return this;
    }

    private void copyRecords() {
        try (Stream<Path> files = Files.list(Path.of(System.getProperty("ludex.records")))) {
            for (Path file : files.toList()) {
                text("samples/" + file.getFileName(), Files.readString(file));
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Random games of all games, so many of each. */
    static String text(int each) {
        return RecordWriter.write(games(each));
    }

    /** The same, one a line. */
    static String json(int each) {
        StringBuilder lines = new StringBuilder();
        games(each)
                .forEach(record ->
                        lines.append(RecordWriter.write(record, "json").text()));
        return lines.toString();
    }

    /** Random games of all but some games, so many of each, of at most so many plies. */
    static String others(Set<String> known, int each, int longest) {
        List<GameRecord<?, ?>> games = new ArrayList<>();
        for (GameNotation<?, ?> notation : Notations.all()) {
            for (int seed = 0; seed < each && !known.contains(notation.game().id()); seed++) {
                games.add(game(notation, seed, longest));
            }
        }
        return RecordWriter.write(games);
    }

    private static List<GameRecord<?, ?>> games(int each) {
        List<GameRecord<?, ?>> games = new ArrayList<>();
        for (GameNotation<?, ?> notation : Notations.all()) {
            for (int seed = 0; seed < each; seed++) {
                games.add(game(notation, seed, 60));
            }
        }
        return games;
    }

    private static <M extends Move, P extends Position<M, P>> GameRecord<M, P> game(
            GameNotation<M, P> notation, int seed, int longest) {
        Line<M, P> line = Playout.from(notation.game().start(), seed, longest);
        return GameRecord.of(line).withTag("Round", String.valueOf(seed));
    }

    private static String sgf() {
        return """
                (;GM[24]VV[1]
                SU[dvonn]
                P0[id "w"]
                P1[id "b"]
                ; P0[0 Start P0]
                ; P0[1 dropb B 3 c 4]
                ; P1[2 dropb D 5 e 4]
                ; P0[3 done]
                )
                """;
    }

    /** Writes a file. */
    Path text(String name, String text) {
        return bytes(name, text.getBytes(StandardCharsets.UTF_8));
    }

    private Path bytes(String name, byte[] bytes) {
        try {
            Path file = folder.resolve(name);
            Files.createDirectories(file.getParent());
            return Files.write(file, bytes);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Writes a file as its ending says it is compressed. */
    Path packed(String name, String text) {
        Path file = folder.resolve(name);
        CompressionCodec codec =
                new CompressionCodecFactory(new Configuration()).getCodec(new org.apache.hadoop.fs.Path(file.toUri()));
        bytes(name, new byte[0]);
        try (OutputStream out = codec.createOutputStream(Files.newOutputStream(file))) {
            out.write(text.getBytes(StandardCharsets.UTF_8));
            return file;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
