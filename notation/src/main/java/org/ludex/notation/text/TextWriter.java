package org.ludex.notation.text;

import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.ludex.core.Move;
import org.ludex.core.Position;
import org.ludex.notation.AnyRecord;
import org.ludex.notation.GameRecord;
import org.ludex.notation.Limits;
import org.ludex.notation.ReaderSettings;
import org.ludex.notation.format.Chunk;
import org.ludex.notation.format.FormatWriter;
import org.ludex.notation.format.WrittenRecord;
import org.ludex.notation.replay.Origin;
import org.ludex.notation.spi.GameNotation;
import org.ludex.notation.spi.Notations;
import org.ludex.notation.tree.Braces;

/** Writes records as our own text, in the one canonical form. Immutable and thread-safe. */
public final class TextWriter implements FormatWriter {

    private static final int WIDTH = 100;

    private static final TextRecords AGAIN = new TextRecords(
            new ReaderSettings(
                    Optional.empty(), Map.of(), false, Limits.standard().withRepairs(0), Optional.empty()),
            RecordScanner::scan,
            Origin.TEXT);

    /** A record as text, ending in a line break. */
    public static String text(AnyRecord record) {
        return record instanceof GameRecord<?, ?> readable ? text(readable) : unreadable(record) + "\n";
    }

    private static <M extends Move, P extends Position<M, P>> String text(GameRecord<M, P> record) {
        String text = text(record, RestText::rest);
        return record.isWhole() || isKept(record, text) ? text : text(record, Braces::wrapped);
    }

    /** Whether a reader finds the record again. What another format left over may be words that are good moves here. */
    private static boolean isKept(GameRecord<?, ?> record, String text) {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        Chunk chunk = new Chunk(InputStream.nullInputStream(), bytes, 1, 1, 0, false);
        return AGAIN.read(chunk, "").content().equals(record);
    }

    private static <M extends Move, P extends Position<M, P>> String text(
            GameRecord<M, P> record, UnaryOperator<String> rest) {
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
        text.append(new LineWriter<>(notation, WIDTH, rest).write(record));
        return text.toString();
    }

    /**
     * A record that could not be understood at all, verbatim. After another record, it must begin like a record, or it
     * would be read as a part of the other. In another format what looks like a tag is none.
     */
    private static String unreadable(AnyRecord record) {
        String rest = record.rest();
        if (Braces.beginsRecord(rest) && RestText.isWhole(rest)) {
            return rest;
        }
        StringBuilder text = new StringBuilder();
        tag(text, "Game", "");
        boolean plain = RestText.isWhole(text + rest)
                && !Braces.beginsRecord(rest)
                && TextRecords.headTags(rest).equals(record.tags());
        if (plain) {
            return text.append(rest).toString();
        }
        record.tags().forEach(tag -> tag(text, tag.name(), tag.value()));
        return text.append(Braces.wrapped(rest)).toString();
    }

    @Override
    public <M extends Move, P extends Position<M, P>> WrittenRecord write(GameRecord<M, P> record) {
        return WrittenRecord.whole(text(record));
    }

    private static void tag(StringBuilder text, String name, String value) {
        text.append('[').append(name).append(" \"");
        text.append(value.replace("\\", "\\\\").replace("\"", "\\\""));
        text.append("\"]\n");
    }
}
