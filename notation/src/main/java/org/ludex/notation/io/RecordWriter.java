package org.ludex.notation.io;

import java.util.List;
import org.ludex.core.Move;
import org.ludex.core.Position;
import org.ludex.notation.GameRecord;
import org.ludex.notation.format.FormatWriter;
import org.ludex.notation.format.Formats;
import org.ludex.notation.format.RecordFormat;
import org.ludex.notation.format.WrittenRecord;
import org.ludex.notation.text.TextWriter;

/**
 * Writes records in the one canonical form. What was written can be read again and gives an equal record.
 *
 * <pre>{@code
 * String text = RecordWriter.write(report.record());
 * }</pre>
 */
public final class RecordWriter {

    private RecordWriter() {}

    /** A record as text, ending in a line break. */
    public static <M extends Move, P extends Position<M, P>> String write(GameRecord<M, P> record) {
        return TextWriter.text(record);
    }

    /** Records as text, with empty lines between them. */
    public static String write(List<? extends GameRecord<?, ?>> records) {
        StringBuilder text = new StringBuilder();
        for (GameRecord<?, ?> record : records) {
            text.append(text.isEmpty() ? "" : "\n").append(write(record));
        }
        return text.toString();
    }

    /** The names of the formats that records can be written in. */
    public static List<String> formats() {
        return Formats.all().stream()
                .filter(format -> format.writer().isPresent())
                .map(RecordFormat::name)
                .toList();
    }

    /**
     * A record in a format. What the format has no word for is told of in the losses.
     *
     * @param format the name of the format, such as {@code sgf}
     * @throws IllegalArgumentException when no such format can be written
     * @throws org.ludex.notation.format.UnwritableException when what would be written is another game, or none
     */
    public static WrittenRecord write(GameRecord<?, ?> record, String format) {
        FormatWriter writer = Formats.find(format)
                .flatMap(RecordFormat::writer)
                .orElseThrow(() -> new IllegalArgumentException(
                        "no format that is written has the name \"" + format + "\"; those are: " + formats()));
        return writer.write(record);
    }
}
