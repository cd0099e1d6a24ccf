package org.ludex.notation.json;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.List;
import java.util.Set;
import org.ludex.core.Fault;
import org.ludex.notation.format.WrittenRecord;

/**
 * A record as a format writes it, in JSON: its text, and what is lost in it.
 *
 * @param faults how what is lost is written
 */
record WrittenRecordJson(Codec<Fault> faults) implements Codec<WrittenRecord> {

    @Override
    public void write(WrittenRecord record, JsonGenerator json) throws IOException {
        json.writeStartObject();
        json.writeStringField("text", record.text());
        json.writeArrayFieldStart("losses");
        for (Fault loss : record.losses()) {
            faults.write(loss, json);
        }
        json.writeEndArray();
        json.writeEndObject();
    }

    @Override
    public WrittenRecord read(JsonValue json) {
        Fields fields = json.fields(JsonWords.RECORD).only(Set.of("text", "losses"));
        List<Fault> losses =
                fields.elements("losses").stream().map(faults::read).toList();
        return new WrittenRecord(fields.word("text"), losses);
    }
}
