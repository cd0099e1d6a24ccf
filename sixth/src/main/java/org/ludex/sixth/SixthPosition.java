package org.ludex.sixth;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.ludex.core.Attempt;
import org.ludex.core.Look;
import org.ludex.core.Options;
import org.ludex.core.Outcome;
import org.ludex.core.Position;
import org.ludex.core.Turn;
import org.ludex.core.Verdict;
import org.ludex.core.picture.Picture;

/**
 * A position of SiXTH: the towers, what lies beside the board, who is to move, which reversal is forbidden, and, where
 * the options need them, passes and earlier positions.
 *
 * <p>Moves are listed in this order: entries by kind (simple, Giant, Hunchback, Lady) and cell, then moves by the
 * tower's cell, the cell it lands on, and the number of pieces; cells run a1, b1 and so on, rank by rank. A pass is
 * listed alone.
 *
 * <p>Immutable and thread-safe.
 */
public final class SixthPosition implements Position<SixthMove, SixthPosition> {

    private static final Turn WHITE = Turn.of(Side.WHITE);
    private static final Turn BLACK = Turn.of(Side.BLACK);
    private static final Turn NOBODY = Turn.nobody();
    static final List<PieceKind> OWN_KINDS = List.of(PieceKind.SIMPLE, PieceKind.GIANT, PieceKind.HUNCHBACK);

    private final Terms terms;
    private final Board board;
    private final Beside beside;
    private final Side toMove;
    private final Ban banned;
    private final int passes;
    private final Past past;
    private final Outcome ended;

    SixthPosition(Terms terms, Board board, Beside beside, Side toMove, Ban banned, int passes, Past past) {
        this.terms = terms;
        this.board = board;
        this.beside = beside;
        this.toMove = toMove;
        this.banned = banned;
        this.passes = passes;
        this.past = past;
        this.ended = Ending.of(this);
    }

    static SixthPosition start(Terms terms) {
        return new SixthPosition(
                terms, Board.empty(terms.grid()), terms.besideAtStart(), terms.first(), Ban.NONE, 0, Past.NONE);
    }

    Terms terms() {
        return terms;
    }

    Board board() {
        return board;
    }

    Ban ban() {
        return banned;
    }

    Past past() {
        return past;
    }

    Snapshot snapshot() {
        return new Snapshot(board, toMove, banned, passes > 0);
    }

    @Override
    public SixthPosition self() {
        return this;
    }

    @Override
    public Sixth game() {
        return terms.game();
    }

    @Override
    public Options options() {
        return terms.options();
    }

    /** The files and ranks of the board. */
    public int size() {
        return terms.grid().size();
    }

    /** The tower on a cell, if there is one. */
    public Optional<Tower> tower(Cell cell) {
        int index = terms.grid().index(cell);
        return index < 0 || !board.isOccupied(index) ? Optional.empty() : Optional.of(Packed.tower(board.tower(index)));
    }

    /** All towers by cell, from a1 rank by rank. */
    public Map<Cell, Tower> towers() {
        return Collections.unmodifiableMap(board.towers());
    }

    /** What lies beside the board. */
    public Beside beside() {
        return beside;
    }

    /** The player to move, or who would be if the game were not over. */
    public Side toMove() {
        return toMove;
    }

    /** The exact reverse of the last move, which is forbidden now (S6). */
    public Optional<SixthMove.MovePart> banned() {
        return banned.move(terms.grid());
    }

    /** How many turns just before were passes: 0, 1, or 2 when that ended the game. */
    public int passes() {
        return passes;
    }

    @Override
    public Turn turn() {
        if (!outcome().isOpen()) {
            return NOBODY;
        }
        return toMove == Side.WHITE ? WHITE : BLACK;
    }

    @Override
    public Outcome outcome() {
        if (ended.isOpen() && terms.noMove() != NoMove.PASS && !canAct()) {
            return Ending.stuck(this);
        }
        return ended;
    }

    @Override
    public List<Integer> score() {
        return terms.sixKings() ? List.of(beside.whiteScore(), beside.blackScore()) : List.of();
    }

    /** Whether the player to move may take a piece of a kind from beside the board, wherever it then goes. */
    boolean canEnter(PieceKind kind) {
        if (kind == PieceKind.LADY) {
            return beside.lady() && terms.ladyPlayers().contains(toMove);
        }
        Reserve reserve = beside.reserve(toMove);
        return reserve.count(kind) > 0
                || (reserve.points() >= kind.cost()
                        && (kind == PieceKind.SIMPLE || !board.holds(Piece.of(toMove, kind))));
    }

    /** The cells where the player to move may enter the Lady. */
    long ladyEntries() {
        return canEnter(PieceKind.LADY) ? board.vacant() & terms.ladyCells() : 0;
    }

