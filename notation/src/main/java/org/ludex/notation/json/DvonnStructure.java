package org.ludex.notation.json;

import java.util.Map;
import org.ludex.dvonn.DvonnPosition;

/** DVONN: the phase, and the piece to be placed or the pass that is due. */
final class DvonnStructure implements GameStructure<DvonnPosition> {

    @Override
    public Class<DvonnPosition> positions() {
        return DvonnPosition.class;
    }

    @Override
    public void tell(DvonnPosition position, Map<String, Object> fields) {
        fields.put("phase", position.phase().toString());
        position.pieceToPlace().ifPresent(piece -> fields.put("due", piece.toString()));
        if (position.isPassDue()) {
            fields.put("due", "pass");
        }
    }
}
