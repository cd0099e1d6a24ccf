package org.ludex.notation.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import com.code_intelligence.jazzer.junit.FuzzTest;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import org.ludex.core.Facts;
import org.ludex.core.Line;
import org.ludex.core.Options;
import org.ludex.core.Outcome;
import org.ludex.core.Turn;
import org.ludex.core.Verdict;
import org.ludex.core.Viewer;
import org.ludex.dog.DogMove;
import org.ludex.dog.DogPosition;
import org.ludex.dog.DogSetup;
import org.ludex.dog.cards.CardsMove;
import org.ludex.dog.cards.CardsPosition;
import org.ludex.dog.mensch.MenschMove;
import org.ludex.dog.mensch.MenschPosition;
import org.ludex.dvonn.DvonnMove;
import org.ludex.dvonn.DvonnPosition;
import org.ludex.dvonn.DvonnSetup;
import org.ludex.kamisado.KamisadoMove;
import org.ludex.kamisado.KamisadoPosition;
import org.ludex.kamisado.KamisadoSetup;
import org.ludex.notation.Diagnostic;
import org.ludex.notation.GameRecord;
import org.ludex.notation.Report;
import org.ludex.notation.Result;
import org.ludex.notation.json.LudexModule;
import org.ludex.sixth.SixthMove;
import org.ludex.sixth.SixthPosition;
import org.ludex.sixth.SixthSetup;
import org.ludex.yinsh.YinshMove;
import org.ludex.yinsh.YinshPosition;
import org.ludex.yinsh.YinshSetup;

/**
 * JSON read into one of the types, which the first byte chooses. Either an exception of Jackson's says what is wrong, or the
 * value can be written and read back.
 */
class MapperFuzzTest {

    private static final List<Class<?>> TYPES = List.of(
            GameRecord.class,
            Report.class,
            Diagnostic.class,
            Result.class,
            Line.class,
            Options.class,
            Outcome.class,
            Turn.class,
            Verdict.class,
            Viewer.class,
            Facts.class,
            KamisadoMove.class,
            KamisadoPosition.class,
            KamisadoSetup.class,
            DvonnMove.class,
            DvonnPosition.class,
            DvonnSetup.class,
            YinshMove.class,
            YinshPosition.class,
            YinshSetup.class,
            SixthMove.class,
            SixthPosition.class,
            SixthSetup.class,
            DogMove.class,
            DogPosition.class,
            DogSetup.class,
            CardsMove.class,
            CardsPosition.class,
            MenschMove.class,
            MenschPosition.class);

    private static final ObjectMapper MAPPER = new ObjectMapper().registerModule(new LudexModule().namingGames());

    @FuzzTest
    void read(byte[] bytes) throws Exception {
        if (bytes.length == 0) {
            return;
        }
        Class<?> type = TYPES.get(Math.floorMod(bytes[0] - 'A', TYPES.size()));
        String json = new String(Arrays.copyOfRange(bytes, 1, bytes.length), StandardCharsets.UTF_8);
        Object value;
        try {
            value = MAPPER.readValue(json, type);
        } catch (JsonProcessingException e) {
            assertThat(e.getMessage()).isNotBlank();
            return;
        }
        if (value != null) {
            String written = MAPPER.writeValueAsString(value);
            assertThat((Object) MAPPER.readValue(written, type)).as(written).isEqualTo(value);
        }
    }
}
