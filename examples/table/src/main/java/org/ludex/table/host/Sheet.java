package org.ludex.table.host;

import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.ludex.core.Line;
import org.ludex.core.Move;
import org.ludex.core.Position;
import org.ludex.core.Viewer;
import org.ludex.notation.GameRecord;
import org.ludex.notation.Report;
import org.ludex.notation.Tag;
import org.ludex.notation.io.RecordReader;
import org.ludex.notation.io.RecordWriter;
import org.ludex.replay.ReplayPage;

/**
 * The record of a game, to be taken home.
 *
 * @param name the name of the file, without its ending
 * @param record the record
 * @param isWhole whether it shows everything, because the game is over
 */
public record Sheet(String name, GameRecord<?, ?> record, boolean isWhole) {

    private static final DateTimeFormatter DATE =
            DateTimeFormatter.ofPattern("uuuu.MM.dd", Locale.ROOT).withZone(ZoneOffset.UTC);

    static <M extends Move, P extends Position<M, P>> Sheet of(Table<M, P> table, Viewer viewer) {
        Standing<M, P> standing = table.standing();
        Line<M, P> line = standing.line();
        List<Tag> tags = new ArrayList<>();
        for (Chair chair : standing.chairs()) {
            String name = chair.isPerson() ? chair.name() : chair.player().toString();
            tags.add(new Tag(tagName(chair), name.isEmpty() ? "?" : name));
        }
        tags.add(new Tag("Date", DATE.format(table.plan().created())));
        // When the game is over, nothing is a secret any more, and nothing can be taken back.
        Line<M, P> shown = line.isOver() ? line : line.view(viewer);
        String game = table.plan().start().game().id();
        return new Sheet("ludex-" + game + "-" + table.plan().id(), GameRecord.of(shown, tags), line.isOver());
    }

    /** Records call their seats {@code White}, {@code Black}, {@code A}. */
    private static String tagName(Chair chair) {
        String id = chair.seat().id();
        return id.substring(0, 1).toUpperCase(Locale.ROOT) + id.substring(1);
    }

    /** The record as text. */
    public String text() {
        return RecordWriter.write(record);
    }

    /** The record as a page that replays it. */
    public String page(Viewer viewer, Locale locale) {
        List<Report> reports = RecordReader.standard().read(text());
        ReplayPage page = ReplayPage.standard().in(locale);
        return (isWhole ? page : page.seenBy(viewer)).html(reports);
    }

    /** The record as JSON. */
    public String json() {
        return Json.pretty(record);
    }
}
