package org.ludex.notation.io;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Iterator;
import org.ludex.core.Move;
import org.ludex.core.Position;
import org.ludex.notation.AnyRecord;
import org.ludex.notation.GameRecord;
import org.ludex.notation.spi.GameNotation;
import org.ludex.notation.spi.Notations;
import org.ludex.notation.text.RestText;
import org.ludex.notation.tree.Braces;

/**
 * Writes records in canonical form. Reading the text gives an equal record.
 *
 * <pre>{@code
 * String text = RecordWriter.write(report.record());
 * }</pre>
 */
public final class RecordWriter {

    private static final int WIDTH = 100;

    private RecordWriter() {}

    /** A record as text, ending in a line break. */
    public static String write(AnyRecord record) {
        return record instanceof GameRecord<?, ?> readable ? text(readable) : unreadable(record.rest()) + "\n";
    }

    private static <M extends Move, P extends Position<M, P>> String text(GameRecord<M, P> record) {
        StringBuilder text = new StringBuilder();
        tag(text, "Game", record.game());
        if (!record.options().isEmpty()) {
            StringBuilder options = new StringBuilder();
            record.options()
                    .forEach((name, value) -> options.append(options.isEmpty() ? "" : ", ")
                            .append(name)
                            .append('=')
                            .append(value));
            tag(text, "Options", options.toString());
        }
        record.setup().ifPresent(position -> tag(text, "Position", position));
        record.tags().forEach(tag -> tag(text, tag.name(), tag.value()));
        text.append('\n');
        GameNotation<M, P> notation = Notations.of(record.start().game());
        text.append(new LineWriter<>(notation, WIDTH).write(record));
        return text.toString();
    }

    /**
     * A record that could not be understood at all, verbatim. After another record, it must begin like a record, or it
     * would be read as a part of the other.
     */
    private static String unreadable(String rest) {
        if (Braces.beginsRecord(rest) && RestText.isWhole(rest)) {
            return rest;
        }
        String marked = "[Game \"\"]\n" + rest;
        return RestText.isWhole(marked) && !Braces.beginsRecord(rest) ? marked : "[Game \"\"]\n" + Braces.wrapped(rest);
    }

    /** Records as text, separated by empty lines. */
    public static String write(Iterable<? extends AnyRecord> records) {
        StringBuilder text = new StringBuilder();
        write(records.iterator(), text);
        return text.toString();
    }

    /**
     * Writes records one by one, with empty lines between them. Only one of them is held at a time.
     *
     * @param records the records, such as {@code reports.map(Report::content).iterator()}
     * @param out where to write; left open
     * @throws UncheckedIOException when it cannot be written to
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

    private static void tag(StringBuilder text, String name, String value) {
        text.append('[').append(name).append(" \"");
        text.append(value.replace("\\", "\\\\").replace("\"", "\\\""));
        text.append("\"]\n");
    }
}
