package org.ludex.core;

/** An attempt to play a move that the position refuses. Carries the position, the move and the rule that it breaks. */
public final class IllegalMoveException extends IllegalArgumentException {

    private static final long serialVersionUID = 1L;

    private final transient Position<?, ?> position;
    private final transient Move move;
    private final transient Verdict.Illegal verdict;

    /** Creates the exception for a move that a position refused. */
    public IllegalMoveException(Position<?, ?> position, Move move, Verdict.Illegal verdict) {
        super(move + ": " + verdict.rule().code() + ": " + verdict.message());
        this.position = position;
        this.move = move;
        this.verdict = verdict;
    }

    /** The position that refused the move. */
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
