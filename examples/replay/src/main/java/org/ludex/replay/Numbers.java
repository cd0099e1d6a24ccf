package org.ludex.replay;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.List;

/** Lists of numbers in JSON. */
final class Numbers {

    private Numbers() {}

    static void write(JsonGenerator json, List<Integer> numbers) throws IOException {
        json.writeStartArray();
        for (int number : numbers) {
            json.writeNumber(number);
        }
        json.writeEndArray();
    }
}
