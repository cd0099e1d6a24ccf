package org.ludex.notation.bad;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.ludex.notation.Diagnostic;
import org.ludex.notation.DiagnosticText;
import org.ludex.notation.Report;
import org.ludex.notation.io.RecordReader;

/**
 * Each bad file stands beside the exact report that is expected of it. With the system property
 * {@code ludex.bad.write} the reports are written instead; read every one of them before it is kept.
 */
@DisplayName("Bad files")
class BadFilesTest {

    private static final Path FILES = Path.of("src/test/resources/org/ludex/notation/bad");
    private static final String EXPECTED = ".expected";

    private static List<Path> files() throws IOException {
        try (Stream<Path> files = Files.list(FILES)) {
            return files.filter(file -> Character.isDigit(name(file).charAt(0)))
                    .filter(file -> !name(file).endsWith(EXPECTED))
                    .sorted()
                    .toList();
        }
    }

    private static String name(Path file) {
        return String.valueOf(file.getFileName());
    }

    private static Path expected(Path file) {
        String name = name(file);
        return FILES.resolve(name.substring(0, name.lastIndexOf('.')) + EXPECTED);
    }

    private static String said(Path file, RecordReader reader) throws IOException {
        try (InputStream in = Files.newInputStream(file)) {
            return reader.read(in, name(file)).map(BadFilesTest::said).collect(Collectors.joining());
        }
    }

    private static String said(Report report) {
        StringBuilder text = new StringBuilder();
        text.append('#').append(report.index()).append(report.isValid() ? " valid " : " INVALID ");
        text.append(report.plies()).append('\n');
        for (Diagnostic diagnostic : report.diagnostics()) {
            text.append(DiagnosticText.render(diagnostic, Locale.ENGLISH));
        }
        return text.toString();
    }

    @TestFactory
    @DisplayName("get the report that stands beside them, judged one by one and several at a time")
    Stream<DynamicTest> reports() throws IOException {
        return files().stream().map(file -> DynamicTest.dynamicTest(name(file), () -> check(file)));
    }

    private static void check(Path file) throws IOException {
        String said = said(file, RecordReader.standard());
        if (System.getProperty("ludex.bad.write") != null) {
            Files.writeString(expected(file), said);
        }
        assertThat(said).isEqualTo(Files.readString(expected(file)));
        assertThat(said(file, RecordReader.standard().inParallel())).isEqualTo(said);
    }

    @Test
    @DisplayName("are at least forty, and no report is left without its file")
    void files_and_reports_are_paired() throws IOException {
        List<Path> files = files();
        assertThat(files).hasSizeGreaterThanOrEqualTo(40);
        try (Stream<Path> all = Files.list(FILES)) {
            List<Path> reports =
                    all.filter(file -> name(file).endsWith(EXPECTED)).sorted().toList();
            assertThat(files.stream().map(BadFilesTest::expected).sorted()).containsExactlyElementsOf(reports);
        }
    }
}
