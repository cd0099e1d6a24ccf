package org.ludex.cli;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.util.MinimalPrettyPrinter;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Consumer;
import org.ludex.core.Facts;
import org.ludex.core.Phrase;
import org.ludex.notation.AnyRecord;
import org.ludex.notation.Diagnostic;
import org.ludex.notation.DiagnosticText;
import org.ludex.notation.Report;
import org.ludex.notation.Result;
import org.ludex.notation.Severity;
import org.ludex.notation.io.RecordReader;
import org.ludex.notation.io.RecordWriter;
import org.ludex.notation.io.Repairs;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;

/** Judges records. */
@Command(
        name = "validate",
        description = "Judges every record of the files. Exit code: 0 if all are good, 1 if some are not, 2 if a"
                + " file cannot be read.",
        mixinStandardHelpOptions = true,
        footer = {
            "",
            "Examples:",
            "  ludex validate games.lgn",
            "  ludex validate --explain games.lgn",
            "  ludex validate --json --strict *.lgn",
            "  ludex validate --jsonl archive",
            "  ludex validate --fix repaired.lgn games.lgn"
        })
final class ValidateCommand implements Callable<Integer> {

    private static final int PROGRESS_STEP = 1000;

    /** So many results are remembered; hardly any game has more. */
    private static final int MOST_RESULTS = 64;

    /** A longer name cannot be the id of a game. */
    private static final int LONGEST_ID = 40;

    private static final Path STANDARD_OUTPUT = Path.of("-");

    private final Terminal terminal;

    @ParentCommand
    private Main main;

    @Mixin
    private Sheets sheets;

    @Option(names = "--json", description = "Prints all reports as one JSON object.")
    private boolean json;

    @Option(names = "--jsonl", description = "Prints each report as one line of JSON.")
    private boolean jsonl;

    @Option(names = "--explain", description = "Adds to every diagnostic the rule behind it, in one sentence.")
    private boolean explain;

    @Option(names = "--strict", description = "Reports every note and warning as an error.")
    private boolean strict;

    @Option(
            names = "--fix",
            paramLabel = "OUT",
            description = "Writes all records to a file; repaired records have a comment at each edit.")
    private Optional<Path> fixed = Optional.empty();

    @Parameters(
            arity = "1..*",
            paramLabel = "FILE",
            descriptionKey = "FILE",
            description = "Files of records, or directories of them; - is standard input.")
    private List<String> files;

    private final Map<String, String> words = new HashMap<>();
    private final Map<Result, String> results = new HashMap<>();
    private int valid;
    private int invalid;
    private int repaired;
    private boolean recordless;
    private boolean unreadable;

    ValidateCommand(Terminal terminal) {
        this.terminal = terminal;
        this.main = new Main(terminal);
        this.sheets = new Sheets();
        this.files = List.of();
    }

    @Override
    public Integer call() throws IOException {
        if (json && jsonl) {
            throw new Refusal("forms", Facts.none());
        }
        RecordReader lenient = sheets.reader().inParallel();
        RecordReader reader = strict ? lenient.strict() : lenient;
        if (fixed.isEmpty()) {
            report(reader, report -> {});
        } else {
            if (fixed.get().equals(STANDARD_OUTPUT)) {
                throw new Refusal("fix", Facts.none());
            }
            Sheets.keepApart(
                    fixed.get(),
                    files.stream()
                            .flatMap(file -> Folder.of(file).map(Folder::files).orElse(List.of(file)).stream())
                            .toList());
            main.complain(repair(reader, fixed.get()));
        }
        return unreadable ? Main.CANNOT_RUN : invalid > 0 || (strict && recordless) ? 1 : 0;
    }

    /** Judges and repairs, and returns what to print about it. */
    private Phrase repair(RecordReader reader, Path file) {
        try (Draft draft = Draft.of(file)) {
            PrintStream out = new PrintStream(draft.out(), false, StandardCharsets.UTF_8);
            report(reader, report -> fix(report, out));
            if (out.checkError()) {
                throw new IOException("not all of it was written");
            }
            if (unreadable && draft.isHidden()) {
                return Words.of("not-written", Facts.of("file", Words.name(file.toString())));
            }
            draft.keep();
            return Words.of("repaired", Facts.of("count", repaired));
        } catch (IOException e) {
            throw new Refusal("write", Facts.of("file", file.toString()));
        }
    }

    private void fix(Report report, PrintStream out) {
        Optional<? extends AnyRecord> mended = report.isValid() ? Optional.empty() : Repairs.mend(report);
        repaired += mended.isPresent() ? 1 : 0;
        AnyRecord record = mended.isPresent() ? mended.get() : report.content();
        out.print(RecordWriter.write(record) + "\n");
    }

