package org.ludex.notation.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.ludex.core.Fault;
import org.ludex.core.Game;
import org.ludex.core.Games;
import org.ludex.core.Move;
import org.ludex.core.Playout;
import org.ludex.core.Position;
import org.ludex.core.Seat;
import org.ludex.notation.GameRecord;
import org.ludex.notation.Limits;
import org.ludex.notation.Report;
import org.ludex.notation.Slips;
import org.ludex.notation.io.RecordWriter;
import org.ludex.notation.replay.Origin;
import org.ludex.notation.replay.RecordReplay;
import org.ludex.notation.spi.Entries;
import org.ludex.notation.spi.GameNotation;
import org.ludex.notation.spi.MoveText;
import org.ludex.notation.spi.Notations;
import org.ludex.notation.spi.Progress;
import org.ludex.notation.spi.WrittenMove;
import org.ludex.notation.tree.Findings;
import org.ludex.notation.tree.LineTree;
import org.ludex.notation.tree.Source;

/**
 * Most entries are one legal move, and replay takes a short way for them. Here each record is also judged by a notation
 * that joins moves into entries and calls none of them plain, so that every entry takes the long way.
 */
@DisplayName("An entry of one move")
class ReplayBothWaysTest {

    private static final int LONGEST = 120;

    @ParameterizedTest
    @ValueSource(
            strings = {"kamisado", "dvonn", "yinsh", "sixth", "mensch", "dog", "dog-royal", "dog-cards", "black-dog"})
    @DisplayName("gets the same report on the short way and on the long one, damaged or not")
    void sameReports(String game) {
        GameNotation<?, ?> notation = Notations.find(game).orElseThrow();
        Tally tally = new Tally();
        for (int seed = 0; seed < 12; seed++) {
            Slips slips = new Slips(seed);
            String record = RecordWriter.write(
                    GameRecord.of(Playout.from(Games.find(game).orElseThrow().start(), seed, LONGEST)));
            check(notation, record, tally);
            for (int i = 0; i < 15; i++) {
                check(notation, slips.in(record), tally);
            }
        }
        assertThat(tally.valid).as("valid records").isGreaterThanOrEqualTo(12);
        assertThat(tally.broken).as("broken records").isGreaterThan(30);
        assertThat(tally.plies).as("plies").isGreaterThan(1_000);
    }

    /** What the records were, so that the test is not about nothing. */
    private static final class Tally {
        private int valid;
        private int broken;
        private int plies;
    }

    private static <M extends Move, P extends Position<M, P>> void check(
            GameNotation<M, P> notation, String text, Tally tally) {
        Report quick = report(notation, notation, text);
        Report slow = report(notation, new LongWay<>(notation), text);
        assertThat(quick).as(text).isEqualTo(slow);
        assertThat(quick.toString()).as(text).isEqualTo(slow.toString());
        tally.valid += quick.isValid() ? 1 : 0;
        tally.broken += quick.isValid() ? 0 : 1;
        tally.plies += quick.plies();
    }

    private static <M extends Move, P extends Position<M, P>> Report report(
            GameNotation<M, P> reading, GameNotation<M, P> replaying, String text) {
        Findings findings = new Findings(new Source("-", 1, 1, 0, text), Limits.standard(), false);
        RawRecord scanned = RecordScanner.scan(findings.source());
        RawRecord raw = reading.entries().isPresent() ? scanned.withDots() : scanned;
        LineTree<M, P> line = new TreeBuilder<M, P>(findings, Limits.standard().nesting(), seat -> seat)
                .build(raw.elements(), reading.parse(raw.words()));
        P start = reading.game().start();
        RecordReplay.Head<M, P> head = new RecordReplay.Head<>(Optional.empty(), start, List.of(), List.of());
        return new RecordReplay<>(replaying, findings, RawRest.of(raw), Origin.TEXT, 0).judge(head, line);
    }

    /** The notation of a game, for which no entry is simply one move. */
    private record LongWay<M extends Move, P extends Position<M, P>>(GameNotation<M, P> plain)
            implements GameNotation<M, P> {

        @Override
        public Optional<Entries<M, P>> entries() {
            return Optional.of(new Joined<>(plain));
        }

        @Override
        public Game<M, P> game() {
            return plain.game();
        }

        @Override
        public List<WrittenMove<M, P>> parse(MoveText text) {
            return plain.parse(text);
        }

        @Override
        public M canonical(P position, M move, P next) {
            return plain.canonical(position, move, next);
        }

        @Override
        public String write(M move) {
            return plain.write(move);
        }

        @Override
        public int halfTurns(M move) {
            return plain.halfTurns(move);
        }

        @Override
        public boolean restartsNumbers(M move) {
            return plain.restartsNumbers(move);
        }

        @Override
        public Optional<? extends Seat> toMove(P position) {
            return plain.toMove(position);
        }

        @Override
        public boolean oneEntryPerLine() {
            return plain.oneEntryPerLine();
        }
    }

    /** The entries of a game, none of them known to be plain. */
    private record Joined<M extends Move, P extends Position<M, P>>(GameNotation<M, P> plain) implements Entries<M, P> {

        @Override
        public boolean isInside(P position) {
            return plain.entries().map(own -> own.isInside(position)).orElse(false);
        }

        @Override
        public Optional<M> unwritten(P position, Progress<M> progress) {
            return plain.entries().flatMap(own -> own.unwritten(position, progress));
        }

        @Override
        public Optional<Fault> missing(P position) {
            return plain.entries().flatMap(own -> own.missing(position));
        }

        @Override
        public Optional<Fault> surplus(P start, List<M> played, M next) {
            return plain.entries().flatMap(own -> own.surplus(start, played, next));
        }

        @Override
        public boolean mayAnnounce(P position, M move) {
            return plain.entries().map(own -> own.mayAnnounce(position, move)).orElse(false);
        }

        @Override
        public Optional<M> announced(List<M> entry) {
            return plain.entries().flatMap(own -> own.announced(entry));
        }

        @Override
        public List<M> canonical(List<M> moves) {
            return plain.entries().map(own -> own.canonical(moves)).orElse(moves);
        }

        @Override
        public String write(P start, List<M> moves) {
            return plain.entries().map(own -> own.write(start, moves)).orElseGet(() -> plain.write(moves.get(0)));
        }
    }
}
