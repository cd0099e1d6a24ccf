package org.ludex.notation.json;

import java.util.Map;
import java.util.Optional;
import org.ludex.core.Options;
import org.ludex.core.Setup;
import org.ludex.dog.mensch.MenschPosition;
import org.ludex.dog.mensch.MenschSetup;

/** Mensch: the number that was rolled. */
final class MenschStructure implements GameStructure<MenschPosition> {

    @Override
    public Class<MenschPosition> positions() {
        return MenschPosition.class;
    }

    @Override
    public void tell(MenschPosition position, Map<String, Object> fields) {
        position.roll().ifPresent(roll -> fields.put("roll", roll));
    }

    @Override
    public Optional<Options> options(Setup<?> setup) {
        return setup instanceof MenschSetup mensch ? Optional.of(mensch.options()) : Optional.empty();
    }
}