    private void report(RecordReader reader, Consumer<Report> also) throws IOException {
        if (!json && !jsonl) {
            judge(reader, also.andThen(this::print));
            say(Words.of("summary", Facts.of("valid", valid, "invalid", invalid)));
        } else if (json) {
            try (JsonGenerator out = Json.generator(terminal.out(), true, main.locale())) {
                out.writeStartObject();
                out.writeArrayFieldStart("records");
                judge(reader, also.andThen(report -> write(report, out)));
                out.writeEndArray();
                out.writeNumberField("valid", valid);
                out.writeNumberField("invalid", invalid);
                out.writeEndObject();
            }
            terminal.out().println();
        } else {
            try (JsonGenerator out = Json.generator(terminal.out(), false, main.locale())) {
                out.setPrettyPrinter(new MinimalPrettyPrinter(""));
                judge(reader, also.andThen(report -> writeLine(report, out)));
            }
        }
    }

    private void judge(RecordReader reader, Consumer<Report> each) {
        for (String file : files) {
            Optional<Folder> folder = Folder.of(file);
            if (folder.isEmpty()) {
                judge(reader, file, each);
            } else if (folder.get().files().isEmpty()) {
                noRecords(file);
            }
            if (folder.isPresent()) {
                folder.get()
                        .closed()
                        .forEach(closed -> complain(
                                new Refusal("file", Facts.of("file", closed, "reason", Words.of("reason.denied")))));
                folder.get().files().forEach(inside -> judge(reader, inside, each));
            }
        }
        terminal.clearProgress();
    }

    private void judge(RecordReader reader, String file, Consumer<Report> each) {
        int before = valid + invalid;
        try {
            // A repaired file is written to its end, even if nobody reads the report.
            Sheets.read(reader, file, terminal, () -> fixed.isPresent() || !terminal.isClosed(), report -> {
                count(report);
                each.accept(report);
            });
        } catch (Refusal trouble) {
            complain(trouble);
            return;
        }
        if (valid + invalid == before) {
            noRecords(file);
        }
    }

    private void complain(Refusal trouble) {
        unreadable = true;
        terminal.complain(trouble.text(main.locale()));
    }

    /** A finding that is about no record is printed separately from the reports, also with JSON. */
    private void noRecords(String file) {
        recordless = true;
        Diagnostic nothing = Diagnostic.noRecords(file);
        terminal.diagnose(text(strict ? nothing.with(Severity.ERROR) : nothing));
    }

    private void count(Report report) {
        if (report.isValid()) {
            valid++;
        } else {
            invalid++;
        }
        if ((valid + invalid) % PROGRESS_STEP == 0) {
            terminal.progress(
                    Words.of("progress", Facts.of("count", valid + invalid)).text(main.locale()));
        }
    }

    private String text(Diagnostic diagnostic) {
        String text = DiagnosticText.render(diagnostic, main.locale());
        return explain ? text + "  " + Explanation.of(diagnostic, main.locale()) + "\n" : text;
    }

    private void write(Report report, JsonGenerator out) {
        try {
            if (explain) {
                out.writeTree(Explanation.in(report, (ObjectMapper) out.getCodec(), main.locale()));
            } else {
                out.writePOJO(report);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private void writeLine(Report report, JsonGenerator out) {
        write(report, out);
        try {
            out.writeRaw('\n');
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private void print(Report report) {
        for (Diagnostic diagnostic : report.diagnostics()) {
            terminal.diagnose(text(diagnostic));
        }
        String id = report.content().game();
        // One map for all of them: there may be millions of records.
        Map<String, Object> facts = new LinkedHashMap<>();
        facts.put("file", report.file());
        facts.put("index", report.index());
        facts.put("verdict", words(report.isValid() ? "valid" : "invalid"));
        facts.put("game", id.isEmpty() ? Words.of("unknown-game") : DiagnosticText.visible(id, LONGEST_ID));
        facts.put("plies", report.plies());
        facts.put("unproven", report.unproven());
        facts.put("result", result(report.result()));
        say(Words.of(report.unproven() == 0 ? "record" : "record.unproven", facts));
    }

    private void say(Phrase words) {
        terminal.say(words.text(main.locale()));
    }

    /** The same word again and again: there may be millions of records. */
    private String words(String key) {
        return words.computeIfAbsent(key, each -> Words.of(each).text(main.locale()));
    }

    private String result(Result result) {
        if (results.size() > MOST_RESULTS) {
            results.clear();
        }
        return results.computeIfAbsent(result, each -> phrase(each).text(main.locale()));
    }

    private static Phrase phrase(Result result) {
        Facts facts = Facts.of("winners", result.tag(), "rule", result.rule().orElse(""));
        String status = result.status().toString();
        return Words.of(result.rule().isPresent() ? status + ".rule" : status, facts);
    }
}
