package org.ludex.sixth;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.ludex.core.Fault;
import org.ludex.core.InvalidOptionsException;
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
 *   <li>the board, from the highest rank down, ranks separated by {@code /} and cells by {@code ,}: a number of empty cells
 *       or a tower, bottom piece first, in the letters of {@link Piece};
 *   <li>who is to move, {@code white} or {@code black};
 *   <li>{@code reserve=13/10+G}: the pieces beside the board, White's and Black's;
 *   <li>{@code points=5/0}: points that armies built in play have left, in army games;
 *   <li>{@code lady=beside}: the Lady is not on the board, but in the game;
 *   <li>{@code score=2/3}: the points of six kings;
 *   <li>{@code ban=2d5-c3}: the move that would reverse the last one;
 *   <li>{@code passes=1}: how many turns just before were passes;
 *   <li>{@code seen=BOARD:white:2d5-c3*2|BOARD:black:pass}: with {@code repetition=threefold-draw}, the earlier positions
 *       that may come back: board, who was to move, the move forbidden then or {@code pass} after a pass, and {@code *2}
 *       when it occurred twice.
 * </ul>
 *
 * <p>Words that say nothing are left out. A position whose game is over names the player who would be next.
 *
 * <p>Immutable and thread-safe.
 */
public final class SixthSetup implements Setup<SixthPosition> {

    private final Settings settings;
    private final Map<Cell, Tower> towers;
    private final Side toMove;
    private final Supply supply;
    private final Optional<SixthMove.MovePart> banned;
    private final int passes;
    private final List<EarlierPosition> earlier;

    SixthSetup(
            Settings settings,
            Map<Cell, Tower> towers,
            Side toMove,
            Supply supply,
            Optional<SixthMove.MovePart> banned,
            int passes,
            List<EarlierPosition> earlier) {
        this.settings = settings;
        this.towers = Collections.unmodifiableMap(new LinkedHashMap<>(towers));
        this.toMove = toMove;
        this.supply = supply;
        this.banned = banned;
        this.passes = passes;
        this.earlier = List.copyOf(earlier);
    }

    /**
     * Reads a set-up from its text.
     *
     * @throws InvalidPositionException if the text cannot be read
     * @throws InvalidOptionsException if the options contradict each other
     */
    public static SixthSetup parse(String text, Options options) {
        return SetupReader.read(SettingsReader.read(options), text);
    }

    /** A position as a set-up. */
    public static SixthSetup of(SixthPosition position) {
        Grid grid = position.settings().grid();
        List<EarlierPosition> earlier = position.history().counts().entrySet().stream()
                .map(entry -> earlier(entry.getKey(), entry.getValue(), grid))
                .toList();
        return new SixthSetup(
                position.settings(),
                position.towers(),
                position.side(),
                position.supply(),
                position.banned(),
                position.passes(),
                earlier);
    }

    private static EarlierPosition earlier(RepetitionKey seen, int times, Grid grid) {
        return new EarlierPosition(
                seen.board().towers(), seen.toMove(), seen.reversal().move(grid), seen.afterPass(), times);
    }

    /** The options of the game. */
    public Options options() {
        return settings.options();
    }

    /** The towers by cell. */
    public Map<Cell, Tower> towers() {
        return towers;
    }

    /** Who is to move. */
    public Side toMove() {
        return toMove;
    }

    /** The reserves, the Lady while she is not in play, and the score. */
    public Supply supply() {
        return supply;
    }

    /** The move that is forbidden as the reverse of the last one; empty when nothing is forbidden. */
    public Optional<SixthMove.MovePart> banned() {
        return banned;
    }

    /** How many turns just before were passes. */
    public int passes() {
        return passes;
    }

    /** The earlier positions that count for a repetition. */
    public List<EarlierPosition> earlier() {
        return earlier;
    }

    Settings settings() {
        return settings;
    }

    /** This set-up with a tower on a cell. */
    public SixthSetup with(Cell cell, Tower tower) {
        Map<Cell, Tower> others = new LinkedHashMap<>(towers);
        others.put(cell, tower);
        return new SixthSetup(settings, others, toMove, supply, banned, passes, earlier);
    }

    /** This set-up with nothing on a cell. */
    public SixthSetup without(Cell cell) {
        Map<Cell, Tower> others = new LinkedHashMap<>(towers);
        others.remove(cell);
        return new SixthSetup(settings, others, toMove, supply, banned, passes, earlier);
    }

    /** This set-up with another player to move. */
    public SixthSetup withToMove(Side side) {
        return new SixthSetup(settings, towers, side, supply, banned, passes, earlier);
    }

    /** This set-up with another supply. */
    public SixthSetup withSupply(Supply others) {
        return new SixthSetup(settings, towers, toMove, others, banned, passes, earlier);
    }

    /** This set-up with another forbidden move, or none. */
    public SixthSetup withBanned(Optional<SixthMove.MovePart> move) {
        return new SixthSetup(settings, towers, toMove, supply, move, passes, earlier);
    }

    /** This set-up with another number of passes just before. */
    public SixthSetup withPasses(int count) {
        return new SixthSetup(settings, towers, toMove, supply, banned, count, earlier);
    }

    /** This set-up with other earlier positions. */
    public SixthSetup withEarlier(List<EarlierPosition> others) {
        return new SixthSetup(settings, towers, toMove, supply, banned, passes, others);
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
        RepetitionHistory history = RepetitionHistory.NONE;
        for (EarlierPosition each : earlier) {
            RepetitionKey key = repetitionKey(each);
            for (int i = 0; i < each.times(); i++) {
                history = history.with(key);
            }
        }
        Grid grid = settings.grid();
        return new SixthPosition(
                settings, Board.of(grid, towers), supply, toMove, ForbiddenReversal.of(banned, grid), passes, history);
    }

    RepetitionKey repetitionKey(EarlierPosition each) {
        Grid grid = settings.grid();
        return new RepetitionKey(
                Board.of(grid, each.towers()),
                each.toMove(),
                ForbiddenReversal.of(each.banned(), grid),
                each.afterPass());
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof SixthSetup setup
                && options().equals(setup.options())
                && towers.equals(setup.towers)
                && toMove == setup.toMove
                && supply.equals(setup.supply)
                && banned.equals(setup.banned)
                && passes == setup.passes
                && toString().equals(setup.toString());
    }

    @Override
    public int hashCode() {
        return Objects.hash(towers.keySet(), toMove.id(), supply, banned, passes);
    }

    /** This set-up in one line. */
    @Override
    public String toString() {
        return SetupWriter.write(this);
    }
}
