package org.ludex.notation.bad;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.io.SequenceInputStream;
import java.nio.charset.StandardCharsets;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.ludex.notation.Diagnostic;
import org.ludex.notation.DiagnosticText;
import org.ludex.notation.Report;
import org.ludex.notation.io.RecordReader;

/** Input that is made while it is read, so that only what the reader keeps of it takes memory. */
@DisplayName("Huge input")
class HugeInputTest {

    private static final String GOOD = "[Game \"dvonn\"]\n\n1. g2 c1 *\n";
    private static final String HEAD = "[Game \"dvonn\"]\n\n1. g2 ";
    private static final int MEGABYTE = 1 << 20;

    /** One text over and over. */
    private static final class Repeated extends InputStream {

        private final byte[] bytes;
        private final long length;
        private long at;

        Repeated(String text, long times) {
            this.bytes = text.getBytes(StandardCharsets.UTF_8);
            this.length = times * bytes.length;
        }

        @Override
        public int read() {
            return at == length ? -1 : bytes[(int) (at++ % bytes.length)] & 0xFF;
        }

        @Override
        public int read(byte[] into, int offset, int wanted) {
            if (wanted == 0) {
                return 0;
            }
            int count = (int) Math.min(wanted, length - at);
            for (int i = 0; i < count; i++) {
                into[offset + i] = bytes[(int) ((at + i) % bytes.length)];
            }
            at += count;
            return count == 0 ? -1 : count;
        }
    }

    private static InputStream text(String text) {
        return new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8));
    }

    /** A record that begins as all do and goes on hugely, between two good ones. */
    private static List<Report> between(String unit, long times, String tail) {
        InputStream in = new SequenceInputStream(Collections.enumeration(
                List.of(text(GOOD + "\n" + HEAD), new Repeated(unit, times), text(tail + "\n\n" + GOOD))));
        List<Report> reports = RecordReader.standard().read(in, "huge.lgn").toList();
        assertThat(reports).hasSize(3);
        for (Report good : List.of(reports.get(0), reports.get(2))) {
            assertThat(good.isValid()).isTrue();
            assertThat(good.plies()).isEqualTo(2);
            assertThat(good.diagnostics()).isEmpty();
        }
        return reports;
    }

    private static List<String> codes(Report report) {
        return report.diagnostics().stream().map(Diagnostic::code).toList();
    }

    @Test
    @DisplayName("a line of 100 MB is too long, and its neighbours are kept")
    void line() {
        Report report = between("g2 c1 f5 d1 ", 100L * MEGABYTE / 12, "*").get(1);
        assertThat(report.isValid()).isFalse();
        assertThat(codes(report)).containsExactly("too-long");
        assertThat(report.content().rest().length()).isLessThan(8 * MEGABYTE);
    }

    @Test
    @DisplayName("a comment of 20 MB is too long, and its neighbours are kept")
    void comment() {
        Report report = between("{words ", 20L * MEGABYTE / 7, "} c1 *").get(1);
        assertThat(report.isValid()).isFalse();
        assertThat(codes(report)).containsExactly("too-long");
        assertThat(report.content().rest().length()).isLessThan(8 * MEGABYTE);
    }

    @Test
    @DisplayName("100,000 variations one in the other are too deep")
    void nesting() {
        Report report = between("(a1 ", 100_000, " *").get(1);
        assertThat(report.isValid()).isFalse();
        assertThat(codes(report)).contains("too-deep");
        assertThat(report.diagnostics()).hasSizeLessThanOrEqualTo(101);
        assertThat(report.plies()).isEqualTo(1);
    }

    @Test
    @DisplayName("100,000 brackets without a move between them")
    void opening() {
        Report report = between("(", 100_000, " *").get(1);
        assertThat(report.isValid()).isFalse();
        assertThat(report.diagnostics()).isNotEmpty().hasSizeLessThanOrEqualTo(101);
        assertThat(report.plies()).isEqualTo(1);
    }

    @Test
    @DisplayName("100,000 brackets that close nothing")
    void closing() {
        Report report = between(")", 100_000, " *").get(1);
        assertThat(report.isValid()).isFalse();
        assertThat(report.diagnostics()).hasSizeLessThanOrEqualTo(101);
        assertThat(codes(report)).contains("unopened", "too-many-diagnostics");
    }

    /** Each suggestion shows the word that it would replace: a hundred copies of it must not be made. */
    @Test
    @DisplayName("a word of a million letters is no move, and is shown in short")
    void word() {
        Report report = between("x", 1_000_000, " *").get(1);
        assertThat(codes(report)).containsExactly("unreadable-move");
        assertThat(DiagnosticText.render(report.diagnostics().get(0), Locale.ENGLISH))
                .hasSizeLessThan(2000);
    }

    @Test
    @DisplayName("a hundred thousand variations of one move, one bad word each, are reported up to the limit")
    void variations() {
        Report report = between("(x) ", 100_000, "*").get(1);
        assertThat(report.diagnostics()).hasSize(101);
        assertThat(codes(report)).endsWith("too-many-diagnostics");
    }

    @Test
    @DisplayName("fifty thousand tags, half of them twice, are read in one go")
    void tags() {
        StringBuilder tags = new StringBuilder("[Game \"dvonn\"]\n");
        for (int i = 0; i < 50_000; i++) {
            tags.append("[a").append(i % 25_000).append(" \"b\"]\n");
        }
        Report report = RecordReader.standard().read(tags + "\n1. g2 c1 *\n").get(0);
        assertThat(report.content().tags()).hasSize(50_000);
        assertThat(report.isValid()).isTrue();
        assertThat(report.diagnostics()).hasSize(101);
    }

    @Test
    @DisplayName("a string of JSON that is nothing but backslashes is too long, and its neighbours are kept")
    void backslashes() {
        String head = "{\"format\": \"ludex-record\", \"version\": 1, \"game\": \"dvonn\", ";
        String good = head + "\"moves\": [], \"ending\": \"*\"}\n";
        InputStream in = new SequenceInputStream(Collections.enumeration(List.of(
                text(good + head + "\"moves\": [], \"comment\": \""),
                new Repeated("\\\\", 10L * MEGABYTE),
                text("\"}\n" + good))));
        List<Report> reports = RecordReader.standard().read(in, "huge.json").toList();
        assertThat(reports).extracting(Report::isValid).containsExactly(true, false, true);
        assertThat(codes(reports.get(1))).containsExactly("too-long");
    }

    @Test
    @DisplayName("a million exclamation marks are no suffix")
    void suffix() {
        Report report = between("!", 1_000_000, " c1 *").get(1);
        assertThat(codes(report)).contains("bad-suffix");
        assertThat(report.diagnostics()).hasSizeLessThanOrEqualTo(101);
    }

    @Test
    @DisplayName("50,000 records with a bad one in the middle: each is judged, and none is kept back")
    void records() {
        InputStream in = new SequenceInputStream(Collections.enumeration(
                List.of(new Repeated(GOOD, 25_000), text(HEAD + "{open\n"), new Repeated(GOOD, 24_999))));
        int[] counts = new int[3];
        try (Stream<Report> reports = RecordReader.standard().read(in, "many.lgn")) {
            reports.forEach(report -> {
                counts[0] += report.index() == counts[0] + 1 ? 1 : 0;
                if (report.isValid()) {
                    counts[1] += report.plies();
                } else {
                    assertThat(codes(report)).containsExactly("unclosed-comment");
                    counts[2] = report.index();
                }
            });
        }
        assertThat(counts).containsExactly(50_000, 2 * 49_999, 25_001);
    }
}
