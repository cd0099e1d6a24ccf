package org.ludex.benchmarks;

import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.io.SequenceInputStream;
import java.nio.charset.StandardCharsets;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.ludex.core.Line;
import org.ludex.core.Playout;
import org.ludex.kamisado.Kamisado;
import org.ludex.notation.GameRecord;
import org.ludex.notation.io.RecordReader;
import org.ludex.notation.io.RecordWriter;
import org.openjdk.jmh.annotations.AuxCounters;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import org.openjdk.jmh.infra.Blackhole;

/** How the cost of reading grows with the length of a record and of a file. Read the counter {@code plies}. */
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Fork(1)
@Warmup(iterations = 3, time = 2)
@Measurement(iterations = 3, time = 2)
public class GrowthBenchmark {

    /** How many plies were handled in all. */
    @AuxCounters(AuxCounters.Type.OPERATIONS)
    @State(Scope.Thread)
    public static class Counted {
        /** The plies. */
        public long plies;
    }

    /** One record of Mensch in which nobody ever leaves home: it can be as long as one likes. */
    @State(Scope.Benchmark)
    public static class OneRecord {
        /** The plies of the record. */
        @Param({"10", "100", "1000", "10000"})
        public int length;

        private byte[] bytes = new byte[0];

        /** Writes the record. */
        @Setup
        public void setUp() {
            StringBuilder text = new StringBuilder("[Game \"mensch\"]\n\n");
            // Nobody can move without a six.
            for (int i = 0; i < length; i++) {
                text.append("ABCD".charAt(i % 4)).append(" 1 -\n");
            }
            bytes = text.append("*\n").toString().getBytes(StandardCharsets.UTF_8);
        }
    }

    /** A file of many small records. */
    @State(Scope.Benchmark)
    public static class ManyRecords {
        /** The records of the file. */
        @Param({"1", "1000", "1000000"})
        public int records;

        private byte[] one = new byte[0];

        /** Writes the record that the file holds again and again. */
        @Setup
        public void setUp() {
            Line<?, ?> line = Playout.from(new Kamisado().start(), 0, 100);
            one = (RecordWriter.write(GameRecord.of(line, List.of())) + "\n").getBytes(StandardCharsets.UTF_8);
        }

        private InputStream stream() {
            return new SequenceInputStream(Collections.enumeration(Collections.nCopies(records, one).stream()
                    .map(ByteArrayInputStream::new)
                    .toList()));
        }
    }

    private static void read(InputStream in, Counted counted, Blackhole hole) {
        RecordReader.standard().read(in, "records").forEach(report -> {
            if (!report.isValid()) {
                throw new IllegalStateException(report.diagnostics().toString());
            }
            counted.plies += report.plies();
            hole.consume(report);
        });
    }

    /** Reads one record. */
    @Benchmark
    public void record(OneRecord record, Counted counted, Blackhole hole) {
        read(new ByteArrayInputStream(record.bytes), counted, hole);
    }

    /** Reads a file of small records. */
    @Benchmark
    public void file(ManyRecords file, Counted counted, Blackhole hole) {
        read(file.stream(), counted, hole);
    }
}
