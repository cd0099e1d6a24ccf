package org.ludex.replay;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStreamWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.zip.GZIPOutputStream;
import org.ludex.core.Move;
import org.ludex.core.Position;
import org.ludex.core.Viewer;
import org.ludex.notation.GameRecord;
import org.ludex.notation.Report;

/**
 * A {@link ReplayPage} that is being written. It is whole when it is closed; what it writes to is left open. For one
 * thread.
 */
public final class ReplayWriter implements AutoCloseable {

    /** How many pictures a page may hold. */
    static final int MOST_PICTURES = 300_000;

    private final Optional<String> viewer;
    private final Appendable out;
    private final Template template = Template.page();
    private final Index index;
    private final int mostPictures;
    private long pictures;

    ReplayWriter(Optional<String> viewer, Locale locale, Optional<String> title, Appendable out, int mostPictures) {
        this.mostPictures = mostPictures;
        this.viewer = viewer;
        this.out = out;
        try {
            template.writeHead(out, locale, title);
            index = new Index(viewer, locale, title);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /**
     * Writes one record.
     *
     * @throws UncheckedIOException when it cannot be written
     */
    public void add(Report report) {
        try {
            index.add(report);
            template.writeRecord(out, packed(report));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /**
     * Ends the page.
     *
     * @throws UncheckedIOException when it cannot be written
     */
    @Override
    public void close() {
        try {
            template.writeTail(out, index.json());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** A record for the page: JSON, compressed and in letters. */
    private String packed(Report report) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        // A writer of characters replaces what UTF-8 cannot hold; Jackson's own would refuse it.
        try (JsonGenerator json = new JsonFactory()
                .createGenerator(new OutputStreamWriter(new GZIPOutputStream(bytes), StandardCharsets.UTF_8))) {
            json.writeStartObject();
            if (report.content() instanceof GameRecord<?, ?> record) {
                write(json, record, report);
            } else {
                RecordData.writeHead(json, report.content());
                json.writeStringField("rest", viewer.isPresent() ? "" : report.content().rest());
                findings(report).write(json);
            }
            json.writeEndObject();
        }
        return Base64.getEncoder().encodeToString(bytes.toByteArray());
    }

    /** What there is to say; what could not be played may tell what somebody held. */
    private Findings findings(Report report) {
        return new Findings(viewer.isPresent() ? List.of() : report.diagnostics());
    }

    private <M extends Move, P extends Position<M, P>> void write(
            JsonGenerator json, GameRecord<M, P> record, Report report) throws IOException {
        Findings findings = findings(report);
        List<View<M, P>> views =
                viewer.map(who -> List.of(View.of(record, viewer(record, who)))).orElseGet(() -> View.all(record));
        RecordData<M, P> data = new RecordData<>(views, findings);
        if (pictures + data.pictures() > mostPictures) {
            RecordData.writeHead(json, record);
            json.writeBooleanField("leftOut", true);
            findings.write(json);
            return;
        }
        pictures += data.pictures();
        data.write(json);
        json.writeBooleanField("breaksOff", !record.rest().isEmpty());
    }

    private static Viewer viewer(GameRecord<?, ?> record, String who) {
        return Standing.seats(record).stream()
                .filter(seat -> seat.id().equalsIgnoreCase(who))
                .findFirst()
                .map(Viewer::of)
                .orElse(Viewer.spectator());
    }
}
