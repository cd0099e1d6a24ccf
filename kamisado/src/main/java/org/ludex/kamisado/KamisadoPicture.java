package org.ludex.kamisado;

import java.util.List;
import org.ludex.core.picture.Drawing;
import org.ludex.core.picture.Picture;
import org.ludex.core.picture.StyledText;

/** Draws positions. */
final class KamisadoPicture {

    private KamisadoPicture() {}

    static Picture of(KamisadoPosition position) {
        return new Picture(StyledText.of(position.text()), new Drawing(position.text(), 1, 1, List.of()));
    }

    static Picture of(KamisadoPosition position, KamisadoPosition before, KamisadoMove move) {
        return of(position);
    }
}
