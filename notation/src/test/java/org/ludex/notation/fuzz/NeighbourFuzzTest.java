package org.ludex.notation.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import com.code_intelligence.jazzer.junit.FuzzTest;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.ludex.notation.Report;
import org.ludex.notation.io.RecordReader;

/** A good record, anything at all, and another good record: neither of the two is lost, one worker or many. */
class NeighbourFuzzTest {

    private static final byte[] FIRST = "[Game \"dvonn\"]\n\n1. a1 b2 2. c3 *\n\n".getBytes(StandardCharsets.UTF_8);
    private static final byte[] LAST = "\n[Game \"dvonn\"]\n\n1. a1 b2 *\n".getBytes(StandardCharsets.UTF_8);
    /** Whatever stands between may also seem to be of another format. */
    private static final List<RecordReader> READERS = List.of(Promises.READER.format("text"), Promises.READER);

    @FuzzTest
    void read(byte[] bytes) {
        ByteArrayOutputStream file = new ByteArrayOutputStream();
        file.writeBytes(FIRST);
        // What goes on as moves of the first record is a part of it.
        file.writeBytes("[Game \"dvonn\"]\n".getBytes(StandardCharsets.UTF_8));
        file.writeBytes(bytes);
        file.writeBytes(LAST);
        for (RecordReader reader : READERS) {
            List<Report> reports = Promises.read(reader, file.toByteArray());
            assertThat(reports).hasSizeGreaterThanOrEqualTo(3);
            good(reports.get(0), 3);
            good(reports.get(reports.size() - 1), 2);
            assertThat(Promises.read(reader.inParallel(), file.toByteArray())).isEqualTo(reports);
        }
    }

    private static void good(Report report, int plies) {
        assertThat(report.diagnostics()).isEmpty();
        assertThat(report.content().game()).isEqualTo("dvonn");
        assertThat(report.plies()).isEqualTo(plies);
    }
}
