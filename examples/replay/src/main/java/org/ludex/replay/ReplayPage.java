package org.ludex.replay;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStreamWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.Iterator;
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
 * Writes records as one HTML file in which every game can be replayed. The file needs no network and no other file.
 *
 * <pre>{@code
 * try (Stream<Report> reports = RecordReader.standard().read(file)) {
 *     ReplayPage.standard().titled("My games").write(reports.iterator(), out);
 * }
 * }</pre>
 *
 * <p>A page holds records as they were written and, where that shows hidden cards, also as each seat and a spectator saw
 * the game; its reader may choose. A page that is {@linkplain #seenBy(Viewer) for one viewer} holds nothing that this
 * viewer could not see, apart from what people wrote in tags and comments: moves, pictures and captions are made from the
 * viewer's own view, and what could not be read or played is left out.
 *
 * <p>Immutable and thread-safe.
 */
public final class ReplayPage {

    private static final ReplayPage STANDARD = new ReplayPage(Optional.empty(), Locale.ENGLISH, Optional.empty());

    private final Optional<String> viewer;
    private final Locale locale;
    private final Optional<String> title;

    private ReplayPage(Optional<String> viewer, Locale locale, Optional<String> title) {
        this.viewer = viewer;
        this.locale = locale;
        this.title = title;
    }

    /** A page with all views, which opens in English. */
    public static ReplayPage standard() {
        return STANDARD;
    }

    /**
     * A page for one viewer only, by the viewer's word: {@code spectator}, or the id of a seat in any case. In a game
     * without such a seat it is a spectator's page.
     */
    public ReplayPage seenBy(String who) {
        return new ReplayPage(Optional.of(who), locale, title);
    }

    /** A page for one viewer only. */
    public ReplayPage seenBy(Viewer who) {
        return seenBy(who.toString());
    }

    /** The same, opening in a language: English or Persian. Its reader can change it. */
    public ReplayPage in(Locale language) {
        return new ReplayPage(viewer, Words.nearest(language), title);
    }

    /** The same with a title of one's own. */
    public ReplayPage titled(String words) {
        return new ReplayPage(viewer, locale, Optional.of(words));
    }

    /** The page as text, for a few records. */
    public String html(List<Report> reports) {
        StringBuilder text = new StringBuilder();
        write(reports.iterator(), text);
        return text.toString();
    }

    /**
     * Writes the page, record by record: only one of them is held in memory.
     *
     * @throws UncheckedIOException when it cannot be written
     */
    public void write(Iterator<Report> reports, Appendable out) {
        try {
            Template template = Template.page();
            template.writeHead(out, locale, title);
            Index index = new Index(viewer, locale, title);
            while (reports.hasNext()) {
                Report report = reports.next();
                index.add(report);
                template.writeRecord(out, packed(report));
            }
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
            write(json, report.record(), report);
            json.writeEndObject();
        }
        return Base64.getEncoder().encodeToString(bytes.toByteArray());
    }

    private <M extends Move, P extends Position<M, P>> void write(
            JsonGenerator json, GameRecord<M, P> record, Report report) throws IOException {
        // What could not be played may tell what somebody held.
        Findings findings = new Findings(viewer.isPresent() ? List.of() : report.diagnostics());
        if (record.start().isEmpty()) {
            RecordData.writeHead(json, record);
            json.writeStringField("rest", viewer.isPresent() ? "" : record.rest());
            findings.write(json);
            return;
        }
        List<View<M, P>> views =
                viewer.map(who -> List.of(View.of(record, viewer(record, who)))).orElseGet(() -> View.all(record));
        new RecordData<>(views, findings).write(json);
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
