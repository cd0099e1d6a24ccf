package org.ludex.spark;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.Serializable;
import java.io.UncheckedIOException;
import java.net.URI;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FSDataInputStream;
import org.apache.hadoop.fs.FileStatus;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.Path;
import org.apache.hadoop.io.compress.BZip2Codec;
import org.apache.hadoop.io.compress.CompressionCodec;
import org.apache.hadoop.io.compress.CompressionCodecFactory;
import org.apache.hadoop.io.compress.Lz4Codec;
import org.apache.hadoop.io.compress.SnappyCodec;
import org.apache.spark.SparkContext;
import org.apache.spark.broadcast.Broadcast;
import org.apache.spark.util.SerializableConfiguration;
import org.jspecify.annotations.Nullable;
import org.ludex.core.Facts;
import org.ludex.notation.io.PartReader;

/**
 * The file systems that Hadoop knows, as the driver was told of them. It travels to the workers. What is compressed with a
 * codec of Hadoop is unpacked while it is read.
 */
final class Files implements Serializable {

    private static final long serialVersionUID = 1L;

    /** The endings of the formats that are read, as on the command line. */
    private static final Set<String> ENDINGS = Set.of("lgn", "sgf", "json", "jsonl", "txt");

    /** Sent once to each worker: it has more than a thousand entries, and every task needs it. */
    private final Broadcast<SerializableConfiguration> settings;
    /** Made again by each task. */
    private transient @Nullable CompressionCodecFactory codecs;

    /** The file systems that the driver of some context knows. */
    Files(SparkContext context) {
        this.settings = SerializableConfiguration.broadcast(context);
    }

    private Configuration configuration() {
        return settings.value().value();
    }

    /** The file system that a path is in. */
    FileSystem system(Path path) {
        try {
            return path.getFileSystem(configuration());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /**
     * The path with its file system.
     *
     * @throws Refusal if it is no path
     */
    Path qualified(String path) {
        try {
            return qualified(new Path(path));
        } catch (IllegalArgumentException e) {
            throw new Refusal("bad-path", Facts.of("path", path));
        }
    }

    private Path qualified(Path plain) {
        return system(plain).makeQualified(plain);
    }

    /** What is in a folder; nothing where there is none. */
    List<FileStatus> children(Path folder) {
        try {
            return system(folder).exists(folder) ? List.of(system(folder).listStatus(folder)) : List.of();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The address of what a path leads to: links on a local disk are followed as far as it exists. */
    String address(Path path) {
        URI uri = path.toUri();
        if (!"file".equals(uri.getScheme())) {
            return path.toString();
        }
        java.nio.file.Path there = java.nio.file.Path.of(uri.getPath());
        Deque<java.nio.file.Path> missing = new ArrayDeque<>();
        while (there.getParent() != null && !java.nio.file.Files.exists(there)) {
            missing.push(there.getFileName());
            there = there.getParent();
        }
        try {
            java.nio.file.Path real = there.toRealPath();
            for (java.nio.file.Path name : missing) {
                real = real.resolve(name);
            }
            return "file:" + real;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Whether a name ends like a file of records, compressed or not. */
    boolean isOfRecords(Path path) {
        String name = path.getName().toLowerCase(Locale.ROOT);
        String plain = codec(path)
                .map(codec -> CompressionCodecFactory.removeSuffix(name, codec.getDefaultExtension()))
                .orElse(name);
        return ENDINGS.contains(plain.substring(plain.lastIndexOf('.') + 1));
    }

    private Optional<CompressionCodec> codec(Path path) {
        CompressionCodecFactory known = codecs;
        if (known == null) {
            known = new CompressionCodecFactory(configuration());
            codecs = known;
        }
        return Optional.ofNullable(known.getCodec(path));
    }

    /** Whether a file is compressed, so that nobody can begin in its middle. */
    boolean isCompressed(InputFile file) {
        return codec(new Path(file.path())).isPresent();
    }

    /** All bytes of a file, unpacked. */
    InputStream open(InputFile file) throws IOException {
        Path path = new Path(file.path());
        Optional<CompressionCodec> codec = codec(path);
        InputStream in = system(path).open(path);
        return codec.isPresent() ? unpacked(codec.get(), in) : in;
    }

    private static InputStream unpacked(CompressionCodec codec, InputStream in) throws IOException {
        if (codec instanceof SnappyCodec || codec instanceof Lz4Codec) {
            return codec.createInputStream(new BlockInput(in));
        }
        return codec instanceof BZip2Codec ? new Bzip2Input(in) : codec.createInputStream(in);
    }

    /** The bytes of a file that is not compressed, from an offset on. */
    InputStream openFrom(InputFile file, long offset) throws IOException {
        Path path = new Path(file.path());
        FSDataInputStream in = system(path).open(path);
        in.seek(offset);
        return in;
    }

    /** The bytes that tell the format of a file. */
    byte[] head(InputFile file) {
        try (InputStream in = new BufferedInputStream(open(file))) {
            return in.readNBytes(PartReader.HEAD);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
