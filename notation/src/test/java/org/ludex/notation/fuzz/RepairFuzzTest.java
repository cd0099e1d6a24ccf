package org.ludex.notation.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import com.code_intelligence.jazzer.junit.FuzzTest;
import java.util.List;
import org.ludex.notation.GameRecord;
import org.ludex.notation.Limits;
import org.ludex.notation.Report;
import org.ludex.notation.io.RecordReader;
import org.ludex.notation.io.RecordWriter;
import org.ludex.notation.io.Repairs;

/** Repairs: what is offered can be said in words, and what is mended is valid and stays so. */
class RepairFuzzTest {

    private static final RecordReader READER = RecordReader.standard()
            .withLimits(Limits.standard().withRepairs(2_000))
            .format("text");

    @FuzzTest
    void mend(byte[] bytes) {
        for (Report report : Promises.read(READER, bytes)) {
            report.diagnostics().forEach(Promises::hasPlaceAndWords);
            assertThat(report.isValid() && report.diagnostics().stream().anyMatch(each -> each.isError()))
                    .isFalse();
            Repairs.mend(report).ifPresent(RepairFuzzTest::isValid);
        }
    }

    private static void isValid(GameRecord<?, ?> mended) {
        List<Report> again = Promises.READER.read(RecordWriter.write(mended));
        assertThat(again).extracting(Report::content).containsExactly(mended);
        assertThat(again.get(0).isValid()).isTrue();
    }
}
