package org.ludex.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.SequenceInputStream;
import java.io.UncheckedIOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.ludex.notation.io.RecordReader;
import org.ludex.notation.io.RecordWriter;

@DisplayName("A reader of records")
class RecordReaderTest {

    private static final String GOOD = "[Game \"kamisado\"]\n\n1. R↗3B B↑5Y *\n";
    private static final RecordReader READER = RecordReader.standard();

    @TempDir
    private Path folder;

    private static List<Report> read(byte[] bytes) {
        return READER.read(new ByteArrayInputStream(bytes), "-").toList();
    }

    @Test
    @DisplayName("reads a file record by record, and counts records and lines")
    void file() throws IOException {
        Path file = Files.writeString(folder.resolve("x.lgn"), "\n\n" + GOOD + "\n" + GOOD + "\n\n\n" + GOOD + "x");
        try (Stream<Report> reports = READER.read(file)) {
            List<Report> all = reports.toList();
            assertThat(all).extracting(Report::index).containsExactly(1, 2, 3);
            assertThat(all).extracting(Report::file).containsOnly(file.toString());
            assertThat(all).extracting(Report::isValid).containsExactly(true, true, false);
            Place place = all.get(2).diagnostics().get(0).place();
            assertThat(place.line()).isEqualTo(16);
            assertThat(place.record()).isEqualTo(3);
        }
    }

    @Test
    @DisplayName("reads no further than it is asked to")
    void lazily() {
        InputStream many = new ByteArrayInputStream(GOOD.repeat(10_000).getBytes(StandardCharsets.UTF_8));
        InputStream trouble = new InputStream() {
            @Override
            public int read() throws IOException {
                throw new IOException("pulled too far");
            }

            @Override
            public int read(byte[] into, int offset, int length) throws IOException {
                throw new IOException("pulled too far");
            }
        };
        Iterator<Report> reports =
                READER.read(new SequenceInputStream(many, trouble), "-").iterator();
        for (int i = 0; i < 5000; i++) {
            assertThat(reports.next().isValid()).isTrue();
        }
        assertThatExceptionOfType(UncheckedIOException.class).isThrownBy(() -> reports.forEachRemaining(report -> {}));
    }

    @Test
    @DisplayName("says when a file cannot be read")
    void unreadable() {
        assertThatExceptionOfType(UncheckedIOException.class).isThrownBy(() -> READER.read(folder.resolve("none")));
        assertThatExceptionOfType(UncheckedIOException.class).isThrownBy(() -> READER.read(folder));
        assertThatExceptionOfType(UncheckedIOException.class).isThrownBy(() -> READER.headers(folder.resolve("none")));
        assertThatExceptionOfType(UncheckedIOException.class).isThrownBy(() -> READER.headers(folder));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", " ", "\n\n\r\n", "\uFEFF", "\t\n"})
    @DisplayName("finds no records where there are none")
    void empty(String text) {
        assertThat(READER.read(text)).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"\n", "\r\n", "\r"})
    @DisplayName("takes every kind of line break")
    void lineBreaks(String lineBreak) throws IOException {
        String text =
                ("[Game \"kamisado\"]\n[Event \"x\"]\n\nR>3B\nB^5Y *\n\n" + GOOD + "castles").replace("\n", lineBreak);
        List<Report> reports = READER.read(text);
        assertThat(reports).extracting(Report::isValid).containsExactly(true, false);
        assertThat(reports.get(0).content().tags()).containsExactly(new Tag("Event", "x"));
        Place place = reports.get(1).diagnostics().get(0).place();
        assertThat(place.line()).isEqualTo(10);
        assertThat(place.source()).isEqualTo("castles");
        Path file = Files.writeString(folder.resolve("x.lgn"), text);
        try (Stream<RecordHeader> headers = READER.headers(file)) {
            assertThat(headers.map(RecordHeader::tags).toList())
                    .containsExactly(
                            List.of(new Tag("Game", "kamisado"), new Tag("Event", "x")),
                            List.of(new Tag("Game", "kamisado")));
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "[[ame \"dvonn\"]\n\n1. a1 *\n",
                "[1Game \"dvonn\"]\n",
                "[{ame \"dvonn\"]\n",
                "[nullgame \"x\"]\n"
            })
    @DisplayName("takes a text with a damaged first tag for one record, not for JSON")
    void damagedTag(String text) {
        Report report = Sheet.record(text);
        assertThat(Sheet.codes(report)).contains("error no-game-tag");
        assertThat(report.content().rest()).isEqualTo(text.strip());
    }

