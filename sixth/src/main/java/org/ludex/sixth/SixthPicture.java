package org.ludex.sixth;

import org.ludex.core.picture.Picture;

/** Pictures of positions, as text and as shapes. */
final class SixthPicture {

    private SixthPicture() {}

    static Picture of(SixthPosition position) {
        return picture(position, Highlight.NONE);
    }

    /** A position with the move that led to it. */
    static Picture after(SixthPosition before, SixthMove move, SixthPosition after) {
        return picture(after, Highlight.of(before, move, after));
    }

    private static Picture picture(SixthPosition position, Highlight highlight) {
        return new Picture(TextBoard.of(position, highlight), DrawnBoard.of(position, highlight));
    }
}
