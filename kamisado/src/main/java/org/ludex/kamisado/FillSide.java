package org.ludex.kamisado;

import java.util.Locale;
import org.ludex.core.Spellings;

/** The side from which the home rows are filled, as each player sees it. */
public enum FillSide {
    /** From the left, the brown square. */
    LEFT,
    /** From the right, the orange square. */
    RIGHT;

    private final String word = name().toLowerCase(Locale.ROOT);

    /**
     * The side with a name, ignoring case.
     *
     * @throws IllegalArgumentException if the name is neither left nor right
     */
    public static FillSide parse(String word) {
        return Spellings.read(FillSide.class, "side to fill from", word);
    }

    /** The side's name. */
    @Override
    public String toString() {
        return word;
    }
}
