package org.ludex.benchmarks;

import java.util.concurrent.TimeUnit;
import org.ludex.core.Game;
import org.ludex.core.Games;
import org.ludex.core.Options;
import org.ludex.core.Perft;
import org.ludex.core.Position;
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

/** Counts positions; the last ply is counted, not played. The counter {@code positions} is what to read. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Fork(2)
@Warmup(iterations = 3, time = 2)
@Measurement(iterations = 5, time = 2)
public class PerftBenchmark {

    /** What is counted: game, options, position text, depth and the right count. */
    public enum Count {
        /** A single round of Kamisado from the start. */
        KAMISADO_6("kamisado", "", "", 6, 7_399_794),
        /** The same, one ply deeper. */
        KAMISADO_7("kamisado", "", "", 7, 56_182_538),
        /** The first moves of DVONN's second phase on a full board. */
        DVONN_4("dvonn", "", "WBWBWBWBWBWBDWBWBWBWBWBWDBWBWBWBWBWBDWBWBWBWBWBWB stacking white", 4, 4_546_292),
        /** The first ring of YINSH and the answers to it. */
        YINSH_3("yinsh", "", "", 3, 592_620),
        /** YINSH with all rings on the board. */
        YINSH_RINGS_4("yinsh", "", "move white; rings d4 e5 f6 g7 h8 / e4 e6 f5 f7 g6; markers - / -", 4, 4_883_962),
        /** SiXTH from the start. */
        SIXTH_5("sixth", "", "", 5, 7_214_544);

        private final String game;
        private final String options;
        private final String text;
        private final int depth;
        private final long positions;

        Count(String game, String options, String text, int depth, long positions) {
            this.game = game;
            this.options = options;
            this.text = text;
            this.depth = depth;
            this.positions = positions;
        }

        private Position<?, ?> start() {
            Game<?, ?> found = Games.find(game).orElseThrow();
            Options chosen = Options.parse(found, options);
            return text.isEmpty() ? found.start(chosen) : found.position(text, chosen);
        }
    }

    /** How many positions were counted in all. */
    @AuxCounters(AuxCounters.Type.OPERATIONS)
    @State(Scope.Thread)
    public static class Counted {
        /** The positions. */
        public long positions;
    }

    /** What is counted. */
    @Param
    public Count count = Count.KAMISADO_6;

    private Position<?, ?> start = Count.KAMISADO_6.start();

    /** Sets the position up. */
    @Setup(Level.Trial)
    public void setUp() {
        start = count.start();
    }

    /** Counts, and refuses a wrong count. */
    @Benchmark
    public long perft(Counted counted) {
        long positions = Perft.count(start, count.depth);
        if (positions != count.positions) {
            throw new IllegalStateException(count + ": " + positions + " in place of " + count.positions);
        }
        counted.positions += positions;
        return positions;
    }
}
