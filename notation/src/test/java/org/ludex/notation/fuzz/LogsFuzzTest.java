package org.ludex.notation.fuzz;

import com.code_intelligence.jazzer.junit.FuzzTest;
import java.util.Arrays;
import java.util.List;
import org.ludex.notation.Report;
import org.ludex.notation.io.RecordReader;

/** Logs of servers and contests: the first byte says which, or that it has to be recognised. */
class LogsFuzzTest {

    private static final List<String> FORMATS = List.of("yinsh-course", "codecup", "openxum", "bga");

    @FuzzTest
    void read(byte[] bytes) {
        if (bytes.length == 0) {
            return;
        }
        int format = Math.floorMod(bytes[0] - '0', FORMATS.size() + 1);
        RecordReader reader = format < FORMATS.size() ? Promises.READER.format(FORMATS.get(format)) : Promises.READER;
        List<Report> reports = Promises.read(reader, Arrays.copyOfRange(bytes, 1, bytes.length));
        Promises.keptAsJson(reports);
        Promises.keptAsText(reports);
    }
}
