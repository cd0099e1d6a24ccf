package org.ludex.notation.replay;

import java.util.List;
import java.util.Optional;
import org.ludex.core.Facts;
import org.ludex.core.Line;
import org.ludex.core.Move;
import org.ludex.core.Position;
import org.ludex.core.Seat;
import org.ludex.notation.Diagnostic;
import org.ludex.notation.GameRecord;
import org.ludex.notation.MoveReading;
import org.ludex.notation.RecordedMove;
import org.ludex.notation.spi.GameNotation;
import org.ludex.notation.spi.Moment;
import org.ludex.notation.spi.NotationRule;
import org.ludex.notation.spi.Reading;
import org.ludex.notation.spi.Span;
import org.ludex.notation.tree.Findings;
import org.ludex.notation.tree.LineTree;

/**
 * Plays one turn at the end of a line, all of it or nothing, as a record is replayed. For one text and one thread.
 *
 * @param <M> the moves of the game
 * @param <P> the positions of the game
 */
public final class TurnReplay<M extends Move, P extends Position<M, P>> {

    private final GameNotation<M, P> notation;
    private final Findings findings;
    private final int repairs;

    /**
     * A replay that reports to findings.
     *
     * @param notation the game's notation
     * @param findings where to report
     * @param repairs how many plies to spend in search of a repair
     */
    public TurnReplay(GameNotation<M, P> notation, Findings findings, int repairs) {
        this.notation = notation;
        this.findings = findings;
        this.repairs = repairs;
    }

    /**
     * Plays what was written at the end of a line.
     *
     * @param line the line
     * @param history the line with all its moves, which numbers count
     * @param written what was written
     */
    public MoveReading<M, P> play(Line<M, P> line, Line<M, P> history, LineTree<M, P> written) {
        boolean readable = !findings.hasErrors();
        Moment<M, P> start = new Moment<>(line.end(), line.lastMove(), 0, Optional.empty());
        LineReplay<M, P> replay = new LineReplay<>(notation, findings, Leftover.words(), counted(history), start);
        Optional<Stop> stop = Optional.empty();
        Replayed<M, P> played = replay.play(written.part(0, 0));
        for (int i = 0; i < written.nodes().size() && stop.isEmpty() && isOneTurn(written, i, replay, played); i++) {
            played = replay.play(written.part(i, i + 1));
            int node = i;
            stop = played.stop().map(where -> new Stop(node, where.offset(), where.isMisfit()));
        }
        boolean mendable = readable && repairs > 0;
        stop.ifPresent(where -> findings.stop(() -> mendable
                ? Repair.ofTurn(notation, findings.source(), repairs)
                        .find(start, written, where)
                        .on(replay.diagnostic())
                : replay.diagnostic()));
        check(played, written);
        List<Diagnostic> said = findings.all();
        return said.stream().anyMatch(Diagnostic::isError)
                ? new MoveReading.Refused<>(Optional.empty(), said)
                : new MoveReading.Understood<>(Optional.empty(), longer(line, played.moves()), played.moves(), said);
    }

    /** How the moves of a line are counted: diagnostics name the ply, and what was written may have a number. */
    private Numbering<M> counted(Line<M, P> line) {
        Numbering<M> numbering = new Numbering<>(notation);
        GameRecord.of(line)
                .moves()
                .forEach(entry -> numbering.count(
                        entry.move(), entry.seat().map(Seat::ordinal).orElse(-1)));
        return numbering;
    }

    /** Whether a written move belongs to the turn; if not, that is reported. */
    private boolean isOneTurn(LineTree<M, P> line, int i, LineReplay<M, P> replay, Replayed<M, P> played) {
        LineTree.Node<M, P> node = line.nodes().get(i);
        Moment<M, P> moment = replay.moment();
        boolean isComplete = hasMoves(played)
                && !moment.position().isMidTurn()
                && moment.announced().isEmpty();
        if (!isComplete) {
            return true;
        }
        Reading<M> reading = node.written().on(moment);
        if (reading instanceof Reading.Understood<M> more && more.entries().isEmpty()) {
            return true;
        }
        findings.error(
                NotationRule.NOT_ONE_TURN,
                Facts.of("words", line.words(node)),
                node.written().span());
        return false;
    }

    private static boolean hasMoves(Replayed<?, ?> played) {
        return played.moves().stream().anyMatch(entry -> !entry.moves().isEmpty());
    }

    /** Reports elements that cannot be part of a turn, or a missing turn. */
    private void check(Replayed<M, P> played, LineTree<M, P> written) {
        written.ending()
                .ifPresent(last -> findings.error(
                        NotationRule.NOT_ONE_TURN,
                        Facts.of("words", last.ending().toString()).as("ending"),
                        last.span()));
        if (!findings.hasErrors() && !hasMoves(played)) {
            findings.error(NotationRule.NOT_ONE_TURN, Facts.none().as("none"), new Span(0, 0));
        }
    }

    private static <M extends Move, P extends Position<M, P>> Line<M, P> longer(
            Line<M, P> line, List<RecordedMove<M>> entries) {
        Line<M, P> longer = line;
        for (RecordedMove<M> entry : entries) {
            for (M move : entry.moves()) {
                longer = longer.play(move);
            }
        }
        return longer;
    }
}
