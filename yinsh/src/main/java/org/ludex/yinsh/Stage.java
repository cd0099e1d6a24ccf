package org.ludex.yinsh;

import java.util.Arrays;
import java.util.Optional;
import java.util.stream.Stream;
import org.ludex.core.Spellings;
import org.ludex.core.Turn;

/**
 * What has to be done next, and by whom: place or move a ring, take a row or a ring, or nothing because the game is
 * over. While a row or a ring is to be taken, the stage also says who moves a ring once all rows are gone.
 *
 * <p>Its text is the first part of a position's text:
 *
 * <pre>
 * place white             White places a ring
 * move black              Black moves a ring
 * move black after pass   the same after White has passed (written only if Black must pass as well)
 * row white then black    White takes a row; once all rows are gone, Black moves a ring
 * ring white then black   White removes a ring for the row just taken
 * over                    the game is over
 * </pre>
 *
 * <p>Immutable and thread-safe; equal stages are the same object.
 */
public final class Stage {

    private static final Stage[] PLACE = {of(Due.PLACE_RING, Side.WHITE), of(Due.PLACE_RING, Side.BLACK)};
    private static final Stage[] MOVE = {of(Due.MOVE_RING, Side.WHITE), of(Due.MOVE_RING, Side.BLACK)};
    private static final Stage[] MOVE_AFTER_PASS = {afterPass(Side.WHITE), afterPass(Side.BLACK)};
    private static final Stage[] ROW = fourTimes(Due.TAKE_ROW, "row ");
    private static final Stage[] RING = fourTimes(Due.TAKE_RING, "ring ");
    private static final Stage OVER =
            new Stage(Optional.empty(), Optional.empty(), Optional.empty(), Turn.nobody(), "over");

    private final Optional<Due> due;
    private final Optional<Side> side;
    private final Optional<Side> mover;
    private final Turn turn;
    private final String text;

    private Stage(Optional<Due> due, Optional<Side> side, Optional<Side> mover, Turn turn, String text) {
        this.due = due;
        this.side = side;
        this.mover = mover;
        this.turn = turn;
        this.text = text;
    }

    private static Stage of(Due due, Side side, Side mover, String text) {
        return new Stage(Optional.of(due), Optional.of(side), Optional.of(mover), Turn.of(side), text);
    }

    private static Stage of(Due due, Side side) {
        return of(due, side, side, (due == Due.PLACE_RING ? "place " : "move ") + side);
    }

    private static Stage afterPass(Side side) {
        return of(Due.MOVE_RING, side, side, "move " + side + " after pass");
    }

    private static Stage[] fourTimes(Due due, String word) {
        Stage[] stages = new Stage[4];
        for (Side side : Side.values()) {
            for (Side mover : Side.values()) {
                stages[index(side, mover)] = of(due, side, mover, word + side + " then " + mover);
            }
        }
        return stages;
    }

    private static int index(Side side) {
        return side == Side.WHITE ? 0 : 1;
    }

    private static int index(Side side, Side mover) {
        return index(side) * 2 + index(mover);
    }

    /** A side places a ring. */
    public static Stage place(Side side) {
        return PLACE[index(side)];
    }

    /** A side moves a ring. */
    public static Stage move(Side side) {
        return MOVE[index(side)];
    }

    /** A side moves a ring after the other has passed. */
    public static Stage moveAfterPass(Side side) {
        return MOVE_AFTER_PASS[index(side)];
    }

    /**
     * A side takes a row.
     *
     * @param side who takes it
     * @param mover who moves a ring once all rows are gone
     */
    public static Stage row(Side side, Side mover) {
        return ROW[index(side, mover)];
    }

    /**
     * A side removes a ring for the row just taken.
     *
     * @param side who removes it
     * @param mover who moves a ring once all rows are gone
     */
    public static Stage ring(Side side, Side mover) {
        return RING[index(side, mover)];
    }

    /** The game is over. */
    public static Stage over() {
        return OVER;
    }

    /**
     * Reads a stage from text such as {@code move white after pass}, ignoring case.
     *
     * @throws IllegalArgumentException if there is no such stage
     */
    public static Stage parse(String text) {
        return Stream.of(PLACE, MOVE, MOVE_AFTER_PASS, ROW, RING, new Stage[] {OVER})
                .flatMap(Arrays::stream)
                .filter(stage -> stage.text.equalsIgnoreCase(text))
                .findFirst()
                .orElseThrow(() -> Spellings.unknown(Stage.class, "stage", text));
    }

    /** The decision to make; empty if the game is over. */
    public Optional<Due> due() {
        return due;
    }

    /** Whether a certain decision is to be made. */
    public boolean isDue(Due decision) {
        return due.isPresent() && due.get() == decision;
    }

    /** The side that decides; empty if the game is over. */
    public Optional<Side> side() {
        return side;
    }

    /** Whether a certain side decides. */
    boolean isOf(Side who) {
        return side.isPresent() && side.get() == who;
    }

    /** The side that makes the next placement or ring move; differs from {@link #side()} only while rows are taken. */
    public Optional<Side> mover() {
        return mover;
    }

    /** Whether the last move was a pass, so that another pass ends the game. */
    public boolean isAfterPass() {
        return this == MOVE_AFTER_PASS[0] || this == MOVE_AFTER_PASS[1];
    }

    /** The turn, in terms of all games. */
    public Turn turn() {
        return turn;
    }

    /** The same in every run; equal stages are the same object. */
    @Override
    public int hashCode() {
        return text.hashCode();
    }

    /** The text of this stage, such as {@code row white then black}. */
    @Override
    public String toString() {
        return text;
    }
}
