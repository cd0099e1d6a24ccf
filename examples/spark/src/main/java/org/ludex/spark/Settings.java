package org.ludex.spark;

import java.util.List;
import java.util.Locale;

/**
 * What the job is asked to do.
 *
 * @param inputs files and folders of records
 * @param output the folder of the tables
 * @param partBytes a file that is longer than this is divided into parts of about this length
 * @param inputBytes small files are put together up to this length
 * @param locale the language of messages in the tables
 */
record Settings(List<String> inputs, String output, long partBytes, long inputBytes, Locale locale) {

    private static final long MEGABYTE = 1 << 20;

    /** Keeps a copy. */
    Settings {
        inputs = List.copyOf(inputs);
        if (partBytes < 1 || inputBytes < 1) {
            throw new IllegalArgumentException("sizes must be positive: " + partBytes + ", " + inputBytes);
        }
    }

    /** Parts of 32 MiB, small files together up to 128 MiB, messages in English. */
    static Settings of(List<String> inputs, String output) {
        return new Settings(inputs, output, 32 * MEGABYTE, 128 * MEGABYTE, Locale.ENGLISH);
    }

    /** The same with other sizes. */
    Settings withSizes(long part, long input) {
        return new Settings(inputs, output, part, input, locale);
    }

    /** The same in another language. */
    Settings in(Locale language) {
        return new Settings(inputs, output, partBytes, inputBytes, language);
    }
}
