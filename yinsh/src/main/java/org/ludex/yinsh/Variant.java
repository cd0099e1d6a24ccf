package org.ludex.yinsh;

import java.util.Locale;
import java.util.Optional;
import org.ludex.core.Option;
import org.ludex.core.Options;
import org.ludex.core.Outcome;
import org.ludex.core.Spellings;

/** The option {@code variant}: how many rings must be removed to win. */
public enum Variant {
    /** The third ring wins. */
    STANDARD(3),
    /** The first ring wins. */
    BLITZ(1);

    /** The option. */
    static final Option OPTION = Option.of(Variant.class, "variant");

    private static final Wins WON_E1 = new Wins(YinshRule.E1);
    private static final Wins WON_E2 = new Wins(YinshRule.E2);
    private static final Wins WON_E3 = new Wins(YinshRule.E3);
    private static final Wins WON_BLITZ = new Wins(YinshRule.BLITZ);
    private static final Outcome DRAWN = Outcome.drawn(YinshRule.E3);

    private final int ringsToWin;

    Variant(int ringsToWin) {
        this.ringsToWin = ringsToWin;
    }

    /** The two possible wins by each rule, created once. */
    private record Wins(Outcome white, Outcome black) {
        Wins(YinshRule rule) {
            this(Outcome.won(Side.WHITE, rule), Outcome.won(Side.BLACK, rule));
        }

        Outcome of(Side winner) {
            return winner == Side.WHITE ? white : black;
        }
    }

    /** The variant chosen by options. */
    public static Variant of(Options options) {
        return parse(options.value(OPTION.name()));
    }

    /**
     * The variant with a name, ignoring case.
     *
     * @throws IllegalArgumentException if the name is neither {@code standard} nor {@code blitz}
     */
    public static Variant parse(String text) {
        return Spellings.read(Variant.class, "variant", text);
    }

    /** The name, as in records. */
    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** The number of rings that must be removed to win. */
    public int ringsToWin() {
        return ringsToWin;
    }

    /** Whether a side that has placed all its rings, and has a certain number left on the board, has won. */
    boolean isWonWith(int rings) {
        return Yinsh.RINGS - rings >= ringsToWin;
    }

    /** The side that has removed enough rings, if one has. */
    Optional<Side> winner(Board board) {
        for (Side side : Side.values()) {
            if (isWonWith(board.ringCount(side))) {
                return Optional.of(side);
            }
        }
        return Optional.empty();
    }

    /** The outcome of a game that is over. */
    Outcome outcome(Board board) {
        Optional<Side> winner = winner(board);
        if (winner.isPresent()) {
            return wins(board, winner.get()).of(winner.get());
        }
        int white = board.ringCount(Side.WHITE);
        int black = board.ringCount(Side.BLACK);
        return white == black ? DRAWN : WON_E3.of(white < black ? Side.WHITE : Side.BLACK);
    }

    private Wins wins(Board board, Side winner) {
        if (this == BLITZ) {
            return WON_BLITZ;
        }
        Side loser = winner.other();
        boolean loserHasThirdRow = isWonWith(board.ringCount(loser) - 1) && board.hasRow(loser);
        return loserHasThirdRow ? WON_E2 : WON_E1;
    }
}
