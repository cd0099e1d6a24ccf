package org.ludex.core;

/** A move was played that its position refuses. Carries the move, the rule it breaks, and the position. */
public final class IllegalMoveException extends IllegalArgumentException {

    private static final long serialVersionUID = 1L;

    private final transient Position<?, ?> position;
    private final transient Move move;
    private final transient Verdict.Illegal verdict;

    /** The refusal of a move by a position. */
    public IllegalMoveException(Position<?, ?> position, Move move, Verdict.Illegal verdict) {
        super(move + ": " + verdict.rule().code() + ": " + verdict.message());
        this.position = position;
        this.move = move;
        this.verdict = verdict;
    }

    /** The position that refused. */
    public Position<?, ?> position() {
        return position;
    }

    /** The refused move. */
    public Move move() {
        return move;
    }

    /** The refusal, with its rule and facts. */
    public Verdict.Illegal verdict() {
        return verdict;
    }

    /** The rule that the move breaks. */
    public Rule rule() {
        return verdict.rule();
    }
}
