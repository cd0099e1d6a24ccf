package org.ludex.sixth;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/**
 * An earlier position of a game in which repetition counts (S9), as far as it does not follow from the present one.
 *
 * @param towers the towers by cell
 * @param toMove who was to move
 * @param banned the reversal that was forbidden
 * @param afterPass whether the turn just before was a pass
 * @param times how often the position occurred, 1 or 2
 */
public record EarlierPosition(
        Map<Cell, Tower> towers, Side toMove, Optional<SixthMove.MovePart> banned, boolean afterPass, int times) {

    /** Keeps a copy of the towers. */
    public EarlierPosition {
        towers = Collections.unmodifiableMap(new LinkedHashMap<>(towers));
    }
}
