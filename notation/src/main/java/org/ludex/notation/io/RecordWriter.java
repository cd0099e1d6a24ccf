package org.ludex.notation.io;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Iterator;
import java.util.List;
import org.ludex.core.Facts;
import org.ludex.core.Fault;
import org.ludex.notation.AnyRecord;
import org.ludex.notation.GameRecord;
import org.ludex.notation.format.FormatWriter;
import org.ludex.notation.format.Formats;
import org.ludex.notation.format.RecordFormat;
import org.ludex.notation.format.UnwritableException;
import org.ludex.notation.format.WrittenRecord;
import org.ludex.notation.spi.NotationRule;
import org.ludex.notation.text.TextWriter;

/**
 * Writes records in canonical form. Reading the text returns an equal record; only the game that an unread record of another
 * format names is not in its text.
 *
 * <pre>{@code
 * String text = RecordWriter.write(report.record());
 * }</pre>
 */
public final class RecordWriter {

    private RecordWriter() {}

    /** A record as text, ending in a line break. */
    public static String write(AnyRecord record) {
        return TextWriter.text(record);
    }

    /** Records as text, separated by empty lines. */
    public static String write(Iterable<? extends AnyRecord> records) {
        StringBuilder text = new StringBuilder();
        write(records.iterator(), text);
        return text.toString();
    }

    /**
     * Writes records one by one, with empty lines between them. Only one record is held in memory at a time.
     *
     * @param records the records, such as {@code reports.map(Report::content).iterator()}
     * @param out where to write; left open
     * @throws UncheckedIOException if it cannot be written to
     */
    public static void write(Iterator<? extends AnyRecord> records, Appendable out) {
        String between = "";
        try {
            while (records.hasNext()) {
                out.append(between).append(write(records.next()));
                between = "\n";
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The names of the formats that records can be written in. */
    public static List<String> formats() {
        return Formats.all().stream()
                .filter(format -> format.writer().isPresent())
                .map(RecordFormat::name)
                .toList();
    }

    /**
     * A record in a format. What the format cannot express is listed in the losses.
     *
     * @param format the name of the format, such as {@code sgf}
     * @throws IllegalArgumentException if no such format can be written
     * @throws org.ludex.notation.format.UnwritableException if a different game, or no game at all, would be written
     */
    public static WrittenRecord write(AnyRecord record, String format) {
        FormatWriter writer = Formats.find(format)
                .flatMap(RecordFormat::writer)
                .orElseThrow(() -> new IllegalArgumentException(
                        "unknown output format \"" + format + "\"; known formats: " + formats()));
        if (record instanceof GameRecord<?, ?> readable) {
            return writer.write(readable);
        }
        if (format.equalsIgnoreCase(Formats.TEXT)) {
            return WrittenRecord.whole(write(record));
        }
        Facts facts = Facts.of("format", format).as("rest");
        throw new UnwritableException(List.of(new Fault(NotationRule.INEXPRESSIBLE, facts)));
    }
}
