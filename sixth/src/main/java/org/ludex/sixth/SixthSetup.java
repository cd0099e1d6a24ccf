package org.ludex.sixth;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.ludex.core.Fault;
import org.ludex.core.InvalidPositionException;
import org.ludex.core.Options;
import org.ludex.core.Setup;

/**
 * Anything on a SiXTH board and beside it. The text form is one line of words:
 *
 * <pre>
 * 5/5/1,Wb,W,2/3,b,1/5 white reserve=13/13 ban=1b3-c3
 * </pre>
 *
 * <ul>
 *   <li>the board, from the highest rank down, ranks parted by {@code /} and cells by {@code ,}: a number of empty cells
 *       or a tower, bottom piece first, in the letters of {@link Piece};
 *   <li>who is to move, {@code white} or {@code black};
 *   <li>{@code reserve=13/10+G}: the pieces beside the board, White's and Black's;
 *   <li>{@code points=5/0}: points that armies built in play have left, in army games;
 *   <li>{@code lady=beside}: the Lady is not on the board, but in the game;
 *   <li>{@code score=2/3}: the points of six kings;
 *   <li>{@code ban=2d5-c3}: the move that would reverse the last one;
 *   <li>{@code passes=1}: how many turns just before were passes;
 *   <li>{@code seen=BOARD:white:2d5-c3*2|BOARD:black:pass}: with {@code repetition=THREEFOLD_DRAW}, the earlier positions
 *       that may come back: board, who was to move, the move forbidden then or {@code pass} after a pass, and {@code *2}
 *       when it was there twice.
 * </ul>
 *
 * <p>What is nothing is left out. A position whose game is over names the player who would be next.
 *
 * <p>Immutable and thread-safe.
 */
public final class SixthSetup implements Setup<SixthPosition> {

    private final Terms terms;
    private final Map<Cell, Tower> towers;
    private final Side toMove;
    private final Beside beside;
    private final Optional<SixthMove.MovePart> banned;
    private final int passes;
    private final List<Earlier> earlier;

    SixthSetup(
            Terms terms,
            Map<Cell, Tower> towers,
            Side toMove,
            Beside beside,
            Optional<SixthMove.MovePart> banned,
            int passes,
            List<Earlier> earlier) {
        this.terms = terms;
        this.towers = Collections.unmodifiableMap(new LinkedHashMap<>(towers));
        this.toMove = toMove;
        this.beside = beside;
        this.banned = banned;
        this.passes = passes;
        this.earlier = List.copyOf(earlier);
    }

    static SixthSetup of(SixthPosition position) {
        Grid grid = position.terms().grid();
        List<Earlier> earlier = position.past().counts().entrySet().stream()
                .map(entry -> earlier(entry.getKey(), entry.getValue(), grid))
                .toList();
        return new SixthSetup(
                position.terms(),
                position.towers(),
                position.toMove(),
                position.beside(),
                position.banned(),
                position.passes(),
                earlier);
    }

    private static Earlier earlier(Snapshot seen, int times, Grid grid) {
        return new Earlier(seen.board().towers(), seen.toMove(), seen.banned().move(grid), seen.afterPass(), times);
    }

    /** The options of the game. */
    public Options options() {
        return terms.options();
    }

    /** The towers by cell. */
    public Map<Cell, Tower> towers() {
        return towers;
    }

    /** Who is to move. */
    public Side toMove() {
        return toMove;
    }

    /** What lies beside the board. */
    public Beside beside() {
        return beside;
    }

    /** The move that is forbidden as the reverse of the last one. */
    public Optional<SixthMove.MovePart> banned() {
        return banned;
    }

    /** How many turns just before were passes. */
    public int passes() {
        return passes;
    }

    /** The earlier positions that count for a repetition. */
    public List<Earlier> earlier() {
        return earlier;
    }

    Terms terms() {
        return terms;
    }

    /** This set-up with a tower on a cell. */
    public SixthSetup with(Cell cell, Tower tower) {
        Map<Cell, Tower> others = new LinkedHashMap<>(towers);
        others.put(cell, tower);
        return new SixthSetup(terms, others, toMove, beside, banned, passes, earlier);
    }

    /** This set-up with nothing on a cell. */
    public SixthSetup without(Cell cell) {
        Map<Cell, Tower> others = new LinkedHashMap<>(towers);
        others.remove(cell);
        return new SixthSetup(terms, others, toMove, beside, banned, passes, earlier);
    }

    /** This set-up with another player to move. */
    public SixthSetup withToMove(Side side) {
        return new SixthSetup(terms, towers, side, beside, banned, passes, earlier);
    }

    /** This set-up with other things beside the board. */
    public SixthSetup withBeside(Beside others) {
        return new SixthSetup(terms, towers, toMove, others, banned, passes, earlier);
    }

    /** This set-up with another forbidden move, or none. */
    public SixthSetup withBanned(Optional<SixthMove.MovePart> move) {
        return new SixthSetup(terms, towers, toMove, beside, move, passes, earlier);
    }

    /** This set-up with another number of passes just before. */
    public SixthSetup withPasses(int count) {
        return new SixthSetup(terms, towers, toMove, beside, banned, count, earlier);
    }

    /** This set-up with other earlier positions. */
    public SixthSetup withEarlier(List<Earlier> others) {
        return new SixthSetup(terms, towers, toMove, beside, banned, passes, others);
    }

    @Override
    public List<Fault> faults() {
        return SetupCheck.faults(this);
    }

    @Override
    public SixthPosition position() {
        List<Fault> faults = faults();
        if (!faults.isEmpty()) {
            throw new InvalidPositionException(faults);
        }
        return unchecked();
    }

    /** The position of a set-up that is known to have no faults. */
    SixthPosition unchecked() {
        Past past = Past.NONE;
        for (Earlier each : earlier) {
            Snapshot snapshot = snapshot(each);
            for (int i = 0; i < each.times(); i++) {
                past = past.with(snapshot);
            }
        }
        Grid grid = terms.grid();
        return new SixthPosition(terms, Board.of(grid, towers), beside, toMove, Ban.of(banned, grid), passes, past);
    }

    Snapshot snapshot(Earlier each) {
        Grid grid = terms.grid();
        return new Snapshot(
                Board.of(grid, each.towers()), each.toMove(), Ban.of(each.banned(), grid), each.afterPass());
    }

    /** This set-up in one line. */
    public String text() {
        return SetupWriter.write(this);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof SixthSetup setup
                && options().equals(setup.options())
                && towers.equals(setup.towers)
                && toMove == setup.toMove
                && beside.equals(setup.beside)
                && banned.equals(setup.banned)
                && passes == setup.passes
                && text().equals(setup.text());
    }

    @Override
    public int hashCode() {
        return Objects.hash(towers, toMove, beside, banned, passes);
    }

    @Override
    public String toString() {
        return text();
    }
}
