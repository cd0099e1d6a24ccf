package org.ludex.notation.fuzz;

import com.code_intelligence.jazzer.junit.FuzzTest;
import java.util.List;
import org.ludex.notation.Report;

/** Boardspace's SGF. */
class SgfFuzzTest {

    @FuzzTest
    void read(byte[] bytes) {
        List<Report> reports = Promises.read(Promises.READER.format("sgf"), bytes);
        Promises.keptAsJson(reports);
        Promises.keptAsText(reports);
        Promises.keptAsSgf(reports);
    }
}
