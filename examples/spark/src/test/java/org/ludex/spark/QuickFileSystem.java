package org.ludex.spark;

import org.apache.hadoop.fs.LocalFileSystem;
import org.apache.hadoop.fs.Path;
import org.apache.hadoop.fs.RawLocalFileSystem;
import org.apache.hadoop.fs.permission.FsPermission;

/**
 * The files of this machine as {@code file:/...}, with the permissions that they get by themselves. Hadoop would start a
 * process for each file and folder to set them, which takes longer than a test does otherwise.
 */
public final class QuickFileSystem extends LocalFileSystem {

    /** Called by Hadoop. */
    public QuickFileSystem() {
        super(new RawLocalFileSystem() {
            @Override
            public void setPermission(Path path, FsPermission permission) {
                // Nobody else reads them.
            }
        });
    }
}
