package org.ludex.notation.fuzz;

import com.code_intelligence.jazzer.junit.FuzzTest;
import java.util.List;
import org.ludex.notation.Report;

/** Records as JSON. */
class JsonFuzzTest {

    @FuzzTest
    void read(byte[] bytes) {
        List<Report> reports = Promises.read(Promises.READER.format("json"), bytes);
        Promises.keptAsJson(reports);
        Promises.gamesKeptAsText(reports);
    }
}
