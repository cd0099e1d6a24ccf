package org.ludex.cli;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.util.MinimalPrettyPrinter;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Consumer;
import org.ludex.core.Facts;
import org.ludex.core.Fault;
import org.ludex.notation.AnyRecord;
import org.ludex.notation.Diagnostic;
import org.ludex.notation.DiagnosticText;
import org.ludex.notation.Report;
import org.ludex.notation.format.UnwritableException;
import org.ludex.notation.format.WrittenRecord;
import org.ludex.notation.io.RecordWriter;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;

/** Writes records in another form. */
@Command(
        name = "convert",
        description =
                "Writes records as JSON, as one JSON object on each line, as canonical text, or as Boardspace SGF. Exit code: 0 if"
                        + " all are good, 1 if a record has a rest that could not be read or played, or something that the"
                        + " format cannot express, 2 if the file cannot be read.",
        mixinStandardHelpOptions = true,
        footer = {
            "",
            "Examples:",
            "  ludex convert --to text -o games.lgn games.sgf",
            "  ludex convert --to jsonl games.lgn",
            "  ludex convert --to sgf games.lgn"
        })
final class ConvertCommand implements Callable<Integer> {

    /** What records can be written as. */
    enum Format {
        JSON,
        JSONL,
        TEXT,
        SGF
    }

    private static final Path STANDARD_OUTPUT = Path.of("-");

    private final Terminal terminal;

    @ParentCommand
    private Main main;

    @Mixin
    private Sheets sheets;

    @Option(names = "--to", paramLabel = "FORMAT", description = "json (default), jsonl, text or sgf.")
    private Format format = Format.JSON;

    @Option(names = "-o", paramLabel = "OUT", description = "The file to write; - is standard output (default).")
    private Optional<Path> target = Optional.empty();

    @Parameters(paramLabel = "FILE", descriptionKey = "FILE", description = "A file of records; - is standard input.")
    private String file = "";

    private boolean leftover;
    private int records;

    ConvertCommand(Terminal terminal) {
        this.terminal = terminal;
        this.main = new Main(terminal);
        this.sheets = new Sheets();
    }

    @Override
    public Integer call() throws IOException {
        target = target.filter(out -> !out.equals(STANDARD_OUTPUT));
        if (target.isEmpty()) {
            convert(terminal.out());
        } else {
            Sheets.keepApart(target.get(), List.of(file));
            try (Draft draft = Draft.of(target.get())) {
                convert(draft.out());
                draft.keep();
            } catch (IOException e) {
                throw unwritable();
            }
        }
        return leftover ? 1 : 0;
    }

    private Refusal unwritable() {
        return new Refusal("write", Facts.of("file", target.map(Path::toString).orElse("-")));
    }

    private void convert(OutputStream out) throws IOException {
        PrintStream print = new PrintStream(out, false, StandardCharsets.UTF_8);
        convert(out, print);
        // Who has stopped reading the standard output has his reasons; a file must be whole.
        if (print.checkError() && target.isPresent()) {
            throw unwritable();
        }
    }

    private void convert(OutputStream out, PrintStream print) throws IOException {
        if (format == Format.SGF) {
            read(record -> express(record, print));
            return;
        }
        if (format == Format.TEXT) {
            read(record -> {
                print.print(records > 1 ? "\n" : "");
                String text = RecordWriter.write(record);
                print.print(target.isPresent() ? text : terminal.shown(text));
            });
            return;
        }
        try (JsonGenerator json = Json.generator(out, format == Format.JSON, main.locale())) {
            if (format == Format.JSON) {
                read(record -> write(record, begun(json)));
                begun(json).writeEndArray();
            } else {
                json.setPrettyPrinter(new MinimalPrettyPrinter("\n"));
                read(record -> write(record, json));
            }
        }
        if (format == Format.JSON || records > 0) {
            print.print('\n');
        }
    }

    /** Writes a record in a format that cannot express everything, and reports what is lost. */
    private void express(AnyRecord record, PrintStream print) {
        try {
            WrittenRecord written = RecordWriter.write(record, "sgf");
            print.print(target.isPresent() ? written.text() : terminal.shown(written.text()));
            lost(written.losses());
        } catch (UnwritableException e) {
            lost(e.faults());
        }
    }

    private void lost(List<Fault> losses) {
        leftover |= !losses.isEmpty();
        losses.forEach(loss -> terminal.complain(file + " #" + records + ": " + loss.message(main.locale())));
    }

    /** The array begins with its first record: of a file that cannot be read nothing is written. */
    private JsonGenerator begun(JsonGenerator json) {
        try {
            if (json.getOutputContext().inRoot()) {
                json.writeStartArray();
            }
            return json;
        } catch (IOException e) {
            throw unwritable();
        }
    }

    private void read(Consumer<AnyRecord> each) {
        // A file is written to its end, even if nobody reads the standard output.
        Sheets.read(sheets.reader(), file, terminal, () -> target.isPresent() || !terminal.isClosed(), report -> {
            records++;
            leftover |= hasRest(report);
            report.diagnostics()
                    .forEach(diagnostic -> terminal.diagnose(DiagnosticText.render(diagnostic, main.locale())));
            each.accept(report.content());
        });
        if (records == 0) {
            terminal.diagnose(DiagnosticText.render(Diagnostic.noRecords(file), main.locale()));
        }
    }

    private static boolean hasRest(Report report) {
        return !report.content().rest().isEmpty() || !report.isValid();
    }

    private void write(AnyRecord record, JsonGenerator json) {
        try {
            json.writePOJO(record);
        } catch (IOException e) {
            throw unwritable();
        }
    }
}
