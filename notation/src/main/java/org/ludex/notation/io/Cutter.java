package org.ludex.notation.io;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Iterator;
import java.util.Optional;
import org.ludex.notation.ReaderSettings;
import org.ludex.notation.format.Formats;
import org.ludex.notation.format.RecordFormat;
import org.ludex.notation.input.Segment;
import org.ludex.notation.input.Utf8Input;

/**
 * Cuts texts into records that are judged later. Immutable and thread-safe.
 *
 * @param name the name of the file in reports
 * @param settings how records are read
 * @param forced the format of every text; empty if it is recognised from the text itself
 */
record Cutter(String name, ReaderSettings settings, Optional<RecordFormat> forced) {

    /** Whether a text is in our own format, whose records can be cut on their own. */
    boolean isText(Pieces text) {
        byte[] head =
                text.substring(0, Math.min(text.length(), RecordReader.HEAD)).getBytes(StandardCharsets.UTF_8);
        return format(stream(head)).name().equals(Formats.TEXT);
    }

    /** The records of a text in whatever format it is. */
    Iterator<Cut> cut(String text) {
        InputStream in = stream(text.getBytes(StandardCharsets.UTF_8));
        return cuts(format(in), in);
    }

    /** The records of a stream in whatever format it is. */
    Iterator<Cut> cut(Utf8Input in) {
        return cuts(format(in), in);
    }

    /** The records of a part of a text in our own format. */
    Iterator<Cut> cutText(String part) {
        RecordFormat text = Formats.find(Formats.TEXT).orElseThrow();
        return cuts(text, new ByteArrayInputStream(part.getBytes(StandardCharsets.UTF_8)));
    }

    private RecordFormat format(InputStream in) {
        return forced.orElseGet(() -> Formats.of(RecordReader.head(in)));
    }

    /** The records of a stream that begins in a format. */
    Iterator<Cut> cuts(RecordFormat format, InputStream in) {
        return new Cuts(forced.isPresent() ? in : Segment.of(in), format, name, settings);
    }

    private static InputStream stream(byte[] bytes) {
        try {
            return Utf8Input.of(new ByteArrayInputStream(bytes));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
