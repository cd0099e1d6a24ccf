package org.ludex.notation.json;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import org.ludex.core.Move;
import org.ludex.core.Position;
import org.ludex.notation.GameRecord;
import org.ludex.notation.Limits;
import org.ludex.notation.ReaderSettings;
import org.ludex.notation.format.Chunk;
import org.ludex.notation.format.FormatWriter;
import org.ludex.notation.format.Likeness;
import org.ludex.notation.format.RecordFormat;
import org.ludex.notation.format.Splitting;
import org.ludex.notation.format.WrittenRecord;
import org.ludex.notation.tree.Head;

/**
 * Our own JSON: an array of records, or one record after the other. It is written with one record per line. Immutable
 * and thread-safe.
 */
public final class JsonFormat implements RecordFormat {

    /** What no damaged tag of a text looks like: there, a letter follows the bracket or soon after. */
    private static final Pattern START = Pattern.compile("\\[?+\\s*+\\{\\s*+(\"|}|$)"
            + "|\\[\\s*+(\\[\\s*+[-\\[\\]{\\d\"]|(-?+\\d[-+.\\deE]*+|null|true|false)\\s*+[,\\]]|]\\s*+$)");

    /** All that a record may inherit is an open array, and behind a record that is whole, the next one shows it. */
    private static final Splitting LINES =
            new Splitting("{\"format\":\"" + RecordJson.FORMAT + "\"", JsonFormat::isWhole);

    static final Mark MARK = new Mark(
            Head.JSON,
            "\"format\"",
            "\"" + RecordJson.FORMAT + "\"",
            1,
            Set.of(Set.of("version"), Set.of("moves", RecordJson.UNREAD)),
            JsonRecords.FIELDS,
            Set.of("comment", "moves", "ending", "rest"));

    /**
     * The names of the fields of a record, in the order in which they are written. The fields for what could not be
     * read are not included, because nobody writes them by hand.
     */
    public static List<String> fields() {
        return JsonRecords.READABLE;
    }

    @Override
    public String name() {
        return "json";
    }

    @Override
    public Likeness recognise(String head) {
        if (!isJson(head)) {
            return Likeness.NONE;
        }
        return head.contains("\"" + RecordJson.FORMAT + "\"") ? Likeness.CERTAIN : Likeness.POSSIBLE;
    }

    /** Whether a file begins like JSON of any kind. */
    static boolean isJson(String head) {
        return START.matcher(head).lookingAt();
    }

    /** Whether a line is one object and nothing else. */
    private static boolean isWhole(byte[] line) {
        int depth = 0;
        boolean inString = false;
        for (int i = 0; i < line.length; i++) {
            byte b = line[i];
            if (inString && b == '\\') {
                i++;
            } else if (b == '"') {
                inString = !inString;
            } else if (!inString && (b == '{' || b == '[')) {
                depth++;
            } else if (!inString && (b == '}' || b == ']') && --depth == 0) {
                return b == '}' && i == line.length - 1 && isOne(line);
            }
        }
        return false;
    }

    /** Whether a line says only once that it is a record. */
    private static boolean isOne(byte[] line) {
        String text = new String(line, StandardCharsets.ISO_8859_1);
        return text.indexOf(MARK.value()) == text.lastIndexOf(MARK.value());
    }

    @Override
    public Iterator<? extends Chunk> cut(InputStream in, Limits limits) {
        return new JsonChunks(in, limits.recordLength(), MARK);
    }

    @Override
    public Optional<Splitting> splitting(String head) {
        // Inside an array, text between two records is judged, too.
        return head.stripLeading().startsWith("{") ? Optional.of(LINES) : Optional.empty();
    }

    @Override
    public ChunkReader reader(ReaderSettings settings) {
        return new JsonRecords(settings);
    }

    @Override
    public Optional<FormatWriter> writer() {
        return Optional.of(new Writer());
    }

    private static final class Writer implements FormatWriter {

        private final ObjectMapper mapper = new ObjectMapper().registerModule(new LudexModule());

        @Override
        public <M extends Move, P extends Position<M, P>> WrittenRecord write(GameRecord<M, P> record) {
            try {
                return WrittenRecord.whole(mapper.writeValueAsString(record) + "\n");
            } catch (JsonProcessingException e) {
                throw new UncheckedIOException(e);
            }
        }
    }
}
