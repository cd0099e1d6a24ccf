package org.ludex.benchmarks;

import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.ludex.core.Game;
import org.ludex.core.Games;
import org.ludex.core.Line;
import org.ludex.core.Move;
import org.ludex.core.Playout;
import org.ludex.core.Position;
import org.ludex.notation.GameRecord;
import org.ludex.notation.Report;
import org.ludex.notation.io.RecordReader;
import org.ludex.notation.io.RecordWriter;
import org.openjdk.jmh.annotations.AuxCounters;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import org.openjdk.jmh.infra.Blackhole;

/**
 * Judging, playing, random play and reading records, all on the same random games. Read the counter {@code plies}: entries
 * of a record, which in the DOG games are several moves.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Fork(2)
@Warmup(iterations = 3, time = 2)
@Measurement(iterations = 5, time = 2)
public class GameBenchmark {

    /** So many plies that every game is played to its end several times. */
    private static final int PLIES = 30_000;

    private static final int CAP = 20_000;

    /** The game. */
    @Param({"kamisado", "dvonn", "yinsh", "sixth", "mensch", "dog", "dog-royal", "dog-cards", "black-dog"})
    public String game = "kamisado";

    private List<Played<?, ?>> games = List.of();
    private byte[] records = new byte[0];
    private long random;
    /** How many entries a move is on average. */
    private double share = 1;

    /** How many plies were handled in all. */
    @AuxCounters(AuxCounters.Type.OPERATIONS)
    @State(Scope.Thread)
    public static class Counted {
        /** The plies. */
        public long plies;
    }

    /** A game that was played: its moves, each with the position it was made on. */
    private record Played<M extends Move, P extends Position<M, P>>(List<P> positions, List<M> moves) {

        static <M extends Move, P extends Position<M, P>> Played<M, P> of(Line<M, P> line) {
            return new Played<>(line.positions(), line.moves());
        }

        int judge(Blackhole hole) {
            for (int i = 0; i < moves.size(); i++) {
                hole.consume(positions.get(i).judge(moves.get(i)));
            }
            return moves.size();
        }

        int play(Blackhole hole) {
            for (int i = 0; i < moves.size(); i++) {
                hole.consume(positions.get(i).play(moves.get(i)));
            }
            return moves.size();
        }

        int playout(long seed) {
            return Playout.from(positions.get(0), seed, CAP).size();
        }
    }

    /** Plays the games and writes their records. */
    @Setup(Level.Trial)
    public void setUp() {
        Game<?, ?> found = Games.find(game).orElseThrow();
        List<Played<?, ?>> played = new ArrayList<>();
        StringBuilder text = new StringBuilder();
        int moves = 0;
        int plies = 0;
        for (int seed = 0; plies < PLIES; seed++) {
            Line<?, ?> line = Playout.from(found.start(), seed, CAP);
            GameRecord<?, ?> record = GameRecord.of(line, List.of());
            moves += line.size();
            plies += record.moves().size();
            played.add(Played.of(line));
            text.append(RecordWriter.write(record)).append('\n');
        }
        share = (double) plies / moves;
        games = played;
        records = text.toString().getBytes(StandardCharsets.UTF_8);
    }

    /** Judges every move of the games on its position. */
    @Benchmark
    public void judge(Counted counted, Blackhole hole) {
        games.forEach(played -> counted.plies += plies(played.judge(hole)));
    }

    /** Plays every move of the games on its position. */
    @Benchmark
    public void play(Counted counted, Blackhole hole) {
        games.forEach(played -> counted.plies += plies(played.play(hole)));
    }

    /** Plays a random game from the start, with a legal move drawn at every ply. The score is games a second. */
    @Benchmark
    public int playout(Counted counted) {
        int moves = games.get(0).playout(random++);
        counted.plies += plies(moves);
        return moves;
    }

    private long plies(int moves) {
        return Math.round(moves * share);
    }

    /** Reads the records of the games and judges them. */
    @Benchmark
    public void read(Counted counted, Blackhole hole) {
        var reports = RecordReader.standard().read(new ByteArrayInputStream(records), "records");
        reports.forEach(report -> {
            refuseInvalid(report);
            counted.plies += report.plies();
            hole.consume(report);
        });
    }

    private static void refuseInvalid(Report report) {
        if (!report.isValid()) {
            throw new IllegalStateException(report.diagnostics().toString());
        }
    }
}
