package org.ludex.notation.json;

import java.util.Map;
import java.util.Optional;
import org.ludex.core.Options;
import org.ludex.core.Setup;
import org.ludex.kamisado.Kamisado;
import org.ludex.kamisado.KamisadoPosition;
import org.ludex.kamisado.KamisadoSetup;

/** Kamisado: the phase, the tower that is due, and the round. */
final class KamisadoStructure implements GameStructure<KamisadoPosition> {

    @Override
    public Class<KamisadoPosition> positions() {
        return KamisadoPosition.class;
    }

    @Override
    public void tell(KamisadoPosition position, Map<String, Object> fields) {
        fields.put("phase", position.phase().toString());
        position.due().ifPresent(colour -> fields.put("due", colour.toString()));
        fields.put("round", position.round());
    }

    @Override
    public Optional<Options> options(Setup<?> setup) {
        return setup instanceof KamisadoSetup kamisado
                ? Optional.of(Options.of(
                        Kamisado.GAME, Map.of("level", kamisado.level().toString())))
                : Optional.empty();
    }
}
