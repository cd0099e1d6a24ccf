package org.ludex.notation.fuzz;

import com.code_intelligence.jazzer.junit.FuzzTest;
import java.util.List;
import org.ludex.notation.Report;

/** Little Golem's text. */
class GolemFuzzTest {

    @FuzzTest
    void read(byte[] bytes) {
        List<Report> reports = Promises.read(Promises.READER.format("golem"), bytes);
        Promises.keptAsJson(reports);
        Promises.keptAsText(reports);
    }
}
