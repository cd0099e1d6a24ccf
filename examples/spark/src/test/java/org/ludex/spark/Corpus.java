package org.ludex.spark;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.apache.commons.compress.archivers.tar.TarArchiveEntry;
import org.apache.commons.compress.archivers.tar.TarArchiveInputStream;
import org.apache.commons.compress.compressors.gzip.GzipCompressorInputStream;

/** A corpus of real games, put into a folder as records that the job reads: SGF as it is, and lists of moves as text. */
final class Corpus {

    private Corpus() {}

    /** Puts all of a corpus into a folder. */
    static void unpack(Path corpus, Path folder) throws IOException {
        Files.createDirectories(folder);
        try (Stream<Path> files = Files.list(corpus)) {
            for (Path file : files.sorted().toList()) {
                String name = file.getFileName().toString();
                if (name.endsWith(".tar.gz")) {
                    untar(file, folder.resolve(name.replace(".tar.gz", "")));
                } else if (name.endsWith("-games.tsv")) {
                    list(file, name.substring(0, name.indexOf('-')), folder.resolve(name.replace(".tsv", ".lgn")));
                }
            }
        }
    }

    /** Deletes the files of SGF. */
    static void deleteSgf(Path folder) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file :
                    files.filter(each -> each.toString().endsWith(".sgf")).toList()) {
                Files.delete(file);
            }
        }
    }

    private static void untar(Path file, Path folder) throws IOException {
        try (InputStream bytes = new BufferedInputStream(Files.newInputStream(file));
                TarArchiveInputStream tar = new TarArchiveInputStream(new GzipCompressorInputStream(bytes))) {
            int number = 0;
            for (TarArchiveEntry entry = tar.getNextEntry(); entry != null; entry = tar.getNextEntry()) {
                if (entry.isFile()) {
                    Files.createDirectories(folder);
                    Files.write(folder.resolve(String.format("%05d.sgf", ++number)), tar.readAllBytes());
                }
            }
        }
    }

    private static void list(Path file, String game, Path out) throws IOException {
        StringBuilder records = new StringBuilder();
        for (String line : Files.readAllLines(file)) {
            String[] fields = line.split("\t", -1);
            String options = fields[1].endsWith("-blitz") ? "[Options \"variant=blitz\"]\n" : "";
            String moves = fields[2].replace("pass*", "pass").replace("#resign", "resign");
            records.append("[Game \"")
                    .append(game)
                    .append("\"]\n")
                    .append(options)
                    .append("\n")
                    .append(moves)
                    .append("\n\n");
        }
        Files.writeString(out, records.toString());
    }
}
