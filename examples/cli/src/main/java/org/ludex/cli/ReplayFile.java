package org.ludex.cli;

import java.io.BufferedWriter;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.ludex.core.Facts;
import org.ludex.core.Game;
import org.ludex.core.Games;
import org.ludex.core.Seat;
import org.ludex.notation.Diagnostic;
import org.ludex.notation.DiagnosticText;
import org.ludex.notation.Report;
import org.ludex.replay.ReplayPage;
import org.ludex.replay.ReplayWriter;

/** A page that replays all records of some files. For one run. */
final class ReplayFile {

    private static final String STANDARD_OUTPUT = "-";
    private static final String SPECTATOR = "spectator";

    private final Sheets sheets;
    private final List<String> files;
    private final Main main;
    private final ReplayPage page;
    private boolean flawed;

    ReplayFile(Sheets sheets, List<String> files, Optional<String> viewer, Main main) {
        this.sheets = sheets;
        this.files = files;
        this.main = main;
        ReplayPage plain = ReplayPage.standard().in(main.locale());
        ReplayPage titled = title(files).map(plain::titled).orElse(plain);
        this.page = viewer.map(ReplayFile::known).map(titled::seenBy).orElse(titled);
    }

    /** The name of a single file. */
    private static Optional<String> title(List<String> files) {
        return files.size() == 1 && !files.get(0).equals("-")
                ? Optional.ofNullable(ShowCommand.path(files.get(0)).getFileName())
                        .map(Path::toString)
                : Optional.empty();
    }

    /** A viewer, if there is a game in which one is called so: a slip must not make it somebody else's page. */
    private static String known(String viewer) {
        Set<String> known = new TreeSet<>(String.CASE_INSENSITIVE_ORDER);
        for (Game<?, ?> game : Games.all()) {
            game.seats(game.defaults()).stream().map(Seat::id).forEach(known::add);
        }
        known.add(SPECTATOR);
        if (!known.contains(viewer)) {
            throw new Refusal("viewer", Facts.of("viewer", viewer, "known", List.copyOf(known)));
        }
        return viewer;
    }

    /** Writes the page; gives the exit code. */
    int write(String out) {
        if (out.equals(STANDARD_OUTPUT)) {
            write(main.terminal().out());
        } else {
            Path target = ShowCommand.path(out);
            Sheets.keepApart(target, files);
            try (Draft draft = Draft.of(target)) {
                write(draft.out());
                draft.keep();
            } catch (IOException | UncheckedIOException e) {
                throw new Refusal("write", Facts.of("file", out));
            }
        }
        return flawed ? 1 : 0;
    }

    private void write(OutputStream out) {
        Writer text = new BufferedWriter(new OutputStreamWriter(out, StandardCharsets.UTF_8));
        try (ReplayWriter writer = page.writer(text)) {
            files.forEach(file -> add(file, writer));
        }
        try {
            text.flush();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private void add(String file, ReplayWriter writer) {
        int[] records = {0};
        Sheets.read(sheets.reader(), file, main.terminal(), () -> true, report -> {
            records[0]++;
            flawed |= !report.isValid();
            diagnose(report);
            writer.add(report);
        });
        if (records[0] == 0) {
            main.terminal().diagnose(DiagnosticText.render(Diagnostic.noRecords(file), main.locale()));
        }
    }

    private void diagnose(Report report) {
        report.diagnostics()
                .forEach(diagnostic -> main.terminal().diagnose(DiagnosticText.render(diagnostic, main.locale())));
    }
}
