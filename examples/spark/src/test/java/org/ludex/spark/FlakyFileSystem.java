package org.ludex.spark;

import java.io.IOException;
import java.net.URI;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FSDataInputStream;
import org.apache.hadoop.fs.Path;
import org.apache.hadoop.fs.RawLocalFileSystem;
import org.apache.hadoop.fs.permission.FsPermission;

/**
 * The files of this machine as {@code flaky:/...}. A file can be made to kill whoever opens it, so many times. Only tasks that
 * judge are counted.
 */
public final class FlakyFileSystem extends RawLocalFileSystem {

    /** How often opening a file, by its name, still fails. */
    static final Map<String, AtomicInteger> DEATHS = new ConcurrentHashMap<>();

    /** What kills. */
    static final class Death extends RuntimeException {
        private static final long serialVersionUID = 1L;

        Death(String file) {
            super("killed while opening " + file);
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
    public FSDataInputStream open(Path path, int buffer) throws IOException {
        AtomicInteger left = DEATHS.get(path.getName());
        if (left != null && left.getAndDecrement() > 0) {
            throw new Death(path.getName());
        }
        return super.open(path, buffer);
    }
}
