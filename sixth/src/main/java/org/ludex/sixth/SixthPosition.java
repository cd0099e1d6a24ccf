package org.ludex.sixth;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.random.RandomGenerator;
import org.ludex.core.Attempt;
import org.ludex.core.Look;
import org.ludex.core.Options;
import org.ludex.core.Outcome;
import org.ludex.core.Position;
import org.ludex.core.Turn;
import org.ludex.core.Verdict;
import org.ludex.core.picture.Picture;

/**
 * A position of SiXTH: the towers, the supply beside the board, who is to move, which reversal is forbidden, and, where
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

    private final Settings settings;
    private final Board board;
    private final Supply supply;
    private final Side side;
    private final ForbiddenReversal reversal;
    private final int passes;
    private final RepetitionHistory history;
    private final Outcome ended;

    SixthPosition(
            Settings settings,
            Board board,
            Supply supply,
            Side side,
            ForbiddenReversal reversal,
            int passes,
            RepetitionHistory history) {
        this.settings = settings;
        this.board = board;
        this.supply = supply;
        this.side = side;
        this.reversal = reversal;
        this.passes = passes;
        this.history = history;
        this.ended = Ending.of(this);
    }

    static SixthPosition start(Settings settings) {
        return new SixthPosition(
                settings,
                Board.empty(settings.grid()),
                settings.supplyAtStart(),
                settings.first(),
                ForbiddenReversal.NONE,
                0,
                RepetitionHistory.NONE);
    }

    Settings settings() {
        return settings;
    }

    Board board() {
        return board;
    }

    ForbiddenReversal reversal() {
        return reversal;
    }

    RepetitionHistory history() {
        return history;
    }

    RepetitionKey repetitionKey() {
        return new RepetitionKey(board, side, reversal, passes > 0);
    }

    /** The player to move or, when the game is over, the one who would be next. */
    Side side() {
        return side;
    }

    @Override
    public SixthPosition self() {
        return this;
    }

    @Override
    public Sixth game() {
        return Sixth.GAME;
    }

    @Override
    public Options options() {
        return settings.options();
    }

    @Override
    public Turn turn() {
        if (!outcome().isOpen()) {
            return NOBODY;
        }
        return side == Side.WHITE ? WHITE : BLACK;
    }

    /** The side to move; empty when the game is over. */
    public Optional<Side> toMove() {
        return outcome().isOpen() ? Optional.of(side) : Optional.empty();
    }

    /** The files and ranks of the board. */
    public int size() {
        return settings.grid().size();
    }

    /** The tower on a cell, if there is one. */
    public Optional<Tower> tower(Cell cell) {
        int index = settings.grid().index(cell);
        return index < 0 || !board.isOccupied(index) ? Optional.empty() : Optional.of(Packed.tower(board.tower(index)));
    }

    /** How many pieces stand on a cell: 0 where there is no tower. */
    public int pieces(Cell cell) {
        int index = settings.grid().index(cell);
        return index < 0 || !board.isOccupied(index) ? 0 : Packed.pieces(board.tower(index));
    }

    /** All towers by cell, from a1 rank by rank. */
    public Map<Cell, Tower> towers() {
        return Collections.unmodifiableMap(board.towers());
    }

    /** The reserves, the Lady while she is not in play, and the score. */
    public Supply supply() {
        return supply;
    }

    /** The exact reverse of the last move, which is forbidden now (S6). */
    public Optional<SixthMove.MovePart> banned() {
        return reversal.move(settings.grid());
    }

    /** How many turns just before were passes: 0, 1, or 2 when that ended the game. */
    public int passes() {
        return passes;
    }

    /** Whether the player to move may enter a piece of a kind, on whatever cell. */
    boolean canEnter(PieceKind kind) {
        if (kind == PieceKind.LADY) {
            return supply.lady() && mayEnterLady();
        }
        Reserve reserve = supply.reserve(side);
        return reserve.count(kind) > 0
                || (reserve.points() >= kind.cost()
                        && settings.builds(side)
                        && (kind == PieceKind.SIMPLE || !board.holds(Piece.of(side, kind))));
    }

    /** Whether the Lady is paid for, or can be, so far as the player to move is concerned (A2). */
    boolean mayEnterLady() {
        if (!settings.ladyBought()) {
            return settings.ladyPlayers().contains(side);
        }
        return supply.reserve(side).points() >= PieceKind.LADY.cost() || isLadyBought();
    }

    /** Whether somebody has bought the Lady: then the points and pieces of both sides are worth less than at the start. */
    private boolean isLadyBought() {
        // Without six kings she never comes back, so while she is beside the board nobody has.
        return settings.sixKings()
                && worth(Side.WHITE) + worth(Side.BLACK)
                        < settings.white().worth() + settings.black().worth();
    }

    private int worth(Side owner) {
        return supply.reserve(owner).worth() + board.cost(owner);
    }

    /** The cells where the player to move may enter the Lady. */
    long ladyEntries() {
        return canEnter(PieceKind.LADY) ? board.vacant() & settings.ladyCells() : 0;
    }

    /** Whether there is a legal turn other than a pass. A forbidden reversal never matters: its whole tower may go there. */
    boolean canAct() {
        return hasEntry() || board.hasMove();
    }

    private boolean hasEntry() {
        return (ownEntries() > 0 && board.vacant() != 0) || ladyEntries() != 0;
    }

    /** How many kinds of its own pieces the player to move may enter. Asked at every ply, so without a loop. */
    private int ownEntries() {
        return (canEnter(PieceKind.SIMPLE) ? 1 : 0)
                + (canEnter(PieceKind.GIANT) ? 1 : 0)
                + (canEnter(PieceKind.HUNCHBACK) ? 1 : 0);
    }

    /** How many entries there are. */
    int entryCount() {
        return ownEntries() * Long.bitCount(board.vacant()) + Long.bitCount(ladyEntries());
    }

    /** How many legal moves of towers and parts land on these cells, before anybody asks for the Lady. */
    private int moveCount(long targets) {
        return board.moveCount(targets) - reversal.countAmong(board, targets);
    }

    /** How many moves would cover the Lady (L2); 0 as well when she does not show. */
    int coverCount() {
        return board.showsLady() ? moveCount(1L << board.lady()) : 0;
    }

    @Override
    public List<SixthMove> legalMoves() {
        int count = (int) legalMoveCount();
        return count == 0 ? List.of() : MoveList.of(this, count);
    }

    /** A random legal move. The moves are counted and not listed. */
    @Override
    public SixthMove sample(RandomGenerator random) {
        int count = (int) legalMoveCount();
        return count == 0 ? Position.super.sample(random) : MoveList.at(this, random.nextInt(count));
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
        int count = entryCount() + moveCount(settings.grid().all());
        return count == 0 && settings.noMove() == NoMove.PASS ? 1 : count;
    }

    @Override
    public Attempt<SixthPosition> attempt(SixthMove move) {
        Objects.requireNonNull(move, "the move is null");
        Optional<Verdict.Illegal> refusal = Refusals.of(this, move);
        return refusal.isPresent() ? Attempt.refused(refusal.get()) : Attempt.legal(after(move));
    }

    private SixthPosition after(SixthMove move) {
        Grid grid = settings.grid();
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
        return new SixthPosition(
                settings, board, supply, side.other(), ForbiddenReversal.NONE, passes + 1, remembered());
    }

    private SixthPosition entered(PieceKind kind, int cell) {
        boolean buys = kind == PieceKind.LADY && settings.ladyBought() && !isLadyBought();
        Supply next = buys ? supply.afterBuyingLady(side) : supply.afterEntering(side, kind);
        boolean paid = next.reserve(side).points() != supply.reserve(side).points();
        // What is paid stays paid, and if nothing comes back unscored, an entry cannot be undone.
        RepetitionHistory nextHistory = paid || !settings.returnsUnscored() ? RepetitionHistory.NONE : remembered();
        return new SixthPosition(
                settings,
                board.entered(Piece.of(side, kind), cell),
                next,
                side.other(),
                ForbiddenReversal.NONE,
                0,
                nextHistory);
    }

    private SixthPosition moved(int count, int from, int to) {
        Board next = board.moved(count, from, to);
        if (settings.sixKings() && next.hasKing()) {
            return crowned(next, to);
        }
        return new SixthPosition(
                settings, next, supply, side.other(), new ForbiddenReversal(count, to, from), 0, remembered());
    }

    /** Six kings: the point, the removal, and no forbidden reversal (K1, K2, L3). */
    private SixthPosition crowned(Board next, int at) {
        int king = next.tower(at);
        int removed = settings.wholeTower() ? Packed.pieces(king) : Packed.excess(king);
        Supply returned = supply.afterReturning(Packed.part(king, removed));
        Optional<Side> owner = Packed.topPiece(king).owner();
        Supply scored = owner.map(returned::afterScoring).orElse(returned);
        RepetitionHistory nextHistory = owner.isPresent() ? RepetitionHistory.NONE : remembered();
        return new SixthPosition(
                settings,
                next.with(at, Packed.rest(king, removed)),
                scored,
                side.other(),
                ForbiddenReversal.NONE,
                0,
                nextHistory);
    }

    private RepetitionHistory remembered() {
        return settings.threefold() ? history.with(repetitionKey()) : RepetitionHistory.NONE;
    }

    /** Whether the game is over for another reason than that the player to move has no legal turn. */
    boolean isEnded() {
        return !ended.isOpen();
    }

    @Override
    public Outcome outcome() {
        if (ended.isOpen() && settings.noMove() != NoMove.PASS && !canAct()) {
            return Ending.stuck(this);
        }
        return ended;
    }

    @Override
    public List<Integer> score() {
        return settings.sixKings() ? List.of(supply.whiteScore(), supply.blackScore()) : List.of();
    }

    /** This position in the form that {@link SixthSetup} documents. */
    @Override
    public String text() {
        return SixthSetup.of(this).toString();
    }

    @Override
    public Picture picture(Look look) {
        return SixthPicture.of(this, look);
    }

    @Override
    public Picture pictureAfter(List<? extends SixthMove> moves, Look look) {
        return SixthPicture.after(this, moves, look);
    }

    @Override
    public boolean equals(Object other) {
        return this == other
                || (other instanceof SixthPosition position
                        && side == position.side
                        && passes == position.passes
                        && board.equals(position.board)
                        && reversal.equals(position.reversal)
                        && supply.equals(position.supply)
                        && history.equals(position.history)
                        && options().equals(position.options()));
    }

    @Override
    public int hashCode() {
        return Objects.hash(board, supply, side.id(), reversal, passes, history);
    }

    @Override
    public String toString() {
        return text();
    }
}
