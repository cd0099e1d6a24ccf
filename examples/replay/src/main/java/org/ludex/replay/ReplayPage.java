package org.ludex.replay;

import java.io.UncheckedIOException;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.ludex.core.Viewer;
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
 * <p>A page holds at most {@value ReplayWriter#MOST_PICTURES} pictures, which are the plies of all its records times
 * their views. Records that do not fit in are listed without a board, and the page says so.
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
     * Writes a page of all these records.
     *
     * @throws UncheckedIOException when it cannot be written
     */
    public void write(Iterator<Report> reports, Appendable out) {
        try (ReplayWriter writer = writer(out)) {
            reports.forEachRemaining(writer::add);
        }
    }

    /**
     * Begins a page that is written record by record: only one of them is held in memory.
     *
     * @throws UncheckedIOException when it cannot be written
     */
    public ReplayWriter writer(Appendable out) {
        return new ReplayWriter(viewer, locale, title, out, ReplayWriter.MOST_PICTURES);
    }
}
