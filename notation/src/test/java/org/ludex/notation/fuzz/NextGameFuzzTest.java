package org.ludex.notation.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import com.code_intelligence.jazzer.junit.FuzzTest;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.ludex.notation.Report;
import org.ludex.notation.io.RecordReader;

/**
 * A good game, one that begins well and goes on anyhow, and another good game, in the formats whose games are found by
 * their headers: the first byte says which. Neither of the two is lost, in one piece or in parallel.
 */
class NextGameFuzzTest {

    private static final List<Format> FORMATS = List.of(
            new Format(
                    "sgf", "(;GM[24]VV[1]\nSU[dvonn]\n", "; P0[0 Start P0]\n; P0[1 dropb C 2]\n; P1[2 dropb I 3]\n)\n"),
            new Format(
                    "json",
                    "{\"format\":\"ludex-record\",\"version\":1,\"game\":\"dvonn\",",
                    "\"moves\":[{\"type\":\"place\",\"cell\":\"c2\"},{\"type\":\"place\",\"cell\":\"i3\"}]}\n"),
            new Format(
                    "golem",
                    "Event [Tournament dvonn.in.1.1] Site [s] White [w] Black [b] ",
                    "1. c2 i3 2. e3 f4 3. resign\n"));

    private record Format(String name, String header, String rest) {

        byte[] around(byte[] bytes) {
            ByteArrayOutputStream file = new ByteArrayOutputStream();
            file.writeBytes((header + rest + header).getBytes(StandardCharsets.UTF_8));
            file.write(bytes, 1, bytes.length - 1);
            file.writeBytes(("\n" + header + rest).getBytes(StandardCharsets.UTF_8));
            return file.toByteArray();
        }
    }

    @FuzzTest
    void read(byte[] bytes) {
        if (bytes.length == 0) {
            return;
        }
        Format format = FORMATS.get(Math.floorMod(bytes[0] - '0', FORMATS.size()));
        byte[] file = format.around(bytes);
        RecordReader reader = Promises.READER.format(format.name());
        List<Report> reports = Promises.read(reader, file);
        assertThat(reports).hasSizeGreaterThanOrEqualTo(3);
        good(reports.get(0));
        good(reports.get(reports.size() - 1));
        assertThat(Promises.read(reader.inParallel(), file)).isEqualTo(reports);
    }

    private static void good(Report report) {
        assertThat(report.isValid()).as("%s", report.diagnostics()).isTrue();
        assertThat(report.content().game()).isEqualTo("dvonn");
        assertThat(report.record().moves().get(0).move()).hasToString("c2");
    }
}
