package org.ludex.notation.json;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.ludex.core.Options;
import org.ludex.core.Setup;
import org.ludex.sixth.Side;
import org.ludex.sixth.SixthPosition;
import org.ludex.sixth.SixthSetup;

/** SiXTH: what each side can still enter. */
final class SixthStructure implements GameStructure<SixthPosition> {

    @Override
    public Class<SixthPosition> positions() {
        return SixthPosition.class;
    }

    @Override
    public void tell(SixthPosition position, Map<String, Object> fields) {
        Map<String, String> reserve = new LinkedHashMap<>();
        for (Side side : Side.values()) {
            reserve.put(side.id(), position.supply().reserve(side).toString());
        }
        fields.put("reserve", reserve);
    }

    @Override
    public Optional<Options> options(Setup<?> setup) {
        return setup instanceof SixthSetup sixth ? Optional.of(sixth.options()) : Optional.empty();
    }
}
