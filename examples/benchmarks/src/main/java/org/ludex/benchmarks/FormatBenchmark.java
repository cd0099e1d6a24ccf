package org.ludex.benchmarks;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.ObjectWriter;
import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.TimeUnit;
import org.ludex.core.Line;
import org.ludex.core.Playout;
import org.ludex.dvonn.Cell;
import org.ludex.dvonn.Dvonn;
import org.ludex.dvonn.DvonnMove;
import org.ludex.dvonn.DvonnPosition;
import org.ludex.notation.GameRecord;
import org.ludex.notation.io.RecordReader;
import org.ludex.notation.io.RecordWriter;
import org.ludex.notation.json.LudexModule;
import org.openjdk.jmh.annotations.AuxCounters;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import org.openjdk.jmh.infra.Blackhole;

/** The same random games of DVONN in every format: read, written, converted and repaired. Read the counter {@code plies}. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Fork(2)
@Warmup(iterations = 3, time = 2)
@Measurement(iterations = 5, time = 2)
public class FormatBenchmark {

    private static final int GAMES = 300;
    private static final int CAP = 400;

    private List<GameRecord<DvonnMove, DvonnPosition>> records = List.of();
    private ObjectWriter json = new ObjectMapper().writer();
    private byte[] text = new byte[0];
    private byte[] jsonLines = new byte[0];
    private byte[] sgf = new byte[0];
    private byte[] damaged = new byte[0];

    /** How many plies were handled in all. */
    @AuxCounters(AuxCounters.Type.OPERATIONS)
    @State(Scope.Thread)
    public static class Counted {
        /** The plies. */
        public long plies;
    }

    /** Plays the games and writes them down in every format. */
    @Setup(Level.Trial)
    public void setUp() throws JsonProcessingException {
        json = new ObjectMapper()
                .registerModule(new LudexModule(Locale.ENGLISH))
                .writer();
        List<GameRecord<DvonnMove, DvonnPosition>> played = new ArrayList<>();
        StringBuilder texts = new StringBuilder();
        StringBuilder objects = new StringBuilder();
        StringBuilder games = new StringBuilder();
        StringBuilder slips = new StringBuilder();
        for (int seed = 0; seed < GAMES; seed++) {
            Line<DvonnMove, DvonnPosition> line = Playout.from(new Dvonn().start(), seed, CAP);
            GameRecord<DvonnMove, DvonnPosition> record = GameRecord.of(line);
            played.add(record);
            String written = RecordWriter.write(record);
            texts.append(written).append('\n');
            slips.append(slip(written)).append('\n');
            objects.append(json.writeValueAsString(record)).append('\n');
            games.append(sgf(line));
        }
        records = played;
        text = texts.toString().getBytes(StandardCharsets.UTF_8);
        jsonLines = objects.toString().getBytes(StandardCharsets.UTF_8);
        sgf = games.toString().getBytes(StandardCharsets.UTF_8);
        damaged = slips.toString().getBytes(StandardCharsets.UTF_8);
    }

    /** A record with one slip of the pen: the tenth pair of placements begins on an occupied space. */
    private static String slip(String record) {
        int number = record.indexOf(" 10. ") + " 10. ".length();
        int first = record.indexOf("1. ") + "1. ".length();
        String occupied = record.substring(first, record.indexOf(' ', first));
        return record.substring(0, number) + occupied + record.substring(record.indexOf(' ', number));
    }

    /** A game as Boardspace writes it. */
    private static String sgf(Line<DvonnMove, DvonnPosition> line) {
        StringBuilder game = new StringBuilder("(;GM[Dvonn]SU[dvonn 1]P0[id \"white\"]P1[id \"black\"]\n");
        int number = 1;
        for (int i = 0; i < line.size(); i++) {
            String seat = line.positions().get(i).turn().toString().equals("white") ? "P0" : "P1";
            DvonnMove move = line.moves().get(i);
            if (move instanceof DvonnMove.Place place) {
                number = node(game, seat, number, "dropb " + cell(place.cell()));
            } else if (move instanceof DvonnMove.Stack stack) {
                number = node(game, seat, number, "pickb " + cell(stack.from()));
                number = node(game, seat, number, "dropb " + cell(stack.to()));
            } else {
                number = node(game, seat, number, "pass");
            }
            number = node(game, seat, number, "done");
        }
        return game.append(")\n").toString();
    }

    private static int node(StringBuilder game, String seat, int number, String words) {
        game.append("; ")
                .append(seat)
                .append('[')
                .append(number)
                .append(' ')
                .append(words)
                .append("]\n");
        return number + 1;
    }

    private static String cell(Cell cell) {
        String name = cell.toString();
        return name.substring(0, 1).toUpperCase(Locale.ROOT) + " " + name.substring(1);
    }

    private static void read(byte[] bytes, boolean valid, Counted counted, Blackhole hole) {
        RecordReader.standard().read(new ByteArrayInputStream(bytes), "records").forEach(report -> {
            if (report.isValid() != valid) {
                throw new IllegalStateException(report.diagnostics().toString());
            }
            counted.plies += report.plies();
            hole.consume(report);
        });
    }

    /** Reads text. */
    @Benchmark
    public void readText(Counted counted, Blackhole hole) {
        read(text, true, counted, hole);
    }

    /** Reads JSON, one record a line. */
    @Benchmark
    public void readJson(Counted counted, Blackhole hole) {
        read(jsonLines, true, counted, hole);
    }

    /** Reads Boardspace's SGF. */
    @Benchmark
    public void readSgf(Counted counted, Blackhole hole) {
        read(sgf, true, counted, hole);
    }

    /** Reads records with one slip each and looks for a repair. The score times 300 is the number of records per second. */
    @Benchmark
    public void repair(Counted counted, Blackhole hole) {
        read(damaged, false, counted, hole);
    }

    /** Writes text. */
    @Benchmark
    public void writeText(Counted counted, Blackhole hole) {
        for (GameRecord<DvonnMove, DvonnPosition> record : records) {
            hole.consume(RecordWriter.write(record));
            counted.plies += record.moves().size();
        }
    }

    /** Writes JSON. */
    @Benchmark
    public void writeJson(Counted counted, Blackhole hole) throws JsonProcessingException {
        for (GameRecord<DvonnMove, DvonnPosition> record : records) {
            hole.consume(json.writeValueAsBytes(record));
            counted.plies += record.moves().size();
        }
    }

    /** Converts text to JSON: reads, judges and writes. */
    @Benchmark
    public void convert(Counted counted, Blackhole hole) {
        RecordReader.standard().read(new ByteArrayInputStream(text), "records").forEach(report -> {
            try {
                hole.consume(json.writeValueAsBytes(report.record()));
            } catch (JsonProcessingException e) {
                throw new IllegalStateException(e);
            }
            counted.plies += report.plies();
        });
    }
}