    /** Whether anything but a pass can be done. A forbidden reversal never matters: its whole tower may go there. */
    boolean canAct() {
        return entryCount() > 0 || board.hasMove();
    }

    /** How many entries there are. */
    int entryCount() {
        int kinds = 0;
        for (PieceKind kind : OWN_KINDS) {
            kinds += canEnter(kind) ? 1 : 0;
        }
        return kinds * Long.bitCount(board.vacant()) + Long.bitCount(ladyEntries());
    }

    /** How many moves would cover the Lady (L2); 0 as well when she does not show. */
    int coverCount() {
        if (!board.showsLady()) {
            return 0;
        }
        boolean oneForbidden = banned.to() == board.lady() && banned.bites(board);
        return board.moveCountTo(board.lady()) - (oneForbidden ? 1 : 0);
    }

    @Override
    public long legalMoveCount() {
        if (!ended.isOpen()) {
            return 0;
        }
        int covers = coverCount();
        if (covers > 0) {
            return covers;
        }
        int count = entryCount() + board.moveCount() - (banned.bites(board) ? 1 : 0);
        return count == 0 && terms.noMove() == NoMove.PASS ? 1 : count;
    }

    @Override
    public List<SixthMove> legalMoves() {
        int count = (int) legalMoveCount();
        return count == 0 ? List.of() : MoveList.of(this, count);
    }

    @Override
    public Attempt<SixthPosition> attempt(SixthMove move) {
        Objects.requireNonNull(move, "the move is null");
        return Judge.of(this, move) instanceof Verdict.Illegal illegal
                ? Attempt.refused(illegal)
                : Attempt.legal(after(move));
    }

    private SixthPosition after(SixthMove move) {
        Grid grid = terms.grid();
        if (move instanceof SixthMove.Enter enter) {
            return entered(enter.kind(), grid.index(enter.at()));
        }
        if (move instanceof SixthMove.MoveTower tower) {
            int from = grid.index(tower.from());
            return moved(Packed.pieces(board.tower(from)), from, grid.index(tower.to()));
        }
        if (move instanceof SixthMove.MovePart part) {
            return moved(part.count(), grid.index(part.from()), grid.index(part.to()));
        }
        return new SixthPosition(terms, board, beside, toMove.other(), Ban.NONE, passes + 1, remembered());
    }

    private SixthPosition entered(PieceKind kind, int cell) {
        Beside next = beside.afterEntering(toMove, kind);
        boolean paid = next.reserve(toMove).points() != beside.reserve(toMove).points();
        // What is paid stays paid, and where nothing comes back unscored an entry cannot be undone.
        Past nextPast = paid || !terms.returnsUnscored() ? Past.NONE : remembered();
        return new SixthPosition(
                terms, board.entered(Piece.of(toMove, kind), cell), next, toMove.other(), Ban.NONE, 0, nextPast);
    }

    private SixthPosition moved(int count, int from, int to) {
        Board next = board.moved(count, from, to);
        if (terms.sixKings() && next.hasKing()) {
            return crowned(next, to);
        }
        return new SixthPosition(terms, next, beside, toMove.other(), new Ban(count, to, from), 0, remembered());
    }

    /** Six kings: the point, the removal, and no forbidden reversal (K1, K2, L3). */
    private SixthPosition crowned(Board next, int at) {
        int king = next.tower(at);
        int removed = terms.wholeTower() ? Packed.pieces(king) : Packed.excess(king);
        Beside returned = beside.afterReturning(Packed.part(king, removed));
        Optional<Side> owner = Packed.topPiece(king).owner();
        Beside scored = owner.map(returned::afterScoring).orElse(returned);
        Past nextPast = owner.isPresent() ? Past.NONE : remembered();
        return new SixthPosition(
                terms, next.with(at, Packed.rest(king, removed)), scored, toMove.other(), Ban.NONE, 0, nextPast);
    }

    private Past remembered() {
        return terms.threefold() ? past.with(snapshot()) : Past.NONE;
    }

    /** This position as a set-up, which can be changed and read back. */
    public SixthSetup setup() {
        return SixthSetup.of(this);
    }

    @Override
    public String text() {
        return setup().text();
    }

    @Override
    public Picture picture(Look look) {
        return SixthPicture.of(this);
    }

    @Override
    public Picture pictureAfter(SixthMove move) {
        return SixthPicture.after(this, move, play(move));
    }

    @Override
    public boolean equals(Object other) {
        return this == other
                || (other instanceof SixthPosition position
                        && toMove == position.toMove
                        && passes == position.passes
                        && board.equals(position.board)
                        && banned.equals(position.banned)
                        && beside.equals(position.beside)
                        && past.equals(position.past)
                        && options().equals(position.options()));
    }

    @Override
    public int hashCode() {
        return Objects.hash(board, beside, toMove, banned, passes, past);
    }

    @Override
    public String toString() {
        return text();
    }
}
