package org.ludex.spark;

import java.io.IOException;
import java.net.URI;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FSDataInputStream;
import org.apache.hadoop.fs.FSInputStream;
import org.apache.hadoop.fs.FileStatus;
import org.apache.hadoop.fs.Path;
import org.apache.hadoop.fs.RawLocalFileSystem;
import org.apache.hadoop.fs.permission.FsPermission;

/** The files of this machine as {@code flaky:/...}, of which some cannot be read beyond an offset. */
public final class FlakyFileSystem extends RawLocalFileSystem {

    /** What is wrong with files, by their names. */
    static final Map<String, Fault> FAULTS = new ConcurrentHashMap<>();

    /** The names of folders that may not be looked into. */
    static final Set<String> CLOSED = ConcurrentHashMap.newKeySet();

    /** What happens once when a file is opened, by its name. */
    static final Map<String, Runnable> WHEN_OPENED = new ConcurrentHashMap<>();

    /**
     * What happens to whoever reads a file to an offset.
     *
     * @param offset so many bytes can be read
     * @param left how often it still happens
     */
    record Fault(long offset, AtomicInteger left) {

        /** The task that reads on dies, so many times. */
        static Fault death(long offset, int times) {
            return new Fault(offset, new AtomicInteger(times));
        }

        /** Nobody can ever read on. */
        static Fault torn(long offset) {
            return death(offset, Integer.MAX_VALUE);
        }

        /** How many of some bytes from an offset on can be read. */
        int readable(long from, int bytes) {
            if (from < offset) {
                return (int) Math.min(bytes, offset - from);
            }
            if (left.getAndDecrement() > 0) {
                throw new Death(from);
            }
            return bytes;
        }
    }

    /** What kills. */
    static final class Death extends RuntimeException {
        private static final long serialVersionUID = 1L;

        Death(long offset) {
            super("killed while reading on from " + offset);
        }
    }

    @Override
    public String getScheme() {
        return "flaky";
    }

    @Override
    public URI getUri() {
        return URI.create("flaky:///");
    }

    @Override
    public void initialize(URI uri, Configuration configuration) throws IOException {
        super.initialize(URI.create("flaky:///"), configuration);
    }

    @Override
    public void setPermission(Path path, FsPermission permission) {
        // Hadoop starts a process for it, for each file and each folder.
    }

    @Override
    protected void checkPath(Path path) {
        // Every path is one of this machine.
    }

    @Override
    public FileStatus[] listStatus(Path path) throws IOException {
        if (CLOSED.contains(path.getName())) {
            throw new IOException("closed: " + path);
        }
        return super.listStatus(path);
    }

    @Override
    public FSDataInputStream open(Path path, int buffer) throws IOException {
        Optional.ofNullable(WHEN_OPENED.remove(path.getName())).ifPresent(Runnable::run);
        FSDataInputStream in = super.open(path, buffer);
        Fault fault = FAULTS.get(path.getName());
        return fault == null ? in : new FSDataInputStream(new FlakyStream(in, fault));
    }

    private static final class FlakyStream extends FSInputStream {

        private final FSDataInputStream in;
        private final Fault fault;

        FlakyStream(FSDataInputStream in, Fault fault) {
            this.in = in;
            this.fault = fault;
        }

        @Override
        public int read() throws IOException {
            fault.readable(in.getPos(), 1);
            return in.read();
        }

        @Override
        public int read(byte[] bytes, int from, int length) throws IOException {
            return in.read(bytes, from, fault.readable(in.getPos(), length));
        }

        @Override
        public void seek(long offset) throws IOException {
            in.seek(offset);
        }

        @Override
        public long getPos() throws IOException {
            return in.getPos();
        }

        @Override
        public boolean seekToNewSource(long offset) {
            return false;
        }

        @Override
        public void close() throws IOException {
            in.close();
        }
    }
}
