package org.ludex.dog.engine;

import org.ludex.dog.Card;

/** A play after its pieces have moved and before its consequences. Mutable; used while one move is tried. */
public final class Effect {

    /** How pieces moved. */
    public enum Kind {
        /** From the kennel. */
        START,
        /** One piece by a number. */
        NUMBER,
        /** Several pieces by parts of a number. */
        SHARED,
        /** Up to the next piece. */
        MAGNET,
        /** Two pieces changed places. */
        SWAP
    }

    private final State state;
    private final Board board;
    private final Kind kind;
    private final Card value;
    private final int steps;
    private final int[] landings;
    private final Hits hits;

    Effect(State state, Board board, Kind kind, Card value, int steps, int[] landings, Hits hits) {
        this.state = state;
        this.board = board;
        this.kind = kind;
        this.value = value;
        this.steps = steps;
        this.landings = landings;
        this.hits = hits;
    }

    /** The position before the play. */
    public State state() {
        return state;
    }

    /** The pieces after the steps; the consequences change it. */
    public Board board() {
        return board;
    }

    /** How the pieces moved. */
    public Kind kind() {
        return kind;
    }

    /** The card, or what it stands for. */
    public Card value() {
        return value;
    }

    /** How many steps a number led. */
    public int steps() {
        return steps;
    }

    /** Where the moved pieces arrived; in a swap the player's own first. */
    public int[] landings() {
        return landings;
    }

    /** What was hit. */
    public Hits hits() {
        return hits;
    }
}