    @ParameterizedTest
    @ValueSource(strings = {"[1]", "[1, 2]", "[[]]", "[null]", "[-1.5e3]", "[[1]]", "[{}]", "{}", "[{", "[ {\"a\""})
    @DisplayName("takes JSON that holds no record for JSON all the same")
    void jsonOfSomethingElse(String text) {
        assertThat(RecordReader.standard().read(text))
                .flatExtracting(Sheet::codes)
                .isNotEmpty()
                .allMatch(code -> code.endsWith("json"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "\uFEFF[Game \"dvonn\"]",
                "\u00A0[Game \"dvonn\"]",
                "\u200F[game\t\"dvonn\"]",
                "[Game\"dvonn\"]",
                "[ Game \"dvonn\" ]",
                "[Game 'dvonn']",
                "[Game \u201Cdvonn\u201D]",
                "[Game=\"dvonn\"]",
                "[Game",
                "[Game \"dvonn",
            })
    @DisplayName("finds where a record begins though its tag is damaged, and no good record is lost")
    void nearlyTags(String tag) {
        String good = "[Game \"dvonn\"]\n\n1. g2 c1 *\n";
        List<Report> reports = RecordReader.standard().read(good + tag + "\n\n1. g2 c1 *\n\n" + good);
        assertThat(reports).hasSize(3);
        assertThat(reports.get(0).isValid()).isTrue();
        assertThat(reports.get(2).isValid()).isTrue();
        assertThat(RecordReader.standard().read(good + tag).get(0).isValid()).isTrue();
        AnyRecord between = reports.get(1).content();
        assertThat(RecordReader.standard().read(RecordWriter.write(between)))
                .extracting(Report::content)
                .containsExactly(between);
    }

    @Test
    @DisplayName("finds the records of a file that indents them all")
    void indented() {
        String record = "  [Game \"dvonn\"]\n\n  1. g2 c1 *\n\n";
        List<Report> reports =
                RecordReader.standard().read(record + record + "  [Game \"dvonn\"]\n\n  1. g2 {open\n" + record);
        assertThat(reports).extracting(Report::isValid).containsExactly(true, true, false, true);
    }

    @Test
    @DisplayName("takes a record that is UTF-8 but for some bytes for UTF-8, and those bytes for Latin-1")
    void mixedEncodings() {
        byte[] before = "[Game \"dvonn\"]\n[White \"\u0633\u0644\u0627\u0645 Jos".getBytes(StandardCharsets.UTF_8);
        byte[] behind = " \u0633\"]\n\n1. g2 c1 *\n".getBytes(StandardCharsets.UTF_8);
        ByteArrayOutputStream file = new ByteArrayOutputStream();
        file.writeBytes(before);
        file.write(0xE9);
        file.writeBytes(behind);
        List<Report> reports = RecordReader.standard()
                .read(new ByteArrayInputStream(file.toByteArray()), "x")
                .toList();
        assertThat(reports).singleElement().satisfies(report -> {
            assertThat(report.content().tags())
                    .containsExactly(new Tag("White", "\u0633\u0644\u0627\u0645 Jos\u00E9 \u0633"));
            assertThat(Sheet.codes(report)).containsExactly("note encoding");
            assertThat(report.diagnostics().get(0).place().line()).isEqualTo(2);
            assertThat(report.diagnostics().get(0).place().column()).isEqualTo(17);
        });
    }

    @Test
    @DisplayName("notes control characters between moves")
    void controlCharacters() {
        Report report = Sheet.of("dvonn", "1. g2\u0001c1\u0000 *");
        assertThat(Sheet.messages(report))
                .containsExactly("A control character was read as a space. Occurs 2 times in this record.");
        assertThat(Sheet.moves(report)).isEqualTo("g2 c1");
    }

    @ParameterizedTest
    @ValueSource(strings = {"UTF-16LE", "UTF-16BE", "x-UTF-16LE-BOM", "UTF-16"})
    @DisplayName("takes UTF-16, with and without its mark, and notes it")
    void utf16(String name) {
        String text = GOOD + "\n[Game \"kamisado\"]\n\n{" + "🎲é".repeat(5000) + "} R↗3B *\n";
        List<Report> reports = read(text.getBytes(Charset.forName(name)));
        assertThat(reports).hasSize(2).allMatch(Report::isValid);
        assertThat(reports.get(1).record().comment()).isEqualTo("🎲é".repeat(5000));
        assertThat(reports)
                .allSatisfy(report -> assertThat(Sheet.messages(report)).containsExactly("The text is UTF-16."));
    }

    @Test
    @DisplayName("takes a byte order mark without a word")
    void byteOrderMark() {
        List<Report> reports = read(("\uFEFF" + GOOD).getBytes(StandardCharsets.UTF_8));
        assertThat(reports)
                .singleElement()
                .satisfies(report -> assertThat(Sheet.shown(report)).isEmpty());
    }

    @Test
    @DisplayName("takes what is no UTF-8 for Latin-1, record by record")
    void latin1() {
        byte[] latin = "[Game \"kamisado\"]\n\n{caf\u00E9} R>3B *\n".getBytes(StandardCharsets.ISO_8859_1);
        byte[] utf8 = GOOD.getBytes(StandardCharsets.UTF_8);
        byte[] both = new byte[latin.length + utf8.length];
        System.arraycopy(latin, 0, both, 0, latin.length);
        System.arraycopy(utf8, 0, both, latin.length, utf8.length);
        List<Report> reports = read(both);
        assertThat(reports.get(0).record().comment()).isEqualTo("café");
        assertThat(Sheet.messages(reports.get(0))).containsExactly("The text is not UTF-8 and was read as Latin-1.");
        assertThat(Sheet.shown(reports.get(1))).isEmpty();
    }

    @Test
    @DisplayName("that is strict takes every note and warning for an error")
    void strict() {
        String text = "[Game \"kamisado\"]\n\n5. r>3b";
        assertThat(Sheet.codes(Sheet.record(text)))
                .containsExactly("warning wrong-number", "note lenient", "warning unfinished");
        Report report = Sheet.record(READER.strict(), text);
        assertThat(Sheet.codes(report)).containsExactly("error wrong-number", "error lenient", "error unfinished");
        assertThat(report.isValid()).isFalse();
        assertThat(report.plies()).isEqualTo(1);
        assertThat(Sheet.record(READER.strict(), GOOD).isValid()).isTrue();
    }

    @Test
    @DisplayName("for a game reads bare score sheets, with options")
    void bareSheets() {
        RecordReader reader = READER.forGame("kamisado", Map.of("level", "standard"));
        Report report = Sheet.record(reader, "1. R>3B B^5Y *");
        assertThat(Sheet.shown(report)).isEmpty();
        assertThat(report.record().options()).containsEntry("level", "standard");
        assertThat(RecordWriter.write(report.content()))
                .startsWith("[Game \"kamisado\"]\n[Options \"level=standard\"]\n");
        assertThat(Sheet.record(reader, "[Event \"x\"]\nR>3B *").content().tag("Event"))
                .contains("x");
        Report other = Sheet.record(reader, "[Game \"sixth\"]\n\nc3 *");
        assertThat(other.content().game()).isEqualTo("sixth");
        assertThat(Sheet.record(reader, "[Options \"level=long\"]\n\nR>3B *")
                        .record()
                        .options())
                .containsEntry("level", "long");
        assertThat(Sheet.record(READER.forGame("kamisado", Map.of("level", "odd")), "R>3B *")
                        .isValid())
                .isFalse();
    }

    @Test
    @DisplayName("that judges several records at a time keeps their order")
    void inParallel() {
        String text = IntStream.range(0, 2000)
                .mapToObj(i ->
                        "[Game \"kamisado\"]\n[Round \"" + i + "\"]\n\nR↗3B" + (i % 7 == 3 ? " castles" : "") + " *\n")
                .collect(Collectors.joining("\n"));
        List<Report> parallel = READER.inParallel().read(text);
        assertThat(parallel).isEqualTo(READER.read(text));
        assertThat(parallel).extracting(Report::index).isSorted().hasSize(2000);
        assertThat(parallel).filteredOn(report -> !report.isValid()).hasSize(286);
    }

    @Test
    @DisplayName("gives the headers alone, whatever the moves are")
    void headers() throws IOException {
        Path file = Files.writeString(
                folder.resolve("x.lgn"),
                "[Game \"kamisado\"]\n[White \"a\"] [Black \"b\"]\n\n  [Date \"c\"]\n1. castles {[Event \"no\"]\n\n[Game \"x\"]\n");
        try (Stream<RecordHeader> headers = READER.headers(file)) {
            List<RecordHeader> all = headers.toList();
            assertThat(all).extracting(RecordHeader::index).containsExactly(1, 2);
            assertThat(all).extracting(RecordHeader::line).containsExactly(1, 7);
            assertThat(all.get(0).tags()).extracting(Tag::value).containsExactly("kamisado", "a", "b", "c");
            assertThat(all.get(1).tags()).containsExactly(new Tag("Game", "x"));
        }
    }

    @Test
    @DisplayName("names every fault of a position at once")
    void everyFault() {
        Report report = Sheet.record(
                "[Game \"kamisado\"]\n[Position \"black Na1 Gb1; white Oa8 Oa7; black moves any; points 3-0\"]\n\n*");
        assertThat(report.diagnostics())
                .hasSizeGreaterThan(10)
                .allMatch(diagnostic -> diagnostic.code().equals("bad-position"))
                .allMatch(diagnostic -> diagnostic.place().line() == 2);
        assertThat(report.readable()).isEmpty();
        assertThat(report.content().rest()).startsWith("[Game \"kamisado\"]\n[Position");
    }
}
