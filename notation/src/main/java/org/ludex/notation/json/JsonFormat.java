package org.ludex.notation.json;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Iterator;
import java.util.Optional;
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
import org.ludex.notation.format.WrittenRecord;

/**
 * Our own JSON: an array of records, or one record after the other. Written, it is one record per line. Immutable and
 * thread-safe.
 */
public final class JsonFormat implements RecordFormat {

    /** What no damaged tag of a text looks like: there, a letter follows the bracket or soon after. */
    private static final Pattern START = Pattern.compile("\\[?+\\s*+\\{\\s*+(\"|}|$)"
            + "|\\[\\s*+(\\[\\s*+[-\\[\\]{\\d\"]|(-?+\\d[-+.\\deE]*+|null|true|false)\\s*+[,\\]]|]\\s*+$)");

    private static final Held.Mark MARK = new Held.Mark("\"format\"", "\"" + RecordJson.FORMAT + "\"", 1);

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

    @Override
    public Iterator<? extends Chunk> cut(InputStream in, Limits limits) {
        return new JsonChunks(in, limits.recordLength(), MARK);
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
