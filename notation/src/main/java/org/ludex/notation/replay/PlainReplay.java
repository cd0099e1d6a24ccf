package org.ludex.notation.replay;

import java.util.Optional;
import org.ludex.core.Move;
import org.ludex.core.Position;
import org.ludex.core.Seat;
import org.ludex.notation.RecordedMove;
import org.ludex.notation.Report;
import org.ludex.notation.antlr.Recall;
import org.ludex.notation.spi.WrittenMove;
import org.ludex.notation.tree.LineTree;

/**
 * Plays a record whose moves have nothing around them but numbers, one after the other as they are read. As soon as there is
 * anything to say about one of them, the record has to be read as a tree. For one record and one thread.
 *
 * @param <M> the moves of the game
 * @param <P> the positions of the game
 */
public final class PlainReplay<M extends Move, P extends Position<M, P>> {

    private final RecordReplay<M, P> record;
    private final RecordReplay.Head<M, P> head;
    private final LineReplay<M, P> line;

    PlainReplay(RecordReplay<M, P> record, RecordReplay.Head<M, P> head, LineReplay<M, P> line) {
        this.record = record;
        this.head = head;
        this.line = line;
    }

    /**
     * Plays a written move.
     *
     * @param written the written move, wherever it stands
     * @param recall how it was recorded when it was last met
     * @param number the number before it, or less than 0 if there is none
     * @return whether it was played and there is nothing to say about it
     */
    public boolean play(WrittenMove<M, P> written, Recall<M> recall, int number) {
        return line.playPlain(written, recall, number);
    }

    /**
     * Plays a written move that can only be a single move and an entry.
     *
     * @param written the written move, wherever it stands
     * @param ply the number of its ply
     * @return whether it was played and there is nothing to say about it
     */
    public boolean playSingle(WrittenMove<M, P> written, int ply) {
        return line.playSingle(written, ply);
    }

    /**
     * Plays a move that is an entry, where it is known how it is recorded.
     *
     * @param known how it is recorded if it is legal and decided by the seat that it names
     * @param ply the number of its ply
     * @return whether it was played and there is nothing to say about it
     */
    public boolean playKnown(RecordedMove<M> known, int ply) {
        return line.playKnown(known, ply);
    }

    /**
     * Plays a written move of a seat.
     *
     * @param written the written move, wherever it stands
     * @param seat the seat
     * @return whether it was that seat's turn, the move was played, and there is nothing to say about it
     */
    public boolean playOf(WrittenMove<M, P> written, Seat seat) {
        return line.playOf(written, seat);
    }

    /** The report on the record, all of whose moves were played. */
    public Report report(Optional<LineTree.LastWord> lastWord) {
        return record.report(head, line.replayed(), lastWord, "");
    }
}
