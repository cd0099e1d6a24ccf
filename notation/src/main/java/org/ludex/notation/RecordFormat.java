package org.ludex.notation;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Iterator;
import java.util.regex.Pattern;
import org.ludex.notation.json.JsonRecords;
import org.ludex.notation.text.Chunk;
import org.ludex.notation.text.Encoded;
import org.ludex.notation.text.RecordChunks;
import org.ludex.notation.text.TextRecords;

/** The formats that can be read, told apart by how a file begins. */
enum RecordFormat {
    /** Our own text. */
    TEXT {
        @Override
        Iterator<Report> read(InputStream in, String name, ReaderSettings settings) {
            RecordChunks chunks = new RecordChunks(in, settings.limits().recordLength());
            TextRecords records = new TextRecords(settings);
            return new Iterator<>() {
                @Override
                public boolean hasNext() {
                    return chunks.hasNext();
                }

                @Override
                public Report next() {
                    Chunk chunk = chunks.next();
                    return records.judge(chunk, name);
                }
            };
        }
    },
    /** Our own JSON: an array of records, or one record after the other. */
    JSON {
        @Override
        Iterator<Report> read(InputStream in, String name, ReaderSettings settings) {
            return new JsonRecords(settings).read(in, name);
        }
    };

    private static final int HEAD = 4096;
    private static final Pattern JSON_START = Pattern.compile("\\{\\s*(\"|})|\\[\\s*(\\{|]\\s*$)");

    abstract Iterator<Report> read(InputStream in, String name, ReaderSettings settings);

    /** The format that a stream seems to hold, by its first bytes, which stay in it. */
    static RecordFormat of(InputStream in) throws IOException {
        String head = new String(Encoded.peek(in, HEAD), StandardCharsets.UTF_8).stripLeading();
        return JSON_START.matcher(head).lookingAt() ? JSON : TEXT;
    }
}
