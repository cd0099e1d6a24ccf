package org.ludex.dog.engine;

import org.ludex.core.Rule;
import org.ludex.dog.Card;
import org.ludex.dog.DogRule;

/**
 * What a kind of card can do in a game.
 *
 * @param kind the card
 * @param rule the rule that a wrong number of steps breaks
 * @param starts whether it brings a piece from the kennel
 * @param forward the numbers of steps it allows, as bits
 * @param back the number of steps back it allows, or 0
 * @param split how its steps are shared among pieces
 * @param deed what it does besides
 * @param lift when it lifts the order of ranks
 */
public record CardUse(Card kind, Rule rule, boolean starts, int forward, int back, Split split, Deed deed, Lift lift) {

    /** How the steps of a card are shared. */
    public enum Split {
        /** One piece takes all. */
        NONE(0, false),
        /** Seven steps over the player's own pieces, hitting all that is passed. */
        SEVEN(7, true),
        /** Four steps over the player's own and other pieces. */
        FOUR(4, false);

        private final int steps;
        private final boolean sweeps;

        Split(int steps, boolean sweeps) {
            this.steps = steps;
            this.sweeps = sweeps;
        }

        /** All steps together. */
        public int steps() {
            return steps;
        }

        /** Whether pieces that are passed are hit. */
        public boolean sweeps() {
            return sweeps;
        }
    }

    /** What a card does besides moving a piece by numbers. */
    public enum Deed {
        /** Nothing. */
        NONE,
        /** Swaps two pieces. */
        SWAP,
        /** Moves a piece up to the next one. */
        MAGNET,
        /** Takes a card from the pile. */
        TAKE
    }

    /** When a card lifts the order of ranks. */
    public enum Lift {
        /** Never. */
        NEVER,
        /** When it leads back. */
        BACK,
        /** Always. */
        ALWAYS
    }

    /** A card for steps forward. */
    public static CardUse steps(Card kind, Rule rule, int... numbers) {
        int forward = 0;
        for (int number : numbers) {
            forward |= 1 << number;
        }
        return new CardUse(kind, rule, false, forward, 0, Split.NONE, Deed.NONE, Lift.NEVER);
    }

    /** A card that is just its number. */
    public static CardUse number(Card kind) {
        return steps(kind, DogRule.D10, kind.number().orElseThrow());
    }

    /** A card whose steps are shared. */
    public static CardUse shared(Card kind, Rule rule, Split split) {
        return new CardUse(kind, rule, false, 0, 0, split, Deed.NONE, Lift.NEVER);
    }

    /** A card with a deed only. */
    public static CardUse deed(Card kind, Rule rule, Deed deed) {
        return new CardUse(kind, rule, false, 0, 0, Split.NONE, deed, Lift.NEVER);
    }

    /** A copy that may also start a piece. */
    public CardUse starting() {
        return new CardUse(kind, rule, true, forward, back, split, deed, lift);
    }

    /** A copy that may also move backwards. */
    public CardUse orBack(int steps) {
        return new CardUse(kind, rule, starts, forward, steps, split, deed, lift);
    }

    /** A copy with a special action as an alternative. */
    public CardUse or(Deed other) {
        return new CardUse(kind, rule, starts, forward, back, split, other, lift);
    }

    /** A copy that lifts the order of ranks. */
    public CardUse lifting(Lift when) {
        return new CardUse(kind, rule, starts, forward, back, split, deed, when);
    }

    /** Whether the order of ranks does not count when a piece moves with it forward, or back. */
    boolean lifts(boolean backwards) {
        return lift == Lift.ALWAYS || (backwards && lift == Lift.BACK);
    }

    /** Whether it allows a number of steps forward. */
    public boolean allows(int steps) {
        return steps > 0 && steps < 32 && (forward >> steps & 1) != 0;
    }
}
