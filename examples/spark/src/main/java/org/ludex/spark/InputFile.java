package org.ludex.spark;

import java.io.Serializable;

/**
 * A file of records, as it was when somebody looked.
 *
 * @param path its full path, with the file system that it is in
 * @param length its length in bytes
 * @param modified when it was changed, in milliseconds since 1970
 */
record InputFile(String path, long length, long modified) implements Serializable {}
