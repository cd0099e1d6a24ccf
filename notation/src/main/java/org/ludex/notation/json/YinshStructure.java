package org.ludex.notation.json;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.ludex.core.Options;
import org.ludex.core.Setup;
import org.ludex.yinsh.Side;
import org.ludex.yinsh.YinshPosition;
import org.ludex.yinsh.YinshSetup;

/** YINSH: the decision that is due, and how many rings wait to be placed. */
final class YinshStructure implements GameStructure<YinshPosition> {

    @Override
    public Class<YinshPosition> positions() {
        return YinshPosition.class;
    }

    @Override
    public void tell(YinshPosition position, Map<String, Object> fields) {
        position.due().ifPresent(due -> fields.put("due", due.toString()));
        Map<String, Integer> reserve = new LinkedHashMap<>();
        for (Side side : Side.values()) {
            reserve.put(side.id(), position.ringsToPlace(side));
        }
        fields.put("reserve", reserve);
    }

    @Override
    public Optional<Options> options(Setup<?> setup) {
        return setup instanceof YinshSetup yinsh ? Optional.of(yinsh.options()) : Optional.empty();
    }
}
