package org.ludex.notation.bad;

import static org.assertj.core.api.Assertions.assertThatCode;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.ludex.core.Facts;
import org.ludex.notation.AnyRecord;
import org.ludex.notation.Diagnostic;
import org.ludex.notation.Report;
import org.ludex.notation.json.LudexModule;

@DisplayName("Readers of JSON")
class NestedJsonTest {

    @ParameterizedTest
    @ValueSource(classes = {AnyRecord.class, Report.class, Diagnostic.class, Facts.class, org.ludex.core.Fault.class})
    @DisplayName("are not brought down by JSON that is nested as deep as a parser takes it")
    void nested(Class<?> type) {
        ObjectMapper mapper = new ObjectMapper().registerModule(new LudexModule());
        String fault = "{\"rule\":\"core:position-text\",\"facts\":{\"values\":{\"a\":{\"fault\":";
        for (String unit : List.of(
                fault, "{\"values\":{\"a\":", "[", "{\"a\":", "{\"facts\":{\"values\":{\"a\":", "{\"moves\":[")) {
            for (int times : new int[] {80, 240, 990, 100_000}) {
                String json = unit.repeat(times);
                assertThatCode(() -> {
                            try {
                                mapper.readValue(json + closing(json), type);
                            } catch (JsonProcessingException refused) {
                                // As it should be.
                            }
                        })
                        .as(unit)
                        .doesNotThrowAnyException();
            }
        }
    }

    private static String closing(String opened) {
        StringBuilder closing = new StringBuilder("1");
        for (int i = opened.length() - 1; i >= 0; i--) {
            char c = opened.charAt(i);
            closing.append(c == '{' ? "}" : c == '[' ? "]" : "");
        }
        return closing.toString();
    }
}
