package org.ludex.notation.text;

import org.ludex.core.Move;
import org.ludex.core.Position;
import org.ludex.notation.Report;
import org.ludex.notation.Suggestion;
import org.ludex.notation.replay.Leftover;
import org.ludex.notation.replay.Origin;
import org.ludex.notation.replay.RecordReplay;
import org.ludex.notation.spi.GameNotation;
import org.ludex.notation.tree.Edit;
import org.ludex.notation.tree.Findings;
import org.ludex.notation.tree.LineTree;

/**
 * A record of text that was parsed: it can be judged, and edited without another look at its text.
 *
 * @param <M> the moves of the game
 * @param <P> the positions of the game
 */
public final class RecordTree<M extends Move, P extends Position<M, P>> {

    private final GameNotation<M, P> notation;
    private final RecordReplay.Head<M, P> head;
    private final LineTree<M, P> line;
    private final Leftover leftover;
    private final Findings found;

    /**
     * A parsed record.
     *
     * @param notation the game's notation
     * @param head everything before its moves
     * @param line its moves
     * @param leftover how what cannot be played is kept
     * @param found what was found wrong while it was parsed
     */
    RecordTree(
            GameNotation<M, P> notation,
            RecordReplay.Head<M, P> head,
            LineTree<M, P> line,
            Leftover leftover,
            Findings found) {
        this.notation = notation;
        this.head = head;
        this.line = line;
        this.leftover = leftover;
        this.found = found;
    }

    /** The report on the record as it was parsed. It can be asked for once: what it finds is added to what was found. */
    Report judgeOnce(Origin origin, int repairs) {
        return new RecordReplay<>(notation, found, leftover, origin, repairs).judge(head, line);
    }

    /** The report on the record. */
    public Report judge(int repairs) {
        return new RecordReplay<>(notation, found.copy(), leftover, Origin.TEXT, repairs).judge(head, line);
    }

    /** The record with an edit made that a report on it suggests. */
    public RecordTree<M, P> with(Suggestion suggestion) {
        Edit<M, P> edit = Edit.of(suggestion, notation::parse);
        return new RecordTree<>(notation, head, edit.in(line), leftover, found);
    }
}
