package org.ludex.yinsh;

import java.util.Locale;
import org.ludex.core.Spellings;

/** The kind of decision that has to be made next. */
public enum Due {
    /** A ring is placed on an empty point. */
    PLACE_RING,
    /** A ring is moved, or the side passes because no ring can move. */
    MOVE_RING,
    /** A row of five markers is taken. */
    TAKE_ROW,
    /** A ring is removed for the row just taken. */
    TAKE_RING;

    private final String word = name().toLowerCase(Locale.ROOT).replace('_', '-');

    /**
     * The decision with a name, ignoring case.
     *
     * @throws IllegalArgumentException if there is no such decision
     */
    public static Due parse(String text) {
        return Spellings.read(Due.class, "decision", text);
    }

    /** The name of this decision, such as {@code take-row}. */
    @Override
    public String toString() {
        return word;
    }
}
